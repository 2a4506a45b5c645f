#include "engine/checkpoint/pickle_file.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace formant;

namespace tst_pickle_file {

using nlohmann::json;
using test::TemporaryFolder;

void make(const char* form, const Path& file, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments = {form, file.string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const auto made = test::run_python("engine/checkpoint/make_python_checkpoint.py", arguments);
    QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
}

/// Returns what torch.load(weights_only=True) reads.
json read_by_python(const Path& file) {
    const auto read = test::run_python("engine/checkpoint/read_checkpoint.py", {file.string()});
    return json::parse(read.standard_output, nullptr, /*allow_exceptions=*/false);
}

const at::Tensor& tensor(const StateTree& state, const char* name) {
    return std::get<at::Tensor>(state.map().at(name).value());
}

/// Returns the first difference, or an empty string. Ignores Python's None, which we skip.
std::string difference(const StateTree& ours, const json& theirs);

struct Difference {
    const json& theirs;

    std::string operator()(const StateTree::Map& map) const {
        std::size_t known = 0;
        for (const auto& [name, value] : theirs.items()) {
            if (value.is_null())
                continue;
            ++known;
            if (!map.contains(name))
                return name + " is missing";
            if (const auto found = difference(map.at(name), value); !found.empty())
                return name + ": " + found;
        }
        return known == map.size() ? "" : "there is more than Python reads";
    }
    std::string operator()(const StateTree::List& list) const {
        if (!theirs.is_array() || theirs.size() != list.size())
            return "no list of this length";
        for (std::size_t i = 0; i < list.size(); ++i)
            if (const auto found = difference(list[i], theirs[i]); !found.empty())
                return found;
        return "";
    }
    std::string operator()(const at::Tensor& value) const {
        if (!theirs.contains("values") ||
            theirs["shape"].get<std::vector<std::int64_t>>() != value.sizes().vec())
            return "no tensor of this shape";
        const auto values = theirs["values"].get<std::vector<double>>();
        const at::Tensor there = at::tensor(values, at::kDouble).view(value.sizes());
        return at::equal(value.to(at::kDouble), there) ? "" : "other numbers";
    }
    std::string operator()(double value) const {
        const std::string text = theirs.is_string() ? theirs.get<std::string>() : "";
        return text == "-inf" ? (value < -1e308 ? "" : "not -inf") : plain(value);
    }
    template <class Plain>
    std::string operator()(const Plain& value) const {
        return plain(value);
    }
    template <class Plain>
    std::string plain(const Plain& value) const {
        return theirs == json(value) ? "" : "not " + theirs.dump();
    }
};

std::string difference(const StateTree& ours, const json& theirs) {
    return std::visit(Difference{theirs}, ours.value());
}

class TestPickleFile : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void files_saved_by_python_are_read_equally_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<bool>("is_old");
        for (const char* form : {"state_dict", "training", "wrapped", "plain", "types", "shared",
                                 "parameters", "values"}) {
            QTest::newRow(form) << form << false;
            if (std::string_view(form) != "types") // most types are newer
                QTest::addRow("%s, before 1.6", form) << form << true;
        }
    }
    void files_saved_by_python_are_read_equally() {
        QFETCH(const QString, form);
        QFETCH(const bool, is_old);
        const TemporaryFolder folder;
        make(form.toStdString().c_str(), folder / "a.pt",
             is_old ? std::vector<std::string>{"old"} : std::vector<std::string>{});
        const json theirs = read_by_python(folder / "a.pt");
        QVERIFY(theirs.is_object());
        const auto ours = read_pickle(folder / "a.pt");
        QVERIFY2(ours, ours ? "" : to_english(ours.error().what).c_str());
        const std::string found = difference(*ours, theirs);
        QVERIFY2(found.empty(), found.c_str());
    }
    void top_level_strings_are_read_without_tensors() {
        const TemporaryFolder folder;
        StateTree state;
        state["config"] = std::string("version: 1\n");
        state["speakers"] = StateTree::List{std::string("zoe"), std::string("ann")};
        state["weight"] = at::ones({3});
        QVERIFY(write_pickle(folder / "a.pt", state));
        QCOMPARE(read_pickle_string(folder / "a.pt", "config"),
                 std::optional<std::string>("version: 1\n"));
        QCOMPARE(read_pickle_string_list(folder / "a.pt", "speakers"),
                 (std::vector<std::string>{"zoe", "ann"}));
        for (const char* entry : {"speakers", "weight", "other"})
            QVERIFY(!read_pickle_string(folder / "a.pt", entry));
        for (const char* entry : {"config", "weight", "other"})
            QVERIFY(read_pickle_string_list(folder / "a.pt", entry).empty());
        std::filesystem::resize_file(folder / "a.pt", 100);
        QVERIFY(!read_pickle_string(folder / "a.pt", "config"));
        QVERIFY(!read_pickle_string(folder / "none.pt", "config"));
    }
    void every_type_keeps_its_name() {
        const TemporaryFolder folder;
        make("types", folder / "a.pt");
        const auto read = read_pickle(folder / "a.pt");
        QCOMPARE(tensor(*read, "bfloat16").scalar_type(), at::kBFloat16);
        QCOMPARE(tensor(*read, "float16").scalar_type(), at::kHalf);
        QCOMPARE(tensor(*read, "int32").scalar_type(), at::kInt);
        QCOMPARE(tensor(*read, "uint16").scalar_type(), at::kUInt16);
        QCOMPARE(tensor(*read, "bool").scalar_type(), at::kBool);
        QCOMPARE(tensor(*read, "float8_e4m3fn").scalar_type(), at::kFloat8_e4m3fn);
    }
    void tensors_of_one_storage_share_it_data() {
        QTest::addColumn<std::vector<std::string>>("more");
        QTest::newRow("zip") << std::vector<std::string>();
        QTest::newRow("before 1.6") << std::vector<std::string>{"old"};
    }
    void tensors_of_one_storage_share_it() {
        QFETCH(const std::vector<std::string>, more);
        const TemporaryFolder folder;
        make("shared", folder / "a.pt", more);
        const auto read = read_pickle(folder / "a.pt");
        const at::Tensor base = tensor(*read, "base");
        QVERIFY(tensor(*read, "tied").is_alias_of(base));
        QVERIFY(tensor(*read, "part").is_alias_of(base));
        QVERIFY(!tensor(*read, "turned").is_contiguous());
        QVERIFY(at::equal(tensor(*read, "turned"), base.t()));
    }
    void protocol_4_reads_like_protocol_2() {
        const TemporaryFolder folder;
        make("protocol_4", folder / "new.pt");
        make("state_dict", folder / "old.pt");
        const auto read = read_pickle(folder / "new.pt");
        QVERIFY2(read, read ? "" : to_english(read.error().what).c_str());
        const std::string found = difference(*read, read_by_python(folder / "old.pt"));
        QVERIFY2(found.empty(), found.c_str());
    }
    void a_file_can_be_read_written_and_read_again() {
        const TemporaryFolder folder;
        make("training", folder / "a.pt");
        QVERIFY(write_pickle(folder / "b.pt", *read_pickle(folder / "a.pt")));
        const std::string found =
            difference(*read_pickle(folder / "b.pt"), read_by_python(folder / "a.pt"));
        QVERIFY2(found.empty(), found.c_str());
    }
    void a_malicious_file_is_rejected_and_executes_nothing_data() {
        const auto made =
            test::run_python("engine/checkpoint/make_hostile.py", {hostile_.path().string()});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        QTest::addColumn<QString>("says");
        QTest::newRow("system") << "posix.system";
        QTest::newRow("open") << "open";
        QTest::newRow("eval") << "eval";
        QTest::newRow("process")
            << "commands.Popen" /* its name in Python 2, which the protocol writes */;
        QTest::newRow("getattr") << "getattr";
        QTest::newRow("stateful") << "Stateful";
        QTest::newRow("by_stack") << "posix.system";
        QTest::newRow("beyond") << "beyond its storage";
        QTest::newRow("shape_negative") << "impossible shape";
        QTest::newRow("strides_negative") << "impossible shape";
        QTest::newRow("overflowing") << "impossible shape";
        QTest::newRow("empty_overflowing") << "impossible shape";
        QTest::newRow("of_other_length") << "impossible shape";
        QTest::newRow("repeated") << "far larger than the file";
        QTest::newRow("without_storage") << "data/0";
        QTest::newRow("big_endian") << "big-endian";
        QTest::newRow("bomb") << "compressed";
        QTest::newRow("version_bomb") << "compressed";
        QTest::newRow("long_record") << "longer than the file";
        QTest::newRow("without_folder") << "in one folder";
        QTest::newRow("deep") << "too deeply";
        QTest::newRow("cycle") << "too deeply";
        QTest::newRow("laughs") << "fill the memory";
        QTest::newRow("too_many") << "more values";
        QTest::newRow("long_claimed") << "ends early";
        QTest::newRow("integer_huge") << "64 bits";
        QTest::newRow("empty_stack") << "empty stack";
        QTest::newRow("no_end") << "ends early";
        QTest::newRow("old_system") << "posix.system";
        QTest::newRow("old_cut") << "truncated";
        QTest::newRow("old_huge_storage") << "truncated";
        QTest::newRow("old_without_keys") << "keys of its storages";
        QTest::newRow("old_unknown_key") << "no tensor uses";
        QTest::newRow("old_big_endian") << "big-endian";
        QTest::newRow("old_version") << "unknown version";
        QTest::newRow("old_part") << "storage";
        QTest::newRow("plain_pickle") << "not written by PyTorch";
    }
    void a_malicious_file_is_rejected_and_executes_nothing() {
        QFETCH(const QString, says);
        const std::string name = std::string(QTest::currentDataTag()) + ".pt";
        const auto read = read_pickle(hostile_ / name);
        QVERIFY(!read);
        QCOMPARE(read.error().kind, ErrorKind::checkpoint);
        const std::string text = to_english(read.error().what);
        QVERIFY2(text.find(name) != std::string::npos, text.c_str());
        QVERIFY2(text.find(says.toStdString()) != std::string::npos, text.c_str());
        QVERIFY(!std::filesystem::exists(hostile_ / "mark"));
    }

  private:
    TemporaryFolder hostile_;
};

FORMANT_TEST(TestPickleFile)

} // namespace tst_pickle_file

#include "tst_pickle_file.moc"
