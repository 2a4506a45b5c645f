#include "app/exit_code.h"
#include "engine/base/atomic_file.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_exit_code {

const std::vector<ErrorKind> kinds = {
    ErrorKind::internal, ErrorKind::usage,    ErrorKind::data,       ErrorKind::device,
    ErrorKind::disk,     ErrorKind::training, ErrorKind::checkpoint, ErrorKind::interrupted};

class TestExitCode : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_kind_of_error_is_documented() {
        const std::string page = read_file(FORMANT_SOURCE_DIR "/docs/troubleshooting.md").value();
        for (const ErrorKind kind : kinds) {
            const std::string anchor = std::string("<a id=\"") + help_anchor(kind) + "\"></a>";
            QVERIFY2(test::contains(page, anchor), anchor.c_str());
        }
    }
    void an_error_refers_to_its_documentation_and_its_kind_is_the_exit_code() {
        const auto output =
            test::run_program(FORMANT_PROGRAM, {"checkpoint", "info", "/nowhere/step_1.pt"});
        QCOMPARE(output.exit_code, 5);
        QVERIFY(test::contains(output.standard_error, "/nowhere/step_1.pt"));
        QVERIFY(test::contains(output.standard_error, "docs/troubleshooting.md#checkpoint"));
    }
    void a_usage_error_does_not_refer_to_the_documentation() {
        const auto output =
            test::run_program(FORMANT_PROGRAM, {"--headless", "--config", "/nowhere/config.yaml"});
        QCOMPARE(output.exit_code, 2);
        QVERIFY(test::contains(output.standard_error, "/nowhere/config.yaml"));
        QVERIFY(!test::contains(output.standard_error, "docs/troubleshooting.md"));
    }
};

FORMANT_TEST(TestExitCode)

} // namespace tst_exit_code

#include "tst_exit_code.moc"
