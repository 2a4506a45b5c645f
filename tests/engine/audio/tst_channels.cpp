#include "engine/audio/channels.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_channels {

const at::Tensor stereo = at::tensor({1.0f, 3.0f, -2.0f, 4.0f}).view({2, 2});

class TestChannels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void mix_is_the_mean_left_the_first_right_the_second() {
        QVERIFY(at::equal(to_mono(stereo, ChannelRule::mix), at::tensor({2.0f, 1.0f})));
        QVERIFY(at::equal(to_mono(stereo, ChannelRule::left), at::tensor({1.0f, -2.0f})));
        QVERIFY(at::equal(to_mono(stereo, ChannelRule::right), at::tensor({3.0f, 4.0f})));
    }
    void mix_averages_all_channels_and_the_first_two_are_left_and_right() {
        const at::Tensor six = at::arange(12, at::kFloat).view({2, 6});
        QVERIFY(at::equal(to_mono(six, ChannelRule::mix), at::tensor({2.5f, 8.5f})));
        QVERIFY(at::equal(to_mono(six, ChannelRule::left), at::tensor({0.0f, 6.0f})));
        QVERIFY(at::equal(to_mono(six, ChannelRule::right), at::tensor({1.0f, 7.0f})));
    }
    void rules_have_the_names_of_the_settings() {
        QCOMPARE(channel_rule_named("mix"), ChannelRule::mix);
        QCOMPARE(channel_rule_named("left"), ChannelRule::left);
        QCOMPARE(channel_rule_named("right"), ChannelRule::right);
    }
    void one_channel_stays_as_it_is() {
        const at::Tensor mono = at::arange(4, at::kFloat).view({4, 1});
        for (const char* name : {"mix", "left", "right"})
            QVERIFY(at::equal(to_mono(mono, channel_rule_named(name)), mono.flatten()));
    }
};

FORMANT_TEST(TestChannels)

} // namespace tst_channels

#include "tst_channels.moc"
