#include "tests/app/training/memory_watch.h"
#include "tests/app/training/tokens/token_training.h"
#include "tests/support/contains.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_token_training {

using test::contains;
using test::with;
using Fixture = test::TokenTraining;

/// The values that are to be chosen for the machine.
const std::vector<std::string> automatic = {
    "--batch-size", "0", "--grad-accumulation", "0", "--num-workers", "0", "--seed", "3"};

/// Losses of a run by step.
std::map<std::int64_t, nlohmann::json> steps_of(const Path& run) {
    return test::records_of(run / "metrics.jsonl", "train");
}

double loss_at(const std::map<std::int64_t, nlohmann::json>& steps, std::int64_t step,
               const char* term) {
    return steps.at(step)["losses"][term].get<double>();
}

class TestTokenTraining : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    void the_command_of_the_upstream_trainers_trains_validates_and_saves() {
        const Fixture f;
        const auto output = f.train(with(automatic, {"--base-checkpoint",
                                                     (f.model / "gpt.pth").string(),
                                                     "--text-loss-weight",
                                                     "0.2",
                                                     "--mel-loss-weight",
                                                     "0.8",
                                                     "--warmup-steps",
                                                     "5",
                                                     "--val-interval",
                                                     "20",
                                                     "--max-steps",
                                                     "40",
                                                     "--weight-decay",
                                                     "0.01",
                                                     "--grad-clip",
                                                     "1.0",
                                                     "--learning-rate",
                                                     "0.003",
                                                     "--resume",
                                                     "auto",
                                                     "--amp",
                                                     "--grad-checkpointing",
                                                     "--save-interval",
                                                     "20"}));
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const std::string& said = output.standard_error;
        QVERIFY2(contains(said, "50 recordings to train on, 10 to validate"), said.c_str());
        const auto steps = steps_of(f.run());
        QCOMPARE(steps.size(), std::size_t{40});
        QVERIFY(loss_at(steps, 40, "audio") < 0.8 * loss_at(steps, 1, "audio"));
        QVERIFY(loss_at(steps, 40, "accuracy") > loss_at(steps, 1, "accuracy"));
        const auto validations = test::records_of(f.run() / "metrics.jsonl", "valid");
        QVERIFY(validations.contains(20) && validations.contains(40));
        for (const char* file : {"step_20.pt", "step_40.pt", "final_ema.pt"})
            QVERIFY(std::filesystem::exists(f.run() / "checkpoints" / file));
    }
    void a_run_resumes_to_the_same_bits() {
        const Fixture f;
        const auto arguments = [&](const char* name) {
            return f.arguments(
                with(automatic, {"--max-steps", "40", "--set", std::string("name=") + name}));
        };
        QCOMPARE(test::stop_at_step(arguments("resumed"), 9), 130);
        for (const char* name : {"resumed", "straight"}) {
            const auto output = test::run_program(FORMANT_PROGRAM, arguments(name), 300);
            QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        }
        const auto straight = steps_of(f.runs() / "straight");
        const auto resumed = steps_of(f.runs() / "resumed");
        QVERIFY(!test::records_of(f.runs() / "resumed/metrics.jsonl", "resume").empty());
        for (std::int64_t step = 1; step <= 40; ++step)
            QVERIFY2(resumed.at(step) == straight.at(step), std::to_string(step).c_str());
    }
    void a_step_that_runs_out_of_memory_is_repeated_in_smaller_micro_batches() {
        if (!test::memory_can_be_watched)
            QSKIP("the address sanitizer allocates memory itself");
        const Fixture f;
        const auto arguments = [&](const std::string& name) {
            return f.arguments({"--batch-size", "16", "--grad-accumulation", "1", "--max-steps",
                                "60", "--seed", "3", "--set", "name=" + name});
        };
        QCOMPARE(test::run_program(FORMANT_PROGRAM, arguments("straight"), 300).exit_code, 0);
        const Path shortage = f.folder / "shortage";
        {
            const test::ScopedVariable file("FORMANT_SHORTAGE", shortage.string());
            const test::ScopedVariable bytes("FORMANT_SHORT_BYTES",
                                             "500000"); // of activations, not of the data
            const test::ScopedVariable preload("LD_PRELOAD", FORMANT_SCARCE_MEMORY);
            const int code = test::watch_training(
                arguments("short"), [&](qint64 /*pid*/, const nlohmann::json& event) {
                    if (event["type"] == "train" && event["step"] == 4)
                        std::ofstream(shortage).put('\n');
                });
            QCOMPARE(code, 0);
        }
        QVERIFY(!std::filesystem::exists(shortage));
        const auto advice = test::records_of(f.runs() / "short/metrics.jsonl", "advice");
        QVERIFY(std::ranges::any_of(
            advice, [](const auto& record) { return record.second["id"] == "out-of-memory"; }));
        const auto straight = steps_of(f.runs() / "straight"),
                   repeated = steps_of(f.runs() / "short");
        for (std::int64_t step = 1; step <= 60; ++step)
            for (const char* term : {"text", "audio"}) {
                const double expected = loss_at(straight, step, term);
                QVERIFY(std::abs(loss_at(repeated, step, term) - expected) < 1e-5 * expected);
            }
    }
    void a_limit_of_tokens_per_micro_batch_changes_no_loss() {
        const Fixture f;
        const auto train = [&](const std::string& name, const std::string& limit) {
            const auto output =
                f.train({"--batch-size", "16", "--grad-accumulation", "1", "--max-steps", "6",
                         "--seed", "3", "--batch-frames", limit, "--set", "name=" + name});
            QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        };
        train("whole", "0");
        train("limited", "200");
        const auto whole = steps_of(f.runs() / "whole"), limited = steps_of(f.runs() / "limited");
        bool is_equal = true;
        for (std::int64_t step = 1; step <= 6; ++step) {
            const double expected = loss_at(whole, step, "audio"),
                         loss = loss_at(limited, step, "audio");
            QVERIFY(std::abs(loss - expected) < 1e-5 * expected);
            is_equal = is_equal && loss == expected;
        }
        QVERIFY(!is_equal); // other micro-batches round otherwise
    }
    void single_records_are_paired_and_several_manifests_are_joined() {
        const Fixture f;
        const auto output = f.train(
            with(automatic, {"--train-manifest", (f.data() / "singles.jsonl").string() + "::am",
                             "--max-steps", "1", "--save-interval", "1"}));
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY2(contains(output.standard_error, "110 recordings to train on"),
                 output.standard_error.c_str());
    }
    void a_damaged_array_is_named_and_excluded() {
        const Fixture f;
        std::filesystem::resize_file(f.data() / "codes/s1_5.npy", 150);
        const auto output = f.train(with(automatic, {"--max-steps", "1"}));
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        QVERIFY2(contains(output.standard_error, "s1_5.npy is not a readable .npy file"),
                 output.standard_error.c_str());
        QVERIFY(contains(output.standard_error, "49 recordings to train on"));
    }
    void without_a_tokenizer_it_says_what_to_name() {
        const Fixture f;
        const auto output = test::run_program(
            FORMANT_PROGRAM, {"--headless", "--model", "indextts2", "--train-manifest",
                              (f.data() / "pairs.jsonl").string(), "--runs", f.runs().string(),
                              "--gpu", "cpu", "--set", "model.size=tiny"});
        QCOMPARE(output.exit_code, 2);
        QVERIFY2(contains(output.standard_error, "--tokenizer bpe.model"),
                 output.standard_error.c_str());
    }
    void what_it_writes_is_read_back_entry_by_entry() {
        Fixture f;
        const auto trained = f.train(with(
            automatic, {"--base-checkpoint", (f.model / "gpt.pth").string(), "--max-steps", "2"}));
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        const auto converted =
            test::run_program(FORMANT_PROGRAM, {"checkpoint", "convert",
                                                (f.run() / "checkpoints/final_ema.pt").string(),
                                                "--out", (f.folder / "public").string()});
        QVERIFY2(converted.exit_code == 0, converted.standard_error.c_str());
        const auto compared = test::run_python(
            "app/training/tokens/compare_entries.py",
            {(f.model / "gpt.pth").string(), (f.folder / "public/gpt.pth").string()});
        QVERIFY2(compared.exit_code == 0, compared.standard_error.c_str());
        f.config = f.folder / "public/config.yaml";
        const auto again =
            f.train(with(automatic, {"--base-checkpoint", (f.folder / "public/gpt.pth").string(),
                                     "--max-steps", "1", "--set", "name=again"}));
        QVERIFY2(again.exit_code == 0, again.standard_error.c_str());
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST_IN(QCoreApplication, TestTokenTraining)

} // namespace tst_token_training

#include "tst_token_training.moc"
