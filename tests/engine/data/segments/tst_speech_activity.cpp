#include "engine/data/segments/speech_activity.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_speech_activity {

constexpr std::int64_t rate_hz = 16000;

at::Tensor silence(double seconds) {
    return at::zeros({static_cast<std::int64_t>(seconds * rate_hz)});
}

SpeechActivity activity_of(const std::vector<at::Tensor>& parts, double noise) {
    at::manual_seed(7);
    at::Tensor samples = at::cat(parts);
    samples = (samples + noise * at::randn(samples.sizes())).contiguous();
    SoundFrameMeter meter(rate_hz);
    meter.add({samples.const_data_ptr<float>(), static_cast<std::size_t>(samples.numel())});
    return find_speech(meter.finish());
}

bool is_near(const TimeSpan& span, double begin_s, double end_s) {
    return std::abs(span.begin_s - begin_s) <= 0.03 && std::abs(span.end_s - end_s) <= 0.03;
}

at::Tensor voice() {
    return test::voiced_second(rate_hz).samples;
}

class TestSpeechActivity : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void speech_is_found_in_noise_of_any_level() {
        for (const double noise : {0.0, 1e-4, 1e-3, 5e-3}) {
            const SpeechActivity speech =
                activity_of({silence(2), voice(), silence(1), voice(), silence(2)}, noise);
            QCOMPARE(speech.runs.size(), std::size_t{2});
            QVERIFY(is_near(speech.runs[0], 2, 3));
            QVERIFY(is_near(speech.runs[1], 4, 5));
            QVERIFY(speech.is_speech_at(2.5) && !speech.is_speech_at(3.5));
        }
    }
    void the_floor_follows_the_recording() {
        std::vector<at::Tensor> parts;
        for (int i = 0; i < 60; ++i) { // 3 minutes, of which the second half is noisy
            parts.push_back(silence(2));
            parts.push_back(voice());
        }
        at::Tensor all = at::cat(parts);
        at::manual_seed(8);
        all.narrow(0, all.numel() / 2, all.numel() / 2) += 0.004 * at::randn({all.numel() / 2});
        const SpeechActivity speech = activity_of({all, silence(2)}, 1e-5);
        QCOMPARE(speech.runs.size(), std::size_t{60});
    }
    void noise_alone_and_clicks_are_no_speech() {
        QVERIFY(activity_of({silence(20)}, 1e-2).runs.empty());
        QVERIFY(activity_of({silence(20)}, 0).runs.empty());
        at::manual_seed(9);
        const at::Tensor hiss = 0.05 * at::randn({rate_hz / 5}); // white, 200 ms
        const at::Tensor click = at::ones({40});
        QVERIFY(activity_of({silence(5), hiss, silence(5), click, silence(5)}, 1e-4).runs.empty());
    }
    void the_quietest_point_of_a_span_is_found() {
        const SpeechActivity speech = activity_of({voice(), silence(0.2), voice()}, 0);
        const double quiet = speech.quietest({0.5, 1.7});
        QVERIFY(quiet > 1 && quiet < 1.2);
        QCOMPARE(speech.quietest({1.05, 1.15}), 1.05); // all equal
    }
    void the_longest_pause_lies_between_speech() {
        const SpeechActivity speech = activity_of(
            {silence(1), voice(), silence(0.2), voice(), silence(0.4), voice(), silence(1)}, 1e-4);
        QVERIFY(is_near(speech.longest_pause({0, 5.6}), 3.2, 3.6));
        QVERIFY(is_near(speech.longest_pause({1, 3.2}), 2, 2.2));
        QCOMPARE(speech.longest_pause({1.1, 1.9}).seconds(), 0.0);
    }
};

FORMANT_TEST(TestSpeechActivity)

} // namespace tst_speech_activity

#include "tst_speech_activity.moc"
