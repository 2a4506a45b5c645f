#include "engine/session/hardware/hardware_report.h"
#include "engine/session/hardware/hardware_service.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_hardware_report {

GpuInfo card() {
    GpuInfo gpu;
    gpu.index = 0;
    gpu.driver_index = 1;
    gpu.uuid = "GPU-aa";
    gpu.name = "NVIDIA GeForce RTX 4090";
    gpu.architecture = GpuArchitecture::ada;
    gpu.compute_target = "sm_89";
    gpu.abilities = {true, true, true};
    gpu.total_memory_bytes = 25'757'220'864;
    gpu.driver_version = "570.86";
    gpu.runtime_version = "12.8";
    gpu.has_kernels = true;
    return gpu;
}

GpuInfo unusable_card() {
    GpuInfo gpu;
    gpu.uuid = "GPU-bb";
    gpu.name = "Tesla K80";
    gpu.why_not_usable = message(FORMANT_TR("test", "this LibTorch has no kernels for it"));
    gpu.notes = {message(FORMANT_TR("test", "it is too old"))};
    return gpu;
}

HardwareInfo machine() {
    HardwareInfo hardware;
    hardware.host.system = "Debian GNU/Linux 12 (bookworm)";
    hardware.host.cpu_model = "AMD EPYC 7B13";
    hardware.host.usable_cores = 8;
    hardware.host.ram_bytes = std::int64_t{64} << 30;
    hardware.gpus = {card(), unusable_card()};
    hardware.environment = {
        {"CUDA_LAUNCH_BLOCKING", message(FORMANT_TR("test", "every kernel is waited for"))}};
    return hardware;
}

HardwareReport report_of(HardwareInfo hardware, const RunConfig& config = {}) {
    const bool has_card = !hardware.gpus.empty();
    return make_hardware_report(choose_hardware("auto", std::move(hardware), {}),
                                has_card ? std::optional(0) : std::nullopt, config, {"unet", 0},
                                {});
}

nlohmann::json json_of(const HardwareReport& report) {
    return nlohmann::json::parse(hardware_report_json(report));
}

QString lines_of(const HardwareReport& report) {
    QString text;
    const auto lines = hardware_report_lines(report);
    for (const Message& line : lines)
        text += QString::fromStdString(to_english(line)) + "\n";
    return text;
}

nlohmann::json setting(const nlohmann::json& report, const std::string& key) {
    for (const auto& one : report["settings"])
        if (one["key"] == key)
            return one;
    return {};
}

GpuInfo ada_card() {
    GpuInfo gpu;
    gpu.name = "RTX 4090";
    gpu.architecture = GpuArchitecture::ada;
    gpu.compute_target = "sm_89";
    gpu.total_memory_bytes = std::int64_t{24} << 30;
    gpu.free_memory_bytes = std::int64_t{20} << 30;
    gpu.driver_version = "550.54.15";
    gpu.runtime_version = "12.4";
    gpu.abilities = {true, true, true};
    gpu.has_kernels = true;
    gpu.power_limit_w = 450;
    return gpu;
}

std::string value_of(const std::vector<HardwareFact>& facts, const std::string& name) {
    for (const HardwareFact& fact : facts)
        if (to_english(fact.name) == name)
            return to_english(fact.value);
    return "no such fact";
}

