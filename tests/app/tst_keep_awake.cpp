#include "app/keep_awake.h"
#include "engine/base/atomic_file.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_keep_awake {

/// Stands in for systemd-inhibit: records its arguments and when the child process has ended.
struct Inhibitor {
    test::TemporaryFolder folder;
    Path program = folder / "inhibit";
    Path called = folder / "called";

    explicit Inhibitor(const std::string& end = "exec cat") {
        const std::string script = "#!/bin/sh\necho \"$@\" >" + called.string() + "\n" + end + "\n";
        test::throw_on_error(write_file_atomically(program, script));
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    }
};

class TestKeepAwake : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_process_holds_the_lock_and_ends_on_release() {
        const Inhibitor inhibitor;
        auto held = keep_awake(inhibitor.program);
        QVERIFY(held != nullptr);
        const std::string called = read_file(inhibitor.called).value();
        QVERIFY2(test::contains(called, "--what=sleep:idle --mode=block"), called.c_str());
        QVERIFY2(test::contains(called, "cat"), called.c_str());
        QVERIFY(held->write_line("still there?"));
        QCOMPARE(held->read_line(10).value_or(""), std::string("still there?"));
        held.reset(); // waits for its end
    }
    void a_refused_lock_is_not_held() {
        const Inhibitor inhibitor("exit 1"); // as where there is no logind
        QVERIFY(keep_awake(inhibitor.program) == nullptr);
    }
    void without_systemd_inhibit_nothing_is_held() {
        QVERIFY(keep_awake("/nowhere/systemd-inhibit") == nullptr);
    }
};

FORMANT_TEST(TestKeepAwake)

} // namespace tst_keep_awake

#include "tst_keep_awake.moc"
