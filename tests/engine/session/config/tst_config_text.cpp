#include "engine/base/atomic_file.h"
#include "engine/session/config/config_text.h"
#include "engine/session/config/run_config.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <sys/stat.h>

#include <fstream>
#include <thread>

using namespace formant;

namespace tst_config_text {

using test::contains;
using test::TemporaryFolder;

/// Writes a text into a pipe of the file system, once.
class WrittenPipe {
  public:
    WrittenPipe(const Path& path, const std::string& text) : path_(path) {
        ::mkfifo(path.c_str(), 0600);
        writer_ = std::thread([path, text] { std::ofstream(path) << text; });
    }
    ~WrittenPipe() { writer_.join(); }
    const Path& path() const { return path_; }

  private:
    Path path_;
    std::thread writer_;
};

Path written(const TemporaryFolder& folder, const std::string& text) {
    test::throw_on_error(write_file_atomically(folder / "c.yaml", text));
    return folder / "c.yaml";
}

std::string utf16(const std::string& ascii, bool has_mark) {
    std::string bytes = has_mark ? "\xff\xfe" : "";
    for (const char letter : ascii)
        bytes += {letter, '\0'};
    return bytes;
}

std::string error_of(const Path& file) {
    const auto config = load_run_config(file, {});
    return config ? "" : to_english(config.error().what);
}

class TestConfigText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_pipe_is_read_once_and_its_text_used_again() {
        const TemporaryFolder folder;
        const WrittenPipe pipe(folder / "pipe", "name: piped\ntrain:\n  max_steps: 7\n");
        for (int time = 0; time < 3; ++time) {
            const auto config = load_run_config(pipe.path(), {});
            QVERIFY2(config, error_of(pipe.path()).c_str());
            QCOMPARE(config->name, std::string("piped"));
            QCOMPARE(config->train.max_steps, std::int64_t{7});
        }
    }
    void relative_paths_in_a_pipe_refer_to_the_current_folder() {
        const TemporaryFolder folder;
        const WrittenPipe pipe(folder / "pipe", "data:\n  corpus: recordings\n");
        QCOMPARE(load_run_config(pipe.path(), {})->data.corpus,
                 std::filesystem::absolute("recordings").string());
        QCOMPARE(config_folder("/dev/stdin"), Path("."));
        QCOMPARE(config_folder("/proc/self/fd/63"), Path("."));
        QCOMPARE(config_folder("-"), Path("."));
        QCOMPARE(config_folder("/voices/my.yaml"), Path("/voices"));
    }
    void utf16_is_decoded() {
        const TemporaryFolder folder;
        for (const bool has_mark : {true, false}) {
            const Path file = written(folder, utf16("name: wide\n", has_mark));
            const auto config = load_run_config(file, {});
            QVERIFY2(config, error_of(file).c_str());
            QCOMPARE(config->name, std::string("wide"));
        }
    }
    void another_encoding_is_refused_with_the_command_that_converts_it() {
        const TemporaryFolder folder;
        const std::string text = error_of(written(folder, "name: caf\xe9\n"));
        QVERIFY2(contains(text, ":1: this line is not UTF-8"), text.c_str());
        QVERIFY2(contains(text, "iconv"), text.c_str());
    }
    void the_error_on_a_configuration_of_another_program_shows_how_to_import_it_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("section of the scripts") << "training:\n  epochs: 5\n";
        QTest::newRow("setting of VITS") << "train:\n  lr_decay: 0.99\n";
        QTest::newRow("not the first error") << "trian:\n  x: 1\ndata:\n  text_cleaners: [a]\n";
        QTest::newRow("IndexTTS2") << "dataset:\n  bpe_model: a\n";
        QTest::newRow("a section that is a value here")
            << R"({"model": "xtts", "model_args": {"gpt_layers": 2}})";
        QTest::newRow("JSON") << R"({"train": {"fp16_run": true}, "data": {"sampling_rate": 1}})";
    }
    void the_error_on_a_configuration_of_another_program_shows_how_to_import_it() {
        QFETCH(const QString, text);
        const TemporaryFolder folder;
        const Path file = written(folder, text.toStdString());
        const std::string command =
            "formant config import '" + file.string() + "' --out 'c-imported.yaml'";
        QVERIFY2(contains(error_of(file), command), error_of(file).c_str());
        const auto faults = run_config_errors(file, {});
        QVERIFY(contains(to_english(faults.front().what), command));
    }
    void a_simple_mistake_does_not_suggest_an_import() {
        const TemporaryFolder folder;
        const std::string text = error_of(written(folder, "train:\n  batchsize: 8\n"));
        QVERIFY2(!contains(text, "import"), text.c_str());
    }
    void a_newer_version_is_explained() {
        const TemporaryFolder folder;
        const std::string text = error_of(written(folder, "version: 2\n"));
        QVERIFY2(contains(text, "c.yaml:1: the configuration has version 2"), text.c_str());
    }
    void a_broken_link_is_named_with_its_target() {
        const TemporaryFolder folder;
        std::filesystem::create_symlink("/nowhere/gone.yaml", folder / "link.yaml");
        const std::string text = error_of(folder / "link.yaml");
        QVERIFY2(contains(text, "/nowhere/gone.yaml, which does not exist"), text.c_str());
    }
};

FORMANT_TEST(TestConfigText)

} // namespace tst_config_text

#include "tst_config_text.moc"
