// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/sample.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <array>
#include <string>

#include "base/atomic_file.h"
#include "base/files.h"

namespace heldout::ui::sample {

namespace {

struct Packed
{
    const char* resource;
    const char* file;
};

constexpr std::array kFiles{
    Packed{"train.in.gz", "train_train.in"},
    Packed{"train_GENE.eval.gz", "train_GENE.eval"},
    Packed{"train_ALTGENE.eval.gz", "train_ALTGENE.eval"},
    Packed{"test.in.gz", "test_test.in"},
    Packed{"test_GENE.eval.gz", "test_GENE.eval"},
    Packed{"test_ALTGENE.eval.gz", "test_ALTGENE.eval"},
    Packed{"predictions_dictionary.eval.gz", "dictionary.eval"},
    Packed{"predictions_dictionary-any-case.eval.gz", "dictionary-any-case.eval"},
    Packed{"predictions_long-names.eval.gz", "long-names.eval"},
};

struct System
{
    const char* name; ///< as a file would name it: not translated
    const char* file;
};

constexpr std::array kSystems{
    System{"Dictionary", "dictionary.eval"},
    System{"Dictionary, any case", "dictionary-any-case.eval"},
    System{"Long names only", "long-names.eval"},
};

Status unpackOne(const Packed& packed, const QDir& folder)
{
    const QString target = folder.filePath(QString::fromLatin1(packed.file));
    if (QFileInfo::exists(target))
        return {};
    // The unpacking reader works on files of the disk, not on resources.
    const QTemporaryDir scratch;
    const QString copy = scratch.filePath(QStringLiteral("packed.gz"));
    if (!QFile::copy(QStringLiteral(":/sample/") + QString::fromLatin1(packed.resource), copy))
        return fail(Code::UnreadableFile, Phrase::of("This build of Heldout has no sample in it."),
            Phrase::of("Import your own files, or install a complete build."));
    const Result<std::string> content = readFile(copy.toStdString());
    if (!content)
        return fail(content.error());
    return writeFileAtomically(target.toStdString(), *content);
}

project::ImportRequest request(const QDir& folder, const char* split, const char* file)
{
    project::ImportRequest request;
    request.paths = {folder.filePath(QString::fromLatin1(file)).toStdString()};
    request.dataset = datasetName().toStdString();
    request.split = split;
    request.options.format = formats::FormatId::Bc2gm;
    request.replace = true; // an import of the sample that was cut short is begun again
    return request;
}

} // namespace

QString datasetName()
{
    return QStringLiteral("BC2GM");
}

Result<std::vector<project::ImportRequest>> unpack(const QString& folder, JobContext& job)
{
    if (!QDir().mkpath(folder)) {
        Error error;
        error.code = Code::UnwritableFile;
        error.message = Phrase::of("The folder for the sample could not be made.");
        error.file = folder.toStdString();
        return fail(error);
    }
    const QDir dir(folder);
    for (const Packed& packed : kFiles) {
        if (const Status go = job.checkStop(); !go)
            return fail(go.error());
        if (const Status done = unpackOne(packed, dir); !done)
            return fail(done.error());
    }
    std::vector<project::ImportRequest> requests;
    requests.push_back(request(dir, "train", "train_train.in"));
    // Training ids begin with the PubMed id of the abstract; test ids were renumbered for the release.
    requests.back().options.documentPattern = R"(^P(\d{8}))";
    requests.push_back(request(dir, "test", "test_test.in"));
    return requests;
}

project::CompareRequest comparison()
{
    project::CompareRequest request;
    request.dataset = datasetName().toStdString();
    request.testSplit = "test";
    request.trainSplit = "train";
    return request;
}

std::vector<project::PredictionRequest> predictions(const QString& folder)
{
    std::vector<project::PredictionRequest> requests;
    for (const System& system : kSystems) {
        project::PredictionRequest request;
        request.dataset = datasetName().toStdString();
        request.split = "test";
        request.paths = {QDir(folder).filePath(QString::fromLatin1(system.file)).toStdString()};
        request.system = system.name;
        request.options.format = formats::FormatId::Bc2gm;
        request.replace = true;
        requests.push_back(std::move(request));
    }
    return requests;
}

} // namespace heldout::ui::sample
