// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "metrics/counts.h"

/// Scores as functions of summed counts, the same for classification, relations, tags and mentions.
namespace heldout::metrics {

enum class Kind : std::uint8_t {
    OneLabel, ///< an item has one gold label and one predicted label, or none predicted
    LabelSets, ///< an item has a set of gold labels and a set of predicted ones (multi-label)
    Mentions, ///< an item has gold and predicted mentions (or other finds): there are no true negatives
};

/// What is scored. Classes are labels or mention types, 0 .. classes-1, in an order of the caller's.
struct Task
{
    Kind kind = Kind::OneLabel;
    std::uint32_t classes = 0;
    /// Classes that macro, micro and weighted averages leave aside (such as "no relation"), ascending. Their
    /// own rows, accuracy and Matthews correlation keep them.
    std::vector<std::uint32_t> outside = {};

    [[nodiscard]] bool averaged(std::uint32_t label) const;
};

/// Counts of one class in one item.
struct ClassCounts
{
    std::uint32_t label = 0;
    Counts counts;
    friend bool operator==(const ClassCounts&, const ClassCounts&) = default;
};

/// What one system did on one item, or on a part of it. Counts are multiples of one half below 2^24; classes
/// that are not named have none.
///
/// trials and correct are the two sides of accuracy: one trial an item for labels (correct = the label, or
/// the whole set of labels, is right), one a token for tags; none where there is no accuracy.
struct Outcome
{
    double trials = 0, correct = 0;
    std::vector<ClassCounts> classes = {}; ///< by label, ascending, each once
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Outcomes summed: everything a metric asks for.
struct Tally
{
    double trials = 0, correct = 0;
    std::vector<Counts> classes; ///< Task::classes of them

    Tally() = default;
    explicit Tally(const Task& task)
        : classes(task.classes)
    {
    }
    void add(const Outcome& outcome, double times = 1);
    Tally& operator+=(const Tally& other); ///< of the same task
    /// The micro row: the sum over the classes the task averages.
    [[nodiscard]] Counts micro(const Task& task) const;
    friend bool operator==(const Tally&, const Tally&) = default;
};

enum class Measure : std::uint8_t { Precision, Recall, F, Accuracy, Matthews };

/// Over which classes. Accuracy has no averages: it ignores this.
enum class Average : std::uint8_t {
    Micro, ///< of the summed counts; Matthews: of the whole table
    Macro, ///< mean over classes
    Weighted, ///< mean over classes, each as often as it is gold
    OneClass, ///< Metric::label alone, the positive class of a binary task
};

/// What a mean over classes does where a class has no value (0/0).
enum class Undefined : std::uint8_t {
    LeftOut, ///< the mean is over the other classes; Score::leftOut says how many are missing
    Zero, ///< counts as 0 if the class is gold or predicted somewhere, as scikit-learn's zero_division=0 does
};

struct Metric
{
    Measure measure = Measure::F;
    Average average = Average::Micro;
    std::uint32_t label = 0; ///< of OneClass
    Undefined undefined = Undefined::LeftOut;
    double beta = 1; ///< of F
    friend bool operator==(const Metric&, const Metric&) = default;
};

struct Score
{
    std::optional<double> value; ///< unset = undefined
    /// Classes of a macro or weighted mean that are gold or predicted and have no value, and so were left
    /// out. Classes that are neither are in no mean and are not counted here.
    std::uint32_t leftOut = 0;
    friend bool operator==(const Score&, const Score&) = default;
};

/// Whether the metric's class is one of the task's and its beta is above 0.
[[nodiscard]] bool validMetric(const Task& task, const Metric& metric);

/// The value of a valid metric. Precision, recall, F and accuracy are fractions 0..1, Matthews is -1..1.
/// O(classes).
///
/// A class takes part in a macro mean when it is gold or predicted at least once, in a weighted mean when it
/// is gold at least once; weights are of the classes that have a value. A mean of no class is undefined.
///
/// Accuracy = correct / trials; undefined without trials.
///
/// Matthews correlation: for one label an item R_K of Gorodkin (2004),
///   (c s - sum p_k t_k) / sqrt((s^2 - sum p_k^2) (s^2 - sum t_k^2)),
/// s items, c right ones, t_k gold and p_k predicted ones of class k; no prediction is a class of its own.
/// For two classes it is the binary coefficient. Undefined where a root is 0 (one class only). OneClass is
/// the binary coefficient of "is it this class"; for sets of labels Micro is the binary coefficient over all
/// decisions (item, label). Macro and Weighted are means of OneClass. Undefined for mentions, which have no
/// true negatives.
[[nodiscard]] Score scoreOf(const Task& task, const Tally& tally, const Metric& metric);

} // namespace heldout::metrics
