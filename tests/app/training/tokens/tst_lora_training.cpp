#include "tests/app/training/tokens/token_training.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_lora_training {

using test::contains;
using test::with;
using Fixture = test::TokenTraining;

std::vector<std::string> lora(const Fixture& f) {
    return {"--base-checkpoint", (f.model / "gpt.pth").string(),
            "--lora-rank",       "4",
            "--lora-alpha",      "8",
            "--lora-targets",    "attention",
            "--lora-dropout",    "0.1",
            "--layers",          "lora",
            "--learning-rate",   "0.01",
            "--warmup-steps",    "0"};
}

test::ProcessOutput convert(const Fixture& f, const char* checkpoint, const char* folder,
                            const std::vector<std::string>& more = {}) {
    return test::run_program(FORMANT_PROGRAM,
                             with({"checkpoint", "convert", (f.runs() / checkpoint).string(),
                                   "--out", (f.folder / folder).string(), "--raw"},
                                  more));
}

class TestLoraTraining : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    void only_the_matrices_are_trained_and_both_exports_say_the_same() {
        const Fixture f;
        const auto trained = f.train(
            with(lora(f), {"--max-steps", "20", "--save-interval", "20", "--set", "name=adapted"}));
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        QVERIFY2(contains(trained.standard_error, "parameters are trained: LoRA; frozen: Text"),
                 trained.standard_error.c_str());
        const auto steps = test::records_of(f.runs() / "adapted/metrics.jsonl", "train");
        QVERIFY(steps.at(20)["losses"]["audio"].get<double>() <
                0.95 * steps.at(1)["losses"]["audio"].get<double>());
        const char* saved = "adapted/checkpoints/step_20.pt";
        QCOMPARE(convert(f, saved, "merged").exit_code, 0);
        QCOMPARE(convert(f, saved, "adapter", {"--lora"}).exit_code, 0);
        const auto compared = test::run_python("app/training/tokens/compare_lora.py",
                                               {(f.model / "gpt.pth").string(),
                                                (f.folder / "merged/gpt.pth").string(),
                                                (f.folder / "adapter").string()});
        QVERIFY2(compared.exit_code == 0, compared.standard_error.c_str());
    }
    void a_run_with_lora_resumes_to_the_same_bits() {
        const Fixture f;
        const auto arguments = [&](const char* name) {
            return f.arguments(
                with(lora(f), {"--max-steps", "24", "--set", std::string("name=") + name}));
        };
        QCOMPARE(test::stop_at_step(arguments("resumed"), 9), 130);
        for (const char* name : {"resumed", "straight"}) {
            const auto output = test::run_program(FORMANT_PROGRAM, arguments(name), 300);
            QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        }
        const auto straight = test::records_of(f.runs() / "straight/metrics.jsonl", "train");
        const auto resumed = test::records_of(f.runs() / "resumed/metrics.jsonl", "train");
        QVERIFY(!test::records_of(f.runs() / "resumed/metrics.jsonl", "resume").empty());
        for (std::int64_t step = 1; step <= 24; ++step)
            QVERIFY2(resumed.at(step) == straight.at(step), std::to_string(step).c_str());
    }
    void a_run_without_lora_starts_from_the_merged_weights() {
        const Fixture f;
        const auto first = f.train(with(lora(f), {"--max-steps", "2", "--set", "name=adapted"}));
        QVERIFY2(first.exit_code == 0, first.standard_error.c_str());
        const auto second =
            f.train({"--base-checkpoint", (f.runs() / "adapted/checkpoints/final_ema.pt").string(),
                     "--max-steps", "1", "--set", "name=full"});
        QVERIFY2(second.exit_code == 0, second.standard_error.c_str());
        QVERIFY(contains(second.standard_error, "was merged into the layers"));
    }
    void a_choice_that_contradicts_itself_is_refused() {
        const Fixture f;
        const auto full = f.train({"--lora-rank", "4"});
        QCOMPARE(full.exit_code, 2);
        QVERIFY2(contains(full.standard_error, "--layers lora"), full.standard_error.c_str());
        const auto none = f.train({"--layers", "lora"});
        QCOMPARE(none.exit_code, 2);
        QVERIFY2(contains(none.standard_error, "--lora-rank 16"), none.standard_error.c_str());
        const auto kind = test::run_program(FORMANT_PROGRAM,
                                            {"preflight", "--model", "vits", "--lora-rank", "4"});
        QCOMPARE(kind.exit_code, 2);
        QVERIFY2(contains(kind.standard_output, "has no layers for LoRA"),
                 kind.standard_output.c_str());
    }
    void the_recipe_of_new_tokens_changes_no_row_that_the_base_has() {
        const Fixture f;
        const std::string base = (f.folder / "short.pth").string();
        QCOMPARE(test::run_python("app/training/tokens/shorten_vocabulary.py",
                                  {(f.model / "gpt.pth").string(), base, "61"})
                     .exit_code,
                 0);
        const auto trained =
            f.train({"--base-checkpoint", base, "--layers", "new_tokens", "--max-steps", "10",
                     "--save-interval", "5", "--learning-rate", "0.01", "--set", "name=grown"});
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        for (const char* step : {"step_5", "step_10"})
            QCOMPARE(convert(f, (std::string("grown/checkpoints/") + step + ".pt").c_str(), step)
                         .exit_code,
                     0);
        const auto compared = test::run_python("app/training/tokens/compare_rows.py",
                                               {base, (f.folder / "step_5/gpt.pth").string(),
                                                (f.folder / "step_10/gpt.pth").string()});
        QVERIFY2(compared.exit_code == 0, compared.standard_error.c_str());
        const auto refused =
            f.train({"--base-checkpoint", (f.model / "gpt.pth").string(), "--layers", "new_tokens",
                     "--max-steps", "5", "--set", "name=refused"});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY2(contains(refused.standard_error, "have all tokens"),
                 refused.standard_error.c_str());
    }
    void a_run_that_has_no_new_tokens_does_not_continue_with_their_recipe() {
        const Fixture f;
        const auto trained = f.train({"--base-checkpoint", (f.model / "gpt.pth").string(),
                                      "--max-steps", "2", "--set", "name=all"});
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        const auto resumed =
            f.train({"--base-checkpoint", (f.model / "gpt.pth").string(), "--max-steps", "4",
                     "--layers", "new_tokens", "--set", "name=all"});
        QCOMPARE(resumed.exit_code, 2);
        QVERIFY2(contains(resumed.standard_error, "have all tokens"),
                 resumed.standard_error.c_str());
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST_IN(QCoreApplication, TestLoraTraining)

} // namespace tst_lora_training

#include "tst_lora_training.moc"
