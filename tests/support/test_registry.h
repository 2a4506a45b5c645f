#pragma once

#include <QtTest/QtTest>

namespace formant::test {

/// Runs one test class; `argv` is that of a program which holds this class alone.
using TestMain = int (*)(int argc, char** argv);

/// Adds a test class to the program that all tests of a folder share. The class is selected by the
/// name of its file without the suffix.
struct RegisteredTest {
    RegisteredTest(const char* file, TestMain run);
};

/// Returns the number of failed cases, or `exit_code_of_skipped` where none failed and at least one
/// was skipped: ctest shows such a test as skipped (SKIP_RETURN_CODE), not as passed.
int run_test(QObject& test, int argc, char** argv);

/// Exit code of a skipped test; must match tests/CMakeLists.txt.
constexpr int exit_code_of_skipped = 77;

} // namespace formant::test

/// Registers a function of type TestMain.
#define FORMANT_TEST_MAIN(...)                                                                     \
    static const formant::test::RegisteredTest registered_test(__FILE__, __VA_ARGS__);

/// Registers a test class that runs without an application object.
#define FORMANT_TEST(Class)                                                                        \
    FORMANT_TEST_MAIN([](int argc, char** argv) {                                                  \
        Class test;                                                                                \
        return formant::test::run_test(test, argc, argv);                                          \
    })

/// Registers a test class that runs in an application: QCoreApplication or QApplication.
#define FORMANT_TEST_IN(Application, Class)                                                        \
    FORMANT_TEST_MAIN([](int argc, char** argv) {                                                  \
        Application application(argc, argv);                                                       \
        application.setAttribute(Qt::AA_Use96Dpi, true);                                           \
        Class test;                                                                                \
        return formant::test::run_test(test, argc, argv);                                          \
    })
