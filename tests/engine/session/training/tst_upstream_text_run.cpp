#include "engine/base/atomic_file.h"
#include "engine/base/os/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/upstream_names.h"
#include "engine/session/checkpoints/checkpoint_convert.h"
#include "engine/session/config/run_config.h"
#include "engine/session/voices/pretrained.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/voice.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/checkpoint_leaves.h"
#include "tests/support/voices/single_chunk.h"
#include "tests/support/voices/small_gan.h"
#include "tests/support/word_runs.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>
#include <set>

using namespace formant;

namespace tst_upstream_text_run {

/// The symbol ids of "two one" (phonemes "tu wʌn") in jaywalnut310/vits with add_blank.
const Tokens two_one = {0, 62, 0, 63, 0, 16, 0, 65, 0, 138, 0, 56, 0};
/// The ids of the phonemes of one, two, three and four, of the space, and of the blank.
const std::set<std::int64_t> symbols_of_the_corpus = {0,  16, 48, 51,  56,  57, 62,
                                                      63, 65, 76, 119, 123, 138};

at::Tensor tensor_of(const StateTree::Map& weights, const std::string& name) {
    return std::get<at::Tensor>(weights.at(name).value());
}

/// A small upstream model of 178 symbols, its files, and a corpus for fine-tuning it.
struct UpstreamVoice : test::WordRuns {
    StateTree::Map weights;

    UpstreamVoice() {
        const VoiceConfig voice = load_run_config("", test::small_vits()).value().voice;
        at::manual_seed(5);
        const Model model = create_model(voice.model, voice.audio, 178, {}, 1).value();
        weights = save_weights(*model.trainable);
        test::throw_on_error(make_folder(folder / "upstream"));
        write("G_100.pth", "generator.");
        write("D_100.pth", "discriminator.");
        test::throw_on_error(write_file_atomically(folder / "upstream" / "config.json",
                                                   "{\"data\": {\"add_blank\": true}}"));
    }
    void write(const std::string& name, const std::string& part) const {
        StateTree state;
        state["model"] = submodule_weights(weights, part);
        state["iteration"] = 3;
        test::throw_on_error(write_pickle(folder / "upstream" / name, state));
    }
    /// Returns a request without weight decay, so that only gradients change rows of the embedding.
    RunRequest run(std::vector<std::string> more) const {
        more.push_back("train.pretrained_path=" + (folder / "upstream" / "G_100.pth").string());
        more.push_back("train.weight_decay=0");
        more.push_back("data.validation=" + (folder / "metadata.csv").string());
        return request(test::small_vits(std::move(more)));
    }
    std::set<std::int64_t> changed_rows(const StateTree& checkpoint) const {
        const std::string name = "generator.enc_p.emb.weight";
        const at::Tensor now =
            tensor_of(checkpoint.get<StateTree::Map>("state_dict").value(), name);
        const at::Tensor changed = (now != tensor_of(weights, name)).any(1);
        std::set<std::int64_t> rows;
        for (std::int64_t row = 0; row < changed.numel(); ++row)
            if (changed[row].item<bool>())
                rows.insert(row);
        return rows;
    }
};

bool was_reported(const test::Recorder& recorder, const std::string& part) {
    for (const RunState& state : recorder.all<RunState>())
        if (test::contains(to_english(state.what), part))
            return true;
    return false;
}

const SpeakOptions noiseless{.of_kind = VariationalOptions{0, 0}};

/// Synthesizes ids with the weights of a checkpoint, without noise and without limiting the peak.
at::Tensor sound_of(const StateTree& checkpoint, const Tokens& tokens) {
    const VoiceConfig config = voice_config_of(checkpoint).value();
    Model model = create_model(config.model, config.audio, 178, {}, 1).value();
    test::throw_on_error(
        load_weights(*model.trainable, weights_of(checkpoint, VoiceWeights::ema).value()));
    model.trainable->eval();
    const at::Tensor ids = at::tensor(tokens, at::kLong).unsqueeze(0);
    const UtteranceBatch text{ids, at::full({1}, ids.size(1), at::kLong),
                              at::zeros({1}, at::kLong)};
    return test::single_chunk(*model.speech, text, /*seed=*/1, noiseless).samples.squeeze(0);
}

class TestUpstreamTextRun : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_warm_start_from_an_upstream_checkpoint_uses_its_symbol_ids() {
        const UpstreamVoice f;
        test::Recorder recorder;
        const auto end = test::train(
            f.run({"name=tuned", "train.max_steps=3", "train.save_interval_steps=3"}), recorder);
        QVERIFY2(end, end ? "" : to_english(end.error().what).c_str());
        QVERIFY(was_reported(recorder, "178 symbols, layout blanks"));
        const StateTree state = load_checkpoint(f.checkpoint("tuned", "step_3.pt")).value();
        check_text_frontend(state);
        check_rows(f.changed_rows(state));
        check_speech(state);
        check_converted(f);
    }
    void a_stopped_and_resumed_run_is_bit_exact() {
        const UpstreamVoice f;
        test::Recorder straight, before, resumed;
        QVERIFY(test::train(f.run({"name=straight", "train.max_steps=4"}), straight));
        const RunRequest stopped = f.run({"name=stopped", "train.max_steps=4"});
        QCOMPARE(test::train_and_stop_at(2, stopped, before).error().kind, ErrorKind::interrupted);
        QVERIFY(test::train(stopped, resumed));
        for (const Advice& advice : resumed.all<Advice>())
            QVERIFY2(advice.id != "other-settings", to_english(advice.what).c_str());
        const std::string difference = test::first_difference(f.checkpoint("straight", "step_4.pt"),
                                                              f.checkpoint("stopped", "step_4.pt"));
        QVERIFY2(difference.empty(), difference.c_str());
        check_text_frontend(load_checkpoint(f.checkpoint("stopped", "step_4.pt")).value());
    }
    void symbols_of_the_corpus_are_refused_because_the_embedding_does_not_match() {
        const UpstreamVoice f;
        test::Recorder recorder;
        const auto refused =
            test::train(f.run({"name=own", "train.max_steps=1", "text.symbols=corpus"}), recorder);
        QCOMPARE(refused.error().kind, ErrorKind::checkpoint);
        QVERIFY(test::contains(to_english(refused.error().what),
                               "generator.enc_p.emb.weight (has shape 178x16"));
    }

