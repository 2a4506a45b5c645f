#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/create_model.h"
#include "engine/session/training/rank_start.h"
#include "tests/support/contains.h"
#include "tests/support/processes/thread_group.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <array>
#include <fstream>

using namespace formant;
using namespace formant::test;

namespace tst_rank_start {

/// Returns what rank 1 receives from rank 0; the error of either.
Result<RankStart> received(const RunConfig& config, const ResumePoint& point,
                           const PendingChanges& pending) {
    std::optional<Result<RankStart>> of_rank_1;
    Result<void> of_rank_0;
    ThreadGroups groups(2);
    groups.run([&](std::size_t rank, ProcessGroup& group) {
        if (rank == 0) {
            of_rank_0 = send_start(group, config, point, pending);
            if (!of_rank_0)
                group.report_failure(of_rank_0.error());
        } else {
            of_rank_1 = receive_start(group);
        }
    });
    if (!of_rank_0)
        return fail(of_rank_0.error());
    return std::move(*of_rank_1);
}

/// Returns what a rank has prepared: a small model and one recording.
std::unique_ptr<PreparedTraining> prepared(std::size_t rank) {
    auto training = std::make_unique<PreparedTraining>();
    at::manual_seed(rank);
    training->model = create_model(ModelConfig(), MelConfig(), /*n_symbols=*/5, {}).value();
    TrainingClip clip;
    clip.samples = at::zeros({1000});
    clip.tokens = {1, 2, 3};
    clip.content = "1a";
    training->data.training = {clip};
    return training;
}

at::Tensor weights(const PreparedTraining& training) {
    std::vector<at::Tensor> all;
    for (const at::Tensor& weight : training.model.trainable->parameters())
        all.push_back(weight.detach().flatten());
    return at::cat(all);
}

using Trainings = std::array<std::unique_ptr<PreparedTraining>, 2>;
using Agreed = std::array<Result<std::optional<MemoryUse>>, 2>;

Agreed agree(Trainings& trainings, const std::optional<MemoryUse>& memory_of_rank_0 = {}) {
    Agreed agreed{std::optional<MemoryUse>(), std::optional<MemoryUse>()};
    ThreadGroups groups(2);
    groups.run([&](std::size_t rank, ProcessGroup& group) {
        agreed[rank] =
            agree_on_start(group, *trainings[rank], rank == 0 ? memory_of_rank_0 : std::nullopt);
    });
    return agreed;
}

class TestRankStart : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void settings_and_their_changes_are_those_of_rank_0() {
        RunConfig config;
        config.train.batch_size = 7;
        config.data.corpus = "/a b/ä";
        const PendingChanges pending{{{30, {{"train.learning_rate", "0.5"}}}}, {}};
        const auto start = received(config, {}, pending);
        QVERIFY2(start, start ? "" : to_english(start.error().what).c_str());
        QCOMPARE(run_config_yaml(start->config), run_config_yaml(config));
        QVERIFY(start->point.starts_fresh());
        QCOMPARE(start->pending.changes.size(), std::size_t{1});
        QCOMPARE(start->pending.changes.front().step, std::int64_t{30});
        QVERIFY(start->pending.changes.front().settings == pending.changes.front().settings);
    }
    void a_checkpoint_arrives_complete_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("as we save it") << "step_3.pt";
        QTest::newRow("as others call it") << "step_3.pth";
    }
    void a_checkpoint_arrives_complete() {
        QFETCH(const QString, file);
        const TemporaryFolder folder;
        StateTree state;
        state["format"] = checkpoint_format;
        state["model"] = "unet";
        state["step"] = std::int64_t{3};
        const at::Tensor values = at::randn({1000, 17});
        state["weights"] = values;
        const Path path = folder / file.toStdString();
        QVERIFY(save_checkpoint(path, state));
        ResumePoint point;
        point.checkpoint = LoadedCheckpoint{path, state, {}};
        const auto start = received({}, point, {});
        QVERIFY2(start, start ? "" : to_english(start.error().what).c_str());
        const StateTree& arrived = start->point.checkpoint->state;
        QCOMPARE(arrived.get<std::int64_t>("step").value(), std::int64_t{3});
        QVERIFY(at::equal(arrived.get<at::Tensor>("weights").value(), values));
    }
    void a_checkpoint_that_is_gone_is_an_error_of_rank_0() {
        ResumePoint point;
        point.checkpoint = LoadedCheckpoint{"/no/such/step_3.pt", {}, {}};
        const auto start = received({}, point, {});
        QVERIFY(!start);
        QVERIFY(contains(to_english(start.error().what), "/no/such/step_3.pt"));
    }
    void ranks_begin_with_the_weights_of_rank_0() {
        Trainings trainings{prepared(0), prepared(1)};
        const at::Tensor expected = weights(*trainings[0]).clone();
        QVERIFY(!at::equal(weights(*trainings[1]), expected));
        for (const auto& one : agree(trainings))
            QVERIFY2(one, one ? "" : to_english(one.error().what).c_str());
        QVERIFY(at::equal(weights(*trainings[0]), expected));
        QVERIFY(at::equal(weights(*trainings[1]), expected));
    }
    void all_ranks_use_the_reduced_memory_of_rank_0() {
        Trainings trainings{prepared(0), prepared(1)};
        for (const auto& one : agree(trainings, MemoryUse{3, true})) {
            QCOMPARE((*one)->micro_batch, std::int64_t{3});
            QVERIFY((*one)->gradient_checkpointing);
        }
    }
    void a_rank_with_other_data_is_named_on_every_rank_data() {
        QTest::addColumn<int>("difference");
        QTest::newRow("another recording") << 0;
        QTest::newRow("other tokens") << 1;
        QTest::newRow("another speaker") << 2;
        QTest::newRow("one recording less") << 3;
        QTest::newRow("another teacher") << 4;
    }
    void a_rank_with_other_data_is_named_on_every_rank() {
        QFETCH(const int, difference);
        Trainings trainings{prepared(0), prepared(1)};
        TrainingClip& clip = trainings[1]->data.training.front();
        switch (difference) {
        case 0:
            clip.content = "2b";
            break;
        case 1:
            clip.tokens = {1, 3, 2};
            break;
        case 2:
            clip.speaker = 1;
            break;
        case 3:
            trainings[1]->data.training.clear();
            break;
        default:
            trainings[1]->teacher =
                AcousticTeacher{"",
                                "3c",
                                {Model(), SymbolTable::from_symbols({}), TokenLayout::spaced,
                                 SpeakerTable::from_names({}), false}};
        }
        for (const auto& one : agree(trainings)) {
            QVERIFY(!one);
            QCOMPARE(one.error().kind, ErrorKind::data);
            QVERIFY(contains(to_english(one.error().what), "rank 1"));
        }
    }
    void a_run_keeps_its_samples_per_step_with_any_number_of_ranks() {
        TrainConfig fresh, resumed, configured, from_before;
        resolve_data_parallel_size(fresh, std::nullopt, 4);
        QCOMPARE(fresh.data_parallel_size, std::int64_t{4});
        RunConfig original;
        original.train.data_parallel_size = 4;
        resolve_data_parallel_size(resumed, original, 2);
        QCOMPARE(resumed.data_parallel_size, std::int64_t{4});
        resolve_data_parallel_size(from_before, RunConfig(), 2); // had no such setting
        QCOMPARE(from_before.data_parallel_size, std::int64_t{1});
        configured.data_parallel_size = 3;
        resolve_data_parallel_size(configured, original, 2);
        QCOMPARE(configured.data_parallel_size, std::int64_t{3});
    }
    void ranks_on_other_processors_are_not_alike() {
        for (const bool is_alike : {true, false}) {
            ThreadGroups groups(2);
            std::array<bool, 2> found{};
            groups.run([&](std::size_t rank, ProcessGroup& group) {
                RunHardware hardware;
                hardware.chosen.hardware.host.cpu_model = is_alike || rank == 0 ? "EPYC" : "Xeon";
                found[rank] = use_rank_devices(group, hardware)->are_alike;
            });
            QCOMPARE(found, (std::array{is_alike, is_alike}));
        }
    }
    void only_ranks_of_different_types_may_change_their_shares_data() {
        QTest::addColumn<QString>("balance");
        QTest::addColumn<bool>("are_alike");
        QTest::addColumn<bool>("may_change");
        QTest::newRow("different types") << "auto" << false << true;
        QTest::newRow("one type") << "auto" << true << false;
        QTest::newRow("the user wants equal shares") << "equal" << false << false;
    }
    void only_ranks_of_different_types_may_change_their_shares() {
        QFETCH(const QString, balance);
        QFETCH(const bool, are_alike);
        QFETCH(const bool, may_change);
        PreparedTraining training;
        training.train.batch_size = 4;
        training.train.gradient_accumulation_steps = 2;
        training.train.data_parallel_size = 3;
        training.train.balance = balance.toStdString();
        const auto options = boundary_options(training, {{}, are_alike});
        QCOMPARE(options.samples_per_step, std::int64_t{24});
        QCOMPARE(static_cast<bool>(options.set_share), may_change);
    }
};

FORMANT_TEST(TestRankStart)

} // namespace tst_rank_start

#include "tst_rank_start.moc"
