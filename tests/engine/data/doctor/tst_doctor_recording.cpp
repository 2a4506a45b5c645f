#include "engine/data/doctor/doctor_recording.h"
#include "tests/engine/data/doctor/examined.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_doctor_recording {

using test::healthy;

/// Returns the only finding, whose message must name the recording.
Finding only_finding(const ExaminedUtterance& examined) {
    const Findings findings = examine_recording(examined, DoctorLimits());
    if (findings.size() != 1)
        throw std::runtime_error(std::to_string(findings.size()) + " findings instead of one");
    if (to_english(findings[0].what).find("a.wav") == std::string::npos)
        throw std::runtime_error("the recording is not named");
    return findings[0];
}

class TestDoctorRecording : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_healthy_recording_has_no_finding() {
        QVERIFY(examine_recording(healthy(), DoctorLimits()).empty());
    }
    void an_unreadable_recording_is_reported_with_the_decoder_message() {
        ExaminedUtterance examined = healthy();
        const Message reason =
            message({"data", "{file} cannot be used: it ends early"}, {{"file", "/corpus/a.wav"}});
        examined.facts = fail(ErrorKind::data, reason);
        const Finding finding = only_finding(examined);
        QCOMPARE(finding.fault, Fault::unreadable);
        QCOMPARE(to_english(finding.what), to_english(reason));
        QVERIFY(finding.is_error);
    }
    void a_text_without_a_letter_is_missing() {
        for (const std::string text : {"", "  ", "...", "—", "\u200c"}) {
            ExaminedUtterance examined = healthy();
            examined.utterance.text = text;
            const Finding finding = only_finding(examined);
            QCOMPARE(finding.fault, Fault::missing_text);
            QVERIFY(to_english(finding.what).find("m.csv:2") != std::string::npos);
        }
    }
    void silence_is_one_finding_only() {
        ExaminedUtterance examined = healthy();
        examined.facts->peak = 0.0005;
        examined.facts->sound_seconds = 0;
        QCOMPARE(only_finding(examined).fault, Fault::silent);
    }
    void a_clipped_recording_is_reported_but_kept() {
        ExaminedUtterance examined = healthy();
        examined.facts->clipped_share = 0.02;
        const Finding finding = only_finding(examined);
        QCOMPARE(finding.fault, Fault::clipped);
        QVERIFY(!finding.is_error);
    }
    void too_short_and_too_long_do_not_count_silence() {
        ExaminedUtterance examined = healthy();
        examined.facts->sound_seconds = 0.1;
        QCOMPARE(only_finding(examined).fault, Fault::too_short);
        examined.facts->sound_seconds = 21;
        QCOMPARE(only_finding(examined).fault, Fault::too_long);
        examined.facts->sound_seconds = 15;
        examined.facts->seconds = 25;
        QVERIFY(examine_recording(examined, DoctorLimits()).empty());
    }
};

FORMANT_TEST(TestDoctorRecording)

} // namespace tst_doctor_recording

#include "tst_doctor_recording.moc"
