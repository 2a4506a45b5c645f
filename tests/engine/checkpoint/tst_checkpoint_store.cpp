#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/checkpoint/keep_mark.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <filesystem>
#include <set>

using namespace formant;
using formant::test::TemporaryFolder;

namespace {

StateTree at_step(std::int64_t step) {
    StateTree tree;
    tree["format"] = 1;
    tree["step"] = step;
    tree["plan"] = StateTree::Map(); // which a voice alone lacks
    return tree;
}

void damage(const Path& file) {
    std::string bytes = *read_file(file);
    bytes[bytes.size() / 2] ^= 1;
    QVERIFY(write_file_atomically(file, bytes));
}

std::set<std::string> names_in(const Path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

struct Fixture {
    TemporaryFolder folder;
    CheckpointStore store{folder / "checkpoints"};

    void save(std::initializer_list<std::int64_t> steps) {
        for (const std::int64_t step : steps)
            QVERIFY(store.save_step(step, at_step(step)));
    }
    Fixture() { std::filesystem::create_directory(folder / "checkpoints"); }
    Path file(std::int64_t step) const {
        return folder / "checkpoints" / ("step_" + std::to_string(step) + ".pt");
    }
};

} // namespace

class TestCheckpointStore : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void there_is_nothing_to_load_where_nothing_was_saved() {
        const Fixture f;
        const auto loaded = f.store.load_newest();
        QVERIFY(loaded && !loaded->has_value());
    }
    void the_newest_is_the_highest_step_not_the_last_name() {
        Fixture f;
        f.save({900, 1000, 80});
        const auto loaded = f.store.load_newest();
        QCOMPARE(*(*loaded)->state.get<std::int64_t>("step"), 1000);
        QCOMPARE((*loaded)->file, f.file(1000));
        QVERIFY((*loaded)->damaged.empty());
    }
    void a_damaged_one_is_named_and_the_one_before_is_used() {
        Fixture f;
        f.save({10, 20, 30});
        damage(f.file(30));
        const auto loaded = f.store.load_newest();
        QCOMPARE(*(*loaded)->state.get<std::int64_t>("step"), 20);
        QCOMPARE((*loaded)->damaged.size(), std::size_t{1});
        QVERIFY(to_english((*loaded)->damaged[0].why).find("step_30.pt") != std::string::npos);
    }
    void a_voice_in_the_place_of_one_is_passed_over_as_if_it_were_damaged() {
        Fixture f;
        f.save({10, 20});
        QVERIFY(f.store.save_step(30, voice_part(at_step(30))));
        const auto loaded = f.store.load_newest();
        QVERIFY(loaded);
        QCOMPARE(*(*loaded)->state.get<std::int64_t>("step"), 20);
        QCOMPARE((*loaded)->damaged.size(), std::size_t{1});
        QVERIFY(to_english((*loaded)->damaged[0].why).find("step_30.pt") != std::string::npos);
    }
    void when_all_are_damaged_nothing_starts_again_silently() {
        Fixture f;
        f.save({10, 20});
        damage(f.file(10));
        damage(f.file(20));
        const auto loaded = f.store.load_newest();
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
    }
    void a_newer_format_is_refused_instead_of_going_back_behind_it() {
        Fixture f;
        f.save({10});
        StateTree newer = at_step(20);
        newer["format"] = 2;
        QVERIFY(f.store.save_step(20, newer));
        const auto loaded = f.store.load_newest();
        QVERIFY(!loaded);
        QVERIFY(to_english(loaded.error().what).find("newer version") != std::string::npos);
    }
    void the_best_replaces_the_older_best() {
        Fixture f;
        QVERIFY(f.store.save_best(10, at_step(10)));
        QVERIFY(f.store.save_best(20, at_step(20)));
        QCOMPARE(names_in(f.folder / "checkpoints"),
                 (std::set<std::string>{"best_step_20.pt", "best_step_20.pt.sha256"}));
    }
    void only_the_newest_are_kept() {
        Fixture f;
        f.save({10, 20, 30, 40});
        QVERIFY(f.store.save_final(at_step(40)));
        QVERIFY(f.store.keep_newest(2));
        QCOMPARE(
            names_in(f.folder / "checkpoints"),
            (std::set<std::string>{"step_30.pt", "step_30.pt.sha256", "step_40.pt",
                                   "step_40.pt.sha256", "final_ema.pt", "final_ema.pt.sha256"}));
    }
    void what_is_kept_by_hand_stays_beside_the_newest() {
        Fixture f;
        f.save({10, 20, 30, 40});
        QVERIFY(keep_by_hand(f.file(10), true));
        QCOMPARE(f.store.keep_newest(2).value(), std::int64_t{1});
        QCOMPARE(*f.store.step_files(), (std::vector<Path>{f.file(40), f.file(30), f.file(10)}));
        QVERIFY(keep_by_hand(f.file(10), false));
        QVERIFY(keep_by_hand(f.file(10), false)); // it is so already
        QCOMPARE(f.store.keep_newest(2).value(), std::int64_t{1});
        QCOMPARE(*f.store.step_files(), (std::vector<Path>{f.file(40), f.file(30)}));
    }
    void a_best_that_is_kept_by_hand_gives_way_and_stays() {
        Fixture f;
        const Path first = f.store.save_best(10, at_step(10)).value();
        QVERIFY(keep_by_hand(first, true));
        QVERIFY(f.store.save_best(20, at_step(20)));
        QCOMPARE(names_in(f.folder / "checkpoints"),
                 (std::set<std::string>{"best_step_20.pt", "best_step_20.pt.sha256",
                                        "kept_best_step_10.pt", "kept_best_step_10.pt.keep",
                                        "kept_best_step_10.pt.sha256"}));
        QCOMPARE(f.store.best()->value().step, std::int64_t{20});
    }
    void a_mark_goes_along_when_its_checkpoint_is_set_aside() {
        Fixture f;
        f.save({10, 20});
        QVERIFY(keep_by_hand(f.file(20), true));
        QVERIFY(f.store.set_aside_after(10));
        QVERIFY(is_kept_by_hand(f.folder / "checkpoints" / "abandoned_step_20.pt"));
        QVERIFY(!is_kept_by_hand(f.file(20)));
    }
    void an_older_step_can_be_made_the_best() {
        Fixture f;
        f.save({10, 20});
        QVERIFY(f.store.save_best(20, at_step(20)));
        QVERIFY(f.store.promote(f.file(10)));
        QCOMPARE(names_in(f.folder / "checkpoints"),
                 (std::set<std::string>{"best_step_10.pt", "best_step_10.pt.sha256", "step_10.pt",
                                        "step_10.pt.sha256", "step_20.pt", "step_20.pt.sha256"}));
        QCOMPARE(*load_checkpoint(f.store.best()->value().file)->get<std::int64_t>("step"), 10);
    }
    void neither_a_voice_nor_a_damaged_one_becomes_the_best() {
        Fixture f;
        f.save({10});
        QVERIFY(f.store.save_best(10, at_step(10)));
        QVERIFY(f.store.save_final(voice_part(at_step(20))));
        QVERIFY(!f.store.promote(f.folder / "checkpoints" / "final_ema.pt"));
        damage(f.file(10));
        QVERIFY(!f.store.promote(f.file(10)));
        QCOMPARE(f.store.best()->value().step, std::int64_t{10});
    }
    void what_is_later_than_a_resume_is_set_aside_and_kept() {
        Fixture f;
        f.save({10, 20, 30});
        QCOMPARE(f.store.set_aside_after(10).value(), std::int64_t{2});
        f.save({15});
        QVERIFY(f.store.keep_newest(2));
        QCOMPARE(*f.store.step_files(), (std::vector<Path>{f.file(15), f.file(10)}));
        const auto names = names_in(f.folder / "checkpoints");
        for (const char* name : {"abandoned_step_20.pt", "abandoned_step_20.pt.sha256",
                                 "abandoned_step_30.pt", "abandoned_step_30.pt.sha256"})
            QVERIFY2(names.contains(name), name);
        QCOMPARE(f.store.set_aside_after(15).value(), std::int64_t{0});
    }
    void what_is_damaged_is_set_aside_under_another_name() {
        Fixture f;
        f.save({10, 20});
        damage(f.file(20));
        const auto loaded = f.store.load_newest();
        const auto aside = f.store.set_damaged_aside((*loaded)->damaged[0].file);
        QCOMPARE(aside->filename().string(), std::string("damaged_step_20.pt"));
        QVERIFY(is_set_aside(*aside) && !is_set_aside(f.file(10)));
        QCOMPARE(*f.store.step_files(), std::vector<Path>{f.file(10)});
        QCOMPARE(f.store.set_aside_after(10).value(), std::int64_t{0});
        QVERIFY(names_in(f.folder / "checkpoints").contains("damaged_step_20.pt.sha256"));
    }
    void the_best_can_be_asked_for() {
        Fixture f;
        QVERIFY(!f.store.best()->has_value());
        QVERIFY(f.store.save_best(20, at_step(20)));
        const std::optional<SavedStep> best = *f.store.best();
        QCOMPARE(best->step, std::int64_t{20});
        QCOMPARE(best->file, f.folder / "checkpoints" / "best_step_20.pt");
    }
    void a_folder_that_cannot_be_read_is_an_error_and_not_an_empty_one() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "checkpoints", "a file in its place"));
        const auto loaded = CheckpointStore(folder / "checkpoints").load_newest();
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::disk);
    }
    void other_names_are_left_alone() {
        Fixture f;
        f.save({10});
        for (const std::string name :
             {"step_x.pt", "step_.pt", "step_20.pt.tmp", "best_step_90.pt"})
            QVERIFY(write_file_atomically(f.folder / "checkpoints" / name, "x"));
        QCOMPARE(*f.store.step_files(), std::vector<Path>{f.file(10)});
    }
};

FORMANT_TEST(TestCheckpointStore)
#include "tst_checkpoint_store.moc"
