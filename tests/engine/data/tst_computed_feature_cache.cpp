#include "engine/data/computed_feature_cache.h"
#include "tests/support/corrupt_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <fstream>

using namespace formant;

namespace tst_computed_feature_cache {

std::unique_ptr<ComputedFeatureCache> open(const Path& folder) {
    return ComputedFeatureCache::open(folder).value();
}

Path only_shard(const Path& folder) {
    return std::filesystem::directory_iterator(folder)->path();
}

class TestComputedFeatureCache : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_was_stored_is_found_at_once_and_later() {
        const test::TemporaryFolder folder;
        const at::Tensor mel = at::rand({80, 7}), codes = at::arange(5);
        const auto first = open(folder / "new" / "cache");
        QVERIFY(first->store({{"a", mel}, {"b", codes}}));
        const auto later = open(folder / "new" / "cache");
        for (const auto* cache : {first.get(), later.get()}) {
            QVERIFY(at::equal(cache->find("a"), mel));
            QVERIFY(at::equal(cache->find("b"), codes));
            QVERIFY(!cache->find("c").defined());
        }
    }
    void several_shards_are_one_cache() {
        const test::TemporaryFolder folder;
        const auto one = open(folder.path()), other = open(folder.path());
        QVERIFY(one->store({{"a", at::full({2}, 1)}}));
        QVERIFY(other->store({{"b", at::full({2}, 2)}}));
        QVERIFY(!one->find("b").defined()); // stored after `one` opened the folder
        const auto later = open(folder.path());
        QVERIFY(later->find("a").defined() && later->find("b").defined());
    }
    void a_damaged_shard_counts_as_absent() {
        const test::TemporaryFolder folder;
        QVERIFY(open(folder.path())->store({{"a", at::rand({100})}}));
        const Path shard = only_shard(folder.path());
        std::filesystem::resize_file(shard, std::filesystem::file_size(shard) - 10);
        const auto cache = open(folder.path());
        QVERIFY(!cache->find("a").defined());
        QVERIFY(cache->store({{"a", at::ones({100})}}));
        QVERIFY(open(folder.path())->find("a").defined());
    }
    void a_changed_number_counts_as_absent() {
        const test::TemporaryFolder folder;
        QVERIFY(open(folder.path())->store({{"a", at::rand({100})}}));
        const Path shard = only_shard(folder.path());
        test::flip_middle_byte(shard);
        QVERIFY(!open(folder.path())->find("a").defined());
    }
    void a_folder_that_cannot_be_created_is_an_error() {
        const test::TemporaryFolder folder;
        std::ofstream(folder / "file") << "not a folder";
        const auto cache = ComputedFeatureCache::open(folder / "file" / "cache");
        QCOMPARE(cache.error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestComputedFeatureCache)

} // namespace tst_computed_feature_cache

#include "tst_computed_feature_cache.moc"
