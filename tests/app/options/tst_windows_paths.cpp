#include "app/options/windows_paths.h"
#include "tests/support/file_tree.h"
#include "tests/support/test_registry.h"

#include <CLI/CLI.hpp>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_windows_paths {

/// A program with an option of every kind.
struct Program {
    CLI::App app;
    std::string config;
    std::string text;
    std::string list;
    std::string setting;
    bool verbose = false;

    Program() {
        app.add_option("-c,--config,file", config);
        app.add_flag("--verbose", verbose);
        app.add_option_function<std::string>("--train-data",
                                             [this](const std::string& value) { setting = value; })
            ->trigger_on_parse();
        CLI::App* speak = app.add_subcommand("speak");
        speak->add_option("--text", text);
        speak->add_option("--list", list)->check(CLI::ExistingFile);
    }
    void parse(std::vector<std::string> arguments) {
        std::reverse(arguments.begin(), arguments.end()); // as CLI11 wants them
        app.parse(arguments);
    }
};

class TestWindowsPaths : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void options_accept_paths_copied_from_windows() {
        Program program;
        add_windows_path_support(program.app, Path("/mnt"));
        program.parse({"--train-data", "D:/voice", "--verbose", "C:\\me\\my.yaml"});
        QCOMPARE(program.setting, std::string("/mnt/d/voice"));
        QCOMPARE(program.config, std::string("/mnt/c/me/my.yaml"));
        QVERIFY(program.verbose);
    }
    void paths_of_a_command_are_translated_before_they_are_checked() {
        Program program;
        const test::FileTree drives{{"c/list.txt", "one\n"}};
        add_windows_path_support(program.app, drives.root());
        program.parse({"--config=/home/me.yaml", "speak", "--list", "C:/list.txt"});
        QCOMPARE(program.list, (drives.root() / "c/list.txt").string());
    }
    void text_to_synthesize_is_unchanged() {
        Program program;
        add_windows_path_support(program.app, Path("/mnt"));
        program.parse({"speak", "--text", "C:/voice"});
        QCOMPARE(program.text, std::string("C:/voice"));
    }
    void outside_wsl2_nothing_changes() {
        Program program;
        add_windows_path_support(program.app, std::nullopt);
        program.parse({"--config", "C:/my.yaml"});
        QCOMPARE(program.config, std::string("C:/my.yaml"));
    }
};

FORMANT_TEST(TestWindowsPaths)

} // namespace tst_windows_paths

#include "tst_windows_paths.moc"
