#include "engine/base/os/os_network.h"
#include "engine/base/os/os_process.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <csignal>
#include <memory>
#include <stdexcept>

using namespace formant;

namespace tst_c10d_group {

/// The ranks of a group, each a process of its own.
class Group {
  public:
    explicit Group(std::size_t size) {
        const std::string port = std::to_string(free_port().value());
        for (std::size_t rank = 0; rank < size; ++rank)
            ranks_.push_back(LineProcess::start(FORMANT_GROUP_MEMBER,
                                                {std::to_string(rank), std::to_string(size), port},
                                                {})
                                 .value());
        if (answers() != std::vector<std::string>(size, "joined"))
            throw std::runtime_error("a rank did not join");
    }

    LineProcess& operator[](std::size_t rank) { return *ranks_[rank]; }
    void end(std::size_t rank) { ranks_[rank].reset(); }

    /// Sends a command to all ranks; `arguments` are those of the ranks.
    std::vector<std::string> all(const std::string& command,
                                 const std::vector<std::string>& arguments = {}) {
        for (std::size_t rank = 0; rank < ranks_.size(); ++rank)
            ranks_[rank]->write_line(arguments.empty() ? command : command + " " + arguments[rank]);
        return command == "train" ? std::vector<std::string>() : answers();
    }

  private:
    std::vector<std::string> answers() {
        std::vector<std::string> all;
        for (const auto& rank : ranks_)
            all.push_back(rank->read_line(60).value_or("no answer"));
        return all;
    }

    std::vector<std::unique_ptr<LineProcess>> ranks_;
};

using Answers = std::vector<std::string>;

class TestC10dGroup : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_sum_has_the_same_bits_on_all_ranks_and_in_every_run() {
        Answers first_run;
        for (int run = 0; run < 2; ++run) {
            Group group(4);
            Answers sums;
            for (const char* size : {"1", "1000", "1000003"}) {
                const Answers of_ranks = group.all("bits", Answers(4, size));
                QCOMPARE(of_ranks, Answers(4, of_ranks.front()));
                sums.push_back(of_ranks.front());
            }
            if (run > 0)
                QCOMPARE(sums, first_run);
            first_run = sums;
        }
    }
    void sums_that_overlap_complete_each() {
        Group group(2);
        std::string expected; // of i and i + 1
        for (int i = 0; i < 20; ++i)
            expected += (i > 0 ? " " : "") + std::to_string(2 * i + 1);
        QCOMPARE(group.all("overlap"), Answers(2, expected));
    }
    void texts_of_any_length_reach_all_ranks_in_order() {
        Group group(3);
        QCOMPARE(group.all("gather", {"one", "", "three"}), Answers(3, "one||three"));
        QCOMPARE(group.all("gather_long"), Answers(3, "same"));
    }
    void a_broadcast_is_what_rank_0_has() {
        Group group(2);
        QCOMPARE(group.all("broadcast", {"4", "9"}), Answers(2, "12 4"));
    }
    void when_a_rank_is_killed_the_others_name_it_within_ten_seconds() {
        for (const std::size_t victim : {0, 2}) {
            Group group(3);
            group.all("train");
            QTest::qSleep(300);
            QElapsedTimer clock;
            clock.start();
            ::kill(group[victim].pid(), SIGKILL);
            for (const std::size_t rank : {0, 1, 2})
                if (rank != victim) {
                    const std::string cause = group[rank].read_line(20).value_or("no answer");
                    QVERIFY2(test::contains(cause, "rank " + std::to_string(victim)),
                             cause.c_str());
                }
            QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
        }
    }
    void a_rank_that_was_stopped_is_named_within_ten_seconds_data() {
        QTest::addColumn<int>("stopped");
        QTest::newRow("rank 0, which has the store") << 0;
        QTest::newRow("rank 1") << 1;
    }
    void a_rank_that_was_stopped_is_named_within_ten_seconds() {
        QFETCH(const int, stopped);
        Group group(2);
        group.all("train");
        QTest::qSleep(300);
        QElapsedTimer clock;
        clock.start();
        LineProcess& victim = group[static_cast<std::size_t>(stopped)];
        ::kill(victim.pid(), SIGSTOP);
        const std::string cause =
            group[static_cast<std::size_t>(1 - stopped)].read_line(20).value_or("no answer");
        QVERIFY2(test::contains(cause, "rank " + std::to_string(stopped)), cause.c_str());
        QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
        ::kill(victim.pid(), SIGCONT);
        QVERIFY(test::contains(victim.read_line(20).value_or("no answer"), "rank"));
    }
    void the_reason_of_a_rank_that_fails_reaches_those_that_wait() {
        Group group(3);
        group[0].write_line("train");
        group[2].write_line("train");
        QTest::qSleep(300);
        group[1].write_line("fail x.wav");
        QCOMPARE(group[1].read_line(10).value(), std::string("reported"));
        group[1].write_line("end");
        for (const std::size_t rank : {0, 2})
            QCOMPARE(group[rank].read_line(10).value_or("no answer"),
                     std::string("cannot read x.wav"));
    }
    void ranks_that_end_one_after_the_other_end_well() {
        Group group(3);
        group.all("gather", {"a", "b", "c"});
        group[0].write_line("end"); // the store ends with it
        QTest::qSleep(1500);
        for (const std::size_t rank : {1, 2}) {
            group[rank].write_line("end");
            QCOMPARE(group[rank].read_line(20).value_or("no answer"), std::string("ended well"));
        }
    }
};

FORMANT_TEST(TestC10dGroup)

} // namespace tst_c10d_group

#include "tst_c10d_group.moc"
