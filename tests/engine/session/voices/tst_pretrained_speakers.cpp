#include "engine/models/model_weights.h"
#include "engine/models/weight_match.h"
#include "engine/session/voices/pretrained_speakers.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_pretrained_speakers {

const std::string embedding = "speaker_embedding.weight";

/// Returns pretrained weights in which speaker i has the vector (i, i, ...).
Pretrained weights_of(const std::vector<std::string>& names) {
    const auto count = static_cast<std::int64_t>(names.size());
    Pretrained pretrained;
    pretrained.weights = save_weights(*test::small_voice_model(count).trainable);
    pretrained.speakers = SpeakerTable::from_saved(names);
    if (count > 1)
        pretrained.weights[embedding] =
            at::arange(count).unsqueeze(1).expand({count, 16}).to(at::kFloat);
    return pretrained;
}

at::Tensor weight_of(const TrainableModel& model, const std::string& name) {
    return model.named_parameters()[name].detach();
}

/// Model for `names` initialized from `pretrained`, and the message about its speakers.
struct WarmStart {
    Model model;
    at::Tensor fresh; ///< embedding before
    std::string text;

    WarmStart(Pretrained pretrained, const std::vector<std::string>& names)
        : model(test::small_voice_model(static_cast<std::int64_t>(names.size()))) {
        if (names.size() > 1)
            fresh = weight_of(*model.trainable, embedding).clone();
        const auto report =
            remap_speakers(pretrained, SpeakerTable::from_saved(names), *model.trainable);
        text = report ? to_english(*report) : "";
        const auto loaded = load_weights(*model.trainable, pretrained.weights);
        if (!loaded)
            text = to_english(loaded.error().what);
    }
    at::Tensor vector(std::int64_t speaker) const {
        return weight_of(*model.trainable, embedding)[speaker];
    }
};

/// Matches the remapped weights with a model of these speakers.
WeightMatch match_for(const std::vector<std::string>& names, Pretrained pretrained) {
    const Model model = test::small_voice_model(static_cast<std::int64_t>(names.size()));
    remap_speakers(pretrained, SpeakerTable::from_saved(names), *model.trainable);
    return match_weights(*model.trainable, pretrained.weights);
}

