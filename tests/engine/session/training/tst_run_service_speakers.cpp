#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_info.h"
#include "engine/session/preflight/preflight.h"
#include "engine/session/speech/speech_service.h"
#include "engine/session/training/model_layers.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/checkpoint_leaves.h"
#include "tests/support/voices/small_gan.h"
#include "tests/support/word_runs.h"

#include <ATen/core/Tensor.h>
#include <QtTest/QtTest>
#include <fmt/format.h>

#include <filesystem>
#include <set>

using namespace formant;

namespace tst_run_service_speakers {

/// Provides runs of a small voice on the recordings of several speakers.
struct Fixture : test::WordRuns {
    /// Assigns the first two recordings to one speaker, the others to the other.
    void set_speakers(const std::string& one, const std::string& other) const {
        std::string lines;
        for (const std::string word : {"one", "two", "three", "four"}) {
            const std::string& speaker = word == "one" || word == "two" ? one : other;
            lines += fmt::format(R"({{"file": "{0}.wav", "text": "{0}", "speaker": "{1}"}})", word,
                                 speaker) +
                     "\n";
        }
        test::throw_on_error(write_file_atomically(folder / "words.jsonl", lines));
    }
    RunRequest request_for(std::int64_t steps, std::vector<std::string> settings) const {
        settings.insert(settings.begin(), {"data.corpus=" + (folder / "words.jsonl").string(),
                                           "train.max_steps=" + std::to_string(steps)});
        return request(std::move(settings));
    }
    Result<void> train(std::int64_t steps, test::Recorder& recorder,
                       std::vector<std::string> settings = {}) const {
        return test::train(request_for(steps, std::move(settings)), recorder);
    }
    /// Trains a VITS on ann and bea with an embedding of width 6, then assigns all recordings to
    /// carla.
    void train_two_speakers_then_set_one() const {
        set_speakers("ann", "bea");
        test::Recorder recorder;
        test::throw_on_error(train(1, recorder, test::small_vits({"model.vits.gin_channels=6"})));
        set_speakers("carla", "carla");
    }
    std::string voice() const { return checkpoint("small", "final_ema.pt").string(); }

