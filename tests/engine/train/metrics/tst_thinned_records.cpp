#include "engine/train/metrics/thinned_records.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace formant;

namespace tst_thinned_records {

struct Point {
    double loss, rate;
    bool operator==(const Point&) const = default;
};

ThinnedRecords<Point> thinned_by(std::size_t group) {
    return {group, [](const Point& point, std::vector<double>& numbers) {
                numbers.insert(numbers.end(), {point.loss, point.rate});
            }};
}

std::vector<Point> thinned(std::size_t group, const std::vector<Point>& points) {
    auto records = thinned_by(group);
    for (const Point& point : points)
        records.add(point);
    return records.take();
}

class TestThinnedRecords : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_extremes_of_every_number_stay_in_their_order() {
        const std::vector<Point> points = {{5, 1}, {9, 1}, {4, 1}, {6, 3}, {7, 2}};
        const std::vector<Point> expected = {{5, 1}, {9, 1}, {4, 1}, {6, 3}};
        QCOMPARE(thinned(5, points), expected);
    }
    void every_group_has_its_own() {
        const std::vector<Point> points = {{1, 0}, {2, 0}, {3, 0}, {9, 0}, {8, 0}, {7, 0}};
        const std::vector<Point> expected = {{1, 0}, {3, 0}, {9, 0}, {7, 0}};
        QCOMPARE(thinned(3, points), expected);
    }
    void a_group_of_one_keeps_everything() {
        const std::vector<Point> points = {{1, 0}, {1, 0}, {std::nan(""), 0}};
        QCOMPARE(thinned(1, points).size(), points.size());
    }
    void nan_is_ignored() {
        const std::vector<Point> points = {{std::nan(""), 0}, {3, 0}, {2, 0}, {2.5, 0}};
        const std::vector<Point> kept = thinned(4, points);
        QCOMPARE(kept.size(),
                 std::size_t{3}); // the first for the rates, and the extremes of the losses
        QCOMPARE(kept[1], (Point{3, 0}));
        QCOMPARE(kept[2], (Point{2, 0}));
    }
    void the_last_group_need_not_be_full() {
        const std::vector<Point> points = {{1, 0}, {2, 0}, {3, 0}};
        QCOMPARE(thinned(100, points).size(), std::size_t{2});
        QVERIFY(thinned(100, {}).empty());
    }
};

FORMANT_TEST(TestThinnedRecords)

} // namespace tst_thinned_records

#include "tst_thinned_records.moc"
