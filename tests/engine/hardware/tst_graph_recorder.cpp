#include "engine/hardware/graph_recorder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_graph_recorder {

std::unique_ptr<GraphRecorder> no_recorder(c10::Device /*gpu*/) {
    return nullptr;
}

class TestGraphRecorder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void cleanup() { register_graph_recorder(nullptr); }

    void a_cpu_replays_nothing() {
        register_graph_recorder(no_recorder);
        QVERIFY(reason_against_graphs(c10::Device(c10::kCPU)));
        QVERIFY(!make_graph_recorder(c10::Device(c10::kCPU)));
    }
    /// AMD GPUs are called CUDA too, but the plug-in that registers the recorder is NVIDIA's.
    void a_gpu_replays_steps_only_with_the_plugin() {
        const c10::Device gpu(c10::kCUDA, 0);
        QVERIFY(reason_against_graphs(gpu));
        const auto refused = make_graph_recorder(gpu);
        QVERIFY(!refused && to_english(refused.error()) == to_english(*reason_against_graphs(gpu)));
        register_graph_recorder(no_recorder);
        QVERIFY(!reason_against_graphs(gpu));
        QVERIFY(make_graph_recorder(gpu));
    }
};

FORMANT_TEST(TestGraphRecorder)

} // namespace tst_graph_recorder

#include "tst_graph_recorder.moc"
