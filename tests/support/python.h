#pragma once

#include <string>
#include <vector>

namespace formant::test {

struct ProcessOutput {
    int exit_code = -1;
    std::string standard_output;
    std::string standard_error;
};

/// Runs a program to its end.
ProcessOutput run_program(const std::string& program, const std::vector<std::string>& arguments,
                          int timeout_s = 120);

/// Returns the Python that has torch, librosa and soundfile.
std::string python_program();

/// Runs a script below tests/ with the Python that has torch, librosa and soundfile: the
/// independent reference of the interop tests.
ProcessOutput run_python(const std::string& script, const std::vector<std::string>& arguments,
                         int timeout_s = 120);

} // namespace formant::test
