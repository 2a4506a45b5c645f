#pragma once

#include <QtTest/QtTest>

namespace formant::test {

/// A row of a data-driven test's table; `tag` names it in the report.
template <class... Cells>
void add_row(const char* tag, Cells... cells) {
    (QTest::newRow(tag) << ... << cells);
}

} // namespace formant::test
