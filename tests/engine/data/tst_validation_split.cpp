#include "engine/base/sha256.h"
#include "engine/data/validation_split.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <set>

using namespace formant;

namespace tst_validation_split {

using Ids = std::vector<std::string>;

Ids recordings(int count, const std::string& folder = "wavs") {
    Ids ids;
    for (int i = 0; i < count; ++i)
        ids.push_back(folder + "/" + std::to_string(i));
    return ids;
}

std::set<std::string> held(const Ids& ids, double share, const SplitHistory& history = {}) {
    const ValidationSplit split = choose_validation_split(ids, share, history);
    std::set<std::string> held;
    std::ranges::copy_if(ids, std::inserter(held, held.end()),
                         [&](const std::string& id) { return split.contains(id); });
    return held;
}

SplitHistory recorded(double share, const std::set<std::string>& ids) {
    SplitHistory history{SplitHistory::Kind::recorded, {share, {}}};
    for (const std::string& id : ids)
        history.recorded.keys.push_back(split_key(id));
    return history;
}

/// The rule of versions that did not record the split.
std::set<std::string> below_threshold(const Ids& ids, double share) {
    std::set<std::string> below;
    for (const std::string& id : ids)
        if (std::stoul(sha256("validation " + id).substr(0, 8), nullptr, 16) < share * 0x1p32)
            below.insert(id);
    return below;
}

class TestValidationSplit : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_share_is_exact_for_every_corpus_data() {
        QTest::addColumn<int>("recordings");
        QTest::addColumn<double>("share");
        QTest::addColumn<int>("count");
        QTest::newRow("a tenth of 39") << 39 << 0.1 << 4;
        QTest::newRow("a tenth of 10,000") << 10'000 << 0.1 << 1000;
        QTest::newRow("a twentieth of 39") << 39 << 0.05 << 2;
        QTest::newRow("less than one of some") << 10 << 0.01 << 1;
        QTest::newRow("less than one of very few") << 4 << 0.01 << 0;
        QTest::newRow("half of two") << 2 << 0.5 << 1;
        QTest::newRow("half of one") << 1 << 0.5 << 0;
        QTest::newRow("nearly all") << 20 << 0.99 << 19;
        QTest::newRow("no share") << 100 << 0.0 << 0;
        QTest::newRow("no recordings") << 0 << 0.1 << 0;
    }
    void the_share_is_exact_for_every_corpus() {
        QFETCH(const int, recordings);
        QFETCH(const double, share);
        QFETCH(const int, count);
        QCOMPARE(validation_count(recordings, share), std::int64_t{count});
        for (const char* folder : {"wavs", "ana", "bea"})
            QCOMPARE(held(tst_validation_split::recordings(recordings, folder), share).size(),
                     std::size_t(count));
    }
    void a_larger_share_contains_a_smaller_one() {
        const auto few = held(recordings(500), 0.05), more = held(recordings(500), 0.1);
        QVERIFY(std::ranges::includes(more, few));
    }
    void a_recording_keeps_its_side_when_others_are_added() {
        const auto before = held(recordings(100), 0.1), after = held(recordings(110), 0.1);
        int changed = 0;
        for (const std::string& id : recordings(100))
            changed += before.contains(id) != after.contains(id) ? 1 : 0;
        QVERIFY2(changed <= 2, std::to_string(changed).c_str());
    }
    void the_order_does_not_matter() {
        Ids reversed = recordings(39);
        std::ranges::reverse(reversed);
        QCOMPARE(held(reversed, 0.1), held(recordings(39), 0.1));
    }
    void rows_of_one_recording_stay_together() {
        const Ids all_the_same(10, "wavs/long");
        QVERIFY(held(all_the_same, 0.5).empty()); // something is left to train on
    }
    void a_run_keeps_the_split_that_it_recorded() {
        const std::set<std::string> own = {"wavs/1", "wavs/2", "wavs/3", "wavs/4"};
        QCOMPARE(held(recordings(39), 0.1, recorded(0.1, own)), own);
        QCOMPARE(held(recordings(80), 0.1, recorded(0.1, own)), own); // new ones are trained on
        Ids fewer = recordings(39);
        fewer.erase(fewer.begin() + 2);
        QCOMPARE(held(fewer, 0.1, recorded(0.1, own)).size(), std::size_t{3});
        QVERIFY(held(recordings(39), 0.1, recorded(0.1, {})).empty()); // it has chosen none
    }
    void another_share_or_corpus_is_split_anew() {
        const SplitHistory own = recorded(0.1, {"wavs/1", "wavs/2"});
        QCOMPARE(held(recordings(39), 0.2, own), held(recordings(39), 0.2));
        QCOMPARE(held(recordings(39, "bea"), 0.1, own), held(recordings(39, "bea"), 0.1));
    }
    void a_run_of_an_earlier_version_keeps_its_rule() {
        const SplitHistory earlier{SplitHistory::Kind::unrecorded, {}};
        for (const double share : {0.05, 0.1, 0.5})
            QCOMPARE(held(recordings(39), share, earlier), below_threshold(recordings(39), share));
        QVERIFY(held(recordings(39), 0, earlier).empty());
    }
};

FORMANT_TEST(TestValidationSplit)

} // namespace tst_validation_split

#include "tst_validation_split.moc"
