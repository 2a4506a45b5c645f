#include "engine/base/atomic_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "ui/export/export_folder.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_export_folder {

QString path_in(const test::TemporaryFolder& folder, const std::string& name) {
    return QString::fromStdString((folder / name).string());
}

class TestExportFolder : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_checkpoint_of_a_run_is_exported_next_to_the_run() {
        QCOMPARE(proposed_export_folder("/runs/maria/checkpoints/step_40.pt", "piper"),
                 QString("/runs/maria-piper"));
    }
    void another_checkpoint_is_exported_next_to_itself() {
        QCOMPARE(proposed_export_folder("/voices/maria.pt", "onnx"), QString("/voices/maria-onnx"));
    }
    void an_earlier_export_is_not_proposed_again() {
        const test::TemporaryFolder runs;
        const QString checkpoint = path_in(runs, "maria/checkpoints/step_40.pt");
        std::filesystem::create_directories(runs / "maria-piper");
        QCOMPARE(proposed_export_folder(checkpoint, "piper"), path_in(runs, "maria-piper"));
        test::throw_on_error(write_file_atomically(runs / "maria-piper/voice.onnx", "exported"));
        QCOMPARE(proposed_export_folder(checkpoint, "piper"), path_in(runs, "maria-piper-2"));
        QCOMPARE(proposed_export_folder(checkpoint, "onnx"), path_in(runs, "maria-onnx"));
    }
};

FORMANT_TEST(TestExportFolder)

} // namespace tst_export_folder

#include "tst_export_folder.moc"
