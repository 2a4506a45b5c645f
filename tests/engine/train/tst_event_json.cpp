#include "engine/train/event_json.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <set>

using namespace formant;
using nlohmann::json;

namespace {

json only_record_of(const TrainEvent& event) {
    const std::string lines = event_as_json_lines(event);
    // One line, with its end: a second would not parse.
    return lines.back() == '\n' ? json::parse(lines) : json();
}

} // namespace

class TestEventJson : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_state_is_told_in_words_with_the_form_of_the_records() {
        const RunState paused{RunPhase::paused, 7,
                              message(FORMANT_TR("t", "paused at {step}"), {{"step", "7"}})};
        const json expected = {{"type", "state"},
                               {"schema", 1},
                               {"phase", "paused"},
                               {"step", 7},
                               {"text", "paused at 7"}};
        QVERIFY(only_record_of(paused) == expected);
    }
    void every_phase_has_its_name() {
        std::set<std::string> names;
        for (const RunPhase phase :
             {RunPhase::preparing, RunPhase::training, RunPhase::paused, RunPhase::saving,
              RunPhase::done, RunPhase::stopped, RunPhase::failed})
            names.insert(only_record_of(RunState{phase, 0, {}})["phase"]);
        QCOMPARE(names, (std::set<std::string>{"preparing", "training", "paused", "saving", "done",
                                               "stopped", "failed"}));
    }
    void a_phase_is_found_by_its_name() {
        QVERIFY(phase_of_name("stopped") == RunPhase::stopped);
        QVERIFY(phase_of_name(phase_name(RunPhase::preparing)) == RunPhase::preparing);
        QVERIFY(!phase_of_name("asleep"));
    }
    void samples_and_checkpoints_name_their_files() {
        const json sample = {
            {"type", "sample"}, {"step", 5}, {"text", "one \"two\""}, {"file", "/s/001.flac"}};
        QVERIFY(only_record_of(SampleReady{5, "one \"two\"", "/s/001.flac"}) == sample);
        const json checkpoint = {{"type", "checkpoint"}, {"step", 5}, {"file", "/c/step_5.pt"}};
        QVERIFY(only_record_of(CheckpointSaved{5, "/c/step_5.pt"}) == checkpoint);
    }
    void advice_carries_its_stable_name() {
        const json record = only_record_of(Advice{3, "loss-explosion", Message()});
        QCOMPARE(record["id"].get<std::string>(), std::string("loss-explosion"));
    }
    void bytes_that_are_no_utf8_do_not_end_a_run() {
        QCOMPARE(
            only_record_of(CheckpointSaved{1, "/runs/\xff/step_1.pt"})["file"].get<std::string>(),
            std::string("/runs/\xef\xbf\xbd/step_1.pt"));
    }
};

QTEST_APPLESS_MAIN(TestEventJson)
#include "tst_event_json.moc"
