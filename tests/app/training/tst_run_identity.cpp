#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "tests/app/training/training_process.h"
#include "tests/support/contains.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/environment.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

#include <sstream>

using namespace formant;

namespace tst_run_identity {

using test::contains;

struct Fixture : test::TrainingProcess {
    test::ScopedVariable cache{"XDG_CACHE_HOME", (folder / "cache").string()};

    /// Writes another voice that says the same words.
    Path other_voice() const {
        const at::Tensor sound = test::voiced_second().samples;
        std::string metadata = "file,text\n";
        std::filesystem::create_directory(folder / "other");
        for (const std::string word : {"one", "two", "three", "four"}) {
            const at::Tensor part = sound.narrow(0, 100 * static_cast<int>(word.size()), 9000);
            test::throw_on_error(write_audio(folder / "other" / (word + ".wav"), {-part, 16000}));
            metadata += word + ".wav," + word + "\n";
        }
        test::throw_on_error(write_file_atomically(folder / "other/metadata.csv", metadata));
        return folder / "other/metadata.csv";
    }
    std::vector<std::string> with_corpus(const Path& corpus) const {
        return {"--set", "data.corpus=" + corpus.string(), "--set", "train.max_steps=30"};
    }
    test::ProcessOutput preflight(std::vector<std::string> more) const {
        std::vector<std::string> all = {
            "preflight", "--config", config().string(), "--runs", runs().string(), "--gpu", "cpu"};
        all.insert(all.end(), more.begin(), more.end());
        return test::run_program(FORMANT_PROGRAM, all, 120);
    }
    std::string text(const std::string& run, const std::string& file) const {
        return read_file(runs() / run / file).value_or("");
    }
    /// Writes the configuration without its name.
    Path unnamed(const std::string& file, const Path& corpus) const {
        std::istringstream lines(read_file(config()).value());
        std::string yaml;
        for (std::string line; std::getline(lines, line);)
            if (line.starts_with("  corpus:"))
                yaml += "  corpus: " + corpus.string() + "\n";
            else if (!line.starts_with("name:"))
                yaml += line + "\n";
        test::throw_on_error(write_file_atomically(folder / file, yaml));
        return folder / file;
    }
    test::ProcessOutput train_file(const Path& file, std::vector<std::string> more = {}) const {
        std::vector<std::string> all = {"--headless", file.string(), "--gpu",
                                        "cpu",        "--set",       "train.max_steps=4"};
        all.insert(all.end(), more.begin(), more.end());
        return test::run_program(FORMANT_PROGRAM, all, 120);
    }
};

const std::vector<std::string> to_step_20 = {"--set", "train.max_steps=20"};

class TestRunIdentity : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void another_corpus_needs_permission() {
        const Fixture f;
        QCOMPARE(f.train(to_step_20).exit_code, 0);
        const auto other = f.with_corpus(f.other_voice());
        const std::string status = f.text("small", "run.json");
        const auto refused = f.train(other);
        QVERIFY2(refused.exit_code == 2, refused.standard_error.c_str());
        QVERIFY2(contains(refused.standard_error, "was trained on other recordings"),
                 refused.standard_error.c_str());
        QVERIFY(contains(refused.standard_error, "--allow-changes"));
        QCOMPARE(f.text("small", "run.json"), status); // the start left nothing behind
        QVERIFY(!contains(f.text("small", "changes.jsonl"), "other/metadata.csv"));
        const auto preflight = f.preflight(other);
        QVERIFY2(preflight.exit_code == 2 && contains(preflight.standard_output, "other-corpus"),
                 preflight.standard_output.c_str());
        auto allowed = other;
        allowed.emplace_back("--allow-changes");
        const auto trained = f.train(allowed);
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        QVERIFY(contains(trained.standard_error, "different corpus"));
    }
    void moved_and_added_recordings_need_none() {
        const Fixture f;
        QCOMPARE(f.train(to_step_20).exit_code, 0);
        std::filesystem::create_directory(f.folder / "moved");
        for (const char* word : {"one", "two", "three"})
            std::filesystem::copy(f.folder / fmt::format("{}.wav", word),
                                  f.folder / fmt::format("moved/{}.wav", word));
        std::filesystem::copy(f.folder / "four.wav", f.folder / "moved/five.wav");
        test::throw_on_error(
            write_file_atomically(f.folder / "moved/metadata.csv",
                                  "file,text\none.wav,one\ntwo.wav,two\nthree.wav,three\n"
                                  "five.wav,four\n"));
        const auto more = f.with_corpus(f.folder / "moved/metadata.csv");
        const auto preflight = f.preflight(more);
        QVERIFY2(!contains(preflight.standard_output, "other-corpus"),
                 preflight.standard_output.c_str());
        const auto trained = f.train(more);
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
    }
    void two_configurations_without_a_name_have_two_runs() {
        const Fixture f;
        const Path anna = f.unnamed("anna.yaml", f.folder / "metadata.csv");
        const Path bert = f.unnamed("bert.yaml", f.other_voice());
        const std::vector<std::string> runs = {"--runs", f.runs().string()};
        QCOMPARE(f.train_file(anna, runs).exit_code, 0);
        QCOMPARE(f.train_file(bert, runs).exit_code, 0);
        for (const char* run : {"anna", "bert"}) {
            QCOMPARE(f.records(run, "train").size(), std::size_t{4});
            QVERIFY(f.records(run, "resume").empty());
        }
        QVERIFY(!path_exists(f.runs() / "run"));
    }
    void a_renamed_run_is_itself() {
        const Fixture f;
        QCOMPARE(f.train(to_step_20).exit_code, 0);
        std::filesystem::rename(f.runs() / "small", f.runs() / "b1");
        const auto by_folder = f.train_file(f.runs() / "b1", {"--set", "train.max_steps=22"});
        QVERIFY2(by_folder.exit_code == 0, by_folder.standard_error.c_str());
        const auto by_config =
            f.train_file(f.runs() / "b1/config.yaml", {"--set", "train.max_steps=24"});
        QVERIFY2(by_config.exit_code == 0, by_config.standard_error.c_str());
        QCOMPARE(f.records("b1", "train").size(), std::size_t{24});
        QVERIFY(!path_exists(f.runs() / "small"));
    }
    void a_run_without_step_files_resumes_from_the_best_or_is_refused() {
        const Fixture f;
        QCOMPARE(f.train(to_step_20).exit_code, 0);
        std::filesystem::copy(f.checkpoint("small", "step_20.pt"),
                              f.checkpoint("small", "best_step_20.pt"));
        std::filesystem::remove(f.checkpoint("small", "step_20.pt"));
        QCOMPARE(f.train({"--set", "train.max_steps=24"}).exit_code, 0);
        QCOMPARE(f.records("small", "resume").begin()->first, 20);
        for (const char* name : {"step_24.pt", "best_step_20.pt"})
            std::filesystem::remove(f.checkpoint("small", name));
        const auto voice = f.checkpoint("small", "final_ema.pt");
        const std::string before = stamp_of(voice);
        for (const std::string resume : {"auto", "never"}) {
            const auto refused = f.train({"--set", "train.max_steps=30", "--resume", resume});
            QVERIFY2(refused.exit_code == (resume == "auto" ? 5 : 2),
                     refused.standard_error.c_str());
        }
        QCOMPARE(stamp_of(voice), before);
        const auto named = f.train({"--set", "train.max_steps=3", "--set", "name=next", "--set",
                                    "train.pretrained_path=" + voice.string()});
        QVERIFY2(named.exit_code == 0, named.standard_error.c_str()); // as the error advises
    }
};

FORMANT_TEST(TestRunIdentity)

} // namespace tst_run_identity

#include "tst_run_identity.moc"
