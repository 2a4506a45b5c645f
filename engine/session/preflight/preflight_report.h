#pragma once

#include "engine/base/result.h"

#include <functional>
#include <optional>
#include <string>

namespace formant {

/// Severity of a check result. A run starts despite warnings, but not after a failure.
enum class Grade { ok, warning, failure };

/// Stores the result of one preflight check: its severity, and a sentence that says what was found
/// and what to do about it.
struct PreflightCheck {
    std::string id; ///< "configuration", "device", "run-folder", "model", ...
    Grade grade = Grade::ok;
    Message what;
};

/// Receives each check result on the thread that runs the checks.
using OnPreflightCheck = std::function<void(const PreflightCheck&)>;

/// Collects the results of the preflight checks: passes each one on as soon as it is known, and
/// keeps the error of the first failed check.
class PreflightReport {
  public:
    explicit PreflightReport(const OnPreflightCheck& on_check) : on_check_(on_check) {}

    /// Reports a passed check.
    void ok(const std::string& id, Message what) { on_check_({id, Grade::ok, std::move(what)}); }
    /// Reports a problem that does not prevent the run.
    void warn(const std::string& id, Message what) {
        on_check_({id, Grade::warning, std::move(what)});
    }
    /// Reports a problem that prevents the run.
    void failed(const std::string& id, const Error& error) {
        if (!first_)
            first_ = error;
        on_check_({id, Grade::failure, error.what});
    }
    /// Returns the error of the first failed check; success if none failed.
    Result<void> result() const { return first_ ? Result<void>(fail(*first_)) : Result<void>(); }

  private:
    const OnPreflightCheck& on_check_;
    std::optional<Error> first_;
};

} // namespace formant
