#include "engine/base/atomic_file.h"
#include "tests/app/training/training_process.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_full_disk {

constexpr int cannot_mount = 90; // full_disk.sh

/// Trains a model whose checkpoint alone is larger than the disk.
struct Fixture : test::TrainingProcess {
    Path out = folder / "out";

    test::ProcessOutput train_on_small_disk(const std::string& what) const {
        std::vector<std::string> all = {"--map-root-user",
                                        "--mount",
                                        FORMANT_SOURCE_DIR "/tests/app/training/full_disk.sh",
                                        what,
                                        runs().string(),
                                        out.string(),
                                        FORMANT_PROGRAM};
        const auto program = arguments({"--set", "model.unet.decoder_channels=32"});
        all.insert(all.end(), program.begin(), program.end());
        return test::run_program("unshare", all, 300);
    }
    std::string terminal() const { return read_file(out / "terminal").value_or(""); }
    std::size_t said(const std::string& part) const {
        const std::string text = terminal();
        std::size_t found = 0;
        for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
            ++found;
        return found;
    }
    auto trained(const std::string& runs_copy) const {
        return test::records_of(out / runs_copy / "small" / "metrics.jsonl", "train");
    }
    test::ProcessOutput verify() const {
        return test::run_program(FORMANT_PROGRAM,
                                 {"checkpoint", "verify", (out / "runs" / "small").string()});
    }
};

class TestFullDisk : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        qputenv("XDG_CACHE_HOME", QByteArray::fromStdString(cache_ / "cache"));
        const auto tried = test::run_program(
            "unshare", {"--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"});
        if (tried.exit_code != 0)
            QSKIP("users cannot mount disks on this kernel (user namespaces are disabled)");
    }
    void cleanupTestCase() { qunsetenv("XDG_CACHE_HOME"); }
    void it_warns_beforehand_waits_for_free_space_and_loses_nothing() {
        const Fixture f;
        const auto output = f.train_on_small_disk("room");
        QVERIFY(output.exit_code != cannot_mount);
        const std::string terminal = f.terminal();
        QVERIFY2(output.exit_code == 0, terminal.c_str());
        QVERIFY2(f.said("checkpoints need up to") == 1, terminal.c_str());
        QVERIFY2(f.said("[disk-full]") == 1, terminal.c_str());
        QVERIFY2(f.said("No space left on device") == 1, terminal.c_str());
        const std::string status = read_file(f.out / "status-while-waiting").value_or("");
        QVERIFY2(status.find("waiting for disk space") != std::string::npos, status.c_str());
        // A partial checkpoint does not take the space of the log.
        QCOMPARE(f.trained("while-waiting").size(), std::size_t{20});
        QVERIFY(!std::filesystem::exists(f.out / "while-waiting/small/checkpoints/step_20.pt.tmp"));
        QCOMPARE(f.trained("runs").size(), std::size_t{60});
        for (const char* name : {"step_20.pt", "step_60.pt", "final_ema.pt"})
            QVERIFY2(std::filesystem::exists(f.out / "runs/small/checkpoints" / name), name);
        QCOMPARE(f.verify().exit_code, 0);
    }
    void stopped_while_waiting_it_ends_with_the_exit_code_for_disk() {
        const Fixture f;
        const auto output = f.train_on_small_disk("stop");
        const std::string terminal = f.terminal();
        QVERIFY2(output.exit_code == 6, terminal.c_str());
        QVERIFY2(f.said("formant: stopped while waiting for disk space") == 1, terminal.c_str());
        QVERIFY2(f.said("docs/troubleshooting.md#disk") == 1, terminal.c_str());
        QCOMPARE(f.trained("runs").size(), std::size_t{20});
    }
    void a_runs_folder_that_is_read_only_is_a_disk_error() {
        const Fixture f;
        const auto output = f.train_on_small_disk("read-only");
        const std::string terminal = f.terminal();
        QVERIFY2(output.exit_code == 6, terminal.c_str());
        QVERIFY2(f.said("formant: cannot create the folder") == 1, terminal.c_str());
        QVERIFY2(f.said("Read-only file system") == 1, terminal.c_str());
    }

  private:
    test::TemporaryFolder cache_;
};

FORMANT_TEST(TestFullDisk)

} // namespace tst_full_disk

#include "tst_full_disk.moc"
