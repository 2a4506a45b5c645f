#include "engine/base/text/shell_text.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_shell_text {

class TestShellText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_shell_reads_the_original_text() {
        for (const std::string word : {"a b", "it's $HOME", "`id` \"x\" \\", "صوت ١", "''"}) {
            const auto said =
                test::run_program("sh", {"-c", std::string("printf %s ") + shell_quoted(word)});
            QCOMPARE(said.standard_output, word);
        }
    }
};

FORMANT_TEST(TestShellText)

} // namespace tst_shell_text

#include "tst_shell_text.moc"
