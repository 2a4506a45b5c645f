#pragma once

#include "engine/base/result.h"

#include <functional>
#include <optional>
#include <string>

namespace formant {

enum class Grade { ok, warning, failure };

/// One thing that was looked at before a training: how it is, and what to do where it is not well.
struct PreflightLine {
    std::string id; ///< "configuration", "device", "run-folder", "model", ...
    Grade grade = Grade::ok;
    Message what;
};

using OnPreflightLine = std::function<void(const PreflightLine&)>;

/// Hands each line on as it is known, and keeps the first failure.
class PreflightLines {
  public:
    explicit PreflightLines(const OnPreflightLine& on_line) : on_line_(on_line) {}

    void ok(const std::string& id, Message what) { on_line_({id, Grade::ok, std::move(what)}); }
    void warn(const std::string& id, Message what) {
        on_line_({id, Grade::warning, std::move(what)});
    }
    void failed(const std::string& id, const Error& error) {
        if (!first_)
            first_ = error;
        on_line_({id, Grade::failure, error.what});
    }
    Result<void> result() const { return first_ ? Result<void>(fail(*first_)) : Result<void>(); }

  private:
    const OnPreflightLine& on_line_;
    std::optional<Error> first_;
};

} // namespace formant
