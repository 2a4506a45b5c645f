#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/progress.h"
#include "engine/base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// The room session/corpus holds the inspection and editing of a corpus: recordings with their
// transcripts, listed in a metadata file or found in a folder (engine/data). The page Data and
// `formant doctor` show its reports.

namespace formant {

struct Corpus;      // engine/data/corpus.h
struct WalkControl; // engine/data/readers/folder_walk.h

/// The corpus to read and how to read it.
struct DatasetRequest {
    std::string corpus;                 ///< as in data.corpus
    std::string format = "auto";        ///< as in data.format
    std::string prompt_list = "all";    ///< as in data.prompt_list
    bool folders_are_speakers = false;  ///< as in data.folders_are_speakers
    bool fix = false;                   ///< write metadata without the entries with errors
    std::int64_t workers = 0;           ///< decoding processes; 0: automatic
    std::vector<std::string> languages; ///< preferred by the user, as tags: "fa", "en-GB"
    std::string decode_program;         ///< program started with --decode-worker; empty: this one
};

/// A finding about one recording or one row of the metadata.
struct DatasetFinding {
    std::string file;      ///< the recording; of a row without one, the row: "metadata.csv:12"
    bool is_error = false; ///< excluded by a fix
    Message kind;          ///< short name, equal for all findings of one kind
    Message what;          ///< the finding as a sentence
    std::string place{};   ///< row of the recording; empty: none
    std::string text{};    ///< transcript of the recording
    bool needs_text{};     ///< an error only until a transcript is added
    bool is_excluded{};    ///< excluded from the corpus; edit_dataset() can restore it
    bool is_fine{};        ///< without a finding, from DatasetReport::others
    bool is_audio_fault{}; ///< another transcript would not fix it
};

/// Measurements of one analyzed recording.
struct RecordingStats {
    double seconds = 0;
    double sound_s = 0; ///< seconds without the silence at the ends
    std::int64_t sample_rate_hz = 0;
};

/// The contents of a corpus and the findings about it.
struct DatasetReport {
    std::string format;   ///< of the corpus
    std::string metadata; ///< the file or folder that was read
    Message reading;      ///< how it was read, as a sentence (corpus_summary)
    Message columns;      ///< what its columns hold; empty if it has none
    std::int64_t recordings = 0;
    std::int64_t named = 0; ///< recordings and invalid rows; `formant preflight` counts these
    std::int64_t kept = 0;  ///< recordings without an error, which a fix keeps
    std::map<std::string, std::int64_t> speakers; ///< speaker -> number of recordings
    std::vector<std::string> folders; ///< that may be speakers (data.folders_are_speakers)
    std::int64_t with_text = 0;       ///< recordings with a transcript
    std::map<std::string, std::int64_t> scripts; ///< "Latn" -> number of texts
    std::string language; ///< probable language of the texts, as in text.language; empty: unknown
    std::vector<double> text_lengths; ///< number of characters of each text
    std::vector<Message> text_notes;  ///< what training reads specially in the texts (text_notes)

    std::string edited_metadata; ///< metadata that earlier edits wrote next to it; empty: none

    bool is_analyzed = false; ///< the recordings were read too; the next five members are set
    std::map<std::string, RecordingStats> recording_stats; ///< by file; all 0: unreadable
    double sound_s = 0; ///< total seconds without the silence at the ends
    /// Recordings that a run with the default settings trains on (trainable_recordings), also those
    /// with an error that a fix excludes, such as copies.
    std::int64_t trainable = 0;
    std::int64_t unmeasured = 0; ///< of an analyzed corpus: recordings that were added since
    std::map<std::int64_t, std::int64_t> sample_rates; ///< Hz -> number of recordings
    std::vector<double> lengths_s;                     ///< full duration of each readable recording

    std::vector<DatasetFinding> findings; ///< in the order of the doctor, excluded entries last
    std::int64_t errors = 0;              ///< findings that are errors
    std::vector<DatasetFinding> others;   ///< recordings without a finding

    std::string cleaned_metadata;     ///< metadata written by a fix; empty: nothing to fix
    std::string excluded_list;        ///< list of the rows and recordings that the fix excluded
    std::vector<std::string> backups; ///< files of an earlier fix, kept under these names
};

/// Reports on a corpus without reading its recordings, which is quick. The findings are invalid
/// rows, missing texts and excluded recordings, and also those of the last analyze_dataset() if the
/// recordings are unchanged since. Nothing is fixed. `on_progress` receives the number of folders
/// searched, with a total of 0 as it is unknown. Errors as analyze_dataset().
Result<DatasetReport> summarize_dataset(const DatasetRequest& request,
                                        const CancellationToken& cancellation,
                                        const ProgressCallback& on_progress = {});

/// Reports on a corpus after its metadata has been edited, as summarize_dataset() does, with the
/// measurements `recording_stats` of an earlier report.
Result<DatasetReport>
refresh_dataset_summary(const DatasetRequest& request,
                        const std::map<std::string, RecordingStats>& recording_stats,
                        const CancellationToken& cancellation);

/// Reads a corpus with every recording and reports all findings, invalid rows of the metadata
/// first. With `fix`, writes cleaned metadata next to the original. ErrorKind::data if there is no
/// corpus, ErrorKind::usage if a prompt list is requested of a corpus that has none.
Result<DatasetReport> analyze_dataset(const DatasetRequest& request,
                                      const CancellationToken& cancellation,
                                      const ProgressCallback& on_progress = {});

/// Reads the metadata of the corpus that `request` names, without its recordings. For the other
/// units of this folder. ErrorKind::data if there is no corpus, ErrorKind::usage if a prompt list
/// is requested of a corpus that has none.
Result<Corpus> read_dataset(const DatasetRequest& request, const WalkControl& control);

} // namespace formant