    Result<SpeechReport> speak(const std::string& speaker) const {
        SpeechRequest request;
        request.checkpoint = voice();
        request.sources.texts = {"two one"};
        request.out_folder = (folder / ("spoken" + speaker)).string();
        request.speaker = speaker;
        request.device = "cpu";
        return speak_texts(request, CancellationToken());
    }
    std::string sound_of(const std::string& speaker) const {
        return read_file(speak(speaker).value().files.at(0)).value();
    }
};

at::Tensor embedding_in(const StateTree& checkpoint) {
    return checkpoint.subtree("state_dict")->get<at::Tensor>("generator.emb_g.weight").value();
}

bool was_reported(const test::Recorder& recorder, const std::string& part) {
    for (const RunState& state : recorder.all<RunState>())
        if (to_english(state.what).find(part) != std::string::npos)
            return true;
    return false;
}

class TestRunServiceSpeakers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_run_on_two_speakers_trains_a_voice_for_each() {
        const Fixture f;
        f.set_speakers("bea", "ann");
        test::Recorder recorder;
        QVERIFY(f.train(4, recorder));
        QVERIFY(was_reported(recorder, "2 speakers: ann, bea"));
        QCOMPARE(recorder.all<StepReport>().size(), std::size_t{4});
        QCOMPARE(describe_checkpoint(f.voice())->speakers,
                 (std::vector<std::string>{"ann", "bea"}));
        QVERIFY(f.sound_of("ann") != f.sound_of("bea"));
        QVERIFY(f.sound_of("") == f.sound_of("ann"));
        QCOMPARE(f.speak("anna").error().kind, ErrorKind::usage);
    }
    void gradient_accumulation_gives_the_same_loss() {
        const Fixture f;
        f.set_speakers("bea", "ann");
        test::Recorder one_batch, accumulated;
        QVERIFY(f.train(1, one_batch, {"name=one_batch"}));
        QVERIFY(f.train(
            1, accumulated,
            {"name=accumulated", "train.batch_size=1", "train.gradient_accumulation_steps=4"}));
        const double loss = one_batch.all<StepReport>().at(0).total;
        QVERIFY(std::abs(accumulated.all<StepReport>().at(0).total - loss) < 1e-4 * loss);
    }
    void a_run_resumes_only_with_its_own_speakers() {
        const Fixture f;
        f.set_speakers("ann", "bea");
        test::Recorder before, after, refused;
        QVERIFY(f.train(2, before));
        QVERIFY(f.train(4, after));
        QCOMPARE(after.all<StepReport>().front().step, std::int64_t{3});
        f.set_speakers("ann", "carla");
        const auto failed = f.train(6, refused);
        QVERIFY(!failed && failed.error().kind == ErrorKind::checkpoint);
        const std::string why = to_english(failed.error().what);
        QVERIFY2(why.find("ann, bea") != std::string::npos, why.c_str());
        QVERIFY2(why.find("ann, carla") != std::string::npos, why.c_str());
        QVERIFY(refused.all<StepReport>().empty());
    }
    void a_run_can_start_from_a_voice_of_other_speakers() {
        const Fixture f;
        f.set_speakers("ann", "bea");
        test::Recorder first, other, one;
        QVERIFY(f.train(2, first));
        const std::string pretrained = "train.pretrained_path=" + f.voice();
        f.set_speakers("bea", "carla");
        QVERIFY(f.train(2, other, {"name=other", pretrained}));
        QVERIFY(was_reported(other, "include the speakers bea; new speakers: carla"));
        f.set_speakers("bea", "bea");
        QVERIFY(f.train(2, one, {"name=one", pretrained}));
        QVERIFY(was_reported(one, "2 speakers of the pretrained weights"));
    }
    void a_vits_of_several_speakers_can_be_fine_tuned_on_others() {
        const Fixture f;
        f.set_speakers("ann", "bea");
        test::Recorder first, other;
        QVERIFY(f.train(1, first, test::small_vits()));
        f.set_speakers("bea", "carla");
        const auto trained = f.train(
            1, other, test::small_vits({"name=other", "train.pretrained_path=" + f.voice()}));
        QVERIFY2(trained, trained ? "" : to_english(trained.error().what).c_str());
        QVERIFY(was_reported(other, "include the speakers bea; new speakers: carla"));
    }
    void a_vits_of_several_speakers_can_be_fine_tuned_on_one_and_keeps_its_embedding() {
        const Fixture f;
        f.train_two_speakers_then_set_one();
        test::Recorder one, stopped, resumed, further;
        const auto of = [](const std::string& name, const std::string& pretrained) {
            return test::small_vits({"name=" + name, "train.pretrained_path=" + pretrained,
                                     "train.layers=speaker_adaptation"});
        };
        const std::string first = f.voice();
        const auto trained = f.train(4, one, of("one", first));
        QVERIFY2(trained, trained ? "" : to_english(trained.error().what).c_str());
        QVERIFY(was_reported(one, "all speakers are new"));
        QVERIFY(was_reported(one, "has one of width 6"));
        const StateTree adapted = load_checkpoint(f.checkpoint("one", "step_4.pt")).value();
        const at::Tensor row = embedding_in(adapted);
        QCOMPARE(row.size(0), std::int64_t{1});
        QCOMPARE(row.size(1), embedding_in(load_checkpoint(first).value()).size(1));
        check_resuming(f, of("stopped", first), stopped, resumed);
        const auto continued =
            f.train(5, further, of("further", f.checkpoint("one", "step_4.pt").string()));
        QVERIFY2(continued, continued ? "" : to_english(continued.error().what).c_str());
        QCOMPARE(
            embedding_in(load_checkpoint(f.checkpoint("further", "step_5.pt")).value()).size(0),
            std::int64_t{1});
    }

