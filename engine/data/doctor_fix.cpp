#include "engine/data/doctor_fix.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os_files.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <set>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr const char* cleaned_name = "cleaned.jsonl";

/// Beside the metadata, named after it: a second corpus in the same folder stays apart.
Path beside(const Path& metadata, const std::string& name) {
    if (std::filesystem::is_directory(metadata))
        return metadata / name;
    return metadata.parent_path() / (metadata.stem().string() + "." + name);
}

std::string manifest_line(const Utterance& utterance, const Path& folder) {
    Json line = {{"file", utterance.file.lexically_proximate(folder).string()},
                 {"text", utterance.text}};
    if (!utterance.speaker.empty())
        line["speaker"] = utterance.speaker;
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string reasons_of(const BadRows& rows, const Findings& findings) {
    std::string reasons;
    for (const BadRow& row : rows)
        reasons += to_english(row.what) + "\n";
    for (const Finding& finding : findings)
        if (finding.leave_out)
            reasons += to_english(finding.what) + "\n";
    return reasons;
}

/// Somebody may have edited what an earlier fix wrote: it is kept then, and added to `older`.
Result<void> write_again(const Path& file, const std::string& bytes, std::vector<Path>& older) {
    const auto found = read_file(file);
    if (!std::filesystem::exists(file) || found.value_or("") == bytes)
        return write_file_atomically(file, bytes);
    older.push_back(file.string() + ".old");
    return rename_and_sync(file, older.back()).and_then([&] {
        return write_file_atomically(file, bytes);
    });
}

} // namespace

bool is_cleaned_metadata(const Path& file) {
    const std::string name = file.filename().string();
    return name == cleaned_name || name.ends_with(fmt::format(".{}", cleaned_name));
}

Result<CleanedCorpus> write_cleaned_corpus(const Corpus& corpus, const Findings& findings) {
    CleanedCorpus cleaned{
        beside(corpus.metadata, cleaned_name), beside(corpus.metadata, left_out_name), 0, {}};
    const std::set<std::size_t> left_out = left_out_by(findings);
    std::string manifest;
    for (std::size_t i = 0; i < corpus.utterances.size(); ++i)
        if (!left_out.contains(i)) {
            manifest += manifest_line(corpus.utterances[i], cleaned.metadata.parent_path());
            ++cleaned.kept;
        }
    if (cleaned.kept == 0)
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "nothing of {corpus} would be left; nothing was "
                                               "written"),
                            {{"corpus", corpus.metadata.string()}}));
    return write_again(cleaned.metadata, manifest, cleaned.older)
        .and_then([&] {
            return write_again(cleaned.left_out, reasons_of(corpus.bad_rows, findings),
                               cleaned.older);
        })
        .map([&] { return cleaned; });
}

} // namespace formant
