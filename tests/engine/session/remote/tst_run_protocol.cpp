#include "engine/session/remote/run_protocol.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace {

/// As it comes in: without the line's end.
std::string without_end(std::string line) {
    line.pop_back();
    return line;
}

template <class Word>
Word there_and_back(const Word& word) {
    return std::get<Word>(word_of_line(without_end(line_of(RunWord(word)))).value());
}

NumberedCommand there_and_back(const NumberedCommand& command) {
    return command_of_line(without_end(line_of(command))).value();
}

} // namespace

class TestRunProtocol : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_greeting_comes_over_as_it_is() {
        const RunGreeting greeting = there_and_back(RunGreeting{1, 4711, 250'000'000'000});
        QCOMPARE(greeting.process, 4711);
        QCOMPARE(greeting.schema, 1);
        QCOMPARE(greeting.metrics_bytes, std::uint64_t{250'000'000'000});
    }
    void answers_and_endings_carry_their_error() {
        const Error error{ErrorKind::disk, message(FORMANT_TR("t", "no \"room\""))};
        const RunAnswer answer = there_and_back(RunAnswer{3, error});
        QCOMPARE(answer.number, std::int64_t{3});
        QCOMPARE(answer.error->kind, ErrorKind::disk);
        QCOMPARE(to_english(there_and_back(RunEnding{error}).error->what), to_english(error.what));
        QCOMPARE(answer.error->what.context, std::string("t")); // so that it can be translated
        QVERIFY(!there_and_back(RunAnswer{4, {}}).error);
        QVERIFY(!there_and_back(RunEnding{}).error);
    }
    void every_command_comes_over_as_it_is() {
        for (const TrainCommand command :
             {TrainCommand::pause, TrainCommand::resume, TrainCommand::stop, TrainCommand::save_now,
              TrainCommand::sample_now}) {
            const NumberedCommand come = there_and_back(NumberedCommand{command, 0});
            QVERIFY(come.command == PostedCommand(command) && come.number == 0);
        }
        const SettingsChange change{{{"train.layers", "custom"}, {"train.layer_patterns", "[a]"}}};
        const NumberedCommand come = there_and_back(NumberedCommand{change, 9});
        QVERIFY(come.command == PostedCommand(change));
        QCOMPARE(come.number, std::int64_t{9});
    }
    void a_number_may_be_written_without_quotation_marks() {
        const auto command =
            command_of_line("{\"command\":\"change\",\"settings\":{\"train.patience\":3}}");
        const SettingsChange expected{{{"train.patience", "3"}}};
        QVERIFY(command && command->command == PostedCommand(expected));
    }
    void what_is_no_command_is_refused_with_those_that_there_are() {
        for (const char* line : {"", "stop", "{}", "{\"command\":\"dance\"}", "{\"command\":7}",
                                 "[\"stop\"]", "{\"command\":\"stop\""}) {
            const auto command = command_of_line(line);
            QVERIFY2(!command, line);
            QCOMPARE(command.error().kind, ErrorKind::usage);
        }
    }
    void an_events_line_is_no_word_of_the_protocol() {
        QVERIFY(!word_of_line("{\"type\":\"train\",\"step\":3}"));
        QVERIFY(!word_of_line("{\"type\":\"hello\""));
    }
};

FORMANT_TEST(TestRunProtocol)
#include "tst_run_protocol.moc"
