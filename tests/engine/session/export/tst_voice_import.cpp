#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/vits/vits_config.h"
#include "engine/onnx/onnx_reader.h"
#include "engine/onnx/onnx_writer.h"
#include "engine/session/export/voice_export.h"
#include "engine/session/export/voice_import.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/pretrained_weights.h"
#include "engine/session/voices/voice_file.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/voice.h"
#include "engine/synth/voice_converter.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_voice_import {

using test::contains;
using test::TemporaryFolder;

/// A small voice with two speakers, exported for Piper.
class PiperVoice {
  public:
    explicit PiperVoice(const StateTree& checkpoint = test::small_piper_checkpoint({"ann", "bea"}))
        : checkpoint_(checkpoint) {
        test::throw_on_error(save_checkpoint(folder_ / "own.pt", checkpoint_));
        test::throw_on_error(
            export_for_player({.checkpoint = folder_ / "own.pt", .out = exported("")})
                .map([](const ExportedVoice&) {}));
    }

    const StateTree& checkpoint() const { return checkpoint_; }
    std::string in_folder(const std::string& name) const { return folder_ / name; }
    std::string exported(const std::string& name) const { return folder_ / ("piper/" + name); }
    std::string onnx() const { return exported("voice.onnx"); }

    /// Names the weights as PyTorch's exporter does: some by numbers, their nodes by modules.
    void rename_as_pytorch() const {
        auto file = onnx::read_onnx_file(onnx()).value();
        int number = 0;
        for (onnx::Node& node : file.graph.nodes) {
            const bool is_in_flow = node.operation == "Conv" &&
                                    node.inputs[1].find(".enc.in_layers.") != std::string::npos;
            if (!is_in_flow)
                continue;
            const std::string weight = node.inputs[1];
            node.name = "/" + weight.substr(0, weight.rfind('.') + 1) + "Conv";
            node.name[node.name.rfind('.')] = '/';
            node.inputs[1] = "onnx::Conv_" + std::to_string(number++);
            std::ranges::find(file.graph.constants, weight, [](const auto& constant) {
                return constant.first;
            })->first = node.inputs[1];
        }
        test::throw_on_error(onnx::write_onnx_file(onnx(), file.graph, {}));
    }

  private:
    TemporaryFolder folder_;
    StateTree checkpoint_;
};

/// Speaks without noise, by the second speaker.
at::Tensor spoken(const StateTree& checkpoint) {
    const auto voice = Voice::from_checkpoint(checkpoint, VoiceWeights::ema, at::kCPU);
    return (*voice)
        ->speak(
            "one two", 1,
            {.speaker = 1, .of_kind = VariationalOptions{.noise_scale = 0, .noise_scale_w = 0.0}},
            CancellationToken())
        ->samples;
}

Message refusal_of(const std::string& file) {
    const auto read = load_voice_file(file);
    return read ? Message() : read.error().what;
}

