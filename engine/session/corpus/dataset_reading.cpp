#include "engine/session/corpus/dataset_reading.h"

#include "engine/data/corpus_reader.h"

namespace formant {

Result<Corpus> read_dataset(const DatasetRequest& request, const WalkControl& control) {
    auto corpus = read_corpus({request.corpus, request.format, request.prompt_list, ""}, control);
    if (!corpus || request.prompt_list == "all" || corpus->format == "profile")
        return corpus;
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{file} has no prompt lists, for it is a corpus of "
                                              "the format '{format}': leave --prompt-list out"),
                        {{"file", corpus->metadata.string()}, {"format", corpus->format}}));
}

} // namespace formant
