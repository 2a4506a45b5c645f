#include "engine/base/atomic_file.h"
#include "engine/base/sha256.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <set>

using namespace formant;

namespace tst_checkpoint_file {

using formant::test::TemporaryFolder;

StateTree example() {
    StateTree tree;
    tree["format"] = checkpoint_format;
    tree["yes"] = true;
    tree["no"] = false;
    tree["small"] = 40;
    tree["large"] = std::int64_t{-5'000'000'000};
    tree["rate"] = 0.1 + 0.2;
    tree["infinite"] = std::numeric_limits<double>::infinity();
    tree["text"] = "ünï\n\"code\"";
    tree["empty_text"] = "";
    tree["list"] = StateTree::List{1, "two", 3.5, StateTree::List{}};
    tree["empty_map"] = StateTree::Map{};
    tree["nested"]["deeper"]["step"] = 7;
    tree["t"]["float"] = at::randn({3, 4});
    tree["t"]["double"] = at::randn({2}, at::kDouble);
    tree["t"]["half"] = at::randn({5}).to(at::kHalf);
    tree["t"]["bfloat16"] = at::randn({5}).to(at::kBFloat16);
    tree["t"]["int64"] = at::arange(6, at::kLong).view({2, 3});
    tree["t"]["bool"] = at::ones({3}, at::kBool);
    tree["t"]["scalar"] = at::full({}, 2.5);
    tree["t"]["empty"] = at::zeros({0, 3});
    const at::Tensor base = at::randn({4, 6});
    tree["t"]["transposed"] = base.t();
    tree["t"]["slice"] = base.narrow(1, 2, 3);
    tree["t"]["row"] = base[3];
    tree["t"]["trained"] = at::randn({2}).requires_grad_(true);
    return tree;
}

bool same(const StateTree& a, const StateTree& b);

struct Same {
    const StateTree& other;
    template <class T>
    bool operator()(const T& value) const {
        const T* there = std::get_if<T>(&other.value());
        return there != nullptr && *there == value;
    }
    bool operator()(const at::Tensor& value) const {
        const auto* there = std::get_if<at::Tensor>(&other.value());
        return there != nullptr && there->scalar_type() == value.scalar_type() &&
               there->sizes() == value.sizes() && at::equal(*there, value);
    }
    bool operator()(const StateTree::List& value) const {
        const auto* there = std::get_if<StateTree::List>(&other.value());
        return there != nullptr &&
               std::equal(value.begin(), value.end(), there->begin(), there->end(), same);
    }
    bool operator()(const StateTree::Map& value) const {
        const auto* there = std::get_if<StateTree::Map>(&other.value());
        return there != nullptr && std::equal(value.begin(), value.end(), there->begin(),
                                              there->end(), [](const auto& x, const auto& y) {
                                                  return x.first == y.first &&
                                                         same(x.second, y.second);
                                              });
    }
};

bool same(const StateTree& a, const StateTree& b) {
    return std::visit(Same{b}, a.value());
}

void change_byte(const Path& file, double place) {
    std::string bytes = *read_file(file);
    bytes[static_cast<std::size_t>(place * static_cast<double>(bytes.size()))] ^= 0x10;
    QVERIFY(write_file_atomically(file, bytes));
}

void cut(const Path& file, double share) {
    const std::string bytes = *read_file(file);
    const auto kept = static_cast<std::size_t>(share * static_cast<double>(bytes.size()));
    QVERIFY(write_file_atomically(file, std::string_view(bytes).substr(0, kept)));
}

class TestCheckpointFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_type_is_loaded_unchanged() {
        const TemporaryFolder folder;
        StateTree tree = example();
        QVERIFY(save_checkpoint(folder / "a.pt", tree));
        const auto loaded = load_checkpoint(folder / "a.pt");
        QVERIFY2(loaded, loaded ? "" : to_english(loaded.error().what).c_str());
        QVERIFY(same(tree, *loaded));
    }
    void loading_and_saving_gives_the_same_file() {
        const TemporaryFolder folder;
        QVERIFY(save_checkpoint(folder / "a.pt", example()));
        QVERIFY(save_checkpoint(folder / "b.pt", *load_checkpoint(folder / "a.pt")));
        QVERIFY(*read_file(folder / "a.pt") == *read_file(folder / "b.pt"));
    }
    void only_the_file_and_its_hash_remain() {
        const TemporaryFolder folder;
        QVERIFY(save_checkpoint(folder / "a.pt", example()));
        std::set<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
            names.insert(entry.path().filename().string());
        QCOMPARE(names, (std::set<std::string>{"a.pt", "a.pt.sha256"}));
    }
    void a_file_that_is_being_replaced_is_whole_before_and_after() {
        const TemporaryFolder folder;
        const Path file = folder / "a.pt", newer = folder / "b.pt";
        StateTree later = example();
        later["small"] = 41;
        QVERIFY(save_checkpoint(file, example()));
        QVERIFY(save_checkpoint(newer, later));
        const std::string former = *read_file(file), hash = *read_file(sha256_path(file));
        QVERIFY(save_checkpoint(file, later));
        QCOMPARE(*read_file(file), *read_file(newer));
        // The state of a save that is interrupted before the file is renamed.
        QVERIFY(write_file_atomically(sha256_path(file), *read_file(sha256_path(file)) + hash));
        QCOMPARE(verify_checkpoint(file), Verification::matches);
        QVERIFY(write_file_atomically(file, former));
        QCOMPARE(verify_checkpoint(file), Verification::matches);
        QVERIFY(load_checkpoint(file));
        QVERIFY(save_checkpoint(file, later)); // again, as after a restart
        QCOMPARE(verify_checkpoint(file), Verification::matches);
        QCOMPARE(read_file(sha256_path(file))->size(), hash.size());
        QVERIFY(write_file_atomically(file, former));
        QCOMPARE(verify_checkpoint(file), Verification::damaged);
    }
    void sha256sum_can_check_the_hash_file() {
        const TemporaryFolder folder;
        QVERIFY(save_checkpoint(folder / "a.pt", example()));
        const auto checked = test::run_program(
            "sh", {"-c", "cd \"$0\" && sha256sum -c a.pt.sha256", folder.path().string()});
        QVERIFY2(checked.exit_code == 0, checked.standard_error.c_str());
    }
    void the_stored_hash_can_be_read_without_the_file() {
        const TemporaryFolder folder;
        const Path file = folder / "a.pt";
        QCOMPARE(stored_sha256(file), std::nullopt);
        QVERIFY(save_checkpoint(file, example()));
        QCOMPARE(stored_sha256(file), std::optional(*sha256_of_file(file)));
        const std::string hash = *read_file(sha256_path(file));
        QVERIFY(write_file_atomically(sha256_path(file), hash + hash)); // while it is replaced
        QCOMPARE(stored_sha256(file), std::nullopt);
    }
    void python_reads_the_same_values_without_executing_anything() {
        const TemporaryFolder folder;
        const StateTree tree = example();
        QVERIFY(save_checkpoint(folder / "a.pt", tree));
        const auto output =
            test::run_python("engine/checkpoint/read_checkpoint.py", {(folder / "a.pt").string()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto read = nlohmann::json::parse(output.standard_output);
        QCOMPARE(read["yes"].get<bool>(), true);
        QCOMPARE(read["format"].get<std::int64_t>(), checkpoint_format);
        QCOMPARE(read["large"].get<std::int64_t>(), -5'000'000'000);
        QCOMPARE(read["infinite"].get<std::string>(), std::string("inf"));
        QCOMPARE(read["rate"].get<double>(), 0.1 + 0.2);
        QCOMPARE(read["text"].get<std::string>(), std::string("ünï\n\"code\""));
        QCOMPARE(read["list"][1].get<std::string>(), std::string("two"));
        QCOMPARE(read["nested"]["deeper"]["step"].get<int>(), 7);
        check_tensors(*tree.subtree("t"), read["t"]);
    }
    void a_truncated_file_is_reported() {
        for (const double share : {0.0, 0.3, 0.99})
            for (const bool with_hash : {true, false})
                check_damage([share](const Path& file) { cut(file, share); }, with_hash);
    }
    void any_changed_byte_is_reported() {
        for (const double place : {0.0, 0.1, 0.5, 0.9, 0.999})
            check_damage([place](const Path& file) { change_byte(file, place); }, true);
    }
    void a_third_party_pickle_is_rejected_and_not_executed() {
        const TemporaryFolder folder;
        const auto made =
            test::run_python("engine/checkpoint/make_hostile.py", {folder.path().string()});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        const auto loaded = load_checkpoint(folder / "open.pt");
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
        QVERIFY(!std::filesystem::exists(folder / "mark"));
    }
    void plain_weights_are_not_a_formant_checkpoint() {
        const TemporaryFolder folder;
        StateTree weights;
        weights["layer.weight"] = at::ones({2});
        QVERIFY(save_checkpoint(folder / "a.pt", weights));
        const auto loaded = load_checkpoint(folder / "a.pt");
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(loaded.error().what).find("checkpoint info") != std::string::npos);
    }
    void a_file_without_hash_is_unverified_but_loads() {
        const TemporaryFolder folder;
        QVERIFY(save_checkpoint(folder / "a.pt", example()));
        QCOMPARE(verify_checkpoint(folder / "a.pt"), Verification::matches);
        std::filesystem::remove(sha256_path(folder / "a.pt"));
        QCOMPARE(verify_checkpoint(folder / "a.pt"), Verification::unverified);
        QVERIFY(load_checkpoint(folder / "a.pt"));
    }
    void the_quick_check_finds_truncation_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.pt", "a.safetensors"})
            QTest::newRow(name) << name;
    }
    void the_quick_check_finds_truncation() {
        QFETCH(const QString, name);
        const TemporaryFolder folder;
        const Path file = folder / name.toStdString();
        StateTree tree;
        tree["format"] = checkpoint_format;
        tree["state_dict"]["weight"] = at::ones({1000});
        QVERIFY(save_checkpoint(file, tree));
        QVERIFY(looks_intact(file));
        for (const std::uintmax_t bytes : {std::filesystem::file_size(file) - 1, 100UL, 3UL, 0UL}) {
            std::filesystem::resize_file(file, bytes);
            QVERIFY2(!looks_intact(file), std::to_string(bytes).c_str());
        }
    }
    void a_file_that_is_not_a_checkpoint_is_an_error() {
        const TemporaryFolder folder;
        QVERIFY(write_file_atomically(folder / "c.yaml", "name: small\n"));
        const auto loaded = load_checkpoint(folder / "c.yaml");
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(loaded.error().what).find("c.yaml is not a checkpoint") !=
                std::string::npos);
    }
    void a_folder_is_reported_as_such() {
        const TemporaryFolder folder;
        const auto loaded = load_checkpoint(folder.path());
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(loaded.error().what).find("is a folder") != std::string::npos);
    }
    void a_dangling_link_is_an_error_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.pt", "a.safetensors"})
            QTest::newRow(name) << name;
    }
    void a_dangling_link_is_an_error() {
        QFETCH(const QString, name);
        const TemporaryFolder folder;
        const Path file = folder / name.toStdString();
        std::filesystem::create_symlink(file, file); // not even its existence can be checked
        const auto loaded = load_checkpoint(file);
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(loaded.error().what).find(file.string()) != std::string::npos);
        QVERIFY(looks_intact(file)); // only states that no damage was found
    }
    void a_newer_format_is_rejected_with_a_clear_message() {
        const TemporaryFolder folder;
        StateTree tree;
        tree["format"] = checkpoint_format + 1;
        QVERIFY(save_checkpoint(folder / "a.pt", tree));
        const auto loaded = load_checkpoint(folder / "a.pt");
        QVERIFY(!loaded);
        QVERIFY(to_english(loaded.error().what).find("newer version") != std::string::npos);
    }
    void a_full_disk_is_a_disk_error_and_keeps_the_old_file() {
        if (!std::filesystem::exists("/dev/full"))
            QSKIP("needs /dev/full");
        const TemporaryFolder folder;
        StateTree tree = example();
        QVERIFY(save_checkpoint(folder / "a.pt", tree));
        const std::string before = *read_file(folder / "a.pt");
        std::filesystem::create_symlink("/dev/full", folder / "a.pt.tmp");
        tree["t"]["more"] = at::randn({100'000});
        const auto saved = save_checkpoint(folder / "a.pt", tree);
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, ErrorKind::disk);
        QVERIFY(*read_file(folder / "a.pt") == before);
        QVERIFY(load_checkpoint(folder / "a.pt"));
        // A partial file would keep the disk full.
        QVERIFY(!std::filesystem::is_symlink(folder / "a.pt.tmp"));
    }

  private:
    static void check_tensors(const StateTree& tensors, const nlohmann::json& read) {
        for (const auto& [name, child] : tensors.map()) {
            const auto& tensor = std::get<at::Tensor>(child.value());
            QCOMPARE(read[name]["shape"].get<std::vector<std::int64_t>>(), tensor.sizes().vec());
            const at::Tensor values = tensor.detach().to(at::kDouble).contiguous().flatten();
            const auto seen = read[name]["values"].get<std::vector<double>>();
            for (std::int64_t i = 0; i < values.numel(); ++i)
                QCOMPARE(seen[static_cast<std::size_t>(i)], values[i].item<double>());
        }
        QCOMPARE(read["bfloat16"]["dtype"].get<std::string>(), std::string("torch.bfloat16"));
        QCOMPARE(read["bool"]["dtype"].get<std::string>(), std::string("torch.bool"));
    }
    static void check_damage(const std::function<void(const Path&)>& damage, bool with_hash) {
        const TemporaryFolder folder;
        const Path file = folder / "a.pt";
        QVERIFY(save_checkpoint(file, example()));
        if (!with_hash)
            std::filesystem::remove(sha256_path(file));
        damage(file);
        const auto loaded = load_checkpoint(file);
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
        QVERIFY(to_english(loaded.error().what).find(file.string()) != std::string::npos);
    }
};

FORMANT_TEST(TestCheckpointFile)

} // namespace tst_checkpoint_file

#include "tst_checkpoint_file.moc"
