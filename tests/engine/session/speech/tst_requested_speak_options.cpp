#include "engine/session/speech/requested_speak_options.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_voice.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_requested_speak_options {

const SpeakOptions flow_defaults{.of_kind = FlowOptions{.solver_steps = 7, .temperature = 0.3}};
const SpeakOptions variational_defaults{
    .of_kind = VariationalOptions{.noise_scale = 0.6, .noise_scale_w = 0.9}};

const SpeakOptions without_stochastic_durations{
    .of_kind = VariationalOptions{.noise_scale = 0.6, .noise_scale_w = std::nullopt}};

FlowOptions flow_options(const SpeechRequest& request) {
    return std::get<FlowOptions>(
        requested_speak_options(request, flow_defaults, "unet").value().of_kind);
}

VariationalOptions variational_options(const SpeechRequest& request) {
    return std::get<VariationalOptions>(
        requested_speak_options(request, variational_defaults, "vits").value().of_kind);
}

std::string refusal(const SpeechRequest& request, const SpeakOptions& defaults,
                    const std::string& kind) {
    const auto refused = requested_speak_options(request, defaults, kind);
    if (refused || refused.error().kind != ErrorKind::usage)
        return "";
    return to_english(refused.error().what);
}

class TestRequestedSpeakOptions : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void absent_options_keep_the_defaults_of_the_voice() {
        const FlowOptions flow = flow_options({});
        QCOMPARE(flow.solver_steps, std::int64_t{7});
        QCOMPARE(flow.temperature, 0.3);
        const VariationalOptions variational = variational_options({});
        QCOMPARE(variational.noise_scale, 0.6);
        QCOMPARE(variational.noise_scale_w.value(), 0.9);
    }
    void requested_options_replace_the_defaults() {
        const FlowOptions flow = flow_options({.solver_steps = 3, .temperature = 0.0});
        QCOMPARE(flow.solver_steps, std::int64_t{3});
        QCOMPARE(flow.temperature, 0.0);
        const VariationalOptions variational =
            variational_options({.noise_scale = 0.1, .noise_scale_w = 0.2});
        QCOMPARE(variational.noise_scale, 0.1);
        QCOMPARE(variational.noise_scale_w.value(), 0.2);
    }
    void every_kind_has_a_length_scale() {
        for (const SpeakOptions& defaults : {flow_defaults, variational_defaults, SpeakOptions()})
            QCOMPARE(
                requested_speak_options({.length_scale = 2}, defaults, "any").value().length_scale,
                2.0);
    }
    void an_option_of_another_kind_is_refused_with_those_that_the_voice_has() {
        QCOMPARE(refusal({.noise_scale = 0.5}, flow_defaults, "unet"),
                 std::string("--noise-scale has no effect on this voice of the model 'unet', whose "
                             "options are --solver-steps, --temperature, --length-scale; remove "
                             "--noise-scale"));
        QCOMPARE(refusal({.temperature = 0.2}, variational_defaults, "vits"),
                 std::string("--temperature has no effect on this voice of the model 'vits', whose "
                             "options are --noise-scale, --noise-scale-w, --length-scale; remove "
                             "--temperature"));
    }
    void an_option_without_effect_on_this_voice_of_a_kind_is_refused() {
        QVERIFY(
            test::contains(refusal({.noise_scale_w = 0.5}, without_stochastic_durations, "vits"),
                           "options are --noise-scale, --length-scale; remove --noise-scale-w"));
        const auto options =
            requested_speak_options({.noise_scale = 0.1}, without_stochastic_durations, "vits");
        const auto variational = std::get<VariationalOptions>(options.value().of_kind);
        QCOMPARE(variational.noise_scale, 0.1);
        QVERIFY(!variational.noise_scale_w);
    }
    void a_kind_without_options_refuses_each() {
        for (const SpeechRequest& request :
             {SpeechRequest{.solver_steps = 1}, SpeechRequest{.temperature = 0.1},
              SpeechRequest{.noise_scale = 0.1}, SpeechRequest{.noise_scale_w = 0.1}})
            QVERIFY(test::contains(refusal(request, {}, "plain"),
                                   "'plain', whose options are --length-scale;"));
        QVERIFY(requested_speak_options({}, {}, "plain"));
    }
    void the_defaults_in_the_help_are_those_of_voices() {
        const SpeechDefaults shown = default_speech_options();
        const auto flow =
            std::get<FlowOptions>(test::small_voice_model().speech->default_options().of_kind);
        QCOMPARE(shown.solver_steps, flow.solver_steps);
        QCOMPARE(shown.temperature, flow.temperature);
        const auto variational = std::get<VariationalOptions>(
            test::small_vits_of_one_with_a_row().speech->default_options().of_kind);
        QCOMPARE(shown.noise_scale, variational.noise_scale);
        QCOMPARE(shown.noise_scale_w, variational.noise_scale_w.value());
    }
};

FORMANT_TEST(TestRequestedSpeakOptions)

} // namespace tst_requested_speak_options

#include "tst_requested_speak_options.moc"
