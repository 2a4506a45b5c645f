#include "engine/data/readers/ljspeech_reader.h"

#include "engine/data/readers/metadata_lines.h"
#include "engine/data/readers/recording_search.h"

namespace formant {

bool is_ljspeech(const Path& metadata) {
    const auto cells = split_cells(first_line(metadata), '|');
    return cells.size() > 1 && !is_named_like_recording(cells[0]);
}

Result<CorpusRows> read_ljspeech(const Path& metadata, const CancellationToken& cancellation) {
    return read_each_line(
        metadata, cancellation, [&](const MetadataLine& line) -> Result<Utterance> {
            const auto cells = split_cells(line.text, '|');
            if (cells.size() != 2 && cells.size() != 3)
                return broken_line(metadata, line.number,
                                   FORMANT_TR("data", "{place}: {found} cells between '|'; a line "
                                                      "must be id|text or id|text|normalized text"),
                                   {{"found", std::to_string(cells.size())}});
            const std::string& text = cells.back().empty() ? cells[1] : cells.back();
            return Utterance{find_recording(metadata.parent_path(), cells[0]), text, "", ""};
        });
}

} // namespace formant