  private:
    static void check_text_frontend(const StateTree& state) {
        QCOMPARE(symbols_of(state).value().symbols(), vits_symbols().symbols());
        QCOMPARE(voice_config_of(state).value().text.layout, std::string("blanks"));
    }
    /// Rows of symbols that do not occur in the corpus must not change.
    static void check_rows(const std::set<std::int64_t>& changed) {
        QVERIFY(changed.size() > 4 && changed.contains(0));
        for (const std::int64_t row : changed)
            QVERIFY2(symbols_of_the_corpus.contains(row), std::to_string(row).c_str());
    }
    static void check_speech(const StateTree& state) {
        const auto voice = Voice::from_checkpoint(state, VoiceWeights::ema, at::kCPU).value();
        const at::Tensor spoken =
            voice->speak("two one", 1, noiseless, CancellationToken()).value().samples;
        const at::Tensor expected = sound_of(state, two_one);
        QCOMPARE(spoken.numel(), expected.numel());
        const double peak = expected.abs().max().item<double>();
        QVERIFY(at::allclose(spoken, expected * std::min(1.0, 0.99 / peak), 0, 1e-2 * peak));
    }
    /// Converts the checkpoint to the upstream format and reads it back.
    static void check_converted(const UpstreamVoice& f) {
        const auto files = convert_checkpoint(
            {f.checkpoint("tuned", "step_3.pt").string(), (f.folder / "converted").string()});
        QVERIFY(files);
        const std::string config = read_file(f.folder / "converted" / "config.json").value();
        QVERIFY(test::contains(config, "\"add_blank\": true"));
        const Pretrained back = read_pretrained(files->at(0), *find_model_kind("vits")).value();
        QCOMPARE(back.symbols->symbols(), vits_symbols().symbols());
        QVERIFY(back.layout == TokenLayout::blanks);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestUpstreamTextRun)

} // namespace tst_upstream_text_run

#include "tst_upstream_text_run.moc"