class TestVoiceImport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_voice_of_piper_speaks_as_before_data() {
        QTest::addColumn<bool>("as_pytorch");
        QTest::newRow("names of this program") << false;
        QTest::newRow("names of PyTorch's exporter") << true;
    }
    void a_voice_of_piper_speaks_as_before() {
        QFETCH(bool, as_pytorch);
        const PiperVoice voice;
        if (as_pytorch)
            voice.rename_as_pytorch();
        const auto notes = import_voice({voice.onnx(), voice.in_folder("imported.pt")});
        QVERIFY2(notes, notes ? "" : to_english(notes.error().what).c_str());
        const auto imported = load_checkpoint(voice.in_folder("imported.pt"));
        QVERIFY(imported);
        const at::Tensor before = spoken(voice.checkpoint()), after = spoken(*imported);
        QCOMPARE(after.numel(), before.numel());
        QVERIFY(((after - before).abs().max() / before.abs().max()).item<double>() < 1e-4);
        QCOMPARE(speakers_of(*imported)->names(), (std::vector<std::string>{"ann", "bea"}));
        QVERIFY(spoken(load_voice_file(voice.onnx())->checkpoint).equal(after));
    }
    void sizes_come_from_the_graph() {
        const PiperVoice voice;
        const auto read = voice_config_of(load_voice_file(voice.onnx())->checkpoint).value();
        const auto &vits = read.model.of<VitsConfig>(),
                   own = test::small_vits_config().model.of<VitsConfig>();
        QCOMPARE(vits.hidden_channels, own.hidden_channels);
        QCOMPARE(vits.n_heads, own.n_heads);
        QCOMPARE(vits.decoder.upsample_rates, own.decoder.upsample_rates);
        QCOMPARE(vits.decoder.resblock, own.decoder.resblock);
        QCOMPARE(vits.decoder.resblock_dilation_sizes, own.decoder.resblock_dilation_sizes);
        QCOMPARE(read.text.language, std::string("en-us"));
    }
    void it_is_exported_as_it_was() {
        const PiperVoice voice;
        QVERIFY(import_voice({voice.onnx(), voice.in_folder("imported.pt")}));
        QVERIFY(export_for_player(
            {.checkpoint = voice.in_folder("imported.pt"), .out = voice.in_folder("again")}));
        QCOMPARE(read_file(voice.in_folder("again/voice.onnx.json")).value(),
                 read_file(voice.exported("voice.onnx.json")).value());
        const auto first = onnx::read_onnx_file(voice.onnx())->graph,
                   second = onnx::read_onnx_file(voice.in_folder("again/voice.onnx"))->graph;
        QCOMPARE(second.nodes.size(), first.nodes.size());
        QCOMPARE(second.constants.size(), first.constants.size());
    }
    void a_training_from_it_lacks_only_what_speaking_does_not_need() {
        const PiperVoice voice;
        QVERIFY(import_voice({voice.onnx(), voice.in_folder("imported.pt")}));
        const auto config = voice_config_of(load_voice_file(voice.onnx())->checkpoint).value();
        for (const std::string& file : {voice.onnx(), voice.in_folder("imported.pt")}) {
            const auto pretrained = read_pretrained(file, *find_model_kind("vits"));
            QVERIFY(pretrained);
            QVERIFY(pretrained->is_untrained("generator.enc_q.pre.weight"));
            QVERIFY(pretrained->is_untrained("discriminator.discriminators.0.convs.0.bias"));
            QVERIFY(!pretrained->weights.contains("generator.enc_q.pre.weight"));
            QVERIFY(!pretrained->is_untrained("generator.flow.flows.0.pre.weight"));
            const auto model =
                create_model(config.model, config.audio, *num_pretrained_symbols(*pretrained), {},
                             static_cast<std::int64_t>(pretrained->speakers.names().size()));
            const auto report = initialize_from(*model->trainable, *pretrained, /*partial=*/false);
            QVERIFY(report);
            QVERIFY(report);
            QCOMPARE(
                to_english(report->at(1)),
                std::string("initialized randomly (needed for training only, not in the file): "
                            "generator.enc_q.*, generator.dp.post_*, generator.dp.flows.1.*, "
                            "discriminator.*"));
        }
    }
    void it_converts_no_recordings_before_it_is_trained() {
        const PiperVoice voice;
        const auto converter = VoiceConverter::from_checkpoint(
            load_voice_file(voice.onnx())->checkpoint, VoiceWeights::ema, at::kCPU);
        QVERIFY(!converter);
        QCOMPARE(converter.error().kind, ErrorKind::usage);
        QVERIFY(contains(to_english(converter.error().what), "train it first"));
    }
    void a_graph_that_rearranges_texts_is_refused() {
        const PiperVoice voice(test::small_vits_checkpoint({"ann", "bea"}));
        QVERIFY(contains(to_english(refusal_of(voice.onnx())), "rearranges"));
    }
    void a_missing_configuration_is_requested() {
        const PiperVoice voice;
        std::filesystem::remove(voice.exported("voice.onnx.json"));
        QVERIFY(contains(to_english(refusal_of(voice.onnx())), "voice.onnx.json"));
    }
    void another_graph_is_refused() {
        const PiperVoice voice;
        test::throw_on_error(onnx::write_onnx_file(voice.onnx(), onnx::Graph{}, {}));
        QVERIFY(!load_voice_file(voice.onnx()));
    }
    void a_checkpoint_of_this_program_is_not_imported() {
        const PiperVoice voice;
        const auto refused = import_voice({voice.in_folder("own.pt"), voice.in_folder("b.pt")});
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
    }
    void an_existing_file_is_kept() {
        const PiperVoice voice;
        const auto refused = import_voice({voice.onnx(), voice.in_folder("own.pt")});
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::usage);
        QVERIFY(load_checkpoint(voice.in_folder("own.pt")));
    }
};

FORMANT_TEST(TestVoiceImport)

} // namespace tst_voice_import

#include "tst_voice_import.moc"
