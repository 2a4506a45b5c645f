#include "engine/hardware/telemetry/hardware_sampler.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <atomic>
#include <future>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace formant;
using namespace std::chrono_literals;

namespace tst_hardware_sampler {

HardwareSample nothing_special() {
    return {};
}

/// Records the received samples, to be read when the sampler is gone.
struct ReceivedSamples {
    std::vector<HardwareSample> samples;
    HardwareSampler::OnSample listener() {
        return [this](const HardwareSample& sample) { samples.push_back(sample); };
    }
};

qint64 ms_to_end(std::optional<HardwareSampler>& sampler) {
    QElapsedTimer timer;
    timer.start();
    sampler.reset();
    return timer.elapsed();
}

class TestHardwareSampler : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_samples_immediately_and_then_every_period() {
        ReceivedSamples received;
        std::optional<HardwareSampler> sampler;
        QElapsedTimer timer;
        timer.start();
        sampler.emplace(nothing_special, 50ms, received.listener());
        QTest::qSleep(525);
        sampler.reset();
        // 0, 50, ..., 500 ms; a busy machine may miss some, but none comes too early
        QVERIFY(received.samples.size() >= 5);
        QVERIFY(static_cast<qint64>(received.samples.size()) <= timer.elapsed() / 50 + 1);
        QVERIFY(received.samples.front().at_s < 0.5);
        for (std::size_t i = 1; i < received.samples.size(); ++i)
            QVERIFY(received.samples[i].at_s > received.samples[i - 1].at_s);
    }
    void it_ends_at_once_also_in_the_middle_of_a_long_period() {
        ReceivedSamples received;
        std::optional<HardwareSampler> sampler;
        sampler.emplace(nothing_special, 1h, received.listener());
        QTest::qSleep(50);
        const qint64 ms = ms_to_end(sampler);
        QVERIFY2(ms < 1500, std::to_string(ms).c_str()); // the period is an hour
        QCOMPARE(received.samples.size(), std::size_t{1});
    }
    void a_sample_that_throws_is_empty_and_the_next_one_counts() {
        ReceivedSamples received;
        std::atomic<int> looks{0};
        const auto fails_once = [&] {
            if (looks++ == 0)
                throw std::runtime_error("the card fell off the bus");
            HardwareSample sample;
            sample.cpu_load = 0.5;
            return sample;
        };
        std::optional<HardwareSampler> sampler;
        sampler.emplace(fails_once, 10ms, received.listener());
        QTRY_VERIFY(looks >= 3);
        sampler.reset();
        QVERIFY(!received.samples.at(0).cpu_load);
        QCOMPARE(received.samples.at(1).cpu_load, std::optional(0.5));
    }
    void samples_that_were_missed_are_skipped() {
        std::atomic<int> looks{0};
        const auto slow_once = [&] {
            if (looks++ == 0)
                std::this_thread::sleep_for(300ms);
            return HardwareSample();
        };
        ReceivedSamples received;
        {
            const HardwareSampler sampler(slow_once, 100ms, received.listener());
            QTest::qSleep(550);
        }
        QVERIFY(received.samples.size() >= 2); // at 300, 400, 500 ms
        QVERIFY(received.samples[1].at_s - received.samples[0].at_s > 0.08);
    }
    void nothing_is_received_after_the_end() {
        std::atomic<bool> over{false};
        std::atomic<int> late{0};
        for (int i = 0; i < 50; ++i) {
            over = false;
            std::optional<HardwareSampler> sampler;
            sampler.emplace(nothing_special, 100us,
                            [&](const HardwareSample&) { late += over ? 1 : 0; });
            QTest::qSleep(2);
            sampler.reset();
            over = true;
        }
        QCOMPARE(late.load(), 0);
    }
    void a_driver_that_hangs_does_not_keep_the_run_from_ending() {
        std::promise<void> card_comes_back;
        // Owned by the sampling function: it may be used after everything else is gone.
        const auto looked = std::make_shared<std::promise<void>>();
        auto over = looked->get_future();
        const auto hang = [back = card_comes_back.get_future().share(), looked] {
            back.wait();
            looked->set_value();
            return HardwareSample();
        };
        ReceivedSamples received;
        std::optional<HardwareSampler> sampler;
        sampler.emplace(hang, 1ms, received.listener(), 100ms);
        QTest::qSleep(20);
        const qint64 ms = ms_to_end(sampler);
        QVERIFY2(ms >= 90 && ms < 1000, std::to_string(ms).c_str());
        card_comes_back.set_value();
        over.wait();
        QTest::qSleep(50);
        QVERIFY(received.samples.empty());
    }
};

FORMANT_TEST(TestHardwareSampler)

} // namespace tst_hardware_sampler

#include "tst_hardware_sampler.moc"
