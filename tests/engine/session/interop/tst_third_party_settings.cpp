#include "engine/base/atomic_file.h"
#include "engine/models/dvae/dvae_names.h"
#include "engine/models/indextts2/indextts2_config.h"
#include "engine/models/xtts/xtts_config.h"
#include "engine/session/config/run_config.h"
#include "engine/session/interop/third_party_settings.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_third_party_settings {

using test::contains;

const Path reference = FORMANT_SOURCE_DIR "/tests/data/reference/indextts2";
const Path xtts = FORMANT_SOURCE_DIR "/tests/data/reference/xtts";

class TestThirdPartySettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_configuration_of_indextts2_gives_sizes_and_tokenizer() {
        const auto source =
            with_third_party_settings({(reference / "config.yaml").string(), {"train.seed=5"}});
        QVERIFY(source && source->file.empty());
        const auto loaded = load_run_config(source->file, source->settings);
        QVERIFY2(loaded, loaded ? "" : to_english(loaded.error().what).c_str());
        const auto& model = loaded->voice.model.of<IndexTts2Config>();
        QCOMPARE(loaded->voice.model.name, std::string("indextts2"));
        QCOMPARE(model.width, std::int64_t{56});
        QCOMPARE(model.layers, std::int64_t{2});
        QCOMPARE(model.codebook_size, std::int64_t{64});
        QCOMPARE(model.max_audio_tokens, std::int64_t{60});
        QCOMPARE(model.feature_width, std::int64_t{24});
        QCOMPARE(model.speaker.inner_width, std::int64_t{32});
        QCOMPARE(model.speaker.perceiver_mult, std::int64_t{1});
        QCOMPARE(model.emotion.width, std::int64_t{12});
        QCOMPARE(Path(loaded->voice.text.tokenizer), reference / "bpe.model");
        QCOMPARE(loaded->train.seed, std::int64_t{5});
    }
    void the_configuration_of_xtts_gives_sizes_mels_and_optimizer() {
        const auto source =
            with_third_party_settings({(xtts / "config.json").string(), {"text.language=es"}});
        QVERIFY2(source, source ? "" : to_english(source.error().what).c_str());
        const auto loaded = load_run_config(source->file, source->settings);
        QVERIFY2(loaded, loaded ? "" : to_english(loaded.error().what).c_str());
        const auto& model = loaded->voice.model.of<XttsConfig>();
        QCOMPARE(loaded->voice.model.name, std::string("xtts"));
        QVERIFY(model.is_v2());
        QCOMPARE(model.width, std::int64_t{20});
        QCOMPARE(model.layers, std::int64_t{2});
        QCOMPARE(model.max_text_tokens, std::int64_t{70});
        QCOMPARE(model.max_audio_tokens, std::int64_t{52});
        QCOMPARE(model.conditioning_frames, std::int64_t{87}); // 22050 samples
        QCOMPARE(model.text_weight, 0.01);
        QCOMPARE(model.default_voice_share, 0.0);
        QCOMPARE(model.masking, std::string("on"));
        QVERIFY(loaded->voice.audio == dvae::upstream_mel);
        QCOMPARE(loaded->train.learning_rate, 5e-6);
        QCOMPARE(loaded->train.betas, (std::vector<double>{0.9, 0.96}));
        QCOMPARE(loaded->train.weight_decay, 0.01);
        QCOMPARE(loaded->voice.text.language, std::string("es"));
    }
    void the_published_configuration_of_xtts_has_no_optimizer_of_its_own() {
        const auto source = written(R"({
    "output_path": "output", "logger_uri": null, "run_name": "run", "project_name": null,
    "run_description": "\ud83d\udc38Coqui trainer run.", "print_step": 25, "epochs": 1000,
    "batch_size": 32, "grad_clip": 0.0, "lr": 0.001, "optimizer": "radam",
    "optimizer_params": null, "lr_scheduler": null, "model": "xtts", "max_audio_len": Infinity,
    "model_args": {"gpt_batch_size": 1, "gpt_checkpoint": null, "num_chars": 255,
        "gpt_max_audio_tokens": 605, "gpt_max_text_tokens": 402, "gpt_max_prompt_tokens": 70,
        "gpt_layers": 30, "gpt_n_model_channels": 1024, "gpt_n_heads": 16,
        "gpt_number_text_tokens": 6681, "gpt_start_text_token": null,
        "gpt_stop_text_token": null, "gpt_num_audio_tokens": 1026, "gpt_start_audio_token": 1024,
        "gpt_stop_audio_token": 1025, "gpt_code_stride_len": 1024,
        "gpt_use_masking_gt_prompt_approach": true, "gpt_use_perceiver_resampler": true,
        "input_sample_rate": 22050, "output_sample_rate": 24000, "output_hop_length": 256,
        "decoder_input_dim": 1024, "d_vector_dim": 512,
        "cond_d_vector_in_each_upsampling_layer": true, "duration_const": 102400},
    "languages": ["en", "es", "zh-cn"], "temperature": 0.75, "repetition_penalty": 5.0})");
        QVERIFY2(source, source ? "" : to_english(source.error().what).c_str());
        const auto loaded = load_run_config(source->file, source->settings);
        QVERIFY2(loaded, loaded ? "" : to_english(loaded.error().what).c_str());
        const auto& model = loaded->voice.model.of<XttsConfig>();
        QCOMPARE(model.layers, std::int64_t{30});
        QCOMPARE(model.conditioning_frames, std::int64_t{517});
        QCOMPARE(loaded->train.learning_rate, 5e-6);
        QCOMPARE(loaded->preset, std::string("xtts-v2"));
        QCOMPARE(loaded->train.max_steps, std::int64_t{10000});
    }
    void a_shortest_part_that_is_not_half_of_the_longest_is_refused() {
        std::string json = read_file(xtts / "config.json").value();
        const std::string shortest = "\"min_conditioning_length\": 11025";
        json.replace(json.find(shortest), shortest.size(), "\"min_conditioning_length\": 5000");
        QVERIFY(!written(json));
    }
    void an_xtts_of_another_structure_is_refused() {
        std::string json = read_file(xtts / "config.json").value();
        const std::string resampler = "\"gpt_use_perceiver_resampler\": true";
        json.replace(json.find(resampler), resampler.size(),
                     "\"gpt_use_perceiver_resampler\": false");
        const auto source = written(json);
        QVERIFY(!source);
        QVERIFY2(contains(to_english(source.error().what),
                          "model_args.gpt_use_perceiver_resampler is false"),
                 to_english(source.error().what).c_str());
    }
    void what_this_program_cannot_follow_is_refused() {
        std::string yaml = read_file(reference / "config.yaml").value();
        const std::string start = "start_text_token: 0";
        yaml.replace(yaml.find(start), start.size(), "start_text_token: 7");
        const auto source = written(yaml);
        QVERIFY(!source);
        QVERIFY2(contains(to_english(source.error().what), "gpt.start_text_token is 7"),
                 to_english(source.error().what).c_str());
    }
    void other_files_are_kept() {
        const auto own = written("train:\n  seed: 3\n");
        QVERIFY(own && own->file == (folder_ / "config.yaml").string() && own->settings.empty());
        const auto missing = with_third_party_settings({"missing.yaml", {}});
        QVERIFY(missing && missing->file == "missing.yaml");
    }

  private:
    Result<ConfigSource> written(const std::string& yaml) {
        const Path file = folder_ / "config.yaml";
        test::throw_on_error(write_file_atomically(file, yaml));
        return with_third_party_settings({file.string(), {}});
    }
    test::TemporaryFolder folder_;
};

FORMANT_TEST(TestThirdPartySettings)

} // namespace tst_third_party_settings

#include "tst_third_party_settings.moc"
