#include "app/keep_awake.h"
#include "engine/base/atomic_file.h"
#include "tests/support/contains.h"
#include "tests/support/must.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace {

/// In the place of systemd-inhibit: notes how it is called, and when what it starts has ended.
struct Inhibitor {
    test::TemporaryFolder folder;
    Path program = folder / "inhibit";
    Path called = folder / "called";

    explicit Inhibitor(const std::string& end = "exec cat") {
        const std::string script = "#!/bin/sh\necho \"$@\" >" + called.string() + "\n" + end + "\n";
        test::must(write_file_atomically(program, script));
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    }
};

} // namespace

class TestKeepAwake : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void it_is_held_by_a_process_that_ends_when_it_is_let_go() {
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
    void one_that_gets_no_lock_holds_nothing() {
        const Inhibitor inhibitor("exit 1"); // as where there is no logind
        QVERIFY(keep_awake(inhibitor.program) == nullptr);
    }
    void without_such_a_program_nothing_is_held() {
        QVERIFY(keep_awake("/nowhere/systemd-inhibit") == nullptr);
    }
};

FORMANT_TEST(TestKeepAwake)
#include "tst_keep_awake.moc"
