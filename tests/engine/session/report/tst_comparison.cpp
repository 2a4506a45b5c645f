#include "tests/engine/session/report/report_fixture.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <memory>

using namespace formant;

namespace tst_comparison {

using test::says;

class TestComparison : public QObject {
    Q_OBJECT
    std::unique_ptr<test::TrainedRun> trained_;
    std::unique_ptr<test::TemporaryFolder> folder_;
    Path first_, second_; ///< copies of one run, of which the second has another learning rate

    ReportRequest request() const {
        return {.runs = {"maria", "maria-fast"}, .runs_folder = folder_->path().string()};
    }

  private Q_SLOTS:
    void initTestCase() { trained_ = std::make_unique<test::TrainedRun>(); }
    void init() {
        folder_ = std::make_unique<test::TemporaryFolder>();
        first_ = trained_->copy_to(folder_->path(), "maria");
        second_ = trained_->copy_to(folder_->path(), "maria-fast");
        std::string config = *read_file(second_ / "config.yaml");
        const auto at = config.find("learning_rate: ");
        config.replace(at, config.find('\n', at) - at, "learning_rate: 0.03125");
        test::throw_on_error(write_file_atomically(second_ / "config.yaml", config));
    }

    void it_is_one_page_next_to_the_runs() {
        const auto written = write_run_report(request());
        QVERIFY(written.has_value());
        QCOMPARE(written->file, (folder_->path() / "comparison.html").string());
        QCOMPARE(test::faults_of_page(written->file), std::string());
    }
    void it_shows_the_settings_that_differ_and_no_others() {
        const std::string page = test::page_of(request());
        QVERIFY(says(page, "train.learning_rate") && says(page, "0.03125"));
        QVERIFY(!says(page, "train.batch_size") && !says(page, "train.max_steps"));
    }
    void losses_of_all_runs_are_in_one_plot() {
        const std::string page = test::page_of(request());
        const std::string plot = page.substr(page.find("Training loss</h3>"));
        const std::string figure = plot.substr(0, plot.find("</figure>"));
        QVERIFY(says(figure, "<b>maria</b>") && says(figure, "<b>maria-fast</b>"));
        QVERIFY(says(figure, "line c0") && says(figure, "line c1"));
    }
    void samples_of_one_text_are_side_by_side() {
        const std::string page = test::page_of(request());
        const std::string article = page.substr(page.find("<article>"));
        const std::string players = article.substr(0, article.find("</article>"));
        QVERIFY(says(players, "two one"));
        QVERIFY(says(players, "maria, step 60") && says(players, "maria-fast, step 60"));
        QVERIFY(!says(page, "step 40</span>")); // the newest alone
    }
    void a_fault_names_its_run() {
        std::filesystem::remove(second_ / "log.txt");
        const auto written = write_run_report(request());
        QCOMPARE(written->faults.size(), std::size_t{1});
        QVERIFY(written->faults[0].starts_with("maria-fast: log.txt: "));
    }
    void runs_of_one_name_are_distinguished() {
        const Path other = trained_->copy_to(folder_->path() / "other", "maria");
        const std::string page = test::page_of({.runs = {first_.string(), other.string()},
                                                .out = (folder_->path() / "page.html").string()});
        QVERIFY(says(page, "maria (2)"));
        QVERIFY(says(page, "No settings differ."));
    }
};

FORMANT_TEST(TestComparison)

} // namespace tst_comparison

#include "tst_comparison.moc"
