#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_info.h"
#include "engine/session/preflight/preflight.h"
#include "engine/session/speech/speech_service.h"
#include "engine/session/training/model_layers.h"
#include "tests/support/must.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/checkpoint_leaves.h"
#include "tests/support/voices/small_gan.h"
#include "tests/support/word_runs.h"

#include <ATen/core/Tensor.h>
#include <QtTest/QtTest>

#include <filesystem>
#include <set>

using namespace formant;

namespace {

/// Runs of a small voice over the words of several speakers.
struct Fixture : test::WordRuns {
    /// The first two words are spoken by one, the others by the other.
    void speakers_are(const std::string& one, const std::string& other) const {
        std::string lines;
        for (const std::string word : {"one", "two", "three", "four"}) {
            const std::string& speaker = word == "one" || word == "two" ? one : other;
            lines += R"({"file": ")" + word + R"(.wav", "text": ")" + word + R"(", "speaker": ")" +
                     speaker + "\"}\n";
        }
        test::must(write_file_atomically(folder / "words.jsonl", lines));
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
    /// Lays a VITS of ann and bea, with an embedding 6 wide, into its run; carla alone speaks then.
    void train_several_before_one() const {
        speakers_are("ann", "bea");
        test::Recorder recorder;
        test::must(train(1, recorder, test::small_vits({"model.vits.gin_channels=6"})));
        speakers_are("carla", "carla");
    }
    std::string voice() const { return checkpoint("small", "final_ema.pt").string(); }

    Result<SpeechReport> speak(const std::string& speaker) const {
        SpeechRequest request;
        request.checkpoint = voice();
        request.sources.texts = {"two one"};
        request.out_folder = (folder / ("spoken" + speaker)).string();
        request.speaker = speaker;
        request.device = "cpu";
        return speak_texts(request, Cancellation());
    }
    std::string sound_of(const std::string& speaker) const {
        return read_file(speak(speaker).value().files.at(0)).value();
    }
};

at::Tensor embedding_in(const StateTree& checkpoint) {
    return checkpoint.subtree("state_dict")->get<at::Tensor>("generator.emb_g.weight").value();
}

bool says(const test::Recorder& recorder, const std::string& part) {
    for (const RunState& state : recorder.all<RunState>())
        if (to_english(state.what).find(part) != std::string::npos)
            return true;
    return false;
}

} // namespace

