#include "engine/base/atomic_file.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/session/checkpoints/checkpoint_convert.h"
#include "engine/session/config/run_config.h"
#include "engine/session/voices/pretrained.h"
#include "engine/session/voices/pretrained_weights.h"
#include "tests/support/corpora/small_files.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/voices/single_chunk.h"
#include "tests/support/voices/small_gan.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <filesystem>
#include <map>
#include <optional>
#include <sstream>

using namespace formant;

namespace tst_upstream_checkpoints {

RunConfig config_of(const std::string& name, const std::vector<std::string>& more = {}) {
    return load_run_config("", name == "vits" ? test::small_vits(more) : test::small_hifigan(more))
        .value();
}

Model model_of(const RunConfig& config, std::int64_t symbols = 20, std::int64_t speakers = 1) {
    at::manual_seed(7);
    return create_model(config.voice.model, config.voice.audio, symbols, {}, speakers).value();
}

/// Models with weights written by other programs, in all layouts at once, as each start of Python
/// takes seconds.
struct Written {
    test::TemporaryFolder folder;
    std::map<std::string, Model> models;
    std::map<std::string, std::string> files; ///< "vits/piper" -> the first file written

    Written() {
        add("vits", config_of("vits"));
        add("plain", config_of("vits", {"model.vits.use_sdp=false"}));
        add("hifigan", config_of("hifigan"));
        const auto output =
            test::run_python("engine/session/checkpoints/make_upstream_checkpoint.py",
                             {folder.path().string(), "vits/public_trainer", "vits/piper",
                              "vits/coqui", "vits/newer_norms", "vits/safetensors",
                              "vits/generator_alone", "plain/coqui", "hifigan/hifigan"});
        if (output.exit_code != 0)
            throw std::runtime_error(output.standard_error);
        std::istringstream lines(output.standard_output);
        for (std::string form, file; std::getline(lines, form, '\t') && std::getline(lines, file);)
            files[form] = file;
    }
    void add(const std::string& name, const RunConfig& config) {
        models[name] = model_of(config);
        StateTree state;
        state["state_dict"] = save_weights(*models[name].trainable);
        test::throw_on_error(save_checkpoint(folder / (name + ".pt"), state));
    }
    Result<Pretrained> read(const std::string& form) const {
        return read_pretrained(files.at(form),
                               *find_model_kind(form.starts_with("hifigan") ? "hifigan" : "vits"));
    }
    const TrainableModel& model(const std::string& form) const {
        return *models.at(form.substr(0, form.find('/'))).trainable;
    }
};

/// A checkpoint of a run, converted to the files of the upstream code.
struct Converted {
    test::TemporaryFolder folder;
    RunConfig config;
    Model model;
    ConvertRequest request{(folder / "own.pt").string(), (folder / "public").string()};
    Result<std::vector<std::string>> files;

    explicit Converted(const std::string& name, std::int64_t speakers = 1,
                       std::vector<std::string> settings = {"train.schedule=exponential",
                                                            "train.learning_rate_decay=0.9"})
        : config(config_of(name, settings)), model(model_of(config, /*symbols=*/3, speakers)) {
        move_weights();
        StateTree state;
        state["format"] = checkpoint_format;
        state["config"] = run_config_yaml(config);
        state["symbols"] = StateTree::List{"<padding>", " ", "a"};
        if (speakers > 1)
            state["speakers"] = StateTree::List{"anna", "ben", "cleo"};
        state["step"] = 100;
        state["epoch"] = 5;
        state["state_dict"] = save_weights(*model.trainable);
        state["ema"] = StateTree::Map();
        test::throw_on_error(save_checkpoint(folder / "own.pt", state));
        files = convert_checkpoint(request);
    }
    /// Randomizes weights: initial ones are 0 in places, above all in the duration predictor, and
    /// would hide errors.
    void move_weights() const {
        const at::NoGradGuard no_gradients;
        for (const auto& weight : model.trainable->named_parameters()) {
            const double most = weight.key().starts_with("generator.dp.") ? 0.2 : 0.1;
            weight.value().add_(at::randn_like(weight.value()), most);
        }
    }
};

/// The deterministic output of a model, with its input.
StateTree sound_of(const Model& model, std::int64_t speaker) {
    StateTree sound;
    if (model.vocoder != nullptr) {
        const at::Tensor mel = at::randn({2, 80, 30});
        sound["mel"] = mel;
        sound["samples"] = model.vocoder->waveform(mel);
        return sound;
    }
    const UtteranceBatch text{at::randint(1, 3, {2, 12}, at::kLong), at::tensor({12, 7}, at::kLong),
                              at::arange(2, at::kLong)};
    model.trainable->eval();
    const SpeechChunk speech = test::single_chunk(
        *model.speech, text, /*seed=*/1, {.speaker = speaker, .of_kind = VariationalOptions{0, 0}});
    sound["tokens"] = text.tokens;
    sound["lengths"] = text.token_lengths;
    sound["speakers"] = at::full_like(text.token_lengths, speaker);
    sound["samples"] = speech.samples;
    return sound;
}

/// Returns the differences between a model's weights and the loaded ones; empty if there are none.
std::string difference(const TrainableModel& model, const StateTree::Map& read) {
    const StateTree::Map own = save_weights(model);
    for (const auto& [name, value] : own) {
        const auto found = read.find(name);
        if (found == read.end() || !at::equal(std::get<at::Tensor>(found->second.value()),
                                              std::get<at::Tensor>(value.value())))
            return name;
    }
    return own.size() == read.size() ? "" : "more than the model has";
}

bool contains(const Message& said, const std::string& words) {
    return to_english(said).find(words) != std::string::npos;
}

void two_models() {
    QTest::addColumn<QString>("model");
    QTest::newRow("vits") << "vits";
    QTest::newRow("hifigan") << "hifigan";
}

class TestUpstreamCheckpoints : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { written_.emplace(); }
    void cleanupTestCase() { written_.reset(); }

