#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/config/yaml_writer.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/models/unet/unet_config.h"
#include "engine/session/checkpoints/checkpoint_export.h"
#include "engine/synth/voice.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace formant;

namespace tst_checkpoint_export {

using test::TemporaryFolder;

const std::vector<std::string> symbols = {"<padding>", " ", "n", "t", "uː", "u", "w"};

StateTree small_checkpoint() {
    VoiceConfig config;
    config.model.of<UnetConfig>().encoder_channels =
        config.model.of<UnetConfig>().decoder_channels = 16;
    config.model.of<UnetConfig>().style_encoder_channels = 8;
    at::manual_seed(41);
    const Model model = *create_model(config.model, config.audio,
                                      static_cast<std::int64_t>(symbols.size()), {-6, 2});
    StateTree state;
    state["format"] = checkpoint_format;
    state["symbols"] = StateTree::List(symbols.begin(), symbols.end());
    state["state_dict"] = save_weights(*model.trainable);
    for (const auto& parameter : model.trainable->named_parameters())
        state["ema"][parameter.key()] = parameter.value().detach() * 0.5;
    state["optimisers"]["all"]["exp_avg"] = at::ones({1000});
    ConfigTable table;
    add_voice_fields(table, config);
    state["config"] = write_yaml(table);
    return state;
}

struct Fixture {
    TemporaryFolder folder;
    Fixture() { test::throw_on_error(save_checkpoint(folder / "step_40.pt", small_checkpoint())); }

    Result<void> export_as(const std::string& name, bool ema_only, bool half) const {
        return export_checkpoint(
            {(folder / "step_40.pt").string(), (folder / name).string(), ema_only, half});
    }
    at::Tensor spoken(const std::string& name, VoiceWeights weights) const {
        const auto voice =
            Voice::from_checkpoint(*load_checkpoint(folder / name), weights, at::kCPU);
        return (*voice)->speak("two", 1, (*voice)->default_options(), CancellationToken())->samples;
    }
};

class TestCheckpointExport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void an_exported_voice_sounds_like_the_checkpoint_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("native") << "voice.pt";
        QTest::newRow("safetensors") << "voice.safetensors";
    }
    void an_exported_voice_sounds_like_the_checkpoint() {
        QFETCH(const QString, name);
        const Fixture f;
        const auto written = f.export_as(name.toStdString(), false, false);
        QVERIFY2(written, written ? "" : to_english(written.error().what).c_str());
        for (const VoiceWeights weights : {VoiceWeights::raw, VoiceWeights::ema})
            QVERIFY(
                at::equal(f.spoken(name.toStdString(), weights), f.spoken("step_40.pt", weights)));
        QVERIFY(!load_checkpoint(f.folder / name.toStdString())->contains("optimisers"));
    }
    void ema_weights_alone_are_used_whichever_weights_are_requested() {
        const Fixture f;
        QVERIFY(f.export_as("voice.safetensors", true, false));
        const at::Tensor expected = f.spoken("step_40.pt", VoiceWeights::ema);
        QVERIFY(at::equal(f.spoken("voice.safetensors", VoiceWeights::ema), expected));
        QVERIFY(at::equal(f.spoken("voice.safetensors", VoiceWeights::raw), expected));
    }
    void half_precision_halves_the_file_and_still_speaks() {
        const Fixture f;
        QVERIFY(f.export_as("whole.safetensors", true, false));
        QVERIFY(f.export_as("half.safetensors", true, true));
        const auto size = [&](const char* name) {
            return static_cast<double>(std::filesystem::file_size(f.folder / name));
        };
        QVERIFY(size("half.safetensors") < 0.7 * size("whole.safetensors"));
        QVERIFY(f.spoken("half.safetensors", VoiceWeights::ema).numel() > 0);
    }
    void python_reads_an_exported_voice() {
        const Fixture f;
        QVERIFY(f.export_as("voice.safetensors", true, true));
        const auto output = test::run_python("engine/base/exchange_safetensors.py",
                                             {"read", (f.folder / "voice.safetensors").string()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto read = nlohmann::json::parse(output.standard_output);
        QCOMPARE(read["tensors"].size(),
                 small_checkpoint().get<StateTree::Map>("state_dict")->size());
        QCOMPARE(read["metadata"]["format"].get<std::string>(), std::string("pt"));
    }
    void weights_of_another_program_are_converted() {
        const TemporaryFolder folder;
        const auto made = test::run_python("engine/checkpoint/make_python_checkpoint.py",
                                           {"wrapped", (folder / "a.pth").string()});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        const std::string out = (folder / "a.safetensors").string();
        QVERIFY(export_checkpoint({(folder / "a.pth").string(), out, false, false}));
        const auto weights = read_any_checkpoint(out)->get<StateTree::Map>("state_dict");
        QVERIFY(weights->contains("0.weight") && weights->contains("2.bias"));
    }
    void a_name_of_unknown_format_is_refused() {
        const Fixture f;
        QCOMPARE(f.export_as("voice.onnx", false, false).error().kind, ErrorKind::usage);
    }
    void an_existing_checkpoint_is_never_overwritten_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("itself") << "step_40.pt";
        QTest::newRow("another") << "step_30.pt";
    }
    void an_existing_checkpoint_is_never_overwritten() {
        QFETCH(const QString, name);
        const Fixture f;
        test::throw_on_error(save_checkpoint(f.folder / "step_30.pt", small_checkpoint()));
        const auto refused = f.export_as(name.toStdString(), true, true);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(load_checkpoint(f.folder / name.toStdString())->contains("optimisers"));
    }
    void a_file_of_the_user_next_to_it_is_not_overwritten() {
        const Fixture f;
        const Path hash = f.folder / "voice.pt.sha256";
        test::throw_on_error(write_file_atomically(hash, "mine"));
        QCOMPARE(f.export_as("voice.pt", true, false).error().kind, ErrorKind::usage);
        QCOMPARE(*read_file(hash), std::string("mine"));
    }
};

FORMANT_TEST(TestCheckpointExport)

} // namespace tst_checkpoint_export

#include "tst_checkpoint_export.moc"
