#include "engine/hardware/cuda_plugin.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <fstream>

using namespace formant;

namespace tst_cuda_plugin {

QString reason_for_none(const Path& file) {
    const CudaPlugin plugin = open_cuda_plugin(file);
    return plugin ? QString() : QString::fromStdString(to_english(plugin.error()));
}

class TestCudaPlugin : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_build_without_plugin_says_so_and_what_to_do() {
        const QString reason = reason_for_none("/nowhere/libformant_cuda.so");
        QVERIFY2(reason.contains("has no CUDA plug-in"), qPrintable(reason));
        QVERIFY2(reason.contains("/nowhere/libformant_cuda.so"), qPrintable(reason));
        QVERIFY2(reason.contains("installer/quickstart --cuda"), qPrintable(reason));
    }
    void missing_libraries_are_named() {
        const QString reason = reason_for_none(PLUGIN_WITHOUT_ITS_LIBRARIES);
        QVERIFY2(reason.contains("liblibrary_that_is_missing.so"), qPrintable(reason));
        QVERIFY2(reason.contains("installer/quickstart --cuda"), qPrintable(reason));
    }
    void a_file_that_is_not_a_library_is_refused_with_the_loaders_error() {
        const test::TemporaryFolder folder;
        std::ofstream(folder / "libformant_cuda.so") << "not a library";
        const QString reason = reason_for_none(folder / "libformant_cuda.so");
        QVERIFY2(reason.contains("file too short") || reason.contains("invalid ELF header"),
                 qPrintable(reason));
    }
    void a_plugin_of_another_build_is_refused() {
        const QString reason = reason_for_none(PLUGIN_OF_ANOTHER_BUILD);
        QVERIFY2(reason.contains("another build"), qPrintable(reason));
    }
    void the_build_id_names_the_versions_and_the_form_of_the_interface() {
        const QStringList parts = QString(cuda_build_id()).split('/');
        QCOMPARE(parts.size(), 3);
        QVERIFY(parts[0].startsWith("0."));
        QVERIFY(parts[1].startsWith("2."));
        QCOMPARE(parts[2].size(), 12);
    }
};

FORMANT_TEST(TestCudaPlugin)

} // namespace tst_cuda_plugin

#include "tst_cuda_plugin.moc"
