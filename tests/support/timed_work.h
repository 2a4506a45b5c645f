#pragma once

#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <chrono>
#include <iostream>
#include <string>

namespace formant::test {

/// Runs `work` once for every line of standard input, and prints the seconds and the result. This
/// is one side of a paired measurement by tests/support/interleaved.py.
template <typename Work>
int serve_timed(Work work) {
    std::cout << "ready" << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        const auto begin = std::chrono::steady_clock::now();
        const auto answer = work(line);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        std::cout << taken.count() << " " << answer << std::endl;
    }
    return 0;
}

/// Runs the script that times this program (with `--serve`) against a reference; fails the calling
/// test if the program is too slow.
inline void compare_with_reference(const std::string& script) {
    const TemporaryFolder folder;
    const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
    const auto output = run_python(script, {self, folder.path().string()}, 280);
    qInfo("%s", output.standard_output.c_str());
    QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
}

/// Implements main() of such a program.
template <typename Test, typename Serve>
int serve_or_test(int argc, char** argv, Serve serve) {
    if (argc > 1 && std::string(argv[1]) == "--serve")
        return serve(std::vector<std::string>(argv + 2, argv + argc));
    Test test;
    return run_test(test, argc, argv);
}

} // namespace formant::test