class TestRunServiceSpeakers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void two_speakers_are_trained_and_speak_each_with_a_voice_of_their_own() {
        const Fixture f;
        f.speakers_are("bea", "ann");
        test::Recorder recorder;
        QVERIFY(f.train(4, recorder));
        QVERIFY(says(recorder, "2 speakers: ann, bea"));
        QCOMPARE(recorder.all<StepReport>().size(), std::size_t{4});
        QCOMPARE(describe_checkpoint(f.voice())->speakers,
                 (std::vector<std::string>{"ann", "bea"}));
        QVERIFY(f.sound_of("ann") != f.sound_of("bea"));
        QVERIFY(f.sound_of("") == f.sound_of("ann"));
        QCOMPARE(f.speak("anna").error().kind, ErrorKind::usage);
    }
    void the_sliced_batch_trains_the_same() {
        const Fixture f;
        f.speakers_are("bea", "ann");
        test::Recorder whole, sliced;
        QVERIFY(f.train(1, whole, {"name=whole"}));
        QVERIFY(
            f.train(1, sliced,
                    {"name=sliced", "train.batch_size=1", "train.gradient_accumulation_steps=4"}));
        const double loss = whole.all<StepReport>().at(0).total;
        QVERIFY(std::abs(sliced.all<StepReport>().at(0).total - loss) < 1e-4 * loss);
    }
    void a_run_goes_on_with_its_speakers_and_with_no_others() {
        const Fixture f;
        f.speakers_are("ann", "bea");
        test::Recorder before, after, refused;
        QVERIFY(f.train(2, before));
        QVERIFY(f.train(4, after));
        QCOMPARE(after.all<StepReport>().front().step, std::int64_t{3});
        f.speakers_are("ann", "carla");
        const auto failed = f.train(6, refused);
        QVERIFY(!failed && failed.error().kind == ErrorKind::checkpoint);
        const std::string said = to_english(failed.error().what);
        QVERIFY2(said.find("ann, bea") != std::string::npos, said.c_str());
        QVERIFY2(said.find("ann, carla") != std::string::npos, said.c_str());
        QVERIFY(refused.all<StepReport>().empty());
    }
    void a_run_may_begin_with_the_voice_of_other_speakers() {
        const Fixture f;
        f.speakers_are("ann", "bea");
        test::Recorder first, other, one;
        QVERIFY(f.train(2, first));
        const std::string pretrained = "train.pretrained_path=" + f.voice();
        f.speakers_are("bea", "carla");
        QVERIFY(f.train(2, other, {"name=other", pretrained}));
        QVERIFY(says(other, "know the speakers bea; new to them are carla"));
        f.speakers_are("bea", "bea");
        QVERIFY(f.train(2, one, {"name=one", pretrained}));
        QVERIFY(says(one, "have 2 speakers"));
    }
    void a_vits_of_several_speakers_goes_on_as_one_of_others() {
        const Fixture f;
        f.speakers_are("ann", "bea");
        test::Recorder first, other;
        QVERIFY(f.train(1, first, test::small_vits()));
        f.speakers_are("bea", "carla");
        const auto begun = f.train(
            1, other, test::small_vits({"name=other", "train.pretrained_path=" + f.voice()}));
        QVERIFY2(begun, begun ? "" : to_english(begun.error().what).c_str());
        QVERIFY(says(other, "know the speakers bea; new to them are carla"));
    }
    void a_vits_of_several_speakers_becomes_one_of_a_new_one_and_loses_nothing() {
        const Fixture f;
        f.train_several_before_one();
        test::Recorder one, stopped, resumed, further;
        const auto of = [](const std::string& name, const std::string& pretrained) {
            return test::small_vits({"name=" + name, "train.pretrained_path=" + pretrained,
                                     "train.layers=speaker_adaptation"});
        };
        const std::string first = f.voice();
        const auto begun = f.train(4, one, of("one", first));
        QVERIFY2(begun, begun ? "" : to_english(begun.error().what).c_str());
        QVERIFY(says(one, "all speakers are new"));
        QVERIFY(says(one, "a speaker embedding, 6 wide"));
        const StateTree adapted = load_checkpoint(f.checkpoint("one", "step_4.pt")).value();
        const at::Tensor row = embedding_in(adapted);
        QCOMPARE(row.size(0), std::int64_t{1});
        QCOMPARE(row.size(1), embedding_in(load_checkpoint(first).value()).size(1));
        look_at_resuming(f, of("stopped", first), stopped, resumed);
        const auto on =
            f.train(5, further, of("further", f.checkpoint("one", "step_4.pt").string()));
        QVERIFY2(on, on ? "" : to_english(on.error().what).c_str());
        QCOMPARE(
            embedding_in(load_checkpoint(f.checkpoint("further", "step_5.pt")).value()).size(0),
            std::int64_t{1});
    }

    void what_is_kept_of_several_is_known_before_the_start() {
        const Fixture f;
        f.train_several_before_one();
        test::Recorder recorder;
        const auto request = [&](const std::string& embedding) {
            return f.request_for(4,
                                 test::small_vits({"name=one", "train.layers=custom",
                                                   "train.layer_patterns=[speaker_embedding]",
                                                   "train.pretrained_path=" + f.voice(),
                                                   "model.vits.speaker_embedding=" + embedding}));
        };
        const auto looked = look(request("auto"));
        QVERIFY2(looked, looked ? "" : to_english(looked.error().what).c_str());
        QCOMPARE(group(request("auto")), 1);
        const auto without = look(request("off"));
        QVERIFY(!without);
        QVERIFY(to_english(without.error().what).find("speaker_embedding") != std::string::npos);
        QCOMPARE(group(request("off")), 0);
        QCOMPARE(test::train_and_stop_at(2, request("auto"), recorder).error().kind,
                 ErrorKind::interrupted);
        const auto resumed = look(request("auto"));
        QVERIFY2(resumed, resumed ? "" : to_english(resumed.error().what).c_str());
        QCOMPARE(group(request("auto")), 1);
    }

    void to_lose_what_is_known_of_speakers_is_refused_before_the_start_but_not_what_fits_data() {
        QTest::addColumn<std::string>("setting");
        QTest::newRow("off") << std::string("model.vits.speaker_embedding=off");
        QTest::newRow("of another width") << std::string("model.vits.gin_channels=8");
    }
    void to_lose_what_is_known_of_speakers_is_refused_before_the_start_but_not_what_fits() {
        QFETCH(const std::string, setting);
        const Fixture f;
        f.train_several_before_one();
        test::Recorder one;
        auto settings =
            test::small_vits({"name=one", setting, "train.pretrained_path=" + f.voice()});
        const auto refused = look(f.request_for(1, settings));
        QVERIFY(!refused);
        const std::string why = to_english(refused.error().what);
        QVERIFY2(why.find("gin_channels to 0 or 6") != std::string::npos, why.c_str());
        QVERIFY2(why.find("--partial") != std::string::npos, why.c_str());
        settings.emplace_back("train.pretrained_partial=true");
        QVERIFY(look(f.request_for(1, settings)));
        const auto begun = f.train(1, one, settings);
        QVERIFY2(begun, begun ? "" : to_english(begun.error().what).c_str());
        QVERIFY(!says(one, "is kept"));
    }
    void one_speaker_may_begin_without_the_embedding_where_all_else_fits() {
        const Fixture f;
        f.train_several_before_one();
        test::Recorder one;
        const auto settings =
            test::small_vits({"name=one", "model.vits.speaker_embedding=off",
                              "model.vits.gin_channels=6", "train.pretrained_path=" + f.voice()});
        const auto looked = look(f.request_for(1, settings));
        QVERIFY2(looked, looked ? "" : to_english(looked.error().what).c_str());
        const auto begun = f.train(1, one, settings);
        QVERIFY2(begun, begun ? "" : to_english(begun.error().what).c_str());
        QVERIFY(says(one, "have 2 speakers"));
    }
    void several_who_begin_with_one_who_has_a_row_have_their_rows_whatever_is_set() {
        const Fixture f;
        f.speakers_are("ann", "ann");
        test::Recorder one, several;
        QVERIFY(f.train(
            1, one,
            test::small_vits({"model.vits.speaker_embedding=on", "model.vits.gin_channels=6"})));
        f.speakers_are("bea", "carla");
        const auto settings = test::small_vits(
            {"name=two", "model.vits.speaker_embedding=off", "train.pretrained_path=" + f.voice()});
        const auto looked = look(f.request_for(1, settings));
        QVERIFY2(looked, looked ? "" : to_english(looked.error().what).c_str());
        QVERIFY(f.train(1, several, settings));
        QVERIFY(says(several, "all speakers are new"));
    }
    void several_have_an_embedding_as_wide_as_that_of_their_weights_and_keep_it() {
        const Fixture f;
        f.speakers_are("ann", "bea");
        test::Recorder first, begun, resumed;
        QVERIFY(f.train(1, first, test::small_vits({"model.vits.gin_channels=6"})));
        f.speakers_are("carla", "dora");
        const RunRequest request = f.request_for(
            2, test::small_vits({"name=other", "train.pretrained_path=" + f.voice()}));
        QCOMPARE(test::train_and_stop_at(1, request, begun).error().kind, ErrorKind::interrupted);
        QVERIFY(look(request));
        QVERIFY(test::train(request, resumed));
        const at::Tensor rows =
            embedding_in(load_checkpoint(f.checkpoint("other", "step_2.pt")).value());
        QCOMPARE(rows.sizes().vec(), (std::vector<std::int64_t>{2, 6}));
        QVERIFY(about_the_embedding(resumed).empty());
    }
    void a_run_that_goes_on_keeps_its_layers_and_says_so_where_others_were_wanted() {
        const Fixture f;
        f.speakers_are("ann", "ann");
        test::Recorder begun, same, other;
        const auto request = [&](std::int64_t steps, const std::string& embedding) {
            return f.request_for(steps,
                                 test::small_vits({"model.vits.speaker_embedding=" + embedding}));
        };
        QVERIFY(test::train(request(1, "auto"), begun));
        QVERIFY(test::train(request(2, "off"), same)); // of one alone it is the same
        QVERIFY(about_the_embedding(same).empty());
        QCOMPARE(group(request(3, "on")), 0);
        const auto on = test::train(request(3, "on"), other);
        QVERIFY2(on, on ? "" : to_english(on.error().what).c_str());
        QCOMPARE(about_the_embedding(other), std::set<std::string>{"speaker-embedding"});
    }
    void a_cut_newest_checkpoint_does_not_hide_the_embedding_of_the_one_before() {
        const Fixture f;
        f.speakers_are("ann", "ann");
        test::Recorder begun, resumed;
        const auto request = [&](std::int64_t steps, const std::string& embedding) {
            return f.request_for(
                steps, test::small_vits({"train.save_interval_steps=1", "train.layers=custom",
                                         "train.layer_patterns=[speaker_embedding]",
                                         "model.vits.speaker_embedding=" + embedding}));
        };
        QVERIFY(test::train(request(2, "on"), begun));
        const Path newest = f.checkpoint("small", "step_2.pt");
        std::filesystem::resize_file(newest, std::filesystem::file_size(newest) / 2);
        const auto looked = look(request(3, "auto"));
        QVERIFY2(looked, looked ? "" : to_english(looked.error().what).c_str());
        const auto on = test::train(request(3, "auto"), resumed);
        QVERIFY2(on, on ? "" : to_english(on.error().what).c_str());
        QCOMPARE(resumed.all<StepReport>().front().step, std::int64_t{2});
    }

  private:
    static std::ptrdiff_t group(const RunRequest& asked) {
        const ModelLayers layers = layers_of_request(asked, Cancellation()).value();
        return std::ranges::count(layers.groups, "speaker_embedding", &NamedLayers::name);
    }
    /// The names of what is advised.
    static std::set<std::string> about_the_embedding(const test::Recorder& recorder) {
        std::set<std::string> ids;
        for (const Advice& advice : recorder.all<Advice>())
            for (const char* key : {"model.vits.speaker_embedding", "model.vits.gin_channels"})
                if (to_english(advice.what).find(key) != std::string::npos)
                    ids.insert(advice.id);
        return ids;
    }
    static Result<void> look(const RunRequest& request) {
        return run_preflight(request, PreflightDepth::at_start, Cancellation(),
                             [](const PreflightLine&) {});
    }
    /// The configuration of the run does not say what the weights to begin with had.
    static void look_at_resuming(const Fixture& f, const std::vector<std::string>& settings,
                                 test::Recorder& stopped, test::Recorder& resumed) {
        const RunRequest request = f.request_for(4, settings);
        QCOMPARE(test::train_and_stop_at(2, request, stopped).error().kind, ErrorKind::interrupted);
        QVERIFY(test::train(request, resumed));
        const std::string difference = test::first_difference(f.checkpoint("one", "step_4.pt"),
                                                              f.checkpoint("stopped", "step_4.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
        QVERIFY(about_the_embedding(resumed).empty());
    }
};

FORMANT_TEST_IN(QCoreApplication, TestRunServiceSpeakers)
#include "tst_run_service_speakers.moc"