    void the_preflight_checks_know_the_inherited_embedding() {
        const Fixture f;
        f.train_two_speakers_then_set_one();
        test::Recorder recorder;
        const auto request = [&](const std::string& embedding) {
            return f.request_for(4,
                                 test::small_vits({"name=one", "train.layers=custom",
                                                   "train.layer_patterns=[speaker_embedding]",
                                                   "train.pretrained_path=" + f.voice(),
                                                   "model.vits.speaker_embedding=" + embedding}));
        };
        const auto checked = run_checks(request("auto"));
        QVERIFY2(checked, checked ? "" : to_english(checked.error().what).c_str());
        QCOMPARE(count_groups(request("auto")), 1);
        const auto without = run_checks(request("off"));
        QVERIFY(!without);
        QVERIFY(to_english(without.error().what).find("speaker_embedding") != std::string::npos);
        QCOMPARE(count_groups(request("off")), 0);
        QCOMPARE(test::train_and_stop_at(2, request("auto"), recorder).error().kind,
                 ErrorKind::interrupted);
        const auto resumed = run_checks(request("auto"));
        QVERIFY2(resumed, resumed ? "" : to_english(resumed.error().what).c_str());
        QCOMPARE(count_groups(request("auto")), 1);
    }

    void losing_the_embedding_is_refused_unless_partial_loading_is_set_data() {
        QTest::addColumn<std::string>("setting");
        QTest::newRow("off") << std::string("model.vits.speaker_embedding=off");
        QTest::newRow("different width") << std::string("model.vits.gin_channels=8");
    }
    void losing_the_embedding_is_refused_unless_partial_loading_is_set() {
        QFETCH(const std::string, setting);
        const Fixture f;
        f.train_two_speakers_then_set_one();
        test::Recorder one;
        auto settings =
            test::small_vits({"name=one", setting, "train.pretrained_path=" + f.voice()});
        const auto refused = run_checks(f.request_for(1, settings));
        QVERIFY(!refused);
        const std::string why = to_english(refused.error().what);
        QVERIFY2(why.find("gin_channels to 0 or 6") != std::string::npos, why.c_str());
        QVERIFY2(why.find("--partial") != std::string::npos, why.c_str());
        settings.emplace_back("train.pretrained_partial=true");
        QVERIFY(run_checks(f.request_for(1, settings)));
        const auto trained = f.train(1, one, settings);
        QVERIFY2(trained, trained ? "" : to_english(trained.error().what).c_str());
        QVERIFY(!was_reported(one, "is kept"));
    }
    void one_speaker_can_start_without_the_embedding_if_the_other_shapes_match() {
        const Fixture f;
        f.train_two_speakers_then_set_one();
        test::Recorder one;
        const auto settings =
            test::small_vits({"name=one", "model.vits.speaker_embedding=off",
                              "model.vits.gin_channels=6", "train.pretrained_path=" + f.voice()});
        const auto checked = run_checks(f.request_for(1, settings));
        QVERIFY2(checked, checked ? "" : to_english(checked.error().what).c_str());
        const auto trained = f.train(1, one, settings);
        QVERIFY2(trained, trained ? "" : to_english(trained.error().what).c_str());
        QVERIFY(was_reported(one, "2 speakers of the pretrained weights"));
    }
    void several_speakers_always_have_an_embedding_when_starting_from_one() {
        const Fixture f;
        f.set_speakers("ann", "ann");
        test::Recorder one, several;
        QVERIFY(f.train(
            1, one,
            test::small_vits({"model.vits.speaker_embedding=on", "model.vits.gin_channels=6"})));
        f.set_speakers("bea", "carla");
        const auto settings = test::small_vits(
            {"name=two", "model.vits.speaker_embedding=off", "train.pretrained_path=" + f.voice()});
        const auto checked = run_checks(f.request_for(1, settings));
        QVERIFY2(checked, checked ? "" : to_english(checked.error().what).c_str());
        QVERIFY(f.train(1, several, settings));
        QVERIFY(was_reported(several, "all speakers are new"));
    }
    void several_speakers_inherit_the_embedding_width_and_keep_it() {
        const Fixture f;
        f.set_speakers("ann", "bea");
        test::Recorder first, started, resumed;
        QVERIFY(f.train(1, first, test::small_vits({"model.vits.gin_channels=6"})));
        f.set_speakers("carla", "dora");
        const RunRequest request = f.request_for(
            2, test::small_vits({"name=other", "train.pretrained_path=" + f.voice()}));
        QCOMPARE(test::train_and_stop_at(1, request, started).error().kind, ErrorKind::interrupted);
        QVERIFY(run_checks(request));
        QVERIFY(test::train(request, resumed));
        const at::Tensor rows =
            embedding_in(load_checkpoint(f.checkpoint("other", "step_2.pt")).value());
        QCOMPARE(rows.sizes().vec(), (std::vector<std::int64_t>{2, 6}));
        QVERIFY(embedding_advice_ids(resumed).empty());
    }
    void a_resumed_run_keeps_its_layers_and_reports_other_settings() {
        const Fixture f;
        f.set_speakers("ann", "ann");
        test::Recorder started, same, other;
        const auto request = [&](std::int64_t steps, const std::string& embedding) {
            return f.request_for(steps,
                                 test::small_vits({"model.vits.speaker_embedding=" + embedding}));
        };
        QVERIFY(test::train(request(1, "auto"), started));
        QVERIFY(test::train(request(2, "off"), same)); // equal to auto for one speaker
        QVERIFY(embedding_advice_ids(same).empty());
        QCOMPARE(count_groups(request(3, "on")), 0);
        const auto continued = test::train(request(3, "on"), other);
        QVERIFY2(continued, continued ? "" : to_english(continued.error().what).c_str());
        QCOMPARE(embedding_advice_ids(other), std::set<std::string>{"inherited-settings"});
    }
    void a_truncated_newest_checkpoint_does_not_hide_the_embedding_of_the_previous_one() {
        const Fixture f;
        f.set_speakers("ann", "ann");
        test::Recorder started, resumed;
        const auto request = [&](std::int64_t steps, const std::string& embedding) {
            return f.request_for(
                steps, test::small_vits({"train.save_interval_steps=1", "train.layers=custom",
                                         "train.layer_patterns=[speaker_embedding]",
                                         "model.vits.speaker_embedding=" + embedding}));
        };
        QVERIFY(test::train(request(2, "on"), started));
        const Path newest = f.checkpoint("small", "step_2.pt");
        std::filesystem::resize_file(newest, std::filesystem::file_size(newest) / 2);
        const auto checked = run_checks(request(3, "auto"));
        QVERIFY2(checked, checked ? "" : to_english(checked.error().what).c_str());
        const auto continued = test::train(request(3, "auto"), resumed);
        QVERIFY2(continued, continued ? "" : to_english(continued.error().what).c_str());
        QCOMPARE(resumed.all<StepReport>().front().step, std::int64_t{2});
    }

