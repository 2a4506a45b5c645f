#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_command_export {

using test::TemporaryFolder;

test::ProcessOutput run_export(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "export");
    return test::run_program(FORMANT_PROGRAM, arguments);
}

class TestCommandExport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_files_are_written_and_listed() {
        const TemporaryFolder folder;
        const std::string file = folder / "voice.pt", out = folder / "piper";
        test::throw_on_error(save_checkpoint(file, test::small_vits_checkpoint({"ann"})));
        const auto exported = run_export({file, "--to", "piper", "--out", out});
        QCOMPARE(exported.exit_code, 0);
        QCOMPARE(exported.standard_output,
                 out + "/voice.onnx\n" + out + "/voice.onnx.json\n" + out + "/README.md\n");
        QVERIFY(std::filesystem::file_size(out + "/voice.onnx") > 100'000);
    }
    void an_unknown_player_is_refused_with_the_known_ones() {
        for (const char* player : {"sherpa", "7"}) {
            const auto refused = run_export({"a.pt", "--to", player, "--out", "out"});
            QCOMPARE(refused.exit_code, 2);
            QVERIFY2(refused.standard_error.find("piper") != std::string::npos,
                     refused.standard_error.c_str());
        }
    }
    void a_missing_checkpoint_is_named() {
        const auto refused = run_export({"/nowhere/a.pt", "--to", "piper", "--out", "/tmp/none"});
        QVERIFY(refused.exit_code != 0);
        QVERIFY(refused.standard_error.find("/nowhere/a.pt") != std::string::npos);
    }
};

FORMANT_TEST(TestCommandExport)

} // namespace tst_command_export

#include "tst_command_export.moc"
