#include "engine/session/data/data_facts.h"
#include "engine/session/preflight/preflight.h"
#include "engine/session/runs/requested_config.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>
#include <filesystem>
#include <map>

using namespace formant;

namespace tst_preflight_tokens {

using test::contains;

/// The prepared tokens and the small model of the public code's values, copied.
struct Tokens {
    Tokens() {
        std::filesystem::copy(FORMANT_SOURCE_DIR "/tests/data/reference/indextts2", data(),
                              std::filesystem::copy_options::recursive);
    }
    Path data() const { return folder / "data"; }
    RunRequest request(const std::vector<std::string>& more = {}) const {
        RunRequest run;
        run.config_file = (data() / "config.yaml").string();
        run.settings = {"data.corpus=" + (data() / "gpt_pairs_train.jsonl").string(),
                        "data.validation=" + (data() / "gpt_pairs_val.jsonl").string(),
                        "train.batch_size=2", "model.indextts2.feature_frames=72", "name=tokens"};
        run.settings.insert(run.settings.end(), more.begin(), more.end());
        run.runs_folder = (folder / "runs").string();
        run.device = "cpu";
        run.decode_program = FORMANT_PROGRAM;
        return run;
    }
    Result<void> check(const std::vector<std::string>& more = {}) {
        checks.clear();
        return run_preflight(request(more), PreflightDepth::full, CancellationToken(),
                             [this](const PreflightCheck& one) { checks[one.id] = one; });
    }
    bool is(const std::string& id, Grade grade) const {
        return checks.contains(id) && checks.at(id).grade == grade;
    }
    std::string said(const std::string& id) const { return to_english(checks.at(id).what); }

    test::TemporaryFolder folder;
    std::map<std::string, PreflightCheck> checks;
};

class TestPreflightTokens : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    void prepared_tokens_are_checked_as_a_run_reads_them() {
        Tokens tokens;
        QVERIFY(tokens.check({"train.pretrained_path=" + (tokens.data() / "gpt.pth").string()}));
        QVERIFY(tokens.is("prepared-tokens", Grade::ok));
        QVERIFY2(contains(tokens.said("prepared-tokens"), "8 examples of prepared tokens to train"),
                 tokens.said("prepared-tokens").c_str());
        for (const char* id : {"model", "layers", "pretrained", "memory", "time"})
            QVERIFY2(tokens.is(id, Grade::ok), id);
        QVERIFY(!tokens.checks.contains("data"));
    }
    void an_array_that_cannot_be_read_is_a_warning_that_names_it() {
        Tokens tokens;
        std::filesystem::resize_file(tokens.data() / "codes/s1_a.npy", 150);
        QVERIFY(tokens.check());
        QVERIFY(tokens.is("prepared-tokens", Grade::warning));
        QVERIFY(contains(tokens.said("prepared-tokens"), "s1_a.npy is not a readable .npy file"));
    }
    void a_manifest_of_another_model_is_an_error() {
        Tokens tokens;
        QVERIFY(!tokens.check({"model.indextts2.latents=16"}));
        QVERIFY(tokens.is("prepared-tokens", Grade::failure));
        QVERIFY2(contains(tokens.said("prepared-tokens"), "the model needs [16, 56]"),
                 tokens.said("prepared-tokens").c_str());
    }
    void weights_of_another_size_are_an_error() {
        Tokens tokens;
        QVERIFY(!tokens.check({"train.pretrained_path=" + (tokens.data() / "gpt.pth").string(),
                               "model.indextts2.layers=3"}));
        QVERIFY(tokens.is("pretrained", Grade::failure));
    }
    void durations_are_estimated_from_the_manifest() {
        const Tokens tokens;
        const RunConfig config = load_run_config(tokens.request()).value();
        const DataFacts facts = estimate_data_facts(config);
        QCOMPARE(facts.clips, std::int64_t{8});
        QVERIFY(std::abs(facts.longest_s - 25 / 50.0) < 1e-9); // codes a second
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST(TestPreflightTokens)

} // namespace tst_preflight_tokens

#include "tst_preflight_tokens.moc"
