#include "engine/base/text/bounded_line.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <sstream>

using namespace formant;

namespace tst_bounded_line {

std::vector<std::string> lines_of(const std::string& text, std::size_t max_bytes) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; read_bounded_line(stream, line, max_bytes);)
        lines.push_back(line);
    return lines;
}

using Lines = std::vector<std::string>;

class TestBoundedLine : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void lines_are_read_with_or_without_a_last_line_feed() {
        QCOMPARE(lines_of("a\n\nbc\n", 9), (Lines{"a", "", "bc"}));
        QCOMPARE(lines_of("a\nbc", 9), (Lines{"a", "bc"}));
        QCOMPARE(lines_of("", 9), Lines{});
    }
    void a_longer_line_ends_the_reading() {
        QCOMPARE(lines_of("abc\nabcd\na\n", 3), (Lines{"abc"}));
    }
};

FORMANT_TEST(TestBoundedLine)

} // namespace tst_bounded_line

#include "tst_bounded_line.moc"
