#include "engine/session/ipc/run_protocol.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_run_protocol {

/// Returns the line as it is received: without its end.
std::string without_end(std::string line) {
    line.pop_back();
    return line;
}

template <class Sent>
Sent round_trip(const Sent& sent) {
    return std::get<Sent>(parse_run_message(without_end(to_json_line(RunMessage(sent)))).value());
}

NumberedCommand round_trip(const NumberedCommand& command) {
    return parse_run_command(without_end(to_json_line(command))).value();
}

class TestRunProtocol : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_greeting_is_transmitted_unchanged() {
        const RunGreeting greeting = round_trip(RunGreeting{1, 4711, 250'000'000'000});
        QCOMPARE(greeting.process, 4711);
        QCOMPARE(greeting.schema, 1);
        QCOMPARE(greeting.metrics_bytes, std::uint64_t{250'000'000'000});
    }
    void answers_and_endings_carry_their_error() {
        const Error error{ErrorKind::disk, message(FORMANT_TR("t", "no \"room\""))};
        const RunAnswer answer = round_trip(RunAnswer{3, error});
        QCOMPARE(answer.number, std::int64_t{3});
        QCOMPARE(answer.error->kind, ErrorKind::disk);
        QCOMPARE(to_english(round_trip(RunEnding{error}).error->what), to_english(error.what));
        QCOMPARE(answer.error->what.context, std::string("t")); // so that it can be translated
        QVERIFY(!round_trip(RunAnswer{4, {}}).error);
        QVERIFY(!round_trip(RunEnding{}).error);
    }
    void every_command_is_transmitted_unchanged() {
        for (const TrainCommand command :
             {TrainCommand::pause, TrainCommand::resume, TrainCommand::stop, TrainCommand::save_now,
              TrainCommand::save_recent, TrainCommand::sample_now}) {
            const NumberedCommand received = round_trip(NumberedCommand{command, 0});
            QVERIFY(received.command == PostedCommand(command) && received.number == 0);
        }
        const SettingsChange change{{{"train.layers", "custom"}, {"train.layer_patterns", "[a]"}}};
        const NumberedCommand received = round_trip(NumberedCommand{change, 9});
        QVERIFY(received.command == PostedCommand(change));
        QCOMPARE(received.number, std::int64_t{9});
    }
    void a_number_may_be_written_without_quotation_marks() {
        const auto command =
            parse_run_command("{\"command\":\"change\",\"settings\":{\"train.patience\":3}}");
        const SettingsChange expected{{{"train.patience", "3"}}};
        QVERIFY(command && command->command == PostedCommand(expected));
    }
    void invalid_commands_are_refused() {
        for (const char* line : {"", "stop", "{}", "{\"command\":\"dance\"}", "{\"command\":7}",
                                 "[\"stop\"]", "{\"command\":\"stop\""}) {
            const auto command = parse_run_command(line);
            QVERIFY2(!command, line);
            QCOMPARE(command.error().kind, ErrorKind::usage);
        }
    }
    void an_event_is_not_a_run_message() {
        QVERIFY(!parse_run_message("{\"type\":\"train\",\"step\":3}"));
        QVERIFY(!parse_run_message("{\"type\":\"hello\""));
    }
};

FORMANT_TEST(TestRunProtocol)

} // namespace tst_run_protocol

#include "tst_run_protocol.moc"
