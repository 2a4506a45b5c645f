#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <optional>
#include <string>

namespace formant {

/// Checks the lines of a metadata file. The code page of a file that is not UTF-8 is looked for
/// once.
class Utf8Check {
  public:
    /// The file may be the name of standard input, which cannot be read again.
    explicit Utf8Check(Path file) : file_(std::move(file)) {}

    /// ErrorKind::data if `text`, of this line, is not UTF-8, with its probable meaning and a
    /// command that converts the file.
    Result<void> check(std::size_t line, const std::string& text);

  private:
    Path file_;
    std::optional<std::string> code_page_;
};

} // namespace formant