  private:
    static std::ptrdiff_t count_groups(const RunRequest& request) {
        const ModelLayers layers = layers_of_request(request, CancellationToken()).value();
        return std::ranges::count(layers.groups, "speaker_embedding", &NamedLayers::name);
    }
    /// Returns the ids of the advice that names a setting of the embedding.
    static std::set<std::string> embedding_advice_ids(const test::Recorder& recorder) {
        std::set<std::string> ids;
        for (const Advice& advice : recorder.all<Advice>())
            for (const char* key : {"model.vits.speaker_embedding", "model.vits.gin_channels"})
                if (to_english(advice.what).find(key) != std::string::npos)
                    ids.insert(advice.id);
        return ids;
    }
    static Result<void> run_checks(const RunRequest& request) {
        return run_preflight(request, PreflightDepth::at_start, CancellationToken(),
                             [](const PreflightCheck&) {});
    }
    /// Resumes a run whose configuration does not contain what it inherited from the pretrained
    /// weights.
    static void check_resuming(const Fixture& f, const std::vector<std::string>& settings,
                               test::Recorder& stopped, test::Recorder& resumed) {
        const RunRequest request = f.request_for(4, settings);
        QCOMPARE(test::train_and_stop_at(2, request, stopped).error().kind, ErrorKind::interrupted);
        QVERIFY(test::train(request, resumed));
        const std::string difference = test::first_difference(f.checkpoint("one", "step_4.pt"),
                                                              f.checkpoint("stopped", "step_4.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
        QVERIFY(embedding_advice_ids(resumed).empty());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunServiceSpeakers)

} // namespace tst_run_service_speakers

#include "tst_run_service_speakers.moc"