    void every_layout_is_read() {
        QCOMPARE(written_->files.size(), std::size_t{8});
        for (const auto& [form, file] : written_->files) {
            if (form == "vits/generator_alone")
                continue;
            const auto read = written_->read(form);
            QVERIFY2(read, read ? "" : to_english(read.error().what).c_str());
            const std::string differs = difference(written_->model(form), read->weights);
            QVERIFY2(differs.empty(), (form + " " + differs).c_str());
        }
    }
    void for_a_generator_alone_the_missing_discriminators_are_named() {
        const auto pretrained = written_->read("vits/generator_alone");
        const Model fresh = model_of(config_of("vits"));
        const auto refused = initialize_from(*fresh.trainable, *pretrained, /*partial=*/false);
        QCOMPARE(refused.error().kind, ErrorKind::checkpoint);
        QVERIFY(contains(refused.error().what, "discriminator.discriminators.0.conv_post.bias"));
        QVERIFY(contains(refused.error().what, "--partial"));
        QVERIFY(initialize_from(*fresh.trainable, *pretrained, /*partial=*/true));
    }
    void another_symbol_table_is_reported_by_its_tensor_and_the_rest_is_loaded() {
        const auto pretrained = written_->read("vits/public_trainer");
        const Model other = model_of(config_of("vits"), /*symbols=*/33);
        const at::Tensor fresh =
            other.trainable->named_parameters()["generator.enc_p.emb.weight"].detach().clone();
        const auto refused = initialize_from(*other.trainable, *pretrained, /*partial=*/false);
        QVERIFY(contains(refused.error().what,
                         "generator.enc_p.emb.weight (has shape 20x16 instead of 33x16)"));
        const auto told = initialize_from(*other.trainable, *pretrained, /*partial=*/true);
        QVERIFY(contains(told->at(1), "emb.weight"));
        const auto own = other.trainable->named_parameters();
        const auto theirs = written_->model("vits").named_parameters();
        QVERIFY(at::equal(own["generator.enc_p.emb.weight"], fresh));
        QVERIFY(at::equal(own["generator.dec.conv_pre.weight"],
                          theirs["generator.dec.conv_pre.weight"]));
    }
    void unknown_symbols_are_reported() {
        const Model other = model_of(config_of("vits"));
        const auto told = initialize_from(*other.trainable, *written_->read("vits/piper"), false);
        QCOMPARE(told->size(), std::size_t{1});
        QVERIFY(contains(told->at(0), "symbols.txt"));
        const Model vocoder = model_of(config_of("hifigan"));
        QVERIFY(initialize_from(*vocoder.trainable, *written_->read("hifigan/hifigan"), false)
                    ->empty());
    }
    void weights_that_do_not_match_at_all_are_always_refused() {
        const auto vocoder = model_of(config_of("hifigan"));
        const auto pretrained = written_->read("vits/public_trainer");
        QVERIFY(!initialize_from(*vocoder.trainable, *pretrained, /*partial=*/true));
    }
    void a_converted_checkpoint_reads_back_equal_data() { two_models(); }
    void a_converted_checkpoint_reads_back_equal() {
        QFETCH(const QString, model);
        const Converted made(model.toStdString());
        QVERIFY2(made.files, made.files ? "" : to_english(made.files.error().what).c_str());
        const auto read = read_pretrained(made.files->at(0), *find_model_kind(model.toStdString()));
        const std::string differs = difference(*made.model.trainable, read->weights);
        QVERIFY2(differs.empty(), differs.c_str());
        QCOMPARE(read->symbols.has_value(), model == "vits");
        if (read->symbols) {
            QCOMPARE(read->symbols->symbols(), (std::vector<std::string>{"<padding>", " ", "a"}));
            QVERIFY(read->layout == TokenLayout::spaced);
        }
        QCOMPARE(convert_checkpoint(made.request).error().kind, ErrorKind::usage); // exists already
    }
    void a_full_disk_leaves_no_files_for_the_next_attempt() {
        const Converted made("vits");
        const ConvertRequest later{made.request.checkpoint, (made.folder / "later").string()};
        const auto size_of = [&](std::size_t i) {
            return std::filesystem::file_size(made.files->at(i));
        };
        QVERIFY(size_of(0) < size_of(1)); // the generator is written first
        for (const auto max_bytes : {std::uintmax_t{4096}, size_of(0) + 1}) {
            const test::SmallFiles small(max_bytes);
            const auto cut = convert_checkpoint(later);
            QCOMPARE(cut.error().kind, ErrorKind::disk);
            const std::string why = to_english(cut.error().what);
            QVERIFY2(why.find(".pth: ") != std::string::npos, why.c_str()); // no temporary file
            QVERIFY(std::filesystem::is_empty(later.out));
        }
        QVERIFY(convert_checkpoint(later));
    }
    void speakers_are_converted_with_their_names() {
        const Converted made("vits", 3);
        const auto read = read_pretrained(made.files->at(0), *find_model_kind("vits"));
        QCOMPARE(read->speakers.names(), (std::vector<std::string>{"anna", "ben", "cleo"}));
        QCOMPARE(read_pretrained(Converted("vits").files->at(0), *find_model_kind("vits"))
                     ->speakers.size(),
                 std::int64_t{1});
    }
    void an_invalid_adjacent_symbol_list_is_refused_by_name() {
        const Converted made("vits");
        test::throw_on_error(
            write_file_atomically(made.folder / "public" / "symbols.txt", "a\nb\n"));
        const auto refused = read_pretrained(made.files->at(0), *find_model_kind("vits"));
        QCOMPARE(refused.error().kind, ErrorKind::checkpoint);
        QVERIFY(contains(refused.error().what, "symbols.txt"));
    }
    void the_text_processing_is_converted_too_data() {
        QTest::addColumn<QString>("layout");
        for (const char* layout : {"spaced", "plain", "blanks", "piper"})
            QTest::newRow(layout) << layout;
    }
    void the_text_processing_is_converted_too() {
        QFETCH(const QString, layout);
        const Converted made("vits", 1, {"text.layout=" + layout.toStdString()});
        const auto read = read_pretrained(made.files->at(0), *find_model_kind("vits"));
        QCOMPARE(QString::fromStdString(name_of(read->layout)), layout);
        const std::string config = read_file(made.files->at(2)).value();
        QCOMPARE(config.find("\"add_blank\": true") != std::string::npos, layout == "blanks");
    }
    void python_loads_a_converted_checkpoint_data() { two_models(); }
    void python_loads_a_converted_checkpoint() {
        QFETCH(const QString, model);
        const Converted made(model.toStdString());
        std::vector<std::string> arguments = made.files.value();
        arguments.insert(arguments.begin(), model.toStdString());
        const auto looked =
            test::run_python("engine/session/checkpoints/load_upstream_checkpoint.py", arguments);
        QVERIFY2(looked.exit_code == 0, looked.standard_error.c_str());
    }
    void the_python_reference_synthesizes_the_same_audio_from_a_converted_checkpoint_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("speakers");
        QTest::addColumn<QString>("setting");
        QTest::newRow("vits") << "vits" << 1 << "model.vits.use_sdp=true";
        QTest::newRow("vits, one who has a row")
            << "vits" << 1 << "model.vits.speaker_embedding=on";
        QTest::newRow("vits, three speakers") << "vits" << 3 << "model.vits.use_sdp=true";
        QTest::newRow("vits, plain durations") << "vits" << 3 << "model.vits.use_sdp=false";
        QTest::newRow("hifigan") << "hifigan" << 1 << "train.seed=1";
    }
    void the_python_reference_synthesizes_the_same_audio_from_a_converted_checkpoint() {
        QFETCH(const QString, model);
        QFETCH(const int, speakers);
        QFETCH(const QString, setting);
        const Converted made(model.toStdString(), speakers, {setting.toStdString()});
        QVERIFY2(made.files, made.files ? "" : to_english(made.files.error().what).c_str());
        const Path sound = made.folder / "sound.pt";
        test::throw_on_error(write_pickle(sound, sound_of(made.model, speakers - 1)));
        const auto heard = test::run_python(
            "engine/session/checkpoints/speak_upstream_checkpoint.py",
            {model.toStdString(), made.files->at(0), made.files->at(2), sound.string()});
        qInfo("%s", heard.standard_output.c_str());
        QVERIFY2(heard.exit_code == 0, heard.standard_error.c_str());
    }

  private:
    std::optional<Written> written_;
};

FORMANT_TEST_IN(QCoreApplication, TestUpstreamCheckpoints)

} // namespace tst_upstream_checkpoints

#include "tst_upstream_checkpoints.moc"
