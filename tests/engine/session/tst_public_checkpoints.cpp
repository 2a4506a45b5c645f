#include "engine/checkpoint/checkpoint_file.h"
#include "engine/models/model_factory.h"
#include "engine/models/model_weights.h"
#include "engine/session/checkpoint_convert.h"
#include "engine/session/pretrained.h"
#include "engine/session/pretrained_weights.h"
#include "engine/session/run_config.h"
#include "tests/support/must.h"
#include "tests/support/python.h"
#include "tests/support/small_gan.h"
#include "tests/support/temporary_folder.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace {

RunConfig config_of(const std::string& name, const std::vector<std::string>& more = {}) {
    return load_run_config("", name == "vits" ? test::small_vits(more) : test::small_hifigan(more))
        .value();
}

Model model_of(const RunConfig& config, std::int64_t symbols = 20, std::int64_t speakers = 1) {
    at::manual_seed(7);
    return create_model(config.voice.model, config.voice.audio, symbols, {}, speakers).value();
}

/// A model whose weights other programs have written into a folder.
struct Written {
    test::TemporaryFolder folder;
    Model model;
    std::string name;

    Written(const std::string& model_name, const std::string& form,
            const std::vector<std::string>& settings = {})
        : model(model_of(config_of(model_name, settings))), name(model_name) {
        StateTree state;
        state["state_dict"] = save_weights(*model.trainable);
        test::must(save_checkpoint(folder / "ours.pt", state));
        const auto output =
            test::run_python("engine/session/make_public_checkpoint.py",
                             {(folder / "ours.pt").string(), form, folder.path().string()});
        if (output.exit_code != 0)
            throw std::runtime_error(output.standard_error);
        file = output.standard_output.substr(0, output.standard_output.find('\n'));
    }
    Result<Pretrained> read() const { return read_pretrained(file, name); }

    std::string file; ///< the first that was written
};

/// What differs between a model's weights and those that were read; empty where nothing does.
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

bool contains(const Error& error, const std::string& words) {
    return to_english(error.what).find(words) != std::string::npos;
}

} // namespace

class TestPublicCheckpoints : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_layout_is_read_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("form");
        for (const char* form : {"public_trainer", "piper", "coqui", "newer_norms", "safetensors"})
            QTest::newRow(form) << "vits" << form;
        QTest::newRow("hifigan") << "hifigan"
                                 << "hifigan";
    }
    void every_layout_is_read() {
        QFETCH(const QString, model);
        QFETCH(const QString, form);
        const Written written(model.toStdString(), form.toStdString());
        const auto read = written.read();
        QVERIFY2(read, read ? "" : to_english(read.error().what).c_str());
        const std::string differs = difference(*written.model.trainable, read->weights);
        QVERIFY2(differs.empty(), differs.c_str());
    }
    void plain_durations_of_coqui_are_read_too() {
        const Written written("vits", "coqui", {"model.vits.use_sdp=false"});
        const std::string differs = difference(*written.model.trainable, written.read()->weights);
        QVERIFY2(differs.empty(), differs.c_str());
    }
    void of_a_generator_alone_the_discriminators_are_missing_and_named() {
        const Written written("vits", "generator_alone");
        const auto pretrained = written.read();
        const Model fresh = model_of(config_of("vits"));
        const auto refused = begin_with(*fresh.trainable, *pretrained, /*partial=*/false);
        QCOMPARE(refused.error().kind, ErrorKind::checkpoint);
        QVERIFY(contains(refused.error(), "discriminator.discriminators.0.conv_post.bias"));
        QVERIFY(contains(refused.error(), "--partial"));
        QVERIFY(begin_with(*fresh.trainable, *pretrained, /*partial=*/true));
    }
    void another_symbol_table_is_told_by_its_tensor_and_the_rest_is_taken() {
        const Written written("vits", "public_trainer");
        const auto pretrained = written.read();
        const Model other = model_of(config_of("vits"), /*symbols=*/33);
        const at::Tensor fresh =
            other.trainable->named_parameters()["generator.enc_p.emb.weight"].detach().clone();
        const auto refused = begin_with(*other.trainable, *pretrained, /*partial=*/false);
        QVERIFY(contains(refused.error(),
                         "generator.enc_p.emb.weight (has shape 20x16 instead of 33x16)"));
        const auto told = begin_with(*other.trainable, *pretrained, /*partial=*/true);
        QVERIFY(to_english(told->at(1)).find("emb.weight") != std::string::npos);
        const auto own = other.trainable->named_parameters();
        const auto theirs = written.model.trainable->named_parameters();
        QVERIFY(at::equal(own["generator.enc_p.emb.weight"], fresh));
        QVERIFY(at::equal(own["generator.dec.conv_pre.weight"],
                          theirs["generator.dec.conv_pre.weight"]));
    }
    void weights_of_which_nothing_fits_are_refused_in_any_case() {
        const Written written("vits", "public_trainer");
        const auto vocoder = model_of(config_of("hifigan"));
        QVERIFY(!begin_with(*vocoder.trainable, *written.read(), /*partial=*/true));
    }
    void what_is_converted_is_read_back_as_it_was_data() {
        QTest::addColumn<QString>("model");
        QTest::newRow("vits") << "vits";
        QTest::newRow("hifigan") << "hifigan";
    }
    void what_is_converted_is_read_back_as_it_was() {
        QFETCH(const QString, model);
        const test::TemporaryFolder folder;
        const RunConfig config = config_of(model.toStdString());
        const Model made = model_of(config, /*symbols=*/3);
        StateTree state;
        state["format"] = checkpoint_format;
        state["config"] = run_config_yaml(config);
        state["symbols"] = StateTree::List{"<padding>", " ", "a"};
        state["step"] = 100;
        state["state_dict"] = save_weights(*made.trainable);
        state["ema"] = StateTree::Map();
        test::must(save_checkpoint(folder / "own.pt", state));
        const ConvertRequest request{(folder / "own.pt").string(), (folder / "public").string()};
        const auto written = convert_checkpoint(request);
        QVERIFY2(written, written ? "" : to_english(written.error().what).c_str());
        const auto read = read_pretrained(written->at(0), model.toStdString());
        const std::string differs = difference(*made.trainable, read->weights);
        QVERIFY2(differs.empty(), differs.c_str());
        QCOMPARE(convert_checkpoint(request).error().kind, ErrorKind::usage); // there already
    }
    void python_loads_what_was_converted() {
        const test::TemporaryFolder folder;
        const RunConfig config = config_of("vits");
        const Model made = model_of(config, /*symbols=*/3);
        StateTree state;
        state["format"] = checkpoint_format;
        state["config"] = run_config_yaml(config);
        state["symbols"] = StateTree::List{"<padding>", " ", "a"};
        state["step"] = 100;
        state["state_dict"] = save_weights(*made.trainable);
        state["ema"] = StateTree::Map();
        test::must(save_checkpoint(folder / "own.pt", state));
        const auto written =
            convert_checkpoint({(folder / "own.pt").string(), (folder / "public").string()});
        const auto looked =
            test::run_python("engine/session/load_public_checkpoint.py", written.value());
        QVERIFY2(looked.exit_code == 0, looked.standard_error.c_str());
    }
};

QTEST_GUILESS_MAIN(TestPublicCheckpoints)
#include "tst_public_checkpoints.moc"
