#include "engine/checkpoint/pickle_file.h"
#include "engine/session/voices/weights_origin.h"
#include "tests/app/training/tokens/xtts_training.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_xtts_v2 {

using test::contains;
using Fixture = test::XttsTraining;
using test::value_in;
using test::weights_in;

class TestXttsV2 : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString((cache_ / "cache").string()));
    }
    void a_published_voice_speaks_with_a_reference_at_24_khz() {
        const Fixture f;
        const auto spoken = f.speak(f.published / "model.pth", "out", f.with_reference());
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
        QCOMPARE(read_audio(f.folder / "out/0001.wav")->sample_rate_hz, std::int64_t{24000});
        QVERIFY(f.sound("out").numel() > 0);
        const auto without = f.speak(f.published / "model.pth", "none", {});
        QCOMPARE(without.exit_code, 2);
        QVERIFY2(contains(without.standard_error, "--reference"), without.standard_error.c_str());
    }
    void it_speaks_the_languages_of_its_tokenizer() {
        const Fixture f;
        const auto in = [&](const char* language, const char* out) {
            return f.speak(f.published / "model.pth", out,
                           test::with(f.with_reference(), {"--language", language}));
        };
        QCOMPARE(in("en", "english").exit_code, 0);
        QCOMPARE(in("de", "german").exit_code, 0);
        QVERIFY(!at::equal(f.sound("english"), f.sound("german")));
        const auto other = in("sv", "swedish");
        QCOMPARE(other.exit_code, 2);
        QVERIFY2(contains(other.standard_error, "en, de"), other.standard_error.c_str());
    }
    void the_same_speech_comes_as_a_stream() {
        const Fixture f;
        QCOMPARE(f.speak(f.published / "model.pth", "out", f.with_reference()).exit_code, 0);
        const auto stream = test::run_program(
            FORMANT_PROGRAM,
            test::with({"synth", "--checkpoint", (f.published / "model.pth").string(), "--out", "-",
                        "--text", "one two", "--gpu", "cpu"},
                       f.with_reference()));
        QVERIFY2(stream.exit_code == 0, stream.standard_error.c_str());
        QVERIFY2(contains(stream.standard_error, "24000"), stream.standard_error.c_str());
        QCOMPARE(static_cast<std::int64_t>(stream.standard_output.size()),
                 2 * f.sound("out").numel());
    }
    void it_is_trained_and_goes_back_to_where_it_came_from() {
        const Fixture f;
        const auto trained = f.train("voice", f.from_published({"--max-steps", "30"}));
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        const auto loss = [&](std::int64_t step) {
            return f.steps_of("voice").at(step)["losses"]["audio"].get<double>();
        };
        QVERIFY(loss(30) < 0.9 * loss(1));
        QVERIFY(std::filesystem::exists(f.runs() / "voice/samples/step_30/001.flac"));

        const Path last = f.checkpoint("voice", "final_ema.pt"), back = f.folder / "back";
        const auto converted = test::run_program(
            FORMANT_PROGRAM, {"checkpoint", "convert", last.string(), "--out", back.string()});
        QVERIFY2(converted.exit_code == 0, converted.standard_error.c_str());
        QVERIFY(
            at::equal(value_in(back / "mel_stats.pth"), value_in(f.published / "mel_stats.pth")));
        for (const char* file : {"model.pth", "dvae.pth"}) {
            const auto ours = weights_in(back / file), theirs = weights_in(f.published / file);
            QCOMPARE(ours.size(), theirs.size());
            for (const auto& [name, tensor] : theirs) {
                QVERIFY2(ours.contains(name), name.c_str());
                const at::Tensor a = std::get<at::Tensor>(ours.at(name).value());
                const at::Tensor b = std::get<at::Tensor>(tensor.value());
                QVERIFY2(a.sizes() == b.sizes() && a.dtype() == b.dtype(), name.c_str());
                QVERIFY2(at::equal(a, b) != name.starts_with("gpt."), name.c_str());
            }
        }
        const auto info = test::run_program(FORMANT_PROGRAM, {"checkpoint", "info", last.string()});
        QVERIFY2(contains(info.standard_output, "model.pth (xtts; published weights: Coqui"),
                 info.standard_output.c_str());
        QCOMPARE(f.speak(last, "own", f.with_reference()).exit_code, 0);
        const auto spoken = f.speak(back / "model.pth", "back_again", f.with_reference());
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
        QVERIFY(at::equal(f.sound("back_again"), f.sound("own")));
    }
    void it_resumes_to_the_same_bits_without_the_published_files() {
        const Fixture f;
        const auto arguments = [&](const char* name) {
            return f.arguments(name, f.from_published({"--max-steps", "16"}));
        };
        QCOMPARE(test::stop_at_step(arguments("resumed"), 7), 130);
        const auto straight = test::run_program(FORMANT_PROGRAM, arguments("straight"), 300);
        QVERIFY2(straight.exit_code == 0, straight.standard_error.c_str());
        for (const char* file : {"model.pth", "dvae.pth", "mel_stats.pth", "vocab.json"})
            std::filesystem::remove(f.published / file);
        const auto resumed = test::run_program(FORMANT_PROGRAM, arguments("resumed"), 300);
        QVERIFY2(resumed.exit_code == 0, resumed.standard_error.c_str());
        QCOMPARE(recorded_origin(*load_checkpoint(f.checkpoint("resumed", "final_ema.pt"))),
                 recorded_origin(*load_checkpoint(f.checkpoint("straight", "final_ema.pt"))));
        for (std::int64_t step = 1; step <= 16; ++step)
            QVERIFY2(f.steps_of("resumed").at(step) == f.steps_of("straight").at(step),
                     std::to_string(step).c_str());
    }
    void a_checkpoint_of_upstreams_trainer_needs_no_other_weights() {
        const Fixture f;
        StateTree::Map weights;
        for (const auto& [name, tensor] : weights_in(f.published / "model.pth"))
            weights.emplace("xtts." + name, tensor);
        for (const auto& [name, tensor] : weights_in(f.published / "dvae.pth"))
            weights.emplace("dvae." + name, tensor);
        StateTree state;
        state["model"] = std::move(weights);
        state["step"] = std::int64_t{7};
        QVERIFY(f.speak(f.published / "model.pth", "before", f.with_reference()).exit_code == 0);
        for (const char* file : {"model.pth", "dvae.pth", "mel_stats.pth"})
            std::filesystem::remove(f.published / file);
        const Path best = f.published / "best_model.pth";
        test::throw_on_error(write_pickle(best, state));
        const auto spoken = f.speak(best, "out", f.with_reference());
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
        QVERIFY(at::equal(f.sound("out"), f.sound("before")));
        const auto trained =
            f.train("voice", {"--base-checkpoint", best.string(), "--max-steps", "1"});
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
    }
    void only_a_small_addition_is_trained_with_lora() {
        const Fixture f;
        const auto trained = f.train(
            "lora", f.from_published({"--max-steps", "3", "--lora-rank", "2", "--layers", "lora"}));
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        const Path back = f.folder / "back";
        const auto converted =
            test::run_program(FORMANT_PROGRAM, {"checkpoint", "convert",
                                                f.checkpoint("lora", "final_ema.pt").string(),
                                                "--out", back.string()});
        QVERIFY2(converted.exit_code == 0, converted.standard_error.c_str());
        const auto ours = weights_in(back / "model.pth"),
                   theirs = weights_in(f.published / "model.pth");
        QCOMPARE(ours.size(), theirs.size());
        const auto is_same = [&](const char* name) {
            return at::equal(std::get<at::Tensor>(ours.at(name).value()),
                             std::get<at::Tensor>(theirs.at(name).value()));
        };
        QVERIFY(!is_same("gpt.gpt.h.0.attn.c_attn.weight")); // merged
        QVERIFY(is_same("gpt.text_embedding.weight"));
    }
    void without_weights_it_is_not_trained() {
        const Fixture f;
        const auto refused =
            f.train("voice", {"--max-steps", "1", "--codec", (f.published / "dvae.pth").string(),
                              "--tokenizer", (f.published / "vocab.json").string()});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY2(contains(refused.standard_error, "--base-checkpoint"),
                 refused.standard_error.c_str());
        const auto other = f.train(
            "voice", f.from_published({"--max-steps", "1", "--set", "audio.sample_rate_hz=16000"}));
        QCOMPARE(other.exit_code, 2);
        QVERIFY2(contains(other.standard_error, "22050 Hz"), other.standard_error.c_str());
    }
    void without_its_tokenizer_it_says_what_is_missing() {
        const Fixture f;
        std::filesystem::remove(f.published / "vocab.json");
        const auto spoken = f.speak(f.published / "model.pth", "out", f.with_reference());
        QVERIFY2(contains(spoken.standard_error, "vocab.json"), spoken.standard_error.c_str());
        const auto trained = f.train("voice", f.from_published({"--max-steps", "1"}));
        QVERIFY(trained.exit_code != 0);
        QVERIFY2(contains(trained.standard_error, "--tokenizer"), trained.standard_error.c_str());
    }
    void another_tokenizer_keeps_the_rows_of_pieces_that_both_have() {
        const Fixture f;
        auto tokenizer = nlohmann::json::parse(std::ifstream(f.published / "vocab.json"));
        const auto next =
            static_cast<int>(tokenizer["model"]["vocab"].size() + tokenizer["added_tokens"].size());
        tokenizer["added_tokens"].push_back({{"id", 900}, {"content", "[sv]"}});
        int count = 0;
        for (auto& token : tokenizer["added_tokens"])
            count = std::max(count, token["id"] == 900 ? 0 : token["id"].get<int>());
        tokenizer["added_tokens"].back()["id"] = count + 1;
        QVERIFY(next > count);
        std::ofstream(f.folder / "larger.json") << tokenizer.dump();
        const auto trained = f.train("voice", f.from_published({"--max-steps", "1", "--tokenizer",
                                                                (f.folder / "larger.json").string(),
                                                                "--set", "text.language=sv"}));
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
        QVERIFY2(contains(trained.standard_error, "rows of text tokens"),
                 trained.standard_error.c_str());
        const auto spoken = f.speak(f.checkpoint("voice", "final_ema.pt"), "out",
                                    test::with(f.with_reference(), {"--language", "sv"}));
        QVERIFY2(spoken.exit_code == 0, spoken.standard_error.c_str());
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST(TestXttsV2)

} // namespace tst_xtts_v2

#include "tst_xtts_v2.moc"
