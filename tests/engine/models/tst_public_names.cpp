#include "engine/models/hifigan/hifigan_model.h"
#include "engine/models/public_names.h"
#include "engine/models/vits/vits_model.h"
#include "tests/engine/models/reference/state_order.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>

using namespace formant;

namespace {

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

/// The first line that differs; empty where none does.
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
    return {config, hifigan::GeneratorEnds{}};
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

} // namespace

/// The lists are what the public code has (tests/data/public_names/README.md).
class TestPublicNames : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void of_vits() {
        compare(vits::VitsGenerator({}, 178, 513, 1), "vits_ljs_base");
        compare(vits::VitsDiscriminator(false), "vits_discriminator");
    }
    void of_vits_with_plain_durations() {
        VitsConfig config;
        config.use_sdp = false;
        compare(vits::VitsGenerator(config, 178, 513, 1), "vits_ljs_nosdp");
    }
    void of_vits_with_several_speakers() {
        VitsConfig config;
        config.gin_channels = 256;
        compare(vits::VitsGenerator(config, 178, 513, 109), "vits_vctk_base");
    }
    void of_hifigan() {
        GeneratorConfig v2;
        v2.upsample_initial_channel = 128;
        compare(hifigan_generator({}), "hifigan_v1");
        compare(hifigan_generator(v2), "hifigan_v2");
        compare(hifigan_generator(v3()), "hifigan_v3");
        compare(hifigan::MultiPeriodDiscriminator(), "hifigan_mpd");
        compare(hifigan::MultiScaleDiscriminator(), "hifigan_msd");
    }

    void whose_a_checkpoint_is_is_told_by_its_names() {
        const auto form = [](const char* name) {
            return public_form_of({{"a", at::ones(1)}, {name, at::ones(1)}, {"z", at::ones(1)}});
        };
        QVERIFY(form("enc_p.emb.weight") == PublicForm::vits);
        QVERIFY(form("model_g.enc_p.emb.weight") == PublicForm::piper);
        QVERIFY(form("waveform_decoder.conv_pre.bias") == PublicForm::coqui);
        QVERIFY(form("generator.enc_p.emb.weight") == PublicForm::other);
    }

  private:
    static void compare(const torch::nn::Module& module, const std::string& list) {
        const std::string difference = first_difference(lines_of(module), lines_of(list));
        QVERIFY2(difference.empty(), (list + ": " + difference).c_str());
    }
};

FORMANT_TEST(TestPublicNames)
#include "tst_public_names.moc"
