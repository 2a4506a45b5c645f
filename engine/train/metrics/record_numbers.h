#pragma once

#include "engine/train/events.h"

#include <memory>
#include <string_view>

namespace simdjson::dom {
class parser;
}

namespace formant {

/// Reads the records of numbers. A run has millions of them, so simdjson parses them without
/// building an object for each. Each function adds the values of the line to its struct. It returns
/// false, and leaves the struct unchanged, if the line is not a JSON object.
class RecordNumbers {
  public:
    RecordNumbers();
    ~RecordNumbers();

    bool read(std::string_view line, StepReport& step);
    bool read(std::string_view line, ValidationReport& report);
    bool read(std::string_view line, HardwareSample& sample);

  private:
    std::unique_ptr<simdjson::dom::parser> parser_; ///< reuses its memory for each line
};

} // namespace formant
