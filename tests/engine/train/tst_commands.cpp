#include "engine/train/commands.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <thread>

using namespace formant;

namespace tst_commands {

using Commands = std::vector<PostedCommand>;

class TestCommands : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_empty_mailbox_returns_nothing_at_once() {
        CommandMailbox mailbox;
        QVERIFY(mailbox.take_all().empty());
    }
    void commands_are_returned_once_and_in_order() {
        CommandMailbox mailbox;
        mailbox.post(TrainCommand::pause);
        mailbox.post(TrainCommand::save_now);
        mailbox.post(TrainCommand::stop);
        QCOMPARE(mailbox.take_all(),
                 (Commands{TrainCommand::pause, TrainCommand::save_now, TrainCommand::stop}));
        QVERIFY(mailbox.take_all().empty());
    }
    void a_waiting_thread_wakes_up_when_something_is_posted() {
        CommandMailbox mailbox;
        Commands seen;
        std::thread waiting([&] { seen = mailbox.wait_for_any(); });
        mailbox.post(TrainCommand::resume);
        waiting.join();
        QCOMPARE(seen, Commands{TrainCommand::resume});
    }
    void waiting_for_a_stop_removes_no_command() {
        CommandMailbox mailbox;
        const SettingsChange change{{{"train.patience", "3"}}};
        mailbox.post(change);
        QVERIFY(!mailbox.wait_for_stop(std::chrono::milliseconds(1)));
        mailbox.post(TrainCommand::stop);
        QVERIFY(mailbox.wait_for_stop(std::chrono::minutes(1)));
        QCOMPARE(mailbox.take_all(), (Commands{change, TrainCommand::stop}));
    }
    void nothing_is_lost_between_threads() {
        CommandMailbox mailbox;
        constexpr std::size_t each = 1000;
        const auto post = [&mailbox] {
            for (std::size_t i = 0; i < each; ++i)
                mailbox.post(TrainCommand::save_now);
        };
        std::thread a(post), b(post);
        std::size_t seen = 0;
        while (seen < 2 * each)
            seen += mailbox.wait_for_any().size();
        a.join();
        b.join();
        QCOMPARE(seen, 2 * each);
    }
};

FORMANT_TEST(TestCommands)

} // namespace tst_commands

#include "tst_commands.moc"
