#include "engine/base/sha256.h"
#include "engine/session/runs/run_folder.h"
#include "tests/engine/session/report/report_fixture.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <fstream>
#include <memory>

using namespace formant;

namespace tst_run_report {

using test::says;

void append(const Path& file, const std::string& text) {
    std::ofstream(file, std::ios::app) << text;
}

class TestRunReport : public QObject {
    Q_OBJECT
    std::unique_ptr<test::TrainedRun> trained_;
    std::unique_ptr<test::TemporaryFolder> folder_;
    Path run_; ///< a fresh copy

    std::string page() const { return test::page_of({.runs = {run_.string()}}); }

  private Q_SLOTS:
    void initTestCase() { trained_ = std::make_unique<test::TrainedRun>(); }
    void init() {
        folder_ = std::make_unique<test::TemporaryFolder>();
        run_ = trained_->copy_to(folder_->path(), "maria");
    }

    void it_says_what_was_trained_how_and_on_what() {
        const std::string text = page();
        for (const char* part :
             {"<h1 dir=\"auto\">maria</h1>", "done after 60 steps", "60 of 60", "unet, size tiny",
              "4 recordings to train on", "Fingerprint of the recordings",
              "train.save_interval_steps", "two one", "data:audio/flac;base64,ZkxhQ",
              "step 60</span>", "step 20</span>", "Learning rate</h3>", "Gradient norm</h3>",
              "Step time</h3>", "final_ema.pt", "espeak-ng", "LibTorch", "cpu",
              "Lowest training loss"})
            QVERIFY2(says(text, part), part);
        QVERIFY(!says(text, "not recorded"));
    }
    void it_is_one_page_that_needs_nothing_else() {
        const auto written = write_run_report({.runs = {run_.string()}});
        QVERIFY(written.has_value());
        QCOMPARE(written->file, (run_ / "report.html").string());
        QVERIFY(written->faults.empty());
        QCOMPARE(test::faults_of_page(written->file), std::string());
    }
    void checkpoints_have_the_sha256_of_their_files() {
        const std::string text = page();
        for (const char* file : {"final_ema.pt", "step_40.pt", "step_60.pt"})
            QVERIFY(says(text, *sha256_of_file(run_ / "checkpoints" / file)));
    }
    void it_names_no_folder() {
        const std::string text = page();
        QVERIFY(!says(text, trained_->folder()));
        QVERIFY(!says(text, folder_->path().string()));
    }
    void names_and_texts_of_strangers_cannot_add_markup() {
        const std::string hostile = "\"'><script>alert(1)</script><img src=x onerror=a>\x1b[31m";
        const Path renamed = folder_->path() / "<script>alert(2)<b onclick='x'>";
        std::filesystem::rename(run_, renamed);
        test::throw_on_error(
            write_file_atomically(renamed / "samples" / "step_60" / "001.txt", hostile));
        append(
            renamed / "metrics.jsonl",
            "{\"type\":\"advice\",\"step\":60,\"id\":\"<script>\",\"text\":\"</td><script>\"}\n");
        append(renamed / "changes.jsonl",
               "{\"config\":\"name: maria\\ntext:\\n  language: '<script>'\\n\"}\n");
        append(renamed / "log.txt", "2026-11-30 10:02:30 info: runs on <script>alert(3)\n");
        const auto written = write_run_report({.runs = {renamed.string()}});
        QVERIFY(written.has_value());
        QCOMPARE(test::faults_of_page(written->file), std::string());
        const std::string text = *read_file(written->file);
        QVERIFY(!says(text, "<script"));
        for (const char* shown : {"&lt;script&gt;alert(1)", "&lt;script&gt;alert(2)",
                                  "&lt;script&gt;alert(3)", "\\x1b[31m"})
            QVERIFY2(says(text, shown), shown);
    }
    void what_is_damaged_or_missing_is_said() {
        std::filesystem::resize_file(run_ / "checkpoints" / "final_ema.pt", 100);
        std::filesystem::remove(run_ / "log.txt");
        test::throw_on_error(write_file_atomically(run_ / "config.yaml", "train: [\n"));
        append(run_ / "metrics.jsonl", "\n{\"type\":\"tra\n");
        const auto written = write_run_report({.runs = {run_.string()}});
        QVERIFY(written.has_value());
        QCOMPARE(written->faults.size(), std::size_t{4});
        QCOMPARE(test::faults_of_page(written->file), std::string());
        const std::string text = *read_file(written->file);
        for (const char* part :
             {"Missing or damaged", "log.txt: ", "config.yaml: ", "final_ema.pt: ",
              "damaged lines were skipped: 1", "configuration of the run cannot be read",
              "Source of these facts</dt><dd dir=\"auto\">step_60.pt", "not recorded"})
            QVERIFY2(says(text, part), part);
    }
    void a_fault_names_no_folder_either() {
        std::filesystem::remove(run_ / "log.txt");
        const Path relative = std::filesystem::relative(run_);
        for (const Path& run : {run_, relative}) {
            const auto written = write_run_report({.runs = {run.string()}});
            QCOMPARE(written->faults.size(), std::size_t{1});
            QVERIFY2(!says(written->faults[0], "maria"), written->faults[0].c_str());
        }
    }
    void a_run_that_has_only_started_has_a_report() {
        std::filesystem::remove_all(run_ / "checkpoints");
        std::filesystem::remove_all(run_ / "samples");
        std::filesystem::remove(run_ / "metrics.jsonl");
        const auto written = write_run_report({.runs = {run_.string()}});
        QVERIFY(written.has_value());
        QVERIFY(written->faults.empty());
        const std::string text = *read_file(written->file);
        for (const char* part : {"The run has no checkpoints", "The run has no samples",
                                 "No values are recorded", "origin of the voice is not known"})
            QVERIFY2(says(text, part), part);
    }
    void a_run_that_is_training_can_be_reported() {
        auto training = RunFolder::open(folder_->path(), "maria");
        QVERIFY(training.has_value());
        QVERIFY(training->save_state({RunPhase::paused, 60, {}}).has_value());
        QVERIFY(says(page(), ">paused</span>"));
    }
    void a_report_is_replaced_but_no_other_file() {
        const std::string out = (folder_->path() / "page.html").string();
        ReportRequest request{.runs = {run_.string()}, .out = out};
        QVERIFY(write_run_report(request).has_value());
        QVERIFY(write_run_report(request).has_value());
        test::throw_on_error(write_file_atomically(out, "<!DOCTYPE html>\n<p>my thesis</p>"));
        const auto refused = write_run_report(request);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(says(*read_file(out), "my thesis"));
        request.force = true;
        QVERIFY(write_run_report(request).has_value());
        QVERIFY(says(*read_file(out), "maria"));
    }
    void a_run_that_does_not_exist_is_a_usage_error() {
        QCOMPARE(write_run_report({.runs = {"nobody"}, .runs_folder = folder_->path().string()})
                     .error()
                     .kind,
                 ErrorKind::usage);
    }
    void a_folder_that_cannot_be_written_is_a_disk_error() {
        QCOMPARE(
            write_run_report({.runs = {run_.string()}, .out = "/proc/report.html"}).error().kind,
            ErrorKind::disk);
    }
};

FORMANT_TEST(TestRunReport)

} // namespace tst_run_report

#include "tst_run_report.moc"
