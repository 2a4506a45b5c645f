#include "engine/hardware/environment_notes.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_environment_notes {

QString note_on(const std::string& variable, const std::string& value) {
    const auto notes = note_environment({{variable, value}});
    return notes.empty() ? QString() : QString::fromStdString(to_english(notes.front().second));
}

class TestEnvironmentNotes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init() { qunsetenv("CUDA_LAUNCH_BLOCKING"); }
    void cleanup() { init(); }
    void a_variable_that_matters_is_noted_with_its_value_and_effect_data() {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("effect");
        test::add_row("CUDA_VISIBLE_DEVICES", "1,0", "only these GPUs are offered");
        test::add_row("CUDA_DEVICE_ORDER", "PCI_BUS_ID", "the numbers that nvidia-smi shows");
        test::add_row("NVIDIA_VISIBLE_DEVICES", "0", "this container");
        test::add_row("HIP_VISIBLE_DEVICES", "1", "only these AMD GPUs");
        test::add_row("ROCR_VISIBLE_DEVICES", "1", "only these AMD GPUs");
        test::add_row("HSA_OVERRIDE_GFX_VERSION", "10.3.0", "treats AMD GPUs as this model");
        test::add_row("CUDA_LAUNCH_BLOCKING", "1", "much slower");
        test::add_row("PYTORCH_NO_CUDA_MEMORY_CACHING", "1", "much slower");
        test::add_row("PYTORCH_CUDA_ALLOC_CONF", "max_split_size_mb:128", "divides the GPU's");
        test::add_row("PYTORCH_ALLOC_CONF", "expandable_segments:True", "divides the GPU's");
        test::add_row("PYTORCH_HIP_ALLOC_CONF", "expandable_segments:True", "AMD GPU's memory");
        test::add_row("NVIDIA_TF32_OVERRIDE", "0", "disables TF32");
        test::add_row("TORCH_ALLOW_TF32_CUBLAS_OVERRIDE", "1", "overrides formant's TF32 setting");
        test::add_row("OMP_NUM_THREADS", "2", "the maximum number of CPU threads");
        test::add_row("MKL_NUM_THREADS", "2", "matrix products");
        test::add_row("FORMANT_NVML", "/opt/libnvml.so", "replaces the driver's own");
    }
    void a_variable_that_matters_is_noted_with_its_value_and_effect() {
        QFETCH(const QString, value);
        QFETCH(const QString, effect);
        const std::string variable = QTest::currentDataTag();
        const QString note = note_on(variable, value.toStdString());
        QVERIFY2(note.contains("'" + value + "'"), qPrintable(note));
        QVERIFY2(note.contains(effect), qPrintable(note));
        const auto known = relevant_variables();
        QCOMPARE(std::count(known.begin(), known.end(), variable), 1);
    }
    void a_value_that_changes_nothing_is_not_noted_data() {
        QTest::addColumn<QString>("value");
        test::add_row("CUDA_LAUNCH_BLOCKING", "0");
        test::add_row("NVIDIA_TF32_OVERRIDE", "1");
        test::add_row("NVIDIA_VISIBLE_DEVICES", "all");
        test::add_row("FORMANT_NVML", "");
        test::add_row("HOME", "/root");
    }
    void a_value_that_changes_nothing_is_not_noted() {
        QFETCH(const QString, value);
        QCOMPARE(note_on(QTest::currentDataTag(), value.toStdString()), QString());
    }
    void a_list_that_hides_every_gpu_is_said_to() {
        for (const char* value : {"", " ", "-1", "-1,0", "NoDevFiles"})
            QVERIFY2(note_on("CUDA_VISIBLE_DEVICES", value).contains("hides every GPU"), value);
        for (const char* value : {" 1", "GPU-5f0c", "MIG-GPU-5f0c/1/0"})
            QVERIFY2(note_on("CUDA_VISIBLE_DEVICES", value).contains("only these GPUs"), value);
    }
    void nothing_set_has_no_notes() {
        const Environment nothing_set;
        QVERIFY(note_environment(nothing_set).empty());
    }
    void the_environment_of_this_process_is_read() {
        qputenv("CUDA_LAUNCH_BLOCKING", "1");
        const auto environment = read_environment({"CUDA_LAUNCH_BLOCKING", "FORMANT_NOT_SET"});
        const Environment expected{{"CUDA_LAUNCH_BLOCKING", "1"}};
        QVERIFY(environment == expected);
    }
};

FORMANT_TEST(TestEnvironmentNotes)

} // namespace tst_environment_notes

#include "tst_environment_notes.moc"
