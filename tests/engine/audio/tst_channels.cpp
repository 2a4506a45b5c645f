#include "engine/audio/channels.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace {

const at::Tensor stereo = at::tensor({1.0f, 3.0f, -2.0f, 4.0f}).view({2, 2});

} // namespace

class TestChannels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void mix_is_the_mean_left_the_first_right_the_second() {
        QVERIFY(at::equal(to_mono(stereo, ChannelRule::mix), at::tensor({2.0f, 1.0f})));
        QVERIFY(at::equal(to_mono(stereo, ChannelRule::left), at::tensor({1.0f, -2.0f})));
        QVERIFY(at::equal(to_mono(stereo, ChannelRule::right), at::tensor({3.0f, 4.0f})));
    }
    void one_channel_stays_as_it_is() {
        const at::Tensor mono = at::arange(4, at::kFloat).view({4, 1});
        for (const char* name : {"mix", "left", "right"})
            QVERIFY(at::equal(to_mono(mono, channel_rule_named(name)), mono.flatten()));
    }
};

QTEST_APPLESS_MAIN(TestChannels)
#include "tst_channels.moc"
