#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_command_checkpoint {

struct Fixture {
    test::TemporaryFolder folder;
    std::string file = (folder / "checkpoints" / "step_40.pt").string();

    Fixture() {
        std::filesystem::create_directory(folder / "checkpoints");
        StateTree tree;
        tree["format"] = checkpoint_format;
        tree["formant_version"] = "1.2.3";
        tree["step"] = 40;
        tree["state_dict"]["weight"] = at::ones({2, 3});
        test::throw_on_error(save_checkpoint(file, tree));
    }
};

test::ProcessOutput checkpoint(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "checkpoint");
    return test::run_program(FORMANT_PROGRAM, arguments);
}

bool says(const test::ProcessOutput& output, const std::string& text) {
    return output.standard_output.find(text) != std::string::npos;
}

class TestCommandCheckpoint : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void list_and_info_show_the_contents() {
        const Fixture f;
        const auto list = checkpoint({"list", f.folder.path().string()});
        QCOMPARE(list.exit_code, 0);
        QVERIFY(says(list, "step_40.pt") && says(list, "with SHA-256"));
        const auto info = checkpoint({"info", f.file});
        QCOMPARE(info.exit_code, 0);
        QVERIFY(says(info, "formant 1.2.3") && says(info, "6 numbers in 1 tensor,"));
    }
    void a_run_may_be_called_by_its_name() {
        const Fixture f;
        const std::string runs = f.folder.path().parent_path().string();
        const std::string name = f.folder.path().filename().string();
        for (const char* action : {"list", "verify", "clean"})
            QCOMPARE(checkpoint({action, name, "--runs", runs}).exit_code, 0);
    }
    void info_distinguishes_ema_from_raw_weights() {
        const Fixture f;
        StateTree tree = *load_checkpoint(f.file);
        tree["ema"]["weight"] = at::zeros({2, 3});
        test::throw_on_error(save_checkpoint(f.file, tree));
        QVERIFY(says(checkpoint({"info", f.file}), "EMA weights        yes\n"));
        const std::string out = (f.folder / "voice.safetensors").string();
        QCOMPARE(checkpoint({"export", f.file, "--out", out, "--ema-only"}).exit_code, 0);
        QVERIFY(says(checkpoint({"info", out}), "yes, instead of the raw weights"));
    }
    void verify_ends_with_5_where_a_file_is_damaged() {
        const Fixture f;
        QCOMPARE(checkpoint({"verify", f.file}).exit_code, 0);
        std::filesystem::resize_file(f.file, 100);
        const auto verified = checkpoint({"verify", f.folder.path().string()});
        QCOMPARE(verified.exit_code, 5);
        QVERIFY(says(verified, "damaged"));
    }
    void export_writes_and_clean_removes() {
        const Fixture f;
        const std::string out = (f.folder / "voice.safetensors").string();
        QCOMPARE(checkpoint({"export", f.file, "--out", out, "--half"}).exit_code, 0);
        QVERIFY(std::filesystem::exists(out));
        test::throw_on_error(
            save_checkpoint(f.folder / "checkpoints" / "step_50.pt", *load_checkpoint(f.file)));
        QCOMPARE(checkpoint({"clean", f.folder.path().string(), "--keep", "1"}).exit_code, 0);
        QVERIFY(!std::filesystem::exists(f.file));
    }
    void a_hostile_file_ends_with_5_and_executes_nothing() {
        const test::TemporaryFolder folder;
        const auto made =
            test::run_python("engine/checkpoint/make_hostile.py", {folder.path().string()});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        const auto info = checkpoint({"info", (folder / "system.pt").string()});
        QCOMPARE(info.exit_code, 5);
        QVERIFY(info.standard_error.find("posix.system") != std::string::npos);
        QVERIFY(!std::filesystem::exists(folder / "mark"));
    }
    void invalid_arguments_are_a_usage_error() {
        QCOMPARE(checkpoint({}).exit_code, 2);
        QCOMPARE(checkpoint({"export", "a.pt"}).exit_code, 2);
        QCOMPARE(checkpoint({"list", "/nowhere"}).exit_code, 2);
    }
};

FORMANT_TEST(TestCommandCheckpoint)

} // namespace tst_command_checkpoint

#include "tst_command_checkpoint.moc"
