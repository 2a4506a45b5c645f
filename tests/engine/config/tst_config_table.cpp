#include "engine/config/config_table.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_config_table {

struct Sample {
    std::int64_t workers = 0;
    std::int64_t size = 8;
    std::string device = "cpu";
};

std::vector<Field> sample_fields() {
    return {
        field("workers", &Sample::workers, FORMANT_TR("t", "Threads."))
            .range(2, 64)
            .automatic_at_zero(),
        field("size", &Sample::size, FORMANT_TR("t", "Clips.")).range(1, 64),
        field("device", &Sample::device, FORMANT_TR("t", "Where.")).choices({"cpu", "cuda"}),
    };
}

struct Automatic {
    std::int64_t workers = 0;
    std::string precision = "auto";
    std::string format = "auto"; ///< a choice like any other
    std::int64_t seed = 1;
};

std::vector<Field> automatic_fields() {
    return {
        field("workers", &Automatic::workers, FORMANT_TR("t", "Threads."))
            .automatic_at_zero()
            .changes_only_speed(),
        field("precision", &Automatic::precision, FORMANT_TR("t", "Numbers."))
            .choices({"auto", "float32"})
            .automatic_at("auto"),
        field("format", &Automatic::format, FORMANT_TR("t", "Kind.")).choices({"auto", "csv"}),
        field("seed", &Automatic::seed, FORMANT_TR("t", "Seed.")),
    };
}

struct Fixture {
    Sample sample;
    ConfigTable table;
    Fixture() {
        table.add("data", sample, sample_fields());
        table.add("database", sample, sample_fields());
    }
    std::string refusal(const std::string& key, const FieldValue& value) const {
        const auto assigned = table.assign(*table.find(key), value, "a.yaml:3");
        if (assigned || assigned.error().kind != ErrorKind::usage)
            return "not refused";
        return to_english(assigned.error().what);
    }
};

std::vector<std::string> keys_of(const ConfigTable& table) {
    std::vector<std::string> keys;
    for (const BoundField& field : table.fields())
        keys.push_back(field.key);
    return keys;
}

class TestConfigTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void zero_is_within_the_range_where_it_means_automatic() {
        const Fixture f;
        QVERIFY(f.table.assign(*f.table.find("data.workers"), std::int64_t{0}, "a.yaml:3"));
        QCOMPARE(f.refusal("data.size", std::int64_t{0}),
                 std::string("a.yaml:3: data.size is 0; it must be between 1 and 64"));
    }
    void a_refusal_says_that_zero_would_be_automatic() {
        const Fixture f;
        QCOMPARE(f.refusal("data.workers", std::int64_t{1}),
                 std::string("a.yaml:3: data.workers is 1; it must be between 2 and 64, or be 0 "
                             "for automatic"));
    }
    void a_number_just_outside_its_range_is_reported_unrounded() {
        struct Average {
            double decay = 0.5;
        } average;
        ConfigTable table;
        table.add("", average,
                  {field("decay", &Average::decay, FORMANT_TR("t", "Decay.")).range(0, 0.9999999)});
        const auto refused = table.assign(*table.find("decay"), 0.99999999, "a.yaml:3");
        QCOMPARE(to_english(refused.error().what),
                 std::string("a.yaml:3: decay is 0.99999999; it must be between 0 and 0.9999999"));
    }
    void a_mistyped_choice_is_refused_with_the_nearest_and_all() {
        const Fixture f;
        QCOMPARE(
            f.refusal("data.device", std::string("cudda")),
            std::string("a.yaml:3: data.device is 'cudda'; did you mean 'cuda'? It must be one "
                        "of: cpu, cuda"));
        QCOMPARE(f.refusal("data.device", std::string("somewhere else")),
                 std::string("a.yaml:3: data.device is 'somewhere else'; it must be one of: cpu, "
                             "cuda"));
    }
    void a_part_of_the_table_writes_the_same_struct() {
        Fixture f;
        const ConfigTable part = f.table.only({"data.size", "data.no_such"});
        QCOMPARE(keys_of(part), (std::vector<std::string>{"data.size"}));
        QVERIFY(part.assign(*part.find("data.size"), std::int64_t{5}, "a.yaml:3"));
        QCOMPARE(f.sample.size, std::int64_t{5});
    }
    void a_section_is_not_another_that_begins_like_it() {
        const Fixture f;
        QCOMPARE(keys_of(f.table.below("data")),
                 (std::vector<std::string>{"data.workers", "data.size", "data.device"}));
        QCOMPARE(keys_of(f.table.below("database.size")),
                 (std::vector<std::string>{"database.size"}));
        QVERIFY(f.table.below("dat").fields().empty());
    }
    void a_number_or_a_choice_may_leave_the_value_to_the_program() {
        Automatic automatic;
        ConfigTable table;
        table.add("", automatic, automatic_fields());
        QVERIFY(table.find("workers")->is_automatic());
        QVERIFY(table.find("precision")->is_automatic());
        QVERIFY(!table.find("format")->is_automatic());
        automatic = {2, "float32", "csv", 7};
        QVERIFY(!table.find("workers")->is_automatic());
        QVERIFY(!table.find("precision")->is_automatic());
    }
    void on_and_off_can_be_written_as_true_and_false_of_yaml() {
        struct Switched {
            std::string cache = "auto";
        } switched;
        ConfigTable table;
        table.add(
            "", switched,
            {field("cache", &Switched::cache, FORMANT_TR("t", "Kept.")).automatic_or_switched()});
        const BoundField& cache = *table.find("cache");
        QVERIFY(cache.is_automatic());
        for (const char* yes : {"on", "true", "True", "yes"}) {
            QVERIFY(table.assign(cache, std::string(yes), "a.yaml:3"));
            QCOMPARE(switched.cache, std::string("on"));
        }
        QVERIFY(table.assign(cache, std::string("false"), "a.yaml:3"));
        QCOMPARE(switched.cache, std::string("off"));
        QVERIFY(!table.assign(cache, std::string("maybe"), "a.yaml:3"));
        QCOMPARE(switched.cache, std::string("off"));
    }
    void changes_of_the_result_are_distinguished_from_changes_of_the_speed() {
        Automatic saved, now{6, "float32", "csv", 7};
        ConfigTable before, after;
        before.add("", saved, automatic_fields());
        after.add("", now, automatic_fields());
        const std::vector<std::string> all = {"workers", "precision", "format", "seed"};
        const std::vector<std::string> settled = {"format", "seed"};
        const std::vector<std::string> back = {"precision", "format", "seed"};
        QCOMPARE(before.differences(after), all);
        QCOMPARE(before.differences_in_result(after), settled);
        QCOMPARE(after.differences_in_result(before), back);
    }
};

FORMANT_TEST(TestConfigTable)

} // namespace tst_config_table

#include "tst_config_table.moc"
