#include "engine/models/create_model.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/load_model_checked.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/unet/unet_config.h"
#include "engine/models/vits/vits_config.h"
#include "engine/models/weight_match.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_load_model_checked {

ModelConfig config_of(const std::string& name, const std::string& size) {
    ModelConfig config;
    set_model_size(config, size);
    config.name = name;
    return config;
}

constexpr std::int64_t symbols = 20;

StateTree::Map weights_of(const ModelConfig& config, std::int64_t speakers = 1) {
    return save_weights(*create_model(config, {}, symbols, {}, speakers).value().trainable);
}

Result<Model> load_with(const ModelConfig& config, const StateTree::Map& weights) {
    return load_model_checked(config, {}, symbols, /*n_speakers=*/1, weights);
}

/// Checks the error for a model that is too large for any memory.
void is_rejected_by_its_shape(const Result<Model>& loaded) {
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().kind, ErrorKind::checkpoint);
    const std::string why = to_english(loaded.error().what);
    QVERIFY2(why.find("has shape") != std::string::npos, why.c_str());
}

class TestLoadModelChecked : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void known_shapes_equal_those_of_the_created_model_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("size");
        for (const char* name : {"unet", "vits", "hifigan"})
            for (const char* size : {"tiny", "small", "medium"})
                QTest::addRow("%s %s", name, size) << name << size;
    }
    void known_shapes_equal_those_of_the_created_model() {
        QFETCH(const QString, name);
        QFETCH(const QString, size);
        const ModelConfig config = config_of(name.toStdString(), size.toStdString());
        for (const std::int64_t speakers : {1, 3}) {
            const auto shapes =
                kind_of(config).size_determining_shapes(config.kinds, {{}, symbols, speakers});
            QVERIFY(!shapes.empty());
            const auto misfits = find_mismatches(shapes, weights_of(config, speakers));
            QVERIFY2(misfits.empty(), misfits.empty() ? "" : misfits.front().name.c_str());
        }
    }
    void a_model_is_loaded_with_the_sizes_of_its_weights() {
        for (const char* name : {"unet", "vits", "hifigan"}) {
            const ModelConfig config = config_of(name, "tiny");
            const auto weights = weights_of(config);
            const auto loaded = load_with(config, weights);
            QVERIFY2(loaded, name);
            for (const auto& [tensor, value] : save_weights(*loaded->trainable))
                QVERIFY2(at::equal(std::get<at::Tensor>(value.value()),
                                   std::get<at::Tensor>(weights.at(tensor).value())),
                         tensor.c_str());
        }
    }
    /// The models would need hundreds of GB.
    void mismatched_sizes_are_rejected_before_a_model_is_created() {
        ModelConfig vits = config_of("vits", "tiny");
        vits.of<VitsConfig>().filter_channels = 8192;
        vits.of<VitsConfig>().hidden_channels = 4096;
        vits.of<VitsConfig>().kernel_size = 31;
        vits.of<VitsConfig>().n_layers = 64;
        ModelConfig unet = config_of("unet", "tiny");
        unet.of<UnetConfig>().decoder_channels = 1 << 20;
        ModelConfig hifigan = config_of("hifigan", "tiny");
        hifigan.of<HifiganConfig>().generator.upsample_initial_channel = 1 << 20;
        for (const ModelConfig& config : {vits, unet, hifigan})
            is_rejected_by_its_shape(load_with(config, weights_of(config_of(config.name, "tiny"))));
    }
    void too_many_symbols_or_speakers_are_rejected_before_a_model_is_created() {
        constexpr std::int64_t many = std::int64_t{1} << 40;
        for (const char* name : {"unet", "vits"}) {
            const ModelConfig config = config_of(name, "tiny");
            is_rejected_by_its_shape(
                load_model_checked(config, {}, many, 2, weights_of(config, 2)));
            is_rejected_by_its_shape(
                load_model_checked(config, {}, symbols, many, weights_of(config, 2)));
        }
    }
    void lists_of_different_lengths_are_rejected_before_they_are_read() {
        ModelConfig config = config_of("hifigan", "tiny");
        const auto weights = weights_of(config);
        config.of<HifiganConfig>().generator.upsample_kernel_sizes = {16};
        QCOMPARE(load_with(config, weights).error().kind, ErrorKind::usage);
    }
    void more_levels_than_channels_are_rejected() {
        ModelConfig config = config_of("hifigan", "tiny");
        GeneratorConfig& generator = config.of<HifiganConfig>().generator;
        generator.upsample_rates.assign(64, 1);
        generator.upsample_rates[0] = 256;
        generator.upsample_kernel_sizes = generator.upsample_rates;
        QCOMPARE(check_model_config(config, {}).error().kind, ErrorKind::usage);
    }
};

FORMANT_TEST(TestLoadModelChecked)

} // namespace tst_load_model_checked

#include "tst_load_model_checked.moc"
