#include "engine/base/os/os_module.h"
#include "engine/hardware/cuda_plugin.h"
#include "tests/support/test_registry.h"

#include <ATen/core/dispatch/Dispatcher.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_plugin_build_id {

bool gpus_align_with_the_plugin() {
    return c10::Dispatcher::singleton()
        .findSchemaOrThrow("formant::alignment_search", "")
        .hasKernelForDispatchKey(c10::DispatchKey::CUDA);
}

/// Runs in its own process, in which the plug-in has not been loaded before.
class TestPluginBuildId : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_plugin_of_another_build_is_ignored_and_that_of_this_build_aligns_on_gpus() {
        const auto module = open_engine_module("libformant_cuda.so");
        if (!module)
            QSKIP("this LibTorch has no GPU libraries");
        const auto entry =
            reinterpret_cast<FormantCudaEntry>(find_symbol(*module, "formant_cuda_entry"));
        QVERIFY(entry != nullptr);
        QVERIFY(entry("0.0.0/2.11.0/000000000000") == nullptr);
        QVERIFY(!gpus_align_with_the_plugin());
        QVERIFY(entry(cuda_build_id()) == *cuda_plugin());
        QVERIFY(gpus_align_with_the_plugin());
    }
};

FORMANT_TEST(TestPluginBuildId)

} // namespace tst_plugin_build_id

#include "tst_plugin_build_id.moc"
