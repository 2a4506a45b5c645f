#include "app/options/command_suggestion.h"
#include "tests/support/contains.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_command_suggestion {

using test::contains;

const std::vector<std::string> commands = {"doctor", "hardware", "status",     "stop",
                                           "synth",  "config",   "checkpoint", "preprocess"};

using Arguments = std::vector<std::string>;

class TestCommandSuggestion : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_word_of_other_programs_is_replaced_and_the_rest_kept() {
        QVERIFY(suggested_command({"train", "--config", "my.yaml"}, commands) ==
                "formant --headless --config my.yaml");
        QVERIFY(suggested_command({"headless", "--config", "my.yaml"}, commands) ==
                "formant --headless --config my.yaml");
        QVERIFY(suggested_command({"--headless", "train", "a b.yaml"}, commands) ==
                "formant --headless 'a b.yaml'");
        QVERIFY(suggested_command({"queue", "q.json"}, commands) ==
                "formant --headless --queue q.json");
    }
    void arguments_that_do_not_fit_are_omitted() {
        QVERIFY(suggested_command({"speak", "hello"}, commands) == "formant synth --help");
    }
    void a_mistyped_command_is_corrected_in_its_line() {
        QVERIFY(suggested_command({"stauts", "voice"}, commands) == "formant status voice");
    }
    void commands_options_and_files_are_left_alone() {
        for (const Arguments& arguments :
             {Arguments{}, Arguments{"status", "x"}, Arguments{"--config", "x"}, Arguments{"/tmp"},
              Arguments{"nowhere/my.yaml"}})
            QVERIFY(!suggested_command(arguments, commands));
    }
    void the_program_shows_the_whole_line() {
        const auto output =
            test::run_program(FORMANT_PROGRAM, {"train", "--config", "my.yaml"}, 30);
        QCOMPARE(output.exit_code, 2);
        QVERIFY2(contains(output.standard_error, "try: formant --headless --config my.yaml\n"),
                 output.standard_error.c_str());
    }
    void an_option_of_another_command_names_that_command() {
        const auto output = test::run_program(FORMANT_PROGRAM, {"status", "x", "--text", "hi"}, 30);
        QCOMPARE(output.exit_code, 2);
        QVERIFY2(contains(output.standard_error, "formant synth --help"),
                 output.standard_error.c_str());
    }
};

FORMANT_TEST(TestCommandSuggestion)

} // namespace tst_command_suggestion

#include "tst_command_suggestion.moc"
