#include "engine/config/yaml_reader.h"
#include "engine/models/create_model.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/models/model_kinds.h"
#include "engine/models/trainable_model.h"
#include "engine/models/unet/unet_config.h"
#include "engine/models/vits/vits_config.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_create_model {

Result<Model> create(const ModelConfig& config) {
    return create_model(config, MelConfig{}, 10, {});
}

class TestCreateModel : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void both_interfaces_are_the_same_object() {
        const auto model = create({});
        QVERIFY(model);
        QCOMPARE(dynamic_cast<void*>(model->speech), dynamic_cast<void*>(model->trainable.get()));
        QCOMPARE(model->trainable->features().mel, MelConfig{});
    }
    void a_vocoder_has_no_speech_interface() {
        ModelConfig config;
        config.name = "hifigan";
        const auto model = create(config);
        QVERIFY(model->speech == nullptr);
        QCOMPARE(dynamic_cast<const void*>(model->vocoder),
                 dynamic_cast<const void*>(model->trainable.get()));
    }
    void features_are_known_before_a_model_is_created() {
        for (const char* name : {"unet", "vits", "hifigan"}) {
            ModelConfig config;
            config.name = name;
            const FeatureNeeds wanted = create(config)->trainable->features();
            const FeatureNeeds known = features_of(config, MelConfig{});
            QVERIFY(wanted.mel == known.mel && wanted.features == known.features);
        }
    }
    void layer_names_are_known_before_a_model_is_created() {
        for (const char* name : {"unet", "vits", "hifigan"}) {
            ModelConfig config;
            config.name = name;
            config.of<VitsConfig>().gin_channels = 16;
            const auto model = create_model(config, MelConfig{}, 10, {}, /*n_speakers=*/2);
            std::set<std::string> groups, prefixes;
            for (const LayerGroup& group : model->trainable->layer_groups())
                groups.insert(group.name);
            for (const auto& parameter : model->trainable->named_parameters())
                prefixes.insert(parameter.key().substr(0, parameter.key().find('.')));
            const LayerNames known = kind_of(config).layer_names();
            QCOMPARE(std::set(known.groups.begin(), known.groups.end()), groups);
            QCOMPARE(std::set(known.prefixes.begin(), known.prefixes.end()), prefixes);
        }
    }
    void a_vocoder_needs_texts_only_with_a_teacher() {
        ModelConfig config;
        config.name = "hifigan";
        QVERIFY(!features_of(config, MelConfig{}).has(Feature::tokens));
        config.of<HifiganConfig>().teacher = "voice.pt"; // not read when a model is created
        QVERIFY(features_of(config, MelConfig{}).has(Feature::tokens));
        QVERIFY(create(config)->trainable->features().has(Feature::tokens));
    }
    void only_unet_supports_gradient_checkpointing() {
        for (const char* name : {"unet", "vits", "hifigan"}) {
            ModelConfig config;
            config.name = name;
            QCOMPARE(create(config)->trainable->supports_gradient_checkpointing(),
                     kind_of(config).supports_gradient_checkpointing());
        }
    }
    void large_vits_has_the_sizes_of_upstream_ljs_base() {
        ModelConfig config;
        set_model_size(config, "large");
        const VitsConfig published;
        QCOMPARE(config.of<VitsConfig>().inter_channels, published.inter_channels);
        QCOMPARE(config.of<VitsConfig>().decoder.upsample_rates, published.decoder.upsample_rates);
        QCOMPARE(config.of<VitsConfig>().decoder.upsample_initial_channel, std::int64_t{512});
        QCOMPARE(config.of<VitsConfig>().discriminator_channels, std::int64_t{1024});
    }
    void rates_that_do_not_multiply_to_the_hop_are_a_usage_error() {
        ModelConfig config;
        config.name = "vits";
        config.of<VitsConfig>().decoder.upsample_rates = {8, 8, 2};
        config.of<VitsConfig>().decoder.upsample_kernel_sizes = {16, 16, 4};
        const auto model = create(config);
        QCOMPARE(model.error().kind, ErrorKind::usage);
        QVERIFY(to_english(model.error().what).find("multiply to 128") != std::string::npos);
    }
    void lists_of_sizes_are_read_from_yaml_and_checked() {
        ModelConfig config;
        ConfigTable table;
        add_model_fields(table, config);
        QVERIFY(read_yaml(table,
                          "model:\n  name: vits\n  vits:\n    resblock_kernel_sizes: [3, 5]\n"
                          "    resblock_dilation_sizes: [1 2, 2 6 7]\n",
                          "c.yaml"));
        QCOMPARE(config.of<VitsConfig>().decoder.resblock_dilation_sizes[1],
                 (std::vector<std::int64_t>{2, 6, 7}));
        QVERIFY(create(config));
        config.of<VitsConfig>().decoder.resblock_dilation_sizes.pop_back();
        QVERIFY(!create(config));
        QVERIFY(read_yaml(table, "model:\n  vits:\n    upsample_rates: [8, 8, 3.5]\n", "c.yaml"));
        QVERIFY(!create(config));
    }
    void an_unknown_model_is_a_usage_error_that_names_it() {
        ModelConfig config;
        config.name = "unit";
        const auto model = create(config);
        QVERIFY(!model);
        QCOMPARE(model.error().kind, ErrorKind::usage);
        QVERIFY(to_english(model.error().what).find("unit") != std::string::npos);
    }
    void a_width_that_the_groups_do_not_divide_is_a_usage_error() {
        ModelConfig config;
        config.of<UnetConfig>().decoder_channels = 100;
        const auto model = create(config);
        QVERIFY(!model);
        QCOMPARE(model.error().kind, ErrorKind::usage);
        QVERIFY(to_english(model.error().what).find("decoder_channels is 100") !=
                std::string::npos);
    }
    void settings_are_read_from_yaml_and_size_the_model() {
        ModelConfig config;
        ConfigTable table;
        add_model_fields(table, config);
        QVERIFY(
            read_yaml(table, "model:\n  name: unet\n  unet:\n    decoder_levels: 2\n", "c.yaml"));
        const auto small = create(config), full = create({});
        QVERIFY(small->trainable->parameters().size() < full->trainable->parameters().size());
        QVERIFY(!read_yaml(table, "model:\n  name: unit\n", "c.yaml"));
    }
};

FORMANT_TEST(TestCreateModel)

} // namespace tst_create_model

#include "tst_create_model.moc"
