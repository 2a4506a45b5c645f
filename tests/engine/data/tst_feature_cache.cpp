#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "engine/data/clip_preparation.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_feature_cache {

struct Fixture {
    test::TemporaryFolder folder;
    Utterances corpus;
    DecodeSettings settings;

    Fixture() {
        for (const std::string name : {"a.wav", "b.wav"}) {
            test::throw_on_error(write_audio(folder / name, test::voiced_second()));
            corpus.push_back({folder / name, name, "", ""});
        }
        settings.program = FORMANT_PROGRAM;
        settings.scratch = folder.path();
    }
    Result<PreparedCorpus> prepare() {
        auto cache = FeatureCache::open(folder / "cache");
        DecodeChildren children(settings);
        return prepare_clips(corpus, children, **cache, CancellationToken());
    }
    Path only_shard() const {
        for (const auto& entry : std::filesystem::directory_iterator(folder / "cache"))
            if (entry.path().extension() == ".safetensors")
                return entry.path();
        return {};
    }
};

class TestFeatureCache : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void decoded_recordings_are_memory_mapped() {
        Fixture f;
        auto cache = FeatureCache::open(f.folder / "cache");
        DecodeChildren children(f.settings);
        const auto cold = prepare_clips(f.corpus, children, **cache, CancellationToken());
        QCOMPARE(cold->decoded, std::int64_t{2});
        const auto warm = prepare_clips(f.corpus, children, **cache, CancellationToken());
        QCOMPARE(warm->decoded, std::int64_t{0});
        for (std::size_t i = 0; i < cold->clips.size(); ++i)
            QCOMPARE(cold->clips[i].audio.samples.const_data_ptr(),
                     warm->clips[i].audio.samples.const_data_ptr());
    }
    void the_second_time_nothing_is_decoded() {
        Fixture f;
        const auto first = f.prepare();
        const auto second = f.prepare();
        QCOMPARE(first->decoded, 2);
        QCOMPARE(second->decoded, 0);
        QVERIFY(at::equal(first->clips[0].audio.samples, second->clips[0].audio.samples));
        QCOMPARE(first->clips[0].audio.content, second->clips[0].audio.content);
    }
    void a_changed_recording_is_decoded_again() {
        Fixture f;
        QVERIFY(f.prepare());
        QVERIFY(write_audio(f.folder / "a.wav", test::voiced_second(22050)));
        QCOMPARE(f.prepare()->decoded, 1);
    }
    void other_settings_decode_again() {
        Fixture f;
        QVERIFY(f.prepare());
        f.settings.sample_rate_hz = 8000;
        QCOMPARE(f.prepare()->decoded, 2);
    }
    void a_corrupt_shard_is_rebuilt() {
        Fixture f;
        QVERIFY(f.prepare());
        std::filesystem::resize_file(f.only_shard(), 100);
        const auto again = f.prepare();
        QCOMPARE(again->decoded, 2);
        QCOMPARE(again->clips.size(), std::size_t{2});
    }
    void every_damaged_number_of_a_shard_is_found() {
        Fixture f;
        const auto whole = f.prepare();
        const std::string shard = read_file(f.only_shard()).value();
        for (const char byte : {'\0', '\x55'}) {
            std::string damaged = shard;
            damaged.replace(shard.size() / 2, 4096, 4096, byte);
            QVERIFY(write_file_atomically(f.only_shard(), damaged));
            const auto again = f.prepare();
            QCOMPARE(again->decoded, 2);
            for (std::size_t i = 0; i < 2; ++i)
                QVERIFY(at::equal(again->clips[i].audio.samples, whole->clips[i].audio.samples));
            QVERIFY(read_file(f.only_shard()).value() == shard);
        }
    }
    void a_damaged_index_is_rebuilt() {
        Fixture f;
        QVERIFY(f.prepare());
        const Path index = f.folder / "cache/index.sqlite";
        const std::string whole = read_file(index).value();
        std::string page = whole;
        page.replace(page.size() - 4096, 4096, 4096, '\x55');
        for (const std::string& damaged : {std::string(8192, 'x'), page}) {
            QVERIFY(write_file_atomically(index, damaged));
            QCOMPARE(f.prepare()->decoded, 2);
            QCOMPARE(f.prepare()->decoded, 0);
        }
    }
    void shards_that_the_index_does_not_list_are_removed_when_they_are_old() {
        const Fixture f;
        std::filesystem::create_directory(f.folder / "cache");
        for (const char* name : {"cache/old.safetensors", "cache/new.safetensors"})
            QVERIFY(write_file_atomically(f.folder / name, "x"));
        const auto two_days_ago =
            std::filesystem::file_time_type::clock::now() - std::chrono::hours(48);
        std::filesystem::last_write_time(f.folder / "cache/old.safetensors", two_days_ago);
        QVERIFY(FeatureCache::open(f.folder / "cache"));
        QVERIFY(!std::filesystem::exists(f.folder / "cache/old.safetensors"));
        QVERIFY(std::filesystem::exists(f.folder / "cache/new.safetensors"));
    }
    void a_shard_that_the_index_lists_stays_however_old_it_is() {
        Fixture f;
        QVERIFY(f.prepare());
        std::filesystem::last_write_time(
            f.only_shard(), std::filesystem::file_time_type::clock::now() - std::chrono::hours(48));
        QCOMPARE(f.prepare()->decoded, 0);
    }
    void a_disk_that_fails_excludes_no_recording() {
        Fixture f;
        f.settings.scratch = f.folder / "not/there";
        const auto prepared = f.prepare();
        QCOMPARE(prepared.error().kind, ErrorKind::disk);
        f.settings.scratch = f.folder.path();
        QCOMPARE(f.prepare()->clips.size(), std::size_t{2});
    }
    void a_failing_index_is_reported_and_works_again_later() {
        Fixture f;
        auto cache = FeatureCache::open(f.folder / "cache");
        const std::vector<NewClip> clips = {
            {f.folder / "a.wav", "stamp", {at::ones({10}), "content"}}};
        const auto in_index = [&](const std::string& sql) {
            const auto done =
                test::run_program("python3", {"-c",
                                              "import sqlite3, sys\n"
                                              "sqlite3.connect(sys.argv[1]).execute("
                                              "sys.argv[2])",
                                              (f.folder / "cache/index.sqlite").string(), sql});
            QVERIFY2(done.exit_code == 0, done.standard_error.c_str());
        };
        in_index("ALTER TABLE clips RENAME TO others");
        const auto stored = (*cache)->store(clips, "p");
        QVERIFY(!stored);
        QCOMPARE(stored.error().kind, ErrorKind::disk);
        in_index("ALTER TABLE others RENAME TO clips");
        QVERIFY((*cache)->store(clips, "p"));
    }
    void if_nothing_can_be_read_the_first_reason_is_reported() {
        Fixture f;
        for (const Utterance& utterance : f.corpus)
            QVERIFY(write_file_atomically(utterance.file, "no audio"));
        const auto prepared = f.prepare();
        QVERIFY(!prepared);
        QCOMPARE(prepared.error().kind, ErrorKind::data);
        QVERIFY(to_english(prepared.error().what).find("a.wav") != std::string::npos);
    }
};

FORMANT_TEST(TestFeatureCache)

} // namespace tst_feature_cache

#include "tst_feature_cache.moc"
