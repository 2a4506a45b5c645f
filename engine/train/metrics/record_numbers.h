#pragma once

#include "engine/train/events.h"

#include <memory>
#include <string_view>

namespace simdjson::dom {
class parser;
}

namespace formant {

/// Reads the records that hold numbers. A run has millions of them: simdjson reads them without
/// building an object of each. Each function adds to its struct what the line holds; false where
/// the line is no JSON object, and then the struct is as before.
class RecordNumbers {
  public:
    RecordNumbers();
    ~RecordNumbers();

    bool read(std::string_view line, StepReport& step);
    bool read(std::string_view line, ValidationReport& report);
    bool read(std::string_view line, HardwareSample& sample);

  private:
    std::unique_ptr<simdjson::dom::parser> parser_; ///< with the memory that it takes for a line
};

} // namespace formant
