#include "engine/models/model_weights.h"
#include "engine/models/model_with_weights.h"
#include "engine/models/telling_shapes.h"
#include "engine/models/weight_fit.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace {

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

Result<Model> made_with(const ModelConfig& config, const StateTree::Map& weights) {
    return model_with_weights(config, {}, symbols, /*n_speakers=*/1, weights);
}

/// Of something that no memory holds.
void is_refused_by_its_shape(const Result<Model>& made) {
    QVERIFY(!made);
    QCOMPARE(made.error().kind, ErrorKind::checkpoint);
    const std::string why = to_english(made.error().what);
    QVERIFY2(why.find("has shape") != std::string::npos, why.c_str());
}

} // namespace

class TestTellingShapes : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void they_are_those_of_the_model_that_would_be_made_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("size");
        for (const char* name : {"unet", "vits", "hifigan"})
            for (const char* size : {"tiny", "small", "medium"})
                QTest::addRow("%s %s", name, size) << name << size;
    }
    void they_are_those_of_the_model_that_would_be_made() {
        QFETCH(const QString, name);
        QFETCH(const QString, size);
        const ModelConfig config = config_of(name.toStdString(), size.toStdString());
        for (const std::int64_t speakers : {1, 3}) {
            const auto shapes = telling_shapes(config, {}, symbols, speakers);
            QVERIFY(!shapes.empty());
            const auto misfits = misfits_among(shapes, weights_of(config, speakers));
            QVERIFY2(misfits.empty(), misfits.empty() ? "" : misfits.front().name.c_str());
        }
    }
    void weights_make_a_model_of_their_sizes() {
        for (const char* name : {"unet", "vits", "hifigan"}) {
            const ModelConfig config = config_of(name, "tiny");
            const auto weights = weights_of(config);
            const auto made = made_with(config, weights);
            QVERIFY2(made, name);
            for (const auto& [tensor, value] : save_weights(*made->trainable))
                QVERIFY2(at::equal(std::get<at::Tensor>(value.value()),
                                   std::get<at::Tensor>(weights.at(tensor).value())),
                         tensor.c_str());
        }
    }
    /// It would take hundreds of GB.
    void sizes_that_the_weights_have_not_are_refused_before_a_model_is_made() {
        ModelConfig vits = config_of("vits", "tiny");
        vits.vits.filter_channels = 8192;
        vits.vits.hidden_channels = 4096;
        vits.vits.kernel_size = 31;
        vits.vits.n_layers = 64;
        ModelConfig unet = config_of("unet", "tiny");
        unet.unet.decoder_channels = 1 << 20;
        ModelConfig hifigan = config_of("hifigan", "tiny");
        hifigan.hifigan.generator.upsample_initial_channel = 1 << 20;
        for (const ModelConfig& config : {vits, unet, hifigan})
            is_refused_by_its_shape(made_with(config, weights_of(config_of(config.name, "tiny"))));
    }
    void tables_of_more_symbols_or_speakers_than_the_weights_have_are_refused_so_too() {
        constexpr std::int64_t many = std::int64_t{1} << 40;
        for (const char* name : {"unet", "vits"}) {
            const ModelConfig config = config_of(name, "tiny");
            is_refused_by_its_shape(model_with_weights(config, {}, many, 2, weights_of(config, 2)));
            is_refused_by_its_shape(
                model_with_weights(config, {}, symbols, many, weights_of(config, 2)));
        }
    }
    void lists_that_are_not_of_one_length_are_refused_before_they_are_read() {
        ModelConfig config = config_of("hifigan", "tiny");
        const auto weights = weights_of(config);
        config.hifigan.generator.upsample_kernel_sizes = {16};
        QCOMPARE(made_with(config, weights).error().kind, ErrorKind::usage);
    }
    void more_levels_than_there_are_channels_are_refused() {
        ModelConfig config = config_of("hifigan", "tiny");
        GeneratorConfig& generator = config.hifigan.generator;
        generator.upsample_rates.assign(64, 1);
        generator.upsample_rates[0] = 256;
        generator.upsample_kernel_sizes = generator.upsample_rates;
        QCOMPARE(check_model_config(config, {}).error().kind, ErrorKind::usage);
    }
};

FORMANT_TEST(TestTellingShapes)
#include "tst_telling_shapes.moc"
