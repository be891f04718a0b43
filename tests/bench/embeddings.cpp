// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the search among vectors against the product of matrices it is made of, on the same blocks and
// with the same instructions:
//   heldout_bench_embeddings [TESTS [TRAINS [NUMBERS [TURNS [THREADS [best]]]]]]
// best: without the instructions that every processor has
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "embeddings/product.h"
#include "measuring.h"

using namespace heldout;
using bench::cpuSeconds;
using bench::median;
using bench::peakKilobytes;

namespace {

/// Random directions, every eighth near an earlier one, as embeddings of texts about the same thing are.
class RandomVectors final : public VectorSource
{
public:
    RandomVectors(std::string name, std::size_t rows, std::size_t columns, std::uint64_t seed)
        : m_name(std::move(name))
        , m_columns(columns)
        , m_numbers(rows * columns)
    {
        Random random(seed);
        for (std::size_t i = 0; i < m_numbers.size(); ++i) {
            const std::size_t row = i / columns;
            // Four uniform numbers: near enough to a normal one.
            const double noise = random.unit() + random.unit() - random.unit() - random.unit();
            const bool near = row % 8 == 7;
            m_numbers[i] = static_cast<float>(near ? m_numbers[i - 7 * columns] + noise / 4 : noise);
        }
    }
    [[nodiscard]] const std::string& name() const override { return m_name; }
    [[nodiscard]] std::uint64_t rows() const override { return m_numbers.size() / m_columns; }
    [[nodiscard]] std::size_t columns() const override { return m_columns; }
    [[nodiscard]] Status read(
        std::uint64_t first, std::size_t count, std::span<float> out, const JobContext& /*job*/) override
    {
        const auto rows = std::span(m_numbers).subspan(first * m_columns, count * m_columns);
        std::copy(rows.begin(), rows.end(), out.begin());
        return {};
    }
    [[nodiscard]] const float* row(std::size_t i) const { return m_numbers.data() + i * m_columns; }

private:
    std::string m_name;
    std::size_t m_columns;
    std::vector<float> m_numbers;
};

/// Every product the search needs, and nothing else.
double productAlone(
    const RandomVectors& test, const RandomVectors& train, embeddings::Kernel kernel, unsigned threads)
{
    const embeddings::Product product = embeddings::productBy(kernel);
    const embeddings::Blocks blocks
        = embeddings::blocksFor(test.columns(), static_cast<std::size_t>(test.rows()), threads);
    std::vector<float> out(blocks.tests * blocks.trains);
    const double start = cpuSeconds();
    for (std::size_t i = 0; i < test.rows(); i += blocks.tests) {
        for (std::size_t j = 0; j < train.rows(); j += blocks.trains) {
            product.multiply(test.row(i), std::min<std::size_t>(blocks.tests, test.rows() - i), train.row(j),
                std::min<std::size_t>(blocks.trains, train.rows() - j), test.columns(), out.data());
        }
    }
    return cpuSeconds() - start;
}

double search(RandomVectors& test, RandomVectors& train, embeddings::Kernel kernel, unsigned threads)
{
    JobContext job({}, {}, threads);
    const double start = cpuSeconds();
    const auto result = embeddings::findBestMatches(test, train, {}, job, {.kernel = kernel});
    const double seconds = cpuSeconds() - start;
    if (!result)
        std::fputs((describe(result.error()) + '\n').c_str(), stderr);
    return result ? seconds : std::nan("");
}

std::size_t number(const std::vector<std::string_view>& arguments, std::size_t at, std::size_t otherwise)
{
    std::size_t value = otherwise;
    if (at < arguments.size())
        std::from_chars(arguments[at].data(), arguments[at].data() + arguments[at].size(), value);
    return std::max<std::size_t>(value, 1);
}

} // namespace

int main(int count, char** values)
{
    const std::vector<std::string_view> arguments(values, values + count);
    const std::size_t columns = number(arguments, 3, 384);
    RandomVectors test("test", number(arguments, 1, 10'000), columns, 1);
    RandomVectors train("train", number(arguments, 2, 100'000), columns, 2);
    const std::size_t turns = number(arguments, 4, 3);
    const auto threads = static_cast<unsigned>(number(arguments, 5, 1));
    std::printf("%zu x %zu vectors of %zu numbers, %u threads, medians of %zu turns, CPU seconds\n",
        static_cast<std::size_t>(test.rows()), static_cast<std::size_t>(train.rows()), columns, threads,
        turns);
    std::vector<embeddings::Kernel> kernels{embeddings::Kernel::Best};
    if (arguments.size() <= 6 || arguments[6] != "best")
        kernels.push_back(embeddings::Kernel::Baseline);
    for (const auto kernel : kernels) {
        std::vector<double> ours;
        std::vector<double> alone;
        for (std::size_t turn = 0; turn < turns; ++turn) {
            alone.push_back(productAlone(test, train, kernel, threads));
            ours.push_back(search(test, train, kernel, threads));
        }
        std::printf("%s: search %.2f, product alone %.2f, ratio %.3f\n",
            kernel == embeddings::Kernel::Best ? "this processor" : "baseline", median(ours), median(alone),
            median(ours) / median(alone));
    }
    std::printf("%ld KB at most, of these %zu of the vectors themselves\n", peakKilobytes(),
        static_cast<std::size_t>(test.rows() + train.rows()) * columns * sizeof(float) / 1024);
    return 0;
}
