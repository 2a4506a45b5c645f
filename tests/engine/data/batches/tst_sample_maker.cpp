#include "engine/data/batches/sample_maker.h"
#include "engine/text/upstream_symbols.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/corpora/spelled_words.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_sample_maker {

/// Creates recordings of three texts, with their tokens.
TrainingClips clips_of(const Tokenizer& tokenizer) {
    TrainingClips clips;
    for (const char* text : {"wˈʌn", "tˈuː.", "tˈuː wˈʌn"})
        clips.push_back({test::voiced_second().samples.narrow(0, 0, 4000),
                         tokenizer(test::spelled_words(text)).tokens, text, text});
    return clips;
}

Tokens tokens_of(const Sample& sample) {
    const at::Tensor& tokens = sample.features.at(Feature::tokens);
    return {tokens.const_data_ptr<std::int64_t>(),
            tokens.const_data_ptr<std::int64_t>() + tokens.numel()};
}

void layouts() {
    QTest::addColumn<QString>("layout");
    for (const char* name : {"spaced", "plain", "blanks", "piper"})
        QTest::newRow(name) << name;
}

Tokenizer tokenizer_of(const QString& layout) {
    TextConfig config;
    config.layout = layout.toStdString();
    return {layout == "piper" ? piper_symbols() : vits_symbols(), layout_of(config)};
}

class TestSampleMaker : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void concatenated_recordings_have_the_tokens_of_one_text_data() { layouts(); }
    void concatenated_recordings_have_the_tokens_of_one_text() {
        QFETCH(const QString, layout);
        const Tokenizer tokenizer = tokenizer_of(layout);
        const TrainingClips clips = clips_of(tokenizer);
        const SampleMaker maker(clips, FeatureNeeds(), tokenizer);
        const Sample joined = maker.make({{0, 1, 2}, {10, 20}, 5, 5}).value();
        QCOMPARE(tokens_of(joined), tokenizer(test::spelled_words("wˈʌn tˈuː. tˈuː wˈʌn")).tokens);
    }
    void one_recording_keeps_its_tokens_data() { layouts(); }
    void one_recording_keeps_its_tokens() {
        QFETCH(const QString, layout);
        const Tokenizer tokenizer = tokenizer_of(layout);
        const TrainingClips clips = clips_of(tokenizer);
        const SampleMaker maker(clips, FeatureNeeds(), tokenizer);
        QCOMPARE(tokens_of(maker.make({{2}, {}, 0, 0}).value()), clips[2].tokens);
    }
    void the_length_of_a_sample_is_known_before_it_is_made_data() { layouts(); }
    void the_length_of_a_sample_is_known_before_it_is_made() {
        QFETCH(const QString, layout);
        const Tokenizer tokenizer = tokenizer_of(layout);
        TrainingClips clips = clips_of(tokenizer);
        clips[1].samples = clips[1].samples.narrow(0, 0, 37); // shorter than a frame
        const std::vector<std::set<Feature>> needed = {
            {Feature::tokens, Feature::mel},
            {Feature::mel, Feature::audio},
            {Feature::tokens, Feature::spectrum, Feature::audio, Feature::mel}};
        const std::vector<PlannedSample> planned = {
            {{0}, {}, 0, 0}, {{1}, {}, 0, 0}, {{0, 1, 2}, {0.9, 20.7}, 5.3, 11.9}};
        for (const auto& features : needed) {
            const SampleMaker maker(clips, FeatureNeeds{MelConfig(), features}, tokenizer);
            for (const PlannedSample& sample : planned)
                QVERIFY(maker.length(sample) == maker.make(sample)->length);
        }
    }
    void recordings_without_tokens_concatenate_to_none() {
        TrainingClips clips = clips_of(Tokenizer());
        for (TrainingClip& clip : clips)
            clip.tokens.clear();
        const SampleMaker maker(clips, FeatureNeeds(), Tokenizer());
        QVERIFY(tokens_of(maker.make({{0, 1}, {10}, 0, 0}).value()).empty());
    }
    void a_batch_ends_before_it_is_larger_than_its_limit() {
        const auto sizes = [](std::int64_t max_frames) {
            BatchLengths lengths;
            for (const std::int64_t frames : {7, 3, 9, 4, 5})
                lengths.push_back({.frames = frames});
            Collation how{/*micro_batch=*/4};
            how.max_frames = max_frames;
            std::vector<std::size_t> all;
            for (std::span<const SampleLength> left = lengths; !left.empty();
                 left = left.subspan(all.back()))
                all.push_back(samples_in_batch(left, how));
            return all;
        };
        QCOMPARE(sizes(0), (std::vector<std::size_t>{4, 1}));
        QCOMPARE(sizes(16), (std::vector<std::size_t>{2, 1, 2})); // 2 * 7, 9, 2 * 5
        QCOMPARE(sizes(1), (std::vector<std::size_t>{1, 1, 1, 1, 1}));
        QCOMPARE(sizes(1000), sizes(0));
    }
};

FORMANT_TEST(TestSampleMaker)

} // namespace tst_sample_maker

#include "tst_sample_maker.moc"
