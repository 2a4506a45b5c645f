#include "engine/data/corpus_reader.h"

#include "engine/base/os/os_files.h"
#include "engine/data/corpus_recognition.h"
#include "engine/data/folder_speakers.h"

namespace formant {
namespace {

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
    if (!path_exists(request.path))
        return fail(ErrorKind::data, unreadable(request));
    return {};
}

Path folder_of(const Path& corpus) {
    return folder_exists(corpus) ? corpus : corpus.parent_path();
}

Message no_recordings_message(const Path& metadata, const BadRows& bad) {
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

/// Removes blanks around texts and names.
void trim_cells(Utterances& utterances) {
    for (Utterance& utterance : utterances) {
        trim(utterance.text);
        trim(utterance.speaker);
    }
}

Result<Corpus> read_recognized(const RecognizedCorpus& recognized, const CorpusRequest& request,
                               const WalkControl& control) {
    const Path& metadata = recognized.metadata;
    auto rows =
        recognized.format->read(metadata, {request.prompt_list, request.format != "auto"}, control);
    if (!rows)
        return fail(rows.error());
    if (rows->utterances.empty())
        return fail(ErrorKind::data, no_recordings_message(metadata, rows->bad));
    trim_cells(rows->utterances);
    if (request.folders_are_speakers)
        name_speakers_by_folder(rows->utterances, folder_of(metadata));
    auto profile = read_voice_profile(folder_of(request.path));
    if (!profile)
        return fail(profile.error());
    return Corpus{recognized.format->name,  metadata,
                  std::move(rows->columns), std::move(rows->utterances),
                  std::move(*profile),      std::move(rows->bad)};
}

} // namespace

Result<Corpus> read_corpus(const CorpusRequest& request, const WalkControl& control) {
    return check_path(request)
        .and_then([&] {
            // "voices/ann/" and "voices/ann" are the same folder; only the second has a name.
            const Path path = std::filesystem::absolute(request.path).lexically_normal();
            return recognize_corpus(path.has_filename() ? path : path.parent_path(), request.format,
                                    control);
        })
        .and_then([&](const RecognizedCorpus& recognized) {
            return read_recognized(recognized, request, control);
        });
}

} // namespace formant
