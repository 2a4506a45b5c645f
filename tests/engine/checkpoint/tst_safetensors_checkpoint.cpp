#include "engine/base/safetensors.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/safetensors_checkpoint.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_safetensors_checkpoint {

using test::TemporaryFolder;

StateTree example() {
    StateTree tree;
    tree["format"] = checkpoint_format;
    tree["config"] = "version: 1\nname: ünï\n";
    tree["symbols"] = StateTree::List{"a", "ə", " "};
    tree["step"] = std::int64_t{5'000'000'000};
    tree["rate"] = 0.1 + 0.2;
    tree["provenance"]["speaker"] = "A";
    tree["state_dict"]["layer.weight"] = at::randn({3, 4}).t();
    tree["state_dict"]["layer.count"] = at::arange(3, at::kLong);
    tree["ema"]["layer.weight"] = at::randn({4, 3}).to(at::kHalf);
    return tree;
}

at::Tensor tensor(const StateTree& tree, const std::string& part, const std::string& name) {
    return tree.subtree(part)->get<at::Tensor>(name).value_or(at::Tensor());
}

class TestSafetensorsCheckpoint : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_checkpoint_is_loaded_unchanged() {
        const TemporaryFolder folder;
        const StateTree tree = example();
        QVERIFY(save_checkpoint(folder / "a.safetensors", tree));
        const auto read = load_checkpoint(folder / "a.safetensors");
        QVERIFY2(read, read ? "" : to_english(read.error().what).c_str());
        for (const auto& [part, name] :
             {std::pair("state_dict", "layer.weight"), std::pair("state_dict", "layer.count"),
              std::pair("ema", "layer.weight")})
            QVERIFY(at::equal(tensor(*read, part, name), tensor(tree, part, name)));
        QCOMPARE(tensor(*read, "ema", "layer.weight").scalar_type(), at::kHalf);
        QCOMPARE(*read->get<std::string>("config"), *tree.get<std::string>("config"));
        QCOMPARE(*read->get<std::int64_t>("step"), std::int64_t{5'000'000'000});
        QVERIFY(*read->get<double>("rate") == 0.1 + 0.2);
        QCOMPARE(read->get<StateTree::List>("symbols")->size(), std::size_t{3});
        QCOMPARE(*read->subtree("provenance")->get<std::string>("speaker"), std::string("A"));
    }
    void it_has_a_hash_file_and_damage_is_found() {
        const TemporaryFolder folder;
        QVERIFY(save_checkpoint(folder / "a.safetensors", example()));
        QCOMPARE(verify_checkpoint(folder / "a.safetensors"), Verification::matches);
        std::filesystem::resize_file(folder / "a.safetensors", 200);
        const auto read = load_checkpoint(folder / "a.safetensors");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::checkpoint);
    }
    void damage_without_a_hash_is_a_checkpoint_error() {
        const TemporaryFolder folder;
        QVERIFY(write_safetensors_checkpoint(folder / "a.safetensors", example()));
        std::filesystem::resize_file(folder / "a.safetensors", 200);
        const auto read = read_safetensors_checkpoint(folder / "a.safetensors");
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::checkpoint);
    }
    void another_programs_tensors_are_a_state_dict() {
        const TemporaryFolder folder;
        QVERIFY(write_safetensors(folder / "a.safetensors", {{"ema.w", at::ones({2})}}));
        const auto read = read_safetensors_checkpoint(folder / "a.safetensors");
        QVERIFY(at::equal(tensor(*read, "state_dict", "ema.w"), at::ones({2})));
        QCOMPARE(read->map().size(), std::size_t{1});
    }
    void metadata_that_is_not_json_is_ignored() {
        const TemporaryFolder folder;
        QVERIFY(write_safetensors(folder / "a.safetensors", {{"w", at::ones({2})}},
                                  {{"formant", "{nonsense"}}));
        const auto read = read_safetensors_checkpoint(folder / "a.safetensors");
        QVERIFY(read && !read->contains("format"));
    }
    void the_tensors_do_not_depend_on_the_file() {
        const TemporaryFolder folder;
        QVERIFY(write_safetensors(folder / "a.safetensors", {{"w", at::ones({4096})}}));
        const auto read = read_safetensors_checkpoint(folder / "a.safetensors");
        std::filesystem::resize_file(folder / "a.safetensors", 0);
        QVERIFY(at::equal(tensor(*read, "state_dict", "w"), at::ones({4096})));
    }
};

FORMANT_TEST(TestSafetensorsCheckpoint)

} // namespace tst_safetensors_checkpoint

#include "tst_safetensors_checkpoint.moc"
