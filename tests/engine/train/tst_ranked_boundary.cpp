#include "engine/train/ranked_boundary.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/recorder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;
using namespace formant::test;

namespace tst_ranked_boundary {

using Commands = std::vector<PostedCommand>;

/// Returns what each rank decides at one boundary, with the commands and statuses that it brings.
std::vector<BoundaryDecisions> decide(const std::vector<Commands>& posted,
                                      const std::vector<Result<void>>& statuses) {
    std::vector<BoundaryDecisions> decided(posted.size());
    ThreadGroups groups(posted.size());
    groups.run([&](std::size_t rank, ProcessGroup& group) {
        CommandMailbox mailbox;
        for (const PostedCommand& command : posted[rank])
            mailbox.post(command);
        Recorder recorder;
        RankedBoundary boundary(group, mailbox, recorder, {});
        decided[rank] = boundary.decide(statuses[rank]);
    });
    return decided;
}

Result<void> failed(const char* what) {
    return fail({ErrorKind::disk, Message{"test", what, {}}, /*out_of_space=*/true});
}

class TestRankedBoundary : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void all_ranks_execute_the_commands_of_all() {
        const SettingsChange change{{{"train.learning_rate", "0.5"}, {"train.layers", "custom"}},
                                    false};
        const Commands expected = {TrainCommand::save_now, change, TrainCommand::stop};
        for (const BoundaryDecisions& decisions :
             decide({{TrainCommand::save_now}, {}, {change, TrainCommand::stop}}, {{}, {}, {}})) {
            QVERIFY(decisions.status);
            QVERIFY(decisions.commands == expected);
        }
    }
    void without_commands_all_go_on() {
        for (const BoundaryDecisions& decisions : decide({{}, {}}, {{}, {}})) {
            QVERIFY(decisions.status);
            QVERIFY(decisions.commands.empty());
        }
    }
    void all_ranks_end_with_the_first_error() {
        for (const BoundaryDecisions& decisions :
             decide({{}, {}, {}}, {{}, failed("disk of rank 1"), failed("disk of rank 2")})) {
            QVERIFY(!decisions.status);
            QCOMPARE(to_english(decisions.status.error().what), std::string("disk of rank 1"));
            QCOMPARE(decisions.status.error().kind, ErrorKind::disk);
            QVERIFY(decisions.status.error().out_of_space);
        }
    }
    void a_paused_run_goes_on_when_any_rank_is_told_so() {
        ThreadGroups groups(3);
        std::vector<CommandMailbox> mailboxes(3);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            Recorder recorder;
            RankedBoundary boundary(group, mailboxes[rank], recorder, {});
            if (rank == 2) {
                QTest::qSleep(500);
                mailboxes[1].post(TrainCommand::resume);
            }
            if (boundary.wait().commands != Commands{TrainCommand::resume})
                throw std::logic_error("other commands");
        });
    }
    void rank_0_reports_a_rank_for_which_the_others_wait() {
        ThreadGroups groups(3);
        std::vector<std::vector<std::string>> advice(3);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            CommandMailbox mailbox;
            Recorder recorder;
            RankedBoundary boundary(group, mailbox, recorder, {});
            for (std::int64_t step = 1; step <= 100; ++step) {
                boundary.begin_step();
                boundary.record_step(step, rank == 1 ? 300 : 100, /*data_wait_ms=*/5);
                static_cast<void>(boundary.decide({}));
            }
            for (const Advice& one : recorder.all<Advice>())
                advice[rank].push_back(to_english(one.what));
        });
        QCOMPARE(advice[0].size(), std::size_t{1});
        QVERIFY(QString::fromStdString(advice[0].front()).contains("rank 1 on"));
        QVERIFY(advice[1].empty() && advice[2].empty());
    }
    void rank_0_reports_what_all_ranks_do() {
        ThreadGroups groups(2);
        std::vector<std::vector<RanksReport>> reports(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            CommandMailbox mailbox;
            Recorder recorder;
            RankedBoundary::Options options{/*samples_per_step=*/5};
            if (rank == 1)
                options.take_gpu_sample = [] { return GpuSample{.uuid = "GPU-1"}; };
            RankedBoundary boundary(group, mailbox, recorder, options);
            for (std::int64_t step = 1; step <= 40; ++step) {
                boundary.begin_step();
                boundary.record_step(step, /*step_ms=*/rank == 0 ? 100 : 60, /*data_wait_ms=*/20);
                static_cast<void>(boundary.decide({}));
            }
            reports[rank] = recorder.all<RanksReport>();
        });
        QVERIFY(reports[1].empty());
        QCOMPARE(reports[0].size(), std::size_t{1});
        QCOMPARE(reports[0][0].step, std::int64_t{32});
        const auto& ranks = reports[0][0].ranks;
        QCOMPARE(ranks.size(), std::size_t{2});
        QCOMPARE(ranks[0].samples, std::int64_t{3});
        QCOMPARE(ranks[1].samples, std::int64_t{2});
        QCOMPARE(ranks[0].times.compute_ms, 80.0);
        QCOMPARE(ranks[1].times.compute_ms, 40.0);
        QCOMPARE(ranks[1].times.data_ms, 20.0);
        QVERIFY(!ranks[0].gpu && ranks[1].gpu->uuid == "GPU-1");
        QVERIFY(!ranks[1].host.empty());
    }
    void on_a_device_the_last_steps_before_a_report_are_measured() {
        ThreadGroups groups(1);
        groups.completes_on_device = true;
        groups.run([&](std::size_t, ProcessGroup& group) {
            CommandMailbox mailbox;
            Recorder recorder;
            RankedBoundary boundary(group, mailbox, recorder, {});
            std::vector<std::int64_t> measured;
            for (std::int64_t step = 1; step <= 64; ++step) {
                boundary.begin_step();
                if (groups.measures_device_waits())
                    measured.push_back(step);
                const bool is_warm = (step - 1) % 32 >= 24;
                boundary.record_step(step, is_warm ? 10 : 1000, 0);
                static_cast<void>(boundary.decide({}));
            }
            std::vector<std::int64_t> expected;
            for (const std::int64_t end : {32, 64})
                for (std::int64_t step = end - 7; step <= end; ++step)
                    expected.push_back(step);
            if (measured != expected)
                throw std::logic_error("other steps are measured");
            for (const RanksReport& report : recorder.all<RanksReport>())
                if (report.ranks.at(0).times.compute_ms != 10)
                    throw std::logic_error("other steps count");
        });
    }
    void a_faster_rank_gets_more_samples_where_shares_may_change_data() {
        QTest::addColumn<bool>("may_change");
        QTest::newRow("ranks of different types") << true;
        QTest::newRow("equal shares") << false;
    }
    void a_faster_rank_gets_more_samples_where_shares_may_change() {
        QFETCH(const bool, may_change);
        ThreadGroups groups(2);
        std::vector<BatchShare> shares = {{0, 8}, {8, 8}};
        std::vector<std::string> advice;
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            CommandMailbox mailbox;
            Recorder recorder;
            RankedBoundary::Options options{/*samples_per_step=*/16};
            if (may_change)
                options.set_share = [&shares, rank](const BatchShare& share) {
                    shares[rank] = share;
                };
            RankedBoundary boundary(group, mailbox, recorder, options);
            for (std::int64_t step = 1; step <= 96; ++step) {
                const double sample_ms = rank == 0 ? 10 : 30;
                boundary.begin_step();
                boundary.record_step(step, sample_ms * static_cast<double>(shares[rank].count), 0);
                static_cast<void>(boundary.decide({}));
            }
            if (rank == 0)
                advice = recorder.advice_ids();
        });
        const std::vector<BatchShare> equal = {{0, 8}, {8, 8}}, by_speed = {{0, 12}, {12, 4}};
        QVERIFY(shares == (may_change ? by_speed : equal));
        QCOMPARE(advice, std::vector<std::string>{may_change ? "rank-shares" : "straggler"});
    }
    void ranks_share_what_happened_on_rank_0() {
        ThreadGroups groups(2);
        groups.run([&](std::size_t rank, ProcessGroup& group) {
            CommandMailbox mailbox;
            Recorder recorder;
            RankedBoundary boundary(group, mailbox, recorder, {});
            if (boundary.writes() != (rank == 0))
                throw std::logic_error("wrong rank writes");
            if (boundary.broadcast_from_rank_0(rank == 0 ? 40 : 7) != 40)
                throw std::logic_error("another step");
            const auto error = boundary.broadcast_from_rank_0(
                rank == 0 ? Result<std::int64_t>(fail(failed("full").error())) : 7);
            if (error || to_english(error.error().what) != "full")
                throw std::logic_error("another result");
        });
    }
};

FORMANT_TEST(TestRankedBoundary)

} // namespace tst_ranked_boundary

#include "tst_ranked_boundary.moc"
