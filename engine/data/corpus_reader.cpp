#include "engine/data/corpus_reader.h"

#include "engine/data/readers/corpus_format.h"
#include "engine/data/readers/transcript_folder_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace formant {
namespace {

struct Recognised {
    const CorpusFormat* format = nullptr;
    Path metadata;
};

Message unreadable(const CorpusRequest& request) {
    if (request.setting.empty())
        return message(FORMANT_TR("data", "cannot read the corpus {file}; is the path right?"),
                       {{"file", request.path.string()}});
    return message(
        FORMANT_TR("data", "cannot read the corpus {file} ({setting}); is the path right?"),
        {{"file", request.path.string()}, {"setting", request.setting}});
}

Result<void> check_path(const CorpusRequest& request) {
    if (request.path.empty())
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "data.corpus is not set; give the folder of your "
                                               "recordings or its metadata file")));
    if (!std::filesystem::exists(request.path))
        return fail(ErrorKind::data, unreadable(request));
    return {};
}

std::string joined_format_names() {
    std::string text;
    for (const std::string& name : corpus_format_names())
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

Result<void> check_format(const std::string& name) {
    const auto known = corpus_format_names();
    if (std::ranges::find(known, name) != known.end())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("data", "there is no kind of corpus '{format}' (data.format, or "
                                           "--format of doctor); known are {formats}"),
                        {{"format", name}, {"formats", joined_format_names()}}));
}

bool is_asked_for(const CorpusFormat& format, const std::string& name) {
    return name == "auto" || name == format.name;
}

/// Metadata that is not called as usual, where one file only can be meant.
std::optional<Recognised> only_metadata(const Path& folder, const std::string& name) {
    std::map<Path, const CorpusFormat*> found;
    for (const CorpusFormat& format : corpus_formats())
        if (is_asked_for(format, name))
            for (const Path& file : metadata_of_any_name(format, folder))
                found.emplace(file, &format);
    if (found.size() != 1)
        return std::nullopt;
    return Recognised{found.begin()->second, found.begin()->first};
}

tl::unexpected<Error> not_of_format(const Path& folder, const std::string& name) {
    const auto format = std::ranges::find(corpus_formats(), name, &CorpusFormat::name);
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "{file} is no corpus of the format '{format}' "
                                           "(data.format, or --format of doctor), which has its "
                                           "metadata in {names}; where it is called otherwise, "
                                           "give the metadata file itself"),
                        {{"file", folder.string()},
                         {"format", name},
                         {"names", fmt::format("{}", fmt::join(format->metadata_names, ", "))}}));
}

/// A format that is named needs only to have its file; one that is to be recognised must also look
/// right.
Result<Recognised> recognise(const Path& path, const std::string& name) {
    if (auto known = check_format(name); !known)
        return fail(known.error());
    for (const CorpusFormat& format : corpus_formats()) {
        const auto metadata = metadata_of(format, path);
        if (metadata && (name == format.name || (name == "auto" && format.fits(*metadata))))
            return Recognised{&format, *metadata};
    }
    if (const auto only = only_metadata(path, name))
        return *only;
    if (name != "auto")
        return not_of_format(path, name);
    if (std::filesystem::is_directory(path) && !holds_recordings(path))
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "there are no recordings in {folder}, and no "
                                               "metadata that names some"),
                            {{"folder", path.string()}}));
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "cannot tell what kind of corpus {file} is: no format "
                                           "fits its files. Give the metadata file itself, or "
                                           "name a format with data.format, or --format of doctor "
                                           "({formats})"),
                        {{"file", path.string()}, {"formats", joined_format_names()}}));
}

Path folder_of(const Path& corpus) {
    return std::filesystem::is_directory(corpus) ? corpus : corpus.parent_path();
}

Message why_without_recordings(const Path& metadata, const BadRows& bad) {
    if (!bad.empty())
        return bad.front().what;
    return message(FORMANT_TR("data", "the corpus {file} names no recording"),
                   {{"file", metadata.string()}});
}

void trim(std::string& cell) {
    constexpr const char* blanks = " \t\r\n";
    cell.erase(cell.find_last_not_of(blanks) + 1);
    cell.erase(0, cell.find_first_not_of(blanks));
}

/// Blanks around a text or a name come from the writing of the metadata.
void trim_cells(Utterances& utterances) {
    for (Utterance& utterance : utterances) {
        trim(utterance.text);
        trim(utterance.speaker);
    }
}

Result<Corpus> read_recognised(const Recognised& recognised, const CorpusRequest& request,
                               const Cancellation& cancellation) {
    const Path& metadata = recognised.metadata;
    auto rows = recognised.format->read(metadata, request.prompt_list, cancellation);
    if (!rows)
        return fail(rows.error());
    if (rows->utterances.empty())
        return fail(ErrorKind::data, why_without_recordings(metadata, rows->bad));
    trim_cells(rows->utterances);
    auto profile = read_voice_profile(folder_of(request.path));
    if (!profile)
        return fail(profile.error());
    return Corpus{recognised.format->name, metadata, std::move(rows->utterances),
                  std::move(*profile), std::move(rows->bad)};
}

} // namespace

Result<Corpus> read_corpus(const CorpusRequest& request, const Cancellation& cancellation) {
    return check_path(request)
        .and_then([&] {
            // "voices/ann/" and "voices/ann" are the same folder; only the second has a name.
            const Path path = std::filesystem::absolute(request.path).lexically_normal();
            return recognise(path.has_filename() ? path : path.parent_path(), request.format);
        })
        .and_then([&](const Recognised& recognised) {
            return read_recognised(recognised, request, cancellation);
        });
}

} // namespace formant
