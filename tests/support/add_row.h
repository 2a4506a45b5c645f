#pragma once

#include <QtTest/QtTest>

namespace formant::test {

/// Adds a row to the table of a data-driven test; `tag` names it in the report.
template <class... Cells>
void add_row(const char* tag, Cells... cells) {
    (QTest::newRow(tag) << ... << cells);
}

} // namespace formant::test
