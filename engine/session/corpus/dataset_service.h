#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace formant {

struct DatasetRequest {
    std::string corpus;              ///< as data.corpus
    std::string format = "auto";     ///< as data.format
    std::string prompt_list = "all"; ///< as data.prompt_list
    bool fix = false;                ///< write the metadata without what does harm
    std::int64_t workers = 0;        ///< processes that read; 0: automatic
    std::vector<std::string>
        languages;              ///< that somebody most likely speaks, as tags: "fa", "en-GB"
    std::string decode_program; ///< program started with --decode-worker; empty: this one
};

struct DatasetFinding {
    std::string file;     ///< or, where a row names none, the row: "metadata.csv:12"
    bool harmful = false; ///< left out by a fix
    Message kind;         ///< in a word or two, the same of all findings alike
    Message what;
    std::string place{}; ///< the row that names the recording; empty where there is none
    std::string text{};  ///< of the recording
    bool needs_text{};   ///< does harm only as long as nobody writes down what is said
    bool is_left_out{};  ///< no longer of the corpus; edit_dataset() can take it back
    bool is_fine{};      ///< of DatasetReport::others
    bool is_of_sound{};  ///< another text would not mend it
};

/// What the hearing of a recording has told.
struct HeardRecording {
    double seconds = 0;
    double sound_s = 0; ///< without the silence at the ends
    std::int64_t sample_rate_hz = 0;
};

struct DatasetReport {
    std::string format;   ///< that the corpus has
    std::string metadata; ///< that was read
    std::int64_t recordings = 0;
    std::int64_t named = 0; ///< broken rows, too: what `formant preflight` counts
    std::int64_t kept = 0;  ///< recordings without a harmful finding: those that a fix keeps
    std::map<std::string, std::int64_t> speakers; ///< how many recordings each has
    std::int64_t with_text = 0;                   ///< recordings that have one
    std::map<std::string, std::int64_t> scripts;  ///< of the texts: "Latn" -> how many
    std::string language; ///< of the texts, most likely, as text.language; empty: nobody knows
    std::vector<double> text_lengths; ///< characters, of each text

    std::string changed; ///< metadata that earlier changes wrote beside what was read; else empty

    bool is_heard = false; ///< the recordings were read, too: what follows is of that
    std::map<std::string, HeardRecording> heard;       ///< by file, those that can be read
    double sound_s = 0;                                ///< of all, without the silence at the ends
    std::map<std::int64_t, std::int64_t> sample_rates; ///< Hz -> how many recordings
    std::vector<double> lengths_s; ///< from beginning to end, of each that can be read

    std::vector<DatasetFinding> findings;
    std::int64_t harmful = 0;           ///< findings
    std::vector<DatasetFinding> others; ///< the recordings that nothing was found of

    std::string cleaned;  ///< metadata that a fix wrote; empty where there was nothing to fix
    std::string left_out; ///< list of the rows and recordings that it left out
    std::vector<std::string> older; ///< files of an earlier fix, which are kept under these names
};

/// What the metadata alone tells of a corpus, bad rows, missing texts and what was left out by hand
/// among the findings, and where examine_dataset() has heard these very recordings before, what it
/// found: quick, for no recording is read; nothing is fixed. `tell` hears how many folders were
/// searched; its count is 0, for nobody knows it. Errors as examine_dataset().
Result<DatasetReport> look_at_dataset(const DatasetRequest& request,
                                      const Cancellation& cancellation,
                                      const TellProgress& tell = {});

/// The same, after a change of the corpus, with what is known of recordings that were heard before.
Result<DatasetReport> look_again_at_dataset(const DatasetRequest& request,
                                            const std::map<std::string, HeardRecording>& heard,
                                            const Cancellation& cancellation);

/// Reads a corpus and every recording in it and says what is wrong with them, bad rows of the
/// metadata first; with `fix`, writes clean metadata beside the old. ErrorKind::data where there is
/// no corpus, ErrorKind::usage where it has no prompt lists and one is asked for.
Result<DatasetReport> examine_dataset(const DatasetRequest& request,
                                      const Cancellation& cancellation,
                                      const TellProgress& tell = {});

} // namespace formant
