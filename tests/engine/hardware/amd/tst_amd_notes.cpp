#include "engine/hardware/amd/amd_notes.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_amd_notes {

const AmdAccess allowed = {true, true, {"me", "render", "video"}};

QString said(const std::string& gfx, const AmdAccess& access) {
    QString all;
    for (const Message& note : amd_notes(gfx, access))
        all += QString::fromStdString(to_english(note)) + "\n";
    return all;
}

class TestAmdNotes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void siblings_get_the_version_of_the_supported_card_data() {
        QTest::addColumn<QString>("gfx");
        QTest::addColumn<QString>("version");
        for (const char* gfx : {"gfx1031", "gfx1032", "gfx1034", "gfx1035", "gfx1036"})
            QTest::newRow(gfx) << gfx << "10.3.0";
        for (const char* gfx : {"gfx1101", "gfx1102", "gfx1103"})
            QTest::newRow(gfx) << gfx << "11.0.0";
        QTest::newRow("gfx90c") << "gfx90c"
                                << "9.0.0";
        // Supported directly, of a family with other instructions, or unknown.
        for (const char* gfx : {"gfx1030", "gfx1100", "gfx90a", "gfx942", "gfx1201", "gfx1010",
                                "gfx803", "gfx1151", ""})
            QTest::addRow("none for '%s'", gfx) << gfx << "";
    }
    void siblings_get_the_version_of_the_supported_card() {
        QFETCH(const QString, gfx);
        QFETCH(const QString, version);
        QCOMPARE(gfx_override(gfx.toStdString()), version.toStdString());
        const QString setting = "HSA_OVERRIDE_GFX_VERSION=" + version;
        QCOMPARE(said(gfx.toStdString(), allowed).contains(setting), !version.isEmpty());
    }
    void the_remedy_for_fragmented_memory_is_noted() {
        const QString notes = said("gfx1100", allowed);
        QVERIFY(notes.contains("if fragmented memory runs out"));
        QVERIFY(notes.contains("PYTORCH_HIP_ALLOC_CONF=expandable_segments:True"));
    }
    void missing_groups_are_noted_with_the_command() {
        const AmdAccess neither = {true, false, {"me"}};
        const AmdAccess one = {true, false, {"me", "video"}};
        QVERIFY(said("gfx1100", neither).contains("sudo usermod -aG render,video $USER"));
        QVERIFY(said("gfx1100", one).contains("sudo usermod -aG render $USER"));
    }
    void groups_do_not_matter_to_those_who_may() {
        const AmdAccess administrator = {true, true, {"root"}};
        QVERIFY(!said("gfx1100", administrator).contains("usermod"));
    }
    void groups_that_do_not_help_are_noted_too() {
        const AmdAccess shut = {true, false, {"render", "video"}};
        QVERIFY(said("gfx1100", shut).contains("still cannot open /dev/kfd"));
    }
    void a_missing_device_is_noted_with_what_to_do() {
        const QString notes = said("gfx1100", AmdAccess());
        QVERIFY(notes.contains("/dev/kfd"));
        QVERIFY(notes.contains("--device /dev/dri"));
        QVERIFY(!notes.contains("usermod"));
    }
};

FORMANT_TEST(TestAmdNotes)

} // namespace tst_amd_notes

#include "tst_amd_notes.moc"
