#include "engine/base/atomic_file.h"
#include "engine/base/checked_tensors.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <functional>

using namespace formant;

namespace tst_checked_tensors {

struct Fixture {
    test::TemporaryFolder folder;
    Path file = folder / "a.safetensors";
    NamedTensors tensors{{"a", at::rand({100, 7})}, {"b", at::arange(50)}};

    Fixture() { QVERIFY(write_checked_tensors(file, tensors)); }
    void change(const std::function<void(std::string&)>& damage) const {
        std::string bytes = read_file(file).value();
        damage(bytes);
        QVERIFY(write_file_atomically(file, bytes));
    }
    std::size_t size() const { return std::filesystem::file_size(file); }
};

class TestCheckedTensors : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void what_was_written_is_read() {
        const Fixture f;
        const auto read = map_checked_tensors(f.file);
        QVERIFY(at::equal(read->at("a"), f.tensors.at("a")));
        QVERIFY(at::equal(read->at("b"), f.tensors.at("b")));
    }
    void every_changed_byte_of_a_number_is_found() {
        const Fixture whole;
        for (std::size_t at = whole.size() - 3200; at < whole.size(); at += 97) {
            const Fixture f;
            f.change([at](std::string& bytes) { bytes[at] ^= 0x55; });
            const auto read = map_checked_tensors(f.file);
            QVERIFY(!read && read.error().kind == ErrorKind::data);
        }
    }
    void a_page_of_zeros_is_found_and_the_file_is_removed() {
        const Fixture f;
        f.change([](std::string& bytes) { bytes.replace(bytes.size() - 1024, 1024, 1024, '\0'); });
        QVERIFY(map_cached_tensors(f.file).empty());
        QVERIFY(!std::filesystem::exists(f.file));
        QVERIFY(map_cached_tensors(f.file).empty());
    }
    void a_file_without_a_hash_is_not_used() {
        const Fixture f;
        QVERIFY(write_safetensors(f.file, f.tensors));
        QVERIFY(!map_checked_tensors(f.file));
    }
};

FORMANT_TEST(TestCheckedTensors)

} // namespace tst_checked_tensors

#include "tst_checked_tensors.moc"
