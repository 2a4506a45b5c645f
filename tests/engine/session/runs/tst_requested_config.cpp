#include "engine/base/atomic_file.h"
#include "engine/session/runs/requested_config.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_requested_config {

struct Folders {
    test::TemporaryFolder folder;
    Path runs = folder / "runs";

    Path corpus(const std::string& name) const {
        std::filesystem::create_directories(folder / name);
        return folder / name;
    }
    /// Writes a configuration without a name.
    Path config(const std::string& file, const std::string& corpus_name) const {
        std::filesystem::create_directories((folder / file).parent_path());
        test::throw_on_error(write_file_atomically(
            folder / file, fmt::format("data:\n  corpus: {}\n", corpus(corpus_name).string())));
        return folder / file;
    }
    RunRequest request(const Path& file, std::vector<std::string> settings = {}) const {
        return {.config_file = file.string(),
                .settings = std::move(settings),
                .runs_folder = runs.string()};
    }
    std::string name(const Path& file, std::vector<std::string> settings = {}) const {
        return load_run_config(request(file, std::move(settings)))->name;
    }
    /// Starts the run of a configuration, as a training does. Returns its name.
    std::string start(const Path& file, std::vector<std::string> settings = {}) const {
        const auto requested = load_requested_config(request(file, std::move(settings)));
        auto run = RunFolder::open(runs, requested->config.name);
        test::throw_on_error(
            run->record_start(run_config_yaml(requested->config), requested->unnamed_file));
        return requested->config.name;
    }
};

class TestRequestedConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_name_is_kept() {
        const Folders f;
        const Path anna = f.config("anna.yaml", "a");
        QCOMPARE(f.name(anna, {"name=run"}), std::string("run"));
        QVERIFY(load_requested_config(f.request(anna, {"name=x"}))->unnamed_file.empty());
        QCOMPARE(load_requested_config(f.request(anna))->unnamed_file, anna.string());
    }
    void an_unnamed_run_is_named_after_its_file_or_its_recordings() {
        const Folders f;
        QCOMPARE(f.name(f.config("anna.yaml", "a")), std::string("anna"));
        QCOMPARE(f.name(f.config("Anna, slow.yaml", "a")), std::string("Anna-slow"));
        QCOMPARE(f.name(f.config("config.yaml", "maria")), std::string("maria"));
        QCOMPARE(f.name("", {"data.corpus=" + f.corpus("maria").string()}), std::string("maria"));
        QCOMPARE(f.name(""), std::string("run"));
    }
    void it_resumes_under_the_same_name() {
        const Folders f;
        const Path anna = f.config("anna.yaml", "a");
        QCOMPARE(f.start(anna), std::string("anna"));
        QCOMPARE(f.start(anna), std::string("anna"));
        f.config("anna.yaml", "b"); // the start compares the recordings
        QCOMPARE(f.start(anna), std::string("anna"));
        const std::string setting = "data.corpus=" + f.corpus("maria").string();
        QCOMPARE(f.start("", {setting}), std::string("maria"));
        QCOMPARE(f.start("", {setting}), std::string("maria"));
    }
    void two_unnamed_configurations_never_share_a_run() {
        const Folders f;
        QCOMPARE(f.start(f.config("one/anna.yaml", "a")), std::string("anna"));
        QCOMPARE(f.start(f.config("two/anna.yaml", "a")), std::string("anna-2"));
        QCOMPARE(f.start(f.config("one/config.yaml", "a/wavs")), std::string("wavs"));
        QCOMPARE(f.start(f.config("two/config.yaml", "b/wavs")), std::string("wavs-2"));
        QCOMPARE(f.start(f.folder / "one/anna.yaml"), std::string("anna"));
        QCOMPARE(f.start(f.folder / "two/config.yaml"), std::string("wavs-2"));
    }
    void a_file_that_was_moved_keeps_its_run() {
        const Folders f;
        const Path before = f.config("one/anna.yaml", "a");
        f.start(before);
        std::filesystem::create_directory(f.folder / "two");
        std::filesystem::rename(before, f.folder / "two/anna.yaml");
        QCOMPARE(f.name(f.folder / "two/anna.yaml"), std::string("anna"));
    }
    void an_unnamed_run_of_an_earlier_version_resumes() {
        const Folders f;
        const Path anna = f.config("anna.yaml", "a"), bert = f.config("bert.yaml", "b");
        const std::string yaml =
            fmt::format("name: run\ndata:\n  corpus: {}\n", f.corpus("a").string());
        QVERIFY(test::start_in_folder(f.runs, "run", yaml).has_value());
        QCOMPARE(f.name(bert), std::string("bert")); // other recordings
        QCOMPARE(f.start(anna), std::string("run"));
        QCOMPARE(f.name(f.config("carl.yaml", "a")), std::string("carl")); // the run is anna's now
        QCOMPARE(f.name(anna), std::string("run"));
    }
    void a_pipe_identifies_no_configuration() {
        const Folders f;
        const auto requested = load_requested_config(
            f.request("/dev/null", {"data.corpus=" + f.corpus("maria").string()}));
        QCOMPARE(requested->config.name, std::string("maria"));
        QVERIFY(requested->unnamed_file.empty());
    }
};

FORMANT_TEST(TestRequestedConfig)

} // namespace tst_requested_config

#include "tst_requested_config.moc"
