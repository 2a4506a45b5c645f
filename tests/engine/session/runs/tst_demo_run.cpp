#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/demo_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_demo_run {

using test::TemporaryFolder;

/// A user with a separate folder for cache and runs.
struct User {
    TemporaryFolder home;
    User() { qputenv("XDG_CACHE_HOME", (home / "cache").c_str()); }
    ~User() { qunsetenv("XDG_CACHE_HOME"); }
    void prepare_corpus() const {
        put(home / "cache" / "formant" / "demo-corpus" / "metadata.csv");
    }
    void finish(const std::string& run) const {
        put(home / "runs" / run / "checkpoints" / "final_ema.pt");
    }
    RunRequest request() const {
        RunRequest base;
        base.runs_folder = (home / "runs").string();
        base.device = "cpu";
        return base;
    }
    Result<RunConfig> config() const {
        return demo_run(request()).and_then([](const RunRequest& demo) {
            return load_run_config(demo.config_file, demo.settings);
        });
    }

  private:
    static void put(const Path& file) {
        std::filesystem::create_directories(file.parent_path());
        QVERIFY(write_file_atomically(file, "x"));
    }
};

class TestDemoRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_error_without_the_recordings_names_the_program_that_prepares_them() {
        const User user;
        const auto demo = demo_run(user.request());
        QVERIFY(!demo);
        QCOMPARE(demo.error().kind, ErrorKind::data);
        const std::string what = to_english(demo.error().what);
        QVERIFY2(what.find("prepare-demo-corpus") != std::string::npos, what.c_str());
    }
    void the_request_combines_the_demo_configuration_and_the_prepared_recordings() {
        const User user;
        user.prepare_corpus();
        const auto config = user.config();
        QVERIFY2(config.has_value(), config ? "" : to_english(config.error().what).c_str());
        QCOMPARE(config->name, std::string("demo"));
        QCOMPARE(config->data.corpus,
                 (user.home / "cache" / "formant" / "demo-corpus" / "metadata.csv").string());
    }
    void options_of_the_command_line_are_kept() {
        const User user;
        user.prepare_corpus();
        QCOMPARE(demo_run(user.request())->device, std::string("cpu"));
    }
    void a_finished_demo_is_not_overwritten() {
        const User user;
        user.prepare_corpus();
        user.finish("demo");
        QCOMPARE(user.config()->name, std::string("demo-2"));
        user.finish("demo-2");
        QCOMPARE(user.config()->name, std::string("demo-3"));
    }
};

FORMANT_TEST(TestDemoRun)

} // namespace tst_demo_run

#include "tst_demo_run.moc"
