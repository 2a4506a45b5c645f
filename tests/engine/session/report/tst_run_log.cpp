#include "engine/session/report/run_log.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_run_log {

constexpr const char* log_of_two_starts =
    "2026-11-29 09:00:00 info: Platform    Linux: Debian 12\n"
    "2026-11-29 09:00:00 info: CPU         old processor\n"
    "2026-11-29 09:00:01 info: runs on old processor: cpu\n"
    "2026-11-29 09:00:02 info: 30 recordings to train on, 3 to validate\n"
    "a line of another program\n"
    "\n"
    "2026-11-30 10:02:30 info: Platform    Linux: Debian 13\n"
    "2026-11-30 10:02:30 info: CPU         new processor, 2 cores\n"
    "2026-11-30 10:02:30 info:             AVX2\n"
    "2026-11-30 10:02:30 info: Disk        65.6 GiB free in /home/ann\n"
    "2026-11-30 10:02:30 info: GPU 0       A card, 24 GiB\n"
    "2026-11-30 10:02:30 info:             driver 580\n"
    "2026-11-30 10:02:30 info: Settings\n"
    "2026-11-30 10:02:31 info: runs on A card: the best GPU\n"
    "2026-11-30 10:02:32 info: 35 recordings to train on, 4 to validate\n"
    "2026-11-30 10:02:32 info: 12 min 34 s of audio to train on\n"
    "2026-11-30 10:02:32 info: 2 speakers: ann, bea\n"
    "2026-11-30 10:05:00 info: done after 120 steps\n"
    "2026-11-30 10:05:01 info: not compl";

class TestRunLog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_facts_are_those_of_the_last_start() {
        const RunLog log = parse_run_log(log_of_two_starts);
        QCOMPARE(log.device, std::string("A card: the best GPU"));
        QCOMPARE(log.recordings, std::string("35 recordings to train on, 4 to validate"));
        QCOMPARE(log.duration, std::string("12 min 34 s"));
        QCOMPARE(log.speakers, std::string("2 speakers: ann, bea"));
        QCOMPARE(log.starts,
                 (std::vector<std::string>{"2026-11-29 09:00:00", "2026-11-30 10:02:30"}));
    }
    void times_are_those_of_the_first_and_the_last_complete_line() {
        const RunLog log = parse_run_log(log_of_two_starts);
        QCOMPARE(log.first_line_at, std::string("2026-11-29 09:00:00"));
        QCOMPARE(log.last_line_at, std::string("2026-11-30 10:05:00"));
    }
    void hardware_rows_have_all_their_lines_and_no_folder() {
        const RunLog log = parse_run_log(log_of_two_starts);
        const std::vector<std::pair<std::string, std::string>> rows = {
            {"Platform", "Linux: Debian 13"},
            {"CPU", "new processor, 2 cores, AVX2"},
            {"GPU 0", "A card, 24 GiB, driver 580"}};
        QCOMPARE(log.hardware, rows);
    }
    void other_texts_are_skipped() {
        for (const char* text :
             {"", "\n\n", "2026\n", "2026-11-30 10:02:30\n", "2026-11-30 10:02:30 info: \n",
              "2026-11-30 10:02:30 info:             a continuation\n"}) {
            const RunLog log = parse_run_log(text);
            QVERIFY(log.hardware.empty() && log.starts.empty() && log.device.empty());
        }
    }
    void a_missing_log_is_an_error() {
        QCOMPARE(read_run_log("/nowhere").error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestRunLog)

} // namespace tst_run_log

#include "tst_run_log.moc"
