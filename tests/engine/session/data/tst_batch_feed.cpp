#include "engine/hardware/graph_recorder.h"
#include "engine/session/data/batch_feed.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_batch_feed {

std::unique_ptr<GraphRecorder> no_recorder(c10::Device /*gpu*/) {
    return nullptr;
}

/// Six recordings of different lengths, two in a step.
struct Fixture {
    explicit Fixture(std::int64_t shortest = 6000, std::int64_t longer_by = 1500) {
        config.train.batch_size = 2;
        config.train.gradient_accumulation_steps = 1;
        config.data.num_workers = 1;
        config.data.prefetch_buffer_size = 4;
        const at::Tensor sound = test::voiced_second().samples;
        for (std::int64_t i = 0; i < 6; ++i)
            data.training.push_back({sound.narrow(0, 0, shortest + longer_by * i),
                                     {2, 3, 1, 4 + i},
                                     "text",
                                     std::to_string(i),
                                     0});
    }
    std::vector<GlobalBatch> epoch(c10::Device device = c10::Device(c10::kCPU)) const {
        const auto source = make_batch_source(config, data, device, nullptr).value();
        std::vector<GlobalBatch> batches;
        for (std::int64_t i = 0; i < source->batches_per_epoch(); ++i)
            batches.push_back(source->next().value());
        return batches;
    }

    RunConfig config;
    TrainingData data;
};

class TestBatchFeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cleanup() { register_graph_recorder(nullptr); }

    void each_recording_of_an_epoch_is_in_one_batch() {
        const Fixture f;
        std::multiset<std::int64_t> frames, expected;
        for (const GlobalBatch& batch : f.epoch())
            for (const SampleLength& length : batch.micro_batches.at(0).lengths)
                frames.insert(length.frames);
        for (const TrainingClip& clip : f.data.training)
            expected.insert(1 + clip.samples.numel() / f.config.voice.audio.hop_length);
        QVERIFY(frames == expected);
    }
    /// Padding costs time, and only a device that replays steps gains from few shapes.
    void a_device_without_graphs_gets_batches_as_long_as_their_longest_sample() {
        Fixture f;
        f.config.train.compile_mode = "reduce-overhead";
        for (const GlobalBatch& batch : f.epoch()) {
            const Batch& only = batch.micro_batches.at(0);
            QVERIFY(only.shape == longest_of(only.lengths));
        }
    }
    void a_device_that_replays_steps_gets_batches_of_few_shapes() {
        register_graph_recorder(no_recorder);
        for (const char* model : {"unet", "vits"}) {
            Fixture f(/*shortest=*/12000, /*longer_by=*/150);
            f.config.voice.model.name = model;
            f.config.train.compile_mode = "reduce-overhead";
            const auto epoch = f.epoch(c10::Device(c10::kCUDA, 0));
            BatchLengths all;
            for (const GlobalBatch& batch : epoch)
                for (const SampleLength& length : batch.micro_batches.at(0).lengths)
                    all.push_back(length);
            for (const GlobalBatch& batch : epoch)
                QVERIFY(batch.micro_batches.at(0).shape == longest_of(all));
        }
    }
};

FORMANT_TEST(TestBatchFeed)

} // namespace tst_batch_feed

#include "tst_batch_feed.moc"
