#include "tests/support/test_registry.h"

#include "engine/base/adaptive_spinning.h"
#include "tests/support/temporary_folder.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <string>

namespace formant::test {
namespace {

/// Names the class for processes that a test starts from this same program.
constexpr const char* name_variable = "FORMANT_TEST_CLASS";

std::map<std::string, TestMain>& registered() {
    static std::map<std::string, TestMain> tests;
    return tests;
}

int show_tests() {
    std::cerr << "usage: the name of a test class, then options of Qt Test. There are:\n";
    for (const auto& [name, run] : registered())
        std::cerr << "  " << name << "\n";
    return 2;
}

/// Parses the totals that Qt Test writes at the end; Qt 6.4 has no function that returns them.
bool has_skipped_cases(const std::filesystem::path& log) {
    QFile file(QString::fromStdString(log.string()));
    if (!file.open(QIODevice::ReadOnly))
        return false;
    static const QRegularExpression totals("^Totals: .* ([0-9]+) skipped",
                                           QRegularExpression::MultilineOption);
    return totals.match(QString::fromUtf8(file.readAll())).captured(1).toInt() > 0;
}

} // namespace

RegisteredTest::RegisteredTest(const char* file, TestMain run) {
    registered()[std::filesystem::path(file).stem().string()] = run;
}

int run_test(QObject& test, int argc, char** argv) {
    QStringList arguments(argv, argv + argc);
    if (arguments.contains("-o"))
        return QTest::qExec(&test, arguments);
    const TemporaryFolder folder;
    const std::filesystem::path log = folder / "log.txt";
    arguments << "-o"
              << "-,txt"
              << "-o" << QString::fromStdString(log.string() + ",txt");
    const int failed = QTest::qExec(&test, arguments);
    return failed == 0 && has_skipped_cases(log) ? exit_code_of_skipped : failed;
}

} // namespace formant::test

int main(int argc, char** argv) {
    using namespace formant::test;
    auto found = argc > 1 ? registered().find(argv[1]) : registered().end();
    if (found != registered().end()) {
        argv[1] = argv[0];
        --argc;
        ++argv;
        setenv(name_variable, found->first.c_str(), 1);
    } else if (const char* name = std::getenv(name_variable)) {
        found = registered().find(name);
    }
    if (found == registered().end())
        return show_tests();
    const formant::AdaptiveSpinning spinning; // as in the program
    return found->second(argc, argv);
}
