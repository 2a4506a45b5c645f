#include "tests/support/python.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_command_report {

/// Two runs that have only started.
struct Runs {
    test::TemporaryFolder folder;

    Runs() {
        for (const char* name : {"maria", "pia"})
            QVERIFY(test::start_in_folder(folder.path(), name, "version: 1\n").has_value());
    }
    test::ProcessOutput report(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), "report");
        arguments.insert(arguments.end(), {"--runs", folder.path().string()});
        return test::run_program(FORMANT_PROGRAM, arguments);
    }
};

bool says(const std::string& output, const std::string& text) {
    return output.find(text) != std::string::npos;
}

class TestCommandReport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_prints_the_path_of_the_page_and_what_is_missing() {
        const Runs runs;
        const auto report = runs.report({"maria"});
        QCOMPARE(report.exit_code, 0);
        const Path page = runs.folder / "maria" / "report.html";
        QCOMPARE(report.standard_output, page.string() + "\n");
        QVERIFY(std::filesystem::exists(page));
        QVERIFY(says(report.standard_error, "missing or damaged: log.txt"));
    }
    void several_runs_are_compared() {
        const Runs runs;
        const auto report = runs.report({"maria", "pia"});
        QCOMPARE(report.exit_code, 0);
        QVERIFY(std::filesystem::exists(runs.folder / "comparison.html"));
    }
    void another_file_is_replaced_by_force_only() {
        const Runs runs;
        const std::string out = (runs.folder / "maria" / "config.yaml").string();
        const auto refused = runs.report({"maria", "--out", out});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY(says(refused.standard_error, "--force"));
        QCOMPARE(runs.report({"maria", "--out", out, "--force"}).exit_code, 0);
    }
    void invalid_arguments_are_a_usage_error() {
        const Runs runs;
        QCOMPARE(runs.report({}).exit_code, 2);
        QCOMPARE(runs.report({"nobody"}).exit_code, 2);
    }
};

FORMANT_TEST(TestCommandReport)

} // namespace tst_command_report

#include "tst_command_report.moc"
