#include "engine/base/atomic_file.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/hardware/gpu_config.h"
#include "tests/support/add_row.h"
#include "tests/support/environment.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <chrono>
#include <future>
#include <thread>

using namespace formant;

namespace tst_gpu_config {

struct Fixture {
    test::TemporaryFolder folder;
    Path file = folder / "formant" / "gpu_config.json";

    void write(const std::string& text) const {
        std::filesystem::create_directories(file.parent_path());
        test::throw_on_error(write_file_atomically(file, text));
    }
    Path sibling_file(const char* suffix) const { return file.string() + suffix; }
    nlohmann::json saved() const { return nlohmann::json::parse(read_file(file).value()); }
};

TunedBatch measured(const std::string& model, std::int64_t batch_size) {
    return {"GPU-aa", model, "bf16", "1.0", batch_size, 12.5, "2026-11-21T12:00:00Z"};
}

class TestGpuConfig : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void without_a_file_nothing_is_remembered_and_nothing_is_wrong() {
        const Fixture f;
        const GpuConfigFound found = read_gpu_config(f.file);
        QVERIFY(found.config.device.empty());
        QVERIFY(found.note.empty());
        QVERIFY(!std::filesystem::exists(f.file.parent_path()));
    }
    void what_is_written_is_read_again() {
        const Fixture f;
        test::throw_on_error(change_gpu_config(f.file, [](GpuConfig& config) {
            config = {"GPU-aa", "RTX 4090", "Linux", 12, "2026-11-21T12:00:00Z", {}};
            remember_tuned(config, measured("unet", 24));
        }));
        const GpuConfigFound found = read_gpu_config(f.file);
        QVERIFY(found.note.empty());
        QCOMPARE(found.config.device, std::string("GPU-aa"));
        QCOMPARE(found.config.name, std::string("RTX 4090"));
        QCOMPARE(found.config.platform, std::string("Linux"));
        QCOMPARE(found.config.workers, std::int64_t{12});
        QCOMPARE(found.config.chosen_at, std::string("2026-11-21T12:00:00Z"));
        QCOMPARE(found.config.tuned.size(), std::size_t{1});
        QCOMPARE(found.config.tuned[0].samples_per_s, 12.5);
        QCOMPARE(f.saved()["version"].get<int>(), 1);
    }
    void a_change_leaves_the_rest_as_it_is() {
        const Fixture f;
        const auto choose = [](GpuConfig& config) { config.device = "cpu"; };
        const auto tune = [](GpuConfig& config) { remember_tuned(config, measured("unet", 8)); };
        test::throw_on_error(change_gpu_config(f.file, choose));
        test::throw_on_error(change_gpu_config(f.file, tune));
        const GpuConfig config = read_gpu_config(f.file).config;
        QCOMPARE(config.device, std::string("cpu"));
        QCOMPARE(config.tuned.size(), std::size_t{1});
    }
    void a_measurement_is_for_one_device_model_precision_and_version() {
        GpuConfig config;
        remember_tuned(config, measured("unet", 24));
        const TunedBatch* found = find_tuned(config, "GPU-aa", "unet", "bf16", "1.0");
        QVERIFY(found != nullptr);
        QCOMPARE(found->batch_size, std::int64_t{24});
        QVERIFY(find_tuned(config, "GPU-bb", "unet", "bf16", "1.0") == nullptr);
        QVERIFY(find_tuned(config, "GPU-aa", "vits", "bf16", "1.0") == nullptr);
        QVERIFY(find_tuned(config, "GPU-aa", "unet", "fp16", "1.0") == nullptr);
        QVERIFY(find_tuned(config, "GPU-aa", "unet", "bf16", "1.1") == nullptr);
    }
    void a_new_measurement_replaces_the_previous_one() {
        GpuConfig config;
        remember_tuned(config, measured("unet", 24));
        remember_tuned(config, measured("vits", 4));
        remember_tuned(config, measured("unet", 16));
        QCOMPARE(config.tuned.size(), std::size_t{2});
        QCOMPARE(find_tuned(config, "GPU-aa", "unet", "bf16", "1.0")->batch_size, std::int64_t{16});
    }
    void a_file_of_version_0_is_migrated() {
        const Fixture f;
        f.write("{\"gpu\": \"GPU-aa\", \"name\": \"RTX 3060\", \"workers\": 4}");
        const GpuConfigFound found = read_gpu_config(f.file);
        QVERIFY(found.note.empty());
        QCOMPARE(found.config.device, std::string("GPU-aa"));
        QCOMPARE(found.config.workers, std::int64_t{4});
        test::throw_on_error(
            change_gpu_config(f.file, [](GpuConfig& config) { config.workers = 5; }));
        QCOMPARE(f.saved()["version"].get<int>(), 1);
        QCOMPARE(f.saved()["device"].get<std::string>(), std::string("GPU-aa"));
    }
    void a_damaged_file_is_kept_as_bad_and_reported_data() {
        QTest::addColumn<QByteArray>("text");
        test::add_row("empty", QByteArray(""));
        test::add_row("no JSON", QByteArray("garbage \xff\x01"));
        test::add_row("cut", QByteArray("{\"version\": 1, \"device\": \"GPU-"));
        test::add_row("a list", QByteArray("[1, 2]"));
        test::add_row("no device", QByteArray("{\"version\": 1}"));
        test::add_row("device of another type", QByteArray("{\"version\": 1, \"device\": 3}"));
        test::add_row("version of another type",
                      QByteArray("{\"version\": \"one\", \"device\": \"cpu\"}"));
        test::add_row("tuned of another type",
                      QByteArray("{\"version\": 1, \"device\": \"cpu\", \"tuned\": [3]}"));
    }
    void a_damaged_file_is_kept_as_bad_and_reported() {
        QFETCH(const QByteArray, text);
        const Fixture f;
        f.write(text.toStdString());
        const GpuConfigFound found = read_gpu_config(f.file);
        QVERIFY(found.config.device.empty());
        const QString note = QString::fromStdString(to_english(found.note));
        QVERIFY2(note.contains("gpu_config.json.bad"), qPrintable(note));
        QVERIFY(!std::filesystem::exists(f.file));
        QCOMPARE(read_file(f.sibling_file(".bad")).value(), text.toStdString());
        QVERIFY(read_gpu_config(f.file).note.empty()); // reported once
    }
    void a_damaged_file_is_not_written_over_either() {
        const Fixture f;
        f.write("garbage");
        const auto choose = [](GpuConfig& config) { config.device = "cpu"; };
        test::throw_on_error(change_gpu_config(f.file, choose));
        QCOMPARE(read_file(f.sibling_file(".bad")).value(), std::string("garbage"));
        QCOMPARE(read_gpu_config(f.file).config.device, std::string("cpu"));
    }
    void a_file_of_a_newer_version_stays_as_it_is() {
        const Fixture f;
        const std::string newer = "{\"version\": 7, \"device\": {\"new\": true}}";
        f.write(newer);
        const GpuConfigFound found = read_gpu_config(f.file);
        QVERIFY(found.config.device.empty());
        QVERIFY(to_english(found.note).find("newer version of formant (format 7)") !=
                std::string::npos);
        const auto changed =
            change_gpu_config(f.file, [](GpuConfig& config) { config.device = "cpu"; });
        QCOMPARE(changed.error().kind, ErrorKind::usage);
        QCOMPARE(read_file(f.file).value(), newer);
    }
    void one_that_a_newer_version_wrote_over_a_damaged_one_is_reported_too() {
        const Fixture f;
        f.write("garbage");
        auto held = FileLock::acquire(f.sibling_file(".lock")); // by the other process
        QVERIFY(held);
        auto reading = std::async(std::launch::async, [&f] { return read_gpu_config(f.file); });
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        f.write("{\"version\": 7}");
        held->reset();
        const std::string note = to_english(reading.get().note);
        QVERIFY2(note.find("newer version of formant") != std::string::npos, note.c_str());
        QVERIFY(!std::filesystem::exists(f.sibling_file(".bad")));
    }
    void a_folder_in_its_place_is_only_reported() {
        const Fixture f;
        std::filesystem::create_directories(f.file);
        const GpuConfigFound found = read_gpu_config(f.file);
        QVERIFY(to_english(found.note).find("Is a directory") != std::string::npos);
        const auto changed =
            change_gpu_config(f.file, [](GpuConfig& config) { config.device = "cpu"; });
        QCOMPARE(changed.error().kind, ErrorKind::disk);
        QVERIFY(std::filesystem::is_directory(f.file));
    }
    void many_that_write_at_once_lose_nothing() {
        const Fixture f;
        std::vector<std::thread> writers;
        for (int i = 0; i < 8; ++i)
            writers.emplace_back([&f, i] {
                test::throw_on_error(change_gpu_config(f.file, [i](GpuConfig& config) {
                    remember_tuned(config, measured(std::to_string(i), i + 1));
                }));
            });
        for (std::thread& writer : writers)
            writer.join();
        QCOMPARE(read_gpu_config(f.file).config.tuned.size(), std::size_t{8});
    }
    void it_lies_in_the_user_s_folder_for_configuration() {
        const test::ScopedVariable config("XDG_CONFIG_HOME", "/somewhere");
        QCOMPARE(gpu_config_file().string(), std::string("/somewhere/formant/gpu_config.json"));
    }
};

FORMANT_TEST(TestGpuConfig)

} // namespace tst_gpu_config

#include "tst_gpu_config.moc"
