#include "engine/models/dvae/dvae_names.h"
#include "engine/models/upstream_names.h"
#include "engine/models/weight_match.h"
#include "engine/models/xtts/xtts_names.h"
#include "engine/models/xtts/xtts_v2_model.h"
#include "tests/engine/models/published_entries.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_xtts_names {

/// Tensors without meaning under the published names that begin with `prefix`, which `as` replaces.
StateTree::Map published(const std::string& prefix, const std::string& as) {
    StateTree::Map weights;
    for (const auto& [name, entry] : test::published_entries("xtts", prefix))
        weights.emplace(as + name, StateTree(at::zeros({1})));
    return weights;
}

StateTree::Map merged(StateTree::Map all, StateTree::Map more) {
    all.merge(more);
    return all;
}

/// The entries of a published model.pth.
StateTree::Map model_file() {
    StateTree::Map weights =
        merged(published("gpt.", "gpt."), published("hifigan_decoder.", "hifigan_decoder."));
    weights.emplace("mel_stats", StateTree(at::full({80}, 2.0)));
    return weights;
}

StateTree::Map codec_file(const std::string& as) {
    StateTree::Map weights;
    for (const char* part : {"encoder.", "decoder.", "codebook.", "discrete_loss."})
        weights.merge(published(part, as + part));
    return weights;
}

DvaeConfig narrow_codec() {
    DvaeConfig codec;
    set_dvae_size(codec, "large");
    codec.hidden_width = 8;
    codec.codebook_size = 16;
    return codec;
}

std::set<std::string> names_of(const StateTree::Map& weights) {
    std::set<std::string> names;
    for (const auto& [name, tensor] : weights)
        names.insert(name);
    return names;
}

std::set<std::string> names_of(const torch::nn::Module& model) {
    std::set<std::string> names;
    for (const auto& [name, tensor] : tensors_of(model))
        names.insert(name);
    return names;
}

/// A model with all layers of the published one, which are narrow here.
const xtts::XttsV2Model& published_model() {
    static const xtts::XttsV2Model model = [] {
        XttsConfig config;
        set_xtts_size(config, "large");
        config.variant = "v2";
        config.default_voice_share = 0;
        config.width = 32;
        config.decoder_channels = 16;
        config.speaker_channels = {8, 8, 16, 16};
        return xtts::XttsV2Model(config, narrow_codec(), ModelInputs{dvae::upstream_mel, 20});
    }();
    return model;
}

class TestXttsNames : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_published_files_together_are_a_whole_model() {
        const auto weights = xtts::own_names(merged(model_file(), codec_file("dvae.")));
        QVERIFY(names_of(weights) == names_of(published_model()));
        const at::Tensor* scale = find_tensor(weights, "codec.mel_scale");
        QVERIFY(at::equal(*scale, at::full({80, 1}, 2.0)));
        QVERIFY(at::equal(*find_tensor(weights, "codec.mel_shift"), at::zeros({80, 1})));
    }
    void a_checkpoint_of_upstreams_trainer_is_a_whole_model() {
        StateTree::Map weights = codec_file("dvae.");
        for (const auto& [name, tensor] : model_file())
            weights.emplace("xtts." + name, tensor);
        for (const char* name :
             {"torch_mel_spectrogram_dvae.mel_norms",
              "xtts.gpt.gpt_inference.transformer.h.0.ln_1.weight", "xtts.gpt.gpt.wte.weight"})
            weights.emplace(name, StateTree(at::zeros({1})));
        QVERIFY(names_of(xtts::own_names(weights)) == names_of(published_model()));
    }
    void without_the_codec_only_the_codec_is_missing() {
        const auto weights = xtts::own_names(model_file());
        for (const std::string& name : names_of(published_model()))
            QVERIFY2(weights.contains(name) != name.starts_with("codec."), name.c_str());
    }
    void own_names_are_kept_and_become_those_of_the_published_file() {
        const auto own = xtts::own_names(merged(model_file(), codec_file("dvae.")));
        QVERIFY(names_of(xtts::own_names(own)) == names_of(own));
        QVERIFY(names_of(xtts::upstream_names(own)) == names_of(model_file()));
    }
    void the_codec_alone_has_the_scale_of_its_mels() {
        StateTree::Map weights = codec_file("");
        weights.emplace("mel_stats", StateTree(at::full({80}, 2.0)));
        const dvae::DvaeModel model(narrow_codec(), dvae::upstream_mel, {});
        const auto own = dvae::own_names(weights);
        QVERIFY(names_of(own) == names_of(model));
        QVERIFY(names_of(dvae::own_names(own)) == names_of(model));
    }
    void the_sizes_of_a_codec_are_those_of_its_weights() {
        DvaeConfig codec;
        codec.levels = 0;
        codec.codebook_size = 48;
        codec.code_width = 6;
        codec.hidden_width = 10;
        codec.blocks = 2;
        const dvae::DvaeModel model(codec, dvae::upstream_mel, {});
        StateTree::Map weights;
        for (const auto& [name, tensor] : tensors_of(model))
            weights.emplace(name, StateTree(tensor));
        DvaeConfig found;
        dvae::adopt_sizes(weights, "codec.", found);
        QVERIFY(found == codec);
    }
    void sizes_that_a_file_only_claims_are_not_those_of_a_codec() {
        StateTree::Map weights;
        weights.emplace("encoder.0.0.weight", StateTree(at::zeros({100000, 1, 1})));
        weights.emplace("decoder.0.weight", StateTree(at::zeros({200000, 1, 1})));
        weights.emplace("decoder.1.net.0.weight", StateTree(at::zeros({1})));
        DvaeConfig config;
        dvae::adopt_sizes(weights, "", config);
        QVERIFY(config == DvaeConfig());
    }
};

FORMANT_TEST(TestXttsNames)

} // namespace tst_xtts_names

#include "tst_xtts_names.moc"