class TestPretrainedSpeakers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void speakers_of_the_same_name_keep_their_row_and_others_start_fresh() {
        const WarmStart start(weights_of({"ann", "bea", "carla"}), {"bea", "dora"});
        QVERIFY(at::equal(start.vector(0), at::full({16}, 1.0)));
        QVERIFY(at::equal(start.vector(1), start.fresh[1]));
        QVERIFY2(start.text.ends_with("include the speakers bea; new speakers: dora"),
                 start.text.c_str());
    }
    void all_other_weights_are_unchanged() {
        Pretrained other = weights_of({"ann", "bea"});
        const at::Tensor weight = at::randn({18, 16});
        other.weights["text_encoder.embedding.weight"] = weight;
        const WarmStart start(other, {"carla", "dora", "emma"});
        QVERIFY(
            at::equal(weight_of(*start.model.trainable, "text_encoder.embedding.weight"), weight));
        QVERIFY2(start.text.starts_with("all speakers are new"), start.text.c_str());
    }
    void the_same_speakers_in_another_order_keep_their_vectors() {
        const WarmStart start(weights_of({"bea", "ann"}), {"ann", "bea"});
        QVERIFY(at::equal(start.vector(0), at::full({16}, 1.0)));
        QVERIFY(at::equal(start.vector(1), at::full({16}, 0.0)));
        QVERIFY2(start.text.ends_with("include all speakers"), start.text.c_str());
    }
    void one_speaker_becomes_several() {
        const WarmStart start(weights_of({"ann"}), {"ann", "bea"});
        QVERIFY(at::equal(start.vector(0), start.fresh[0]));
        QVERIFY2(start.text.starts_with("all speakers are new"), start.text.c_str());
    }
    void several_become_one() {
        const WarmStart start(weights_of({"ann", "bea"}), {"ann"});
        QVERIFY2(start.text.find("2 speakers") != std::string::npos, start.text.c_str());
    }
    void one_speaker_on_both_sides_needs_no_message() {
        QCOMPARE(WarmStart(weights_of({"ann"}), {"bea"}).text, std::string());
    }
    void one_speaker_on_both_sides_keeps_its_row() {
        const auto model = [] { return test::small_vits_of_one_with_a_row(); };
        Pretrained pretrained;
        pretrained.weights = save_weights(*model().trainable);
        pretrained.speakers = SpeakerTable::from_saved({"ann"});
        const std::string name = "generator.emb_g.weight";
        const at::Tensor row = std::get<at::Tensor>(pretrained.weights[name].value());
        remap_speakers(pretrained, SpeakerTable::from_saved({"bea"}), *model().trainable);
        QVERIFY(at::equal(std::get<at::Tensor>(pretrained.weights[name].value()), row));
    }
    void unnamed_rows_are_reported_where_their_number_differs() {
        Pretrained third_party = weights_of({"ann", "bea", "carla"});
        third_party.is_third_party = true;
        third_party.speakers = SpeakerTable::from_names({});
        const WeightMatch of_two = match_for({"dora", "emma"}, third_party);
        QCOMPARE(of_two.missing_or_mismatched.size(), std::size_t{1});
        QCOMPARE(of_two.missing_or_mismatched[0].name, embedding);
        Pretrained nobody = weights_of({"ann"});
        nobody.is_third_party = true;
        const WeightMatch without_rows = match_for({"dora", "emma"}, nobody);
        QCOMPARE(without_rows.missing_or_mismatched.size(), std::size_t{1});
        QCOMPARE(without_rows.missing_or_mismatched[0].name, embedding);
        const WeightMatch of_one = match_for({"dora"}, third_party);
        QCOMPARE(of_one.unexpected.size(), std::size_t{1});
        QCOMPARE(of_one.unexpected[0].name, embedding);
    }
    void a_single_speaker_is_new_to_unnamed_rows() {
        const Model own = test::small_vits_of_one_with_a_row();
        const std::string name = "generator.emb_g.weight";
        const at::Tensor fresh = weight_of(*own.trainable, name).clone();
        Pretrained third_party;
        third_party.is_third_party = true;
        third_party.weights = save_weights(*own.trainable);
        third_party.weights[name] = at::ones({109, 4});
        const auto report =
            remap_speakers(third_party, SpeakerTable::from_names({}), *own.trainable);
        QVERIFY(at::equal(std::get<at::Tensor>(third_party.weights[name].value()), fresh));
        QVERIFY(report && to_english(*report).find("109 speakers") != std::string::npos);
    }
    /// The upstream code has no embedding of one row, so such a file repeats it.
    void a_single_unnamed_row_is_new_to_several_speakers_and_kept_for_one() {
        Pretrained third_party = weights_of({"ann"});
        third_party.is_third_party = true;
        third_party.speakers = SpeakerTable::from_names({});
        third_party.weights[embedding] = at::ones({1, 16});
        const WarmStart start(third_party, {"dora", "emma"});
        QVERIFY(at::equal(start.vector(0), start.fresh[0]));
        QVERIFY(at::equal(start.vector(1), start.fresh[1]));
        QVERIFY2(start.text.starts_with("all speakers are new"), start.text.c_str());
        const WeightMatch of_one = match_for({"dora"}, third_party);
        QVERIFY(of_one.is_complete()); // this model has none of one speaker
    }
    void names_of_digits_are_rows_of_a_file_without_names_data() {
        QTest::addColumn<std::vector<std::string>>("names");
        QTest::addColumn<std::vector<double>>("rows");
        // As text they sort 0, 1, 10, 2.
        QTest::newRow("as many") << std::vector<std::string>{"0", "1", "2", "3", "4", "5",
                                                             "6", "7", "8", "9", "10"}
                                 << std::vector<double>{0, 1, 10, 2, 3, 4, 5, 6, 7, 8, 9};
        QTest::newRow("some of them")
            << std::vector<std::string>{"10", "3"} << std::vector<double>{10, 3};
        QTest::newRow("with zeros")
            << std::vector<std::string>{"02", "07"} << std::vector<double>{2, 7};
    }
    void names_of_digits_are_rows_of_a_file_without_names() {
        QFETCH(const std::vector<std::string>, names);
        QFETCH(const std::vector<double>, rows);
        Pretrained third_party = weights_of(std::vector<std::string>(11, "somebody"));
        third_party.is_third_party = true;
        third_party.speakers = SpeakerTable::from_names({});
        const WarmStart start(third_party, SpeakerTable::from_names(names).names());
        for (std::size_t i = 0; i < rows.size(); ++i)
            QVERIFY(at::equal(start.vector(static_cast<std::int64_t>(i)), at::full({16}, rows[i])));
        QVERIFY2(start.text.ends_with("include all speakers"), start.text.c_str());
    }
    void a_number_beyond_the_rows_turns_all_into_names() {
        Pretrained third_party = weights_of({"ann", "bea", "carla"});
        third_party.is_third_party = true;
        third_party.speakers = SpeakerTable::from_names({});
        const WarmStart start(third_party, {"1", "2", "3"});
        QVERIFY(at::equal(start.vector(0), at::full({16}, 0.0)));
        QVERIFY2(start.text.find("in the order of their names") != std::string::npos,
                 start.text.c_str());
    }
    void named_third_party_speakers_are_matched_by_name() {
        Pretrained third_party = weights_of({"ann", "", "carla"});
        third_party.is_third_party = true;
        const WarmStart start(third_party, {"carla", "dora"});
        QVERIFY(at::equal(start.vector(0), at::full({16}, 2.0)));
        QVERIFY(at::equal(start.vector(1), start.fresh[1]));
        QVERIFY2(start.text.ends_with("include the speakers carla; new speakers: dora"),
                 start.text.c_str());
    }
};

FORMANT_TEST(TestPretrainedSpeakers)

} // namespace tst_pretrained_speakers

#include "tst_pretrained_speakers.moc"
