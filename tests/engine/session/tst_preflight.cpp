#include "engine/session/preflight.h"
#include "engine/session/run_folder.h"
#include "tests/support/word_corpus.h"

#include <QtTest/QtTest>

#include <map>

using namespace formant;

namespace {

/// A preflight of a small voice, and what it said.
struct Fixture : test::WordCorpus {
    std::map<std::string, PreflightLine> lines;

    Result<void> look(std::vector<std::string> settings = {}, const std::string& device = "cpu") {
        RunRequest request;
        request.config_file = config().string();
        request.settings = std::move(settings);
        request.runs_folder = runs().string();
        request.device = device;
        return run_preflight(request, PreflightDepth::whole, Cancellation(),
                             [this](const PreflightLine& line) { lines[line.id] = line; });
    }
    bool is(const std::string& id, Grade grade) const {
        return lines.contains(id) && lines.at(id).grade == grade;
    }
    std::string said(const std::string& id) const { return to_english(lines.at(id).what); }
};

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

class TestPreflight : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void where_all_is_well_every_line_says_so() {
        Fixture f;
        QVERIFY(f.look());
        for (const char* id : {"configuration", "device", "run-folder", "data", "model",
                               "checkpoint-room", "cache-room", "storage", "time"})
            QVERIFY2(f.lines.contains(id), id);
        QVERIFY(f.is("data", Grade::ok));
        QVERIFY(contains(f.said("data"), "4 recordings"));
        QVERIFY(contains(f.said("time"), "for 60 steps"));
        QVERIFY(!std::filesystem::exists(f.runs())); // it only looks
    }
    void a_configuration_that_is_not_valid_ends_it() {
        Fixture f;
        const auto looked = f.look({"train.batchsize=4"});
        QCOMPARE(looked.error().kind, ErrorKind::usage);
        QVERIFY(f.is("configuration", Grade::failure));
        QCOMPARE(f.lines.size(), std::size_t{1});
    }
    void that_nothing_is_compiled_yet_is_said_where_it_was_asked_for() {
        Fixture f;
        QVERIFY(f.look());
        QVERIFY(!f.lines.contains("compile"));
        QVERIFY(f.look({"train.use_torch_compile=true"}));
        QVERIFY(f.is("compile", Grade::warning));
        QVERIFY(contains(f.said("compile"), "eagerly"));
        f.lines.clear();
        QVERIFY(f.look({"train.use_torch_compile=true", "train.debug=eager"}));
        QVERIFY(!f.lines.contains("compile")); // as it was asked for
    }
    void a_whole_graph_cannot_be_had() {
        Fixture f;
        const auto looked =
            f.look({"train.use_torch_compile=true", "train.compile_fullgraph=true"});
        QCOMPARE(looked.error().kind, ErrorKind::usage);
        QVERIFY(f.is("configuration", Grade::failure));
        QVERIFY(contains(f.said("configuration"), "train.compile_fullgraph"));
    }
    void a_gpu_that_is_not_there_ends_it() {
        Fixture f;
        QCOMPARE(f.look({}, "99").error().kind, ErrorKind::device);
        QVERIFY(f.is("device", Grade::failure));
    }
    void missing_recordings_are_counted() {
        Fixture f;
        std::filesystem::remove(f.folder / "two.wav");
        QVERIFY(f.look());
        QVERIFY(f.is("data", Grade::warning));
        QVERIFY(contains(f.said("data"), "1 of the 4"));
    }
    void without_a_single_recording_it_fails() {
        Fixture f;
        for (const char* name : {"one.wav", "two.wav", "three.wav", "four.wav"})
            std::filesystem::remove(f.folder / name);
        QCOMPARE(f.look().error().kind, ErrorKind::data);
    }
    void a_run_that_is_being_trained_is_said_with_its_process() {
        Fixture f;
        const auto folder = RunFolder::open(f.runs(), "small", "name: small\n");
        QCOMPARE(f.look().error().kind, ErrorKind::usage);
        QVERIFY(contains(f.said("run-folder"), std::to_string(QCoreApplication::applicationPid())));
    }
    void a_disk_without_room_is_a_warning_with_what_to_do() {
        Fixture f;
        QVERIFY(f.look({"train.keep_checkpoints=1000000"})); // as good as a full disk
        QVERIFY(f.is("checkpoint-room", Grade::warning));
        QVERIFY(contains(f.said("checkpoint-room"), "train.keep_checkpoints"));
    }
};

QTEST_APPLESS_MAIN(TestPreflight)
#include "tst_preflight.moc"
