#include "engine/models/hifigan/hifigan_model.h"
#include "engine/models/vits/vits_model.h"
#include "engine/models/vits/vits_upstream_names.h"
#include "tests/engine/models/reference/state_order.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>

using namespace formant;

namespace tst_upstream_names {

std::vector<std::string> lines_of(const std::string& name) {
    std::ifstream file(std::string(FORMANT_SOURCE_DIR "/tests/data/public_names/") + name + ".txt");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.push_back(line);
    return lines;
}

std::vector<std::string> lines_of(const torch::nn::Module& module) {
    std::vector<std::string> lines;
    for (const auto& [name, tensor] : test::in_state_order(module))
        lines.push_back(fmt::format("{} {}", name, fmt::join(tensor.sizes().vec(), "x")));
    return lines;
}

/// Returns the first line that differs; empty if there is none.
std::string first_difference(const std::vector<std::string>& ours,
                             const std::vector<std::string>& expected) {
    for (std::size_t i = 0; i < std::max(ours.size(), expected.size()); ++i) {
        const std::string here = i < ours.size() ? ours[i] : "nothing";
        const std::string there = i < expected.size() ? expected[i] : "nothing";
        if (here != there)
            return fmt::format("{} in place of {}", here, there);
    }
    return expected.empty() ? "the list is empty" : "";
}

hifigan::Generator hifigan_generator(const GeneratorConfig& config) {
    return {config, hifigan::GeneratorOptions{}};
}

GeneratorConfig v3() {
    GeneratorConfig config;
    config.resblock = "2";
    config.resblock_kernel_sizes = {3, 5, 7};
    config.resblock_dilation_sizes = {{1, 2}, {2, 6}, {3, 12}};
    config.upsample_rates = {8, 8, 4};
    config.upsample_kernel_sizes = {16, 16, 8};
    config.upsample_initial_channel = 256;
    return config;
}

/// Compares with the names of the upstream code (tests/data/public_names/README.md).
class TestUpstreamNames : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void vits_names() {
        compare(vits::VitsGenerator({}, 178, 513, 1), "vits_ljs_base");
        compare(vits::VitsDiscriminator(false), "vits_discriminator");
    }
    void vits_names_with_deterministic_durations() {
        VitsConfig config;
        config.use_sdp = false;
        compare(vits::VitsGenerator(config, 178, 513, 1), "vits_ljs_nosdp");
    }
    void multi_speaker_vits_names() {
        VitsConfig config;
        config.gin_channels = 256;
        compare(vits::VitsGenerator(config, 178, 513, 109), "vits_vctk_base");
    }
    void hifigan_names() {
        GeneratorConfig v2;
        v2.upsample_initial_channel = 128;
        compare(hifigan_generator({}), "hifigan_v1");
        compare(hifigan_generator(v2), "hifigan_v2");
        compare(hifigan_generator(v3()), "hifigan_v3");
        compare(hifigan::MultiPeriodDiscriminator(), "hifigan_mpd");
        compare(hifigan::MultiScaleDiscriminator(), "hifigan_msd");
    }

    void the_origin_of_a_checkpoint_is_detected_by_its_names() {
        const auto form = [](const char* name) {
            return detect_upstream_format(
                {{"a", at::ones(1)}, {name, at::ones(1)}, {"z", at::ones(1)}});
        };
        QVERIFY(form("enc_p.emb.weight") == UpstreamFormat::vits);
        QVERIFY(form("model_g.enc_p.emb.weight") == UpstreamFormat::piper);
        QVERIFY(form("waveform_decoder.conv_pre.bias") == UpstreamFormat::coqui);
        QVERIFY(form("generator.enc_p.emb.weight") == UpstreamFormat::other);
    }

  private:
    static void compare(const torch::nn::Module& module, const std::string& list) {
        const std::string difference = first_difference(lines_of(module), lines_of(list));
        QVERIFY2(difference.empty(), (list + ": " + difference).c_str());
    }
};

FORMANT_TEST(TestUpstreamNames)

} // namespace tst_upstream_names

#include "tst_upstream_names.moc"
