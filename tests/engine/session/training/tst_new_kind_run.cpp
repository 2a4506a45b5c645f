#include "engine/audio/audio_file.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/config_form.h"
#include "engine/session/config/inactive_settings.h"
#include "engine/session/preflight/preflight.h"
#include "engine/session/speech/speech_service.h"
#include "engine/session/training/model_layers.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/checkpoint_leaves.h"
#include "tests/support/voices/toy_kind.h"
#include "tests/support/word_runs.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_new_kind_run {

std::vector<std::string> toy(std::vector<std::string> more = {}) {
    more.insert(more.begin(),
                {"model.name=toy", "train.learning_rate=0.1", "train.warmup_steps=0"});
    return more;
}

double last_loss(const test::Recorder& recorder) {
    return recorder.all<StepReport>().back().losses.front().second;
}

/// A kind of model that only the tests know (tests/support/voices/toy_kind.h) works everywhere.
class TestNewKindRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { add_model_kind(test::toy_kind()); }

    void its_settings_are_in_the_form_and_in_no_other_kind() {
        const auto& fields = form_fields();
        const auto name = std::ranges::find(fields, "model.name", &FormField::key);
        QVERIFY(std::ranges::find(name->choices, "toy") != name->choices.end());
        QCOMPARE(to_english(*choice_title("toy")), std::string("Toy"));
        const auto width = std::ranges::find(fields, "model.toy.width", &FormField::key);
        QVERIFY(width != fields.end());
        QCOMPARE(to_english(width->label), std::string("Embedding width"));
        QCOMPARE(to_english(*kind_of_section(width->section)), std::string("Toy"));
        RunConfig config;
        const auto is_toy_width = [](const InactiveSetting& one) {
            return one.key == "model.toy.width";
        };
        QVERIFY(std::ranges::any_of(inactive_settings(config), is_toy_width));
        config.voice.model.name = "toy";
        QVERIFY(std::ranges::none_of(inactive_settings(config), is_toy_width));
    }
    void the_help_describes_it() {
        const auto& fields = form_fields();
        const auto name = std::ranges::find(fields, "model.name", &FormField::key);
        QVERIFY(to_english(name->help).ends_with(" toy: the mean mel of each symbol."));
        const auto size = std::ranges::find(fields, "model.size", &FormField::key);
        QVERIFY(to_english(size->help).ends_with(" toy: an embedding of 4 or 8 channels."));
    }
    void several_speakers_are_refused_because_it_does_not_distinguish_them() {
        ModelConfig config;
        config.name = "toy";
        const auto refused = create_model(config, MelConfig{}, 10, {}, /*n_speakers=*/2);
        QVERIFY(!refused && refused.error().kind == ErrorKind::usage);
        QVERIFY(
            to_english(refused.error().what).ends_with("one of unet, vits, hifigan, dvae, xtts"));
        QVERIFY(create_model(config, MelConfig{}, 10, {}, /*n_speakers=*/1));
    }
    void its_settings_are_read_and_checked() {
        const auto config =
            load_run_config("", toy({"model.size=small", "model.toy.fit_weight=2"}));
        QVERIFY2(config, config ? "" : to_english(config.error().what).c_str());
        QCOMPARE(config->voice.model.of<test::ToySettings>().width, std::int64_t{8});
        QCOMPARE(config->voice.model.of<test::ToySettings>().fit_weight, 2.0);
        QVERIFY(!load_run_config("", toy({"model.toy.width=65"})));
        QVERIFY(!load_run_config("", toy({"model.toy.width=9", "audio.n_mels=8"})));
    }
    void its_layers_can_be_selected() {
        const test::WordRuns f;
        const auto layers = layers_of_request(f.request(toy()), CancellationToken());
        QVERIFY(layers);
        QCOMPARE(layers->groups.size(), std::size_t{2});
        QVERIFY(load_run_config("", toy({"train.layers=custom", "train.layer_patterns=[out]"})));
        const auto refused = load_run_config("", toy({"train.layers=decoder_only"}));
        QVERIFY(!refused);
        QVERIFY(to_english(refused.error().what).find("embedding, out") != std::string::npos);
    }
    void it_trains_and_its_loss_falls() {
        const test::WordRuns f;
        test::Recorder first, all;
        QVERIFY(test::train(f.request(toy({"name=one", "train.max_steps=1"})), first));
        const auto end = test::train(f.request(toy({"train.max_steps=60"})), all);
        QVERIFY2(end, end ? "" : to_english(end.error().what).c_str());
        QVERIFY(last_loss(all) < 0.5 * last_loss(first));
    }
    void a_resumed_run_is_bit_exact() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request(toy({"name=whole", "train.max_steps=8"})), recorder));
        const RunRequest halves = f.request(toy({"name=halves", "train.max_steps=8"}));
        QCOMPARE(test::train_and_stop_at(4, halves, recorder).error().kind, ErrorKind::interrupted);
        recorder.also = nullptr;
        const auto end = test::train(halves, recorder);
        QVERIFY2(end, end ? "" : to_english(end.error().what).c_str());
        const auto difference = test::first_difference(f.checkpoint("whole", "step_8.pt"),
                                                       f.checkpoint("halves", "step_8.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
    }
    void its_checkpoint_speaks() {
        const test::WordRuns f;
        test::Recorder recorder;
        QVERIFY(test::train(f.request(toy({"train.max_steps=2"})), recorder));
        SpeechRequest request;
        request.checkpoint = f.checkpoint("small", "final_ema.pt").string();
        request.sources.texts = {"one"};
        request.out_folder = (f.folder / "spoken").string();
        request.device = "cpu";
        const auto spoken = speak_texts(request, CancellationToken());
        QVERIFY2(spoken, spoken ? "" : to_english(spoken.error().what).c_str());
        QVERIFY(read_audio(spoken->files.at(0))->samples.numel() > 1000);
        request.temperature = 0.5; // of other kinds
        const auto refused = speak_texts(request, CancellationToken());
        QVERIFY(!refused && refused.error().kind == ErrorKind::usage);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestNewKindRun)

} // namespace tst_new_kind_run

#include "tst_new_kind_run.moc"
