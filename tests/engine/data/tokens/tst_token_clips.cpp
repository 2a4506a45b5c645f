#include "engine/base/atomic_file.h"
#include "engine/data/batches/sample_maker.h"
#include "engine/data/tokens/numpy_array.h"
#include "engine/data/tokens/token_clips.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_token_clips {

using test::contains;

const Path reference = FORMANT_SOURCE_DIR "/tests/data/reference/indextts2";

TokenModel reference_model() {
    return {.limits = {.max_text = 40,
                       .max_codes = 60,
                       .codebook_size = 64,
                       .conditioning_width = 56,
                       .conditioning_length = 32,
                       .codes_per_s = 50},
            .text_tokens = 90};
}

TokenManifest reference_manifest() {
    return read_token_manifest({reference / "gpt_pairs_train.jsonl", ""}, 1, {}).value();
}

/// The reasons of one excluded example.
std::string reason_of(const TokenManifest& manifest, const TokenModel& model) {
    const TokenClips loaded = load_token_clips(manifest, model, {}).value();
    return loaded.excluded.size() == 1 ? to_english(loaded.excluded.front()) : "not one reason";
}

class TestTokenClips : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_example_becomes_a_clip() {
        const TokenManifest manifest = reference_manifest();
        const TokenClips loaded = load_token_clips(manifest, reference_model(), {}).value();
        QVERIFY(loaded.excluded.empty());
        QCOMPARE(loaded.clips.size(), manifest.examples.size());
        const TrainingClip& first = loaded.clips.front();
        QCOMPARE(first.tokens.size(), std::size_t{27});
        QCOMPARE(first.codes.numel(), std::int64_t{25});
        QCOMPARE(first.id, std::string("s1_a"));
        QCOMPARE(first.size(), std::int64_t{52});
    }
    void a_sample_has_the_tokens_and_the_sum_of_speaker_and_emotion() {
        const TokenManifest manifest = reference_manifest();
        const TrainingClips clips = load_token_clips(manifest, reference_model(), {}).value().clips;
        const FeatureNeeds needs = {
            .features = {Feature::tokens, Feature::codes, Feature::conditioning},
            .limits = reference_model().limits,
            .prepared = true};
        const SampleMaker maker(clips, needs, Tokenizer());
        const Sample sample = maker.make({{0}, {}, 0, 0}).value();
        QVERIFY(sample.length == maker.length({{0}, {}, 0, 0}));
        QVERIFY((sample.length == SampleLength{.tokens = 27, .codes = 25, .conditioning = 32}));
        const TokenExample& example = manifest.examples.front();
        const at::Tensor speaker = read_numpy_array(example.speaker).value();
        const at::Tensor emotion = read_numpy_array(example.emotion).value();
        QVERIFY(at::equal(sample.features.at(Feature::conditioning).t(), speaker + emotion));
        QVERIFY(at::equal(sample.features.at(Feature::codes)[0],
                          read_numpy_array(example.codes).value().to(at::kLong)));
    }
    void what_the_model_cannot_take_is_named_and_excluded_data() {
        QTest::addColumn<QString>("limit");
        QTest::addColumn<QString>("reason");
        QTest::newRow("text") << "text"
                              << "a text of 27 tokens; the model reads at most 26";
        QTest::newRow("codes") << "codes"
                               << "codes; the model speaks at most 24";
        QTest::newRow("codebook") << "codebook"
                                  << "the model has the tokens 0 to ";
        QTest::newRow("shape") << "shape"
                               << "has the shape [32, 56]; the model needs [32, 57]";
    }
    void what_the_model_cannot_take_is_named_and_excluded() {
        QFETCH(const QString, limit);
        QFETCH(const QString, reason);
        TokenManifest manifest = reference_manifest();
        manifest.examples.resize(1);
        TokenModel model = reference_model();
        if (limit == "text")
            model.limits.max_text = 26;
        if (limit == "codes")
            model.limits.max_codes = 24;
        if (limit == "codebook")
            model.limits.codebook_size = 2;
        if (limit == "shape")
            model.limits.conditioning_width = 57;
        const std::string given = reason_of(manifest, model);
        QVERIFY2(contains(given, reason.toStdString()), given.c_str());
        QVERIFY2(contains(given, "gpt_pairs_train.jsonl:1 was excluded"), given.c_str());
    }
    void a_stated_length_beyond_the_array_is_named() {
        TokenManifest manifest = reference_manifest();
        manifest.examples.resize(1);
        manifest.examples[0].code_length = 26;
        const std::string given = reason_of(manifest, reference_model());
        QVERIFY2(contains(given, "holds 25 tokens, but its record says 26"), given.c_str());
        manifest.examples[0].code_length = 20; // the rest is padding
        const TokenClips shorter = load_token_clips(manifest, reference_model(), {}).value();
        QCOMPARE(shorter.clips.front().codes.numel(), std::int64_t{20});
    }
    void a_recording_is_never_its_own_prompt() {
        TokenManifest manifest = reference_manifest();
        manifest.examples.resize(1);
        manifest.examples[0].prompt = manifest.examples[0].target;
        QVERIFY(contains(reason_of(manifest, reference_model()), "is the recording itself"));
    }
    void vectors_that_are_not_finite_are_named() {
        std::string bytes = read_file(reference / "condition/s1_b.npy").value();
        bytes.replace(bytes.size() - 4, 4, std::string("\0\0\xc0\x7f", 4)); // NaN
        const Path file = folder_ / "nan.npy";
        test::throw_on_error(write_file_atomically(file, bytes));
        TokenManifest manifest = reference_manifest();
        manifest.examples.resize(1);
        manifest.examples[0].speaker = file;
        QVERIFY(contains(reason_of(manifest, reference_model()), "not finite"));
    }

  private:
    test::TemporaryFolder folder_;
};

FORMANT_TEST(TestTokenClips)

} // namespace tst_token_clips

#include "tst_token_clips.moc"