class TestHardwareReport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void json_has_null_for_unknown_values() {
        const auto report = json_of(report_of(machine()));
        QCOMPARE(report["schema"].get<int>(), 1);
        const auto& gpu = report["gpus"][0];
        QCOMPARE(gpu["name"].get<std::string>(), std::string("NVIDIA GeForce RTX 4090"));
        QCOMPARE(gpu["architecture"].get<std::string>(), std::string("Ada"));
        QCOMPARE(gpu["total_memory_bytes"].get<std::int64_t>(), std::int64_t{25'757'220'864});
        QVERIFY(gpu["abilities"]["bf16"].get<bool>());
        QVERIFY(gpu["free_memory_bytes"].is_null());
        QVERIFY(gpu["power_limit_w"].is_null());
        QVERIFY(gpu["attention_backends"].is_null());
        QVERIFY(report["host"]["container"].is_null());
        QVERIFY(report["why_no_gpu"].is_null());
        QVERIFY(report["remembered"].is_null());
    }
    void attention_that_was_not_tried_is_not_called_missing() {
        HardwareInfo hardware = machine();
        QVERIFY(lines_of(report_of(hardware)).contains("attention not tested"));
        hardware.gpus[0].attention_backends = {"flash", "math"};
        QVERIFY(lines_of(report_of(hardware)).contains("attention flash, math"));
        hardware.gpus[0].attention_backends->clear();
        QVERIFY(lines_of(report_of(hardware)).contains("attention not available"));
    }
    void json_lists_an_unusable_gpu_with_the_reason() {
        const auto report = json_of(report_of(machine()));
        const auto& gpu = report["gpus"][1];
        QVERIFY(gpu["index"].is_null());
        QVERIFY(!gpu["usable"].get<bool>());
        QCOMPARE(gpu["why_not_usable"].get<std::string>(),
                 std::string("this LibTorch has no kernels for it"));
    }
    void json_has_versions_environment_and_choice() {
        const auto report = json_of(report_of(machine()));
        QCOMPARE(report["versions"]["driver"].get<std::string>(), std::string("570.86"));
        QCOMPARE(report["versions"]["driver's CUDA"].get<std::string>(), std::string("12.8"));
        QVERIFY(report["versions"]["LibTorch"].is_string());
        QCOMPARE(report["environment"][0]["variable"].get<std::string>(),
                 std::string("CUDA_LAUNCH_BLOCKING"));
        QCOMPARE(report["chosen"]["device"].get<std::string>(), std::string("0"));
        QCOMPARE(report["chosen"]["gpu"]["index"].get<int>(), 0);
    }
    void settings_have_a_source_and_a_reason() {
        RunConfig config;
        config.train.batch_size = 3;
        config.train.precision = "auto";
        const auto report = json_of(report_of(machine(), config));
        const auto batch = setting(report, "train.batch_size");
        QCOMPARE(batch["source"].get<std::string>(), std::string("configured"));
        QCOMPARE(batch["value"].get<std::string>(), std::string("3"));
        QCOMPARE(batch["suggestion"].get<std::string>(), std::string("8"));
        const auto precision = setting(report, "train.precision");
        QCOMPARE(precision["source"].get<std::string>(), std::string("automatic"));
        QCOMPARE(precision["value"].get<std::string>(), std::string("bf16"));
        QVERIFY(!precision["reason"].get<std::string>().empty());
    }
    void the_lines_contain_everything_in_the_json() {
        const QString text = lines_of(report_of(machine()));
        for (const char* part :
             {"Debian GNU/Linux 12", "AMD EPYC 7B13, 8 usable threads, 64.0 GiB of memory", "GPU 0",
              "NVIDIA GeForce RTX 4090 (Ada, sm_89, 24.0 GiB)", "power limit not available",
              "seen, not usable", "cannot be used: this LibTorch has no kernels for it",
              "Chosen      NVIDIA GeForce RTX 4090, the best GPU here", "driver 570.86",
              "CUDA_LAUNCH_BLOCKING: every kernel is waited for", "it is too old",
              "train.batch_size"})
            QVERIFY2(text.contains(part), qPrintable(QString(part) + "\n" + text));
    }
    void a_configured_value_that_is_not_the_suggestion_is_a_recommendation() {
        RunConfig config;
        config.train.precision = "float32";
        QVERIFY(lines_of(report_of(machine(), config))
                    .contains("- train.precision is float32 in the configuration; bf16 is "
                              "recommended for this machine"));
    }
    void without_a_gpu_the_reason_is_reported() {
        HardwareInfo hardware = machine();
        hardware.gpus.clear();
        hardware.why_no_gpu = message(FORMANT_TR("test", "there is no driver"));
        const HardwareReport report = report_of(std::move(hardware));
        QVERIFY(lines_of(report).contains("GPU         none: there is no driver"));
        const auto json = json_of(report);
        QVERIFY(json["gpus"].empty());
        QVERIFY(json["chosen"]["gpu"].is_null());
        QVERIFY(json["versions"]["driver"].is_null());
    }
    void a_problem_with_the_saved_choice_is_reported() {
        GpuConfig remembered;
        remembered.device = "GPU-gone";
        remembered.name = "RTX 3090";
        const GpuConfigFound found{remembered, {}};
        const HardwareReport report =
            make_hardware_report(choose_hardware("auto", machine(), found), 0, {}, {"unet", 0}, {});
        const QString text = lines_of(report);
        QVERIFY(text.contains("RTX 3090, which was chosen before, cannot be used"));
        QVERIFY(text.contains("Remembered  RTX 3090 (GPU-gone), not available"));
    }
    void this_machine_has_a_report() {
        const auto report = collect_hardware_report({"cpu", "", {}});
        QVERIFY(report.has_value());
        QVERIFY(report->gpu() == nullptr);
        QVERIFY(report->chosen.hardware.host.usable_cores >= 1);
        QCOMPARE(json_of(*report)["settings"].size(), report->settings.size());
    }
    void a_missing_device_is_refused() {
        const HardwareRequest number{"99", "", {}}, word{"nonsense", "", {}};
        QCOMPARE(collect_hardware_report(number).error().kind, ErrorKind::device);
        QCOMPARE(collect_hardware_report(word).error().kind, ErrorKind::usage);
    }
    void an_invalid_configuration_is_refused() {
        const auto refused = collect_hardware_report({"cpu", "", {"train.batch_sise=3"}});
        QCOMPARE(refused.error().kind, ErrorKind::usage);
    }
    void a_gpu_has_a_row_for_each_property() {
        const auto facts = gpu_facts(ada_card());
        QCOMPARE(value_of(facts, "Architecture"), std::string("Ada (sm_89)"));
        QCOMPARE(value_of(facts, "Memory"), std::string("24.0 GiB, 20.0 GiB of it free"));
        QCOMPARE(value_of(facts, "Driver"), std::string("550.54.15 (CUDA 12.4)"));
        QCOMPARE(value_of(facts, "Fast number formats"), std::string("bf16, fp16, TF32"));
        QCOMPARE(value_of(facts, "LibTorch kernels"), std::string("yes"));
        QCOMPARE(value_of(facts, "Power limit"), std::string("450 W"));
    }
    void unknown_properties_are_not_available() {
        const auto facts = gpu_facts({});
        for (const char* name : {"Architecture", "Memory", "Driver", "Power limit", "PCI bus ID",
                                 "UUID", "LibTorch kernels"})
            QCOMPARE(value_of(facts, name), std::string("not available"));
        QCOMPARE(value_of(facts, "Attention"), std::string("not tested"));
    }
    void the_host_has_rows_too() {
        HostInfo host;
        host.system = "Debian 12";
        host.ram_bytes = std::int64_t{64} << 30;
        host.free_disk_bytes = std::int64_t{100} << 30;
        host.data_folder = "/home/me/formant";
        const auto facts = host_facts(host);
        QCOMPARE(value_of(facts, "Platform"), std::string("Linux: Debian 12"));
        QCOMPARE(value_of(facts, "Memory"), std::string("64.0 GiB"));
        QCOMPARE(value_of(facts, "Disk"), std::string("100.0 GiB free in /home/me/formant"));
        QCOMPARE(value_of(facts, "Instruction sets"), std::string("not available"));
    }
};

FORMANT_TEST(TestHardwareReport)

} // namespace tst_hardware_report

#include "tst_hardware_report.moc"
