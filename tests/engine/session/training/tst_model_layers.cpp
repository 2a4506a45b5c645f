#include "engine/base/atomic_file.h"
#include "engine/session/training/model_check.h"
#include "engine/session/training/model_layers.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"
#include "tests/support/word_runs.h"

#include <algorithm>

using namespace formant;

namespace tst_model_layers {

ModelLayers layers(const RunRequest& request) {
    return layers_of_request(request, CancellationToken()).value();
}

bool has_group(const ModelLayers& layers, const std::string& name) {
    return std::ranges::find(layers.groups, name, &NamedLayers::name) != layers.groups.end();
}

class TestModelLayers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void full_trains_all_parameters() {
        const test::WordRuns f;
        const auto share = trained_share({"full", {}}, layers(f.request()));
        QCOMPARE(share->trained, share->all);
        const auto checked = check_model(f.request()).value(); // counts them independently
        const std::string count = std::to_string(share->all) + " parameters";
        QVERIFY(std::ranges::any_of(checked, [&](const Message& line) {
            return to_english(line).find(count) != std::string::npos;
        }));
    }
    void a_group_trains_a_share_of_the_parameters() {
        const test::WordRuns f;
        const ModelLayers all = layers(f.request());
        std::int64_t decoder = 0;
        for (const ParameterSize& parameter : all.parameters)
            decoder += parameter.name.starts_with("decoder.") ? parameter.elements : 0;
        const auto share = trained_share({"unet_only", {}}, all);
        QCOMPARE(share->trained, decoder);
        QVERIFY(decoder > 0 && decoder < share->all);
    }
    void unknown_layers_are_an_error() {
        const test::WordRuns f;
        const auto share = trained_share({"custom", {"lungs"}}, layers(f.request()));
        QCOMPARE(share.error().kind, ErrorKind::usage);
    }
    void a_corpus_of_several_speakers_adds_an_embedding_group() {
        const test::WordRuns f;
        QVERIFY(!has_group(layers(f.request()), "speaker_embedding"));
        test::throw_on_error(write_file_atomically(
            f.folder / "metadata.csv", "file,text,speaker\none.wav,one,ann\ntwo.wav,two,bo\n"));
        QVERIFY(has_group(layers(f.request()), "speaker_embedding"));
    }
    void an_invalid_configuration_is_an_error() {
        const test::WordRuns f;
        const auto found = layers_of_request(f.request({"train.seed=x"}), CancellationToken());
        QCOMPARE(found.error().kind, ErrorKind::usage);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestModelLayers)

} // namespace tst_model_layers

#include "tst_model_layers.moc"
