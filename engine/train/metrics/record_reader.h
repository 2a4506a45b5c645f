#pragma once

#include "engine/train/events.h"
#include "engine/train/metrics/record_numbers.h"

#include <cstdint>
#include <string_view>

namespace formant {

/// What a line of metrics.jsonl or of `--log-format json` is.
enum class RecordKind {
    train,      ///< the first half of a step
    time,       ///< the second
    validation, ///< "valid"
    advice,
    hardware, ///< "gpu"
    resume,
    sample,
    checkpoint,
    state,
    settings,
    other, ///< of a later version
    bad,   ///< no record: cut, or damaged
};

/// Reads the lines that event_as_json_lines() writes, and resume marks, back into structs. What a
/// record does not hold, or holds as another type, is as in a new struct; a loss that was no number
/// is not a number again. Words come back in English.
///
/// A run has millions of steps: the structs are members that are used again for each line.
class RecordReader {
  public:
    /// Reads one line, without its end, into the member of its kind. `time` adds to the `step` that
    /// the line before has begun.
    RecordKind read(std::string_view line);

    std::int64_t at_step = 0; ///< of the record; a resume goes on from it
    StepReport step;
    ValidationReport validation;
    Advice advice;
    HardwareSample hardware;
    SampleReady sample;
    CheckpointSaved checkpoint;
    RunState state;
    SettingsChanged settings;

  private:
    bool read_numbers(RecordKind kind, std::string_view line);
    bool read_words(RecordKind kind, std::string_view line);

    RecordNumbers numbers_;
};

} // namespace formant
