#pragma once

#include "engine/train/events.h"
#include "engine/train/metrics/record_numbers.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace formant {

/// Kind of a line of metrics.jsonl or of `--log-format json`.
enum class RecordKind {
    train,      ///< first record of a step
    time,       ///< second record of a step
    validation, ///< "valid"
    advice,
    hardware, ///< "gpu"
    resume,
    sample,
    checkpoint,
    state,
    settings,
    ranks,
    other, ///< written by a later version
    bad,   ///< truncated or corrupt
};

/// Returns the kind of a line by its beginning, without parsing the rest; `bad` if no record begins
/// like it.
RecordKind record_kind(std::string_view line);

/// Finds the step of a line without parsing it; every record has it as a plain number.
std::optional<std::int64_t> record_step(std::string_view line);

/// Reads the lines of event_as_json_lines(), and resume records, back into structs. Values that are
/// missing or have another type keep the default of the struct; a NaN or infinite loss becomes NaN.
/// Messages of legacy runs are in English.
///
/// A run has millions of steps, so the structs are members that each line reuses.
class RecordReader {
  public:
    /// Reads one line, without its end, into the member of its kind. A record `time` completes the
    /// `step` of the previous line.
    RecordKind read(std::string_view line);

    std::int64_t at_step = 0; ///< step of the record; a run resumes from it
    StepReport step;
    ValidationReport validation;
    Advice advice;
    HardwareSample hardware;
    SampleReady sample;
    CheckpointSaved checkpoint;
    RunState state;
    SettingsChanged settings;
    RanksReport ranks;

  private:
    bool read_numbers(RecordKind kind, std::string_view line);
    bool read_texts(RecordKind kind, std::string_view line);

    RecordNumbers numbers_;
};

} // namespace formant
