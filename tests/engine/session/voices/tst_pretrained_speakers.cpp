#include "engine/models/model_weights.h"
#include "engine/models/weight_fit.h"
#include "engine/session/voices/pretrained_speakers.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

using namespace formant;

namespace {

const std::string embedding = "speaker_embedding.weight";

/// A voice to begin with whose speaker number i has the vector (i, i, ...).
Pretrained voice_of(const std::vector<std::string>& names) {
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

/// A model for `names` that begins as `pretrained`, and what was said of its speakers.
struct Begun {
    Model model;
    at::Tensor fresh; ///< embedding before
    std::string said;

    Begun(Pretrained pretrained, const std::vector<std::string>& names)
        : model(test::small_voice_model(static_cast<std::int64_t>(names.size()))) {
        if (names.size() > 1)
            fresh = weight_of(*model.trainable, embedding).clone();
        const auto what =
            fit_speakers(pretrained, SpeakerTable::from_saved(names), *model.trainable);
        said = what ? to_english(*what) : "";
        const auto loaded = load_weights(*model.trainable, pretrained.weights);
        if (!loaded)
            said = to_english(loaded.error().what);
    }
    at::Tensor vector(std::int64_t speaker) const {
        return weight_of(*model.trainable, embedding)[speaker];
    }
};

/// What of the weights a model of these speakers can take.
WeightFit fit_for(const std::vector<std::string>& names, Pretrained pretrained) {
    const Model model = test::small_voice_model(static_cast<std::int64_t>(names.size()));
    fit_speakers(pretrained, SpeakerTable::from_saved(names), *model.trainable);
    return fit_weights(*model.trainable, pretrained.weights);
}

} // namespace

class TestPretrainedSpeakers : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void who_has_the_same_name_is_taken_over_and_others_begin_fresh() {
        const Begun begun(voice_of({"ann", "bea", "carla"}), {"bea", "dora"});
        QVERIFY(at::equal(begun.vector(0), at::full({16}, 1.0)));
        QVERIFY(at::equal(begun.vector(1), begun.fresh[1]));
        QVERIFY2(begun.said.ends_with("know the speakers bea; new to them are dora"),
                 begun.said.c_str());
    }
    void all_other_weights_are_those_of_the_voice() {
        Pretrained other = voice_of({"ann", "bea"});
        const at::Tensor weight = at::randn({18, 16});
        other.weights["text_encoder.embedding.weight"] = weight;
        const Begun begun(other, {"carla", "dora", "emma"});
        QVERIFY(
            at::equal(weight_of(*begun.model.trainable, "text_encoder.embedding.weight"), weight));
        QVERIFY2(begun.said.starts_with("all speakers are new"), begun.said.c_str());
    }
    void the_same_speakers_in_another_order_keep_their_vectors() {
        const Begun begun(voice_of({"bea", "ann"}), {"ann", "bea"});
        QVERIFY(at::equal(begun.vector(0), at::full({16}, 1.0)));
        QVERIFY(at::equal(begun.vector(1), at::full({16}, 0.0)));
        QVERIFY2(begun.said.ends_with("know all speakers"), begun.said.c_str());
    }
    void one_speaker_becomes_several() {
        const Begun begun(voice_of({"ann"}), {"ann", "bea"});
        QVERIFY(at::equal(begun.vector(0), begun.fresh[0]));
        QVERIFY2(begun.said.starts_with("all speakers are new"), begun.said.c_str());
    }
    void several_become_one() {
        const Begun begun(voice_of({"ann", "bea"}), {"ann"});
        QVERIFY2(begun.said.find("have 2 speakers") != std::string::npos, begun.said.c_str());
    }
    void of_one_and_one_nothing_is_said() {
        QCOMPARE(Begun(voice_of({"ann"}), {"bea"}).said, std::string());
    }
    void of_one_and_one_who_have_a_row_it_is_the_same_row() {
        const auto model = [] { return test::small_vits_of_one_with_a_row(); };
        Pretrained pretrained;
        pretrained.weights = save_weights(*model().trainable);
        pretrained.speakers = SpeakerTable::from_saved({"ann"});
        const std::string name = "generator.emb_g.weight";
        const at::Tensor row = std::get<at::Tensor>(pretrained.weights[name].value());
        fit_speakers(pretrained, SpeakerTable::from_saved({"bea"}), *model().trainable);
        QVERIFY(at::equal(std::get<at::Tensor>(pretrained.weights[name].value()), row));
    }
    void rows_of_nameless_people_are_left_out_by_name_where_they_are_not_as_many() {
        Pretrained foreign = voice_of({"ann", "bea", "carla"});
        foreign.is_foreign = true;
        foreign.speakers = SpeakerTable::from_names({});
        const WeightFit of_two = fit_for({"dora", "emma"}, foreign);
        QCOMPARE(of_two.of_the_model.size(), std::size_t{1});
        QCOMPARE(of_two.of_the_model[0].name, embedding);
        Pretrained nobody = voice_of({"ann"});
        nobody.is_foreign = true;
        const WeightFit without_rows = fit_for({"dora", "emma"}, nobody);
        QCOMPARE(without_rows.of_the_model.size(), std::size_t{1});
        QCOMPARE(without_rows.of_the_model[0].name, embedding);
        const WeightFit of_one = fit_for({"dora"}, foreign);
        QCOMPARE(of_one.left_over.size(), std::size_t{1});
        QCOMPARE(of_one.left_over[0].name, embedding);
    }
    void one_who_comes_to_rows_of_nameless_people_is_new_to_them() {
        const Model own = test::small_vits_of_one_with_a_row();
        const std::string name = "generator.emb_g.weight";
        const at::Tensor fresh = weight_of(*own.trainable, name).clone();
        Pretrained foreign;
        foreign.is_foreign = true;
        foreign.weights = save_weights(*own.trainable);
        foreign.weights[name] = at::ones({109, 4});
        const auto said = fit_speakers(foreign, SpeakerTable::from_names({}), *own.trainable);
        QVERIFY(at::equal(std::get<at::Tensor>(foreign.weights[name].value()), fresh));
        QVERIFY(said && to_english(*said).find("109 speakers") != std::string::npos);
    }
    /// The public code has no embedding of one row, so that such a file has it twice.
    void the_single_row_of_a_nameless_file_is_new_to_several_and_that_of_one() {
        Pretrained foreign = voice_of({"ann"});
        foreign.is_foreign = true;
        foreign.speakers = SpeakerTable::from_names({});
        foreign.weights[embedding] = at::ones({1, 16});
        const Begun begun(foreign, {"dora", "emma"});
        QVERIFY(at::equal(begun.vector(0), begun.fresh[0]));
        QVERIFY(at::equal(begun.vector(1), begun.fresh[1]));
        QVERIFY2(begun.said.starts_with("all speakers are new"), begun.said.c_str());
        const WeightFit of_one = fit_for({"dora"}, foreign);
        QVERIFY(of_one.is_whole()); // this model has none of one speaker
    }
    void names_of_digits_are_rows_of_a_file_that_names_nobody_data() {
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
    void names_of_digits_are_rows_of_a_file_that_names_nobody() {
        QFETCH(const std::vector<std::string>, names);
        QFETCH(const std::vector<double>, rows);
        Pretrained foreign = voice_of(std::vector<std::string>(11, "somebody"));
        foreign.is_foreign = true;
        foreign.speakers = SpeakerTable::from_names({});
        const Begun begun(foreign, SpeakerTable::from_names(names).names());
        for (std::size_t i = 0; i < rows.size(); ++i)
            QVERIFY(at::equal(begun.vector(static_cast<std::int64_t>(i)), at::full({16}, rows[i])));
        QVERIFY2(begun.said.ends_with("know all speakers"), begun.said.c_str());
    }
    void a_number_that_is_no_row_makes_them_names_again() {
        Pretrained foreign = voice_of({"ann", "bea", "carla"});
        foreign.is_foreign = true;
        foreign.speakers = SpeakerTable::from_names({});
        const Begun begun(foreign, {"1", "2", "3"});
        QVERIFY(at::equal(begun.vector(0), at::full({16}, 0.0)));
        QVERIFY2(begun.said.find("in the order of their names") != std::string::npos,
                 begun.said.c_str());
    }
    void speakers_whom_another_program_names_are_known_by_their_names() {
        Pretrained foreign = voice_of({"ann", "", "carla"});
        foreign.is_foreign = true;
        const Begun begun(foreign, {"carla", "dora"});
        QVERIFY(at::equal(begun.vector(0), at::full({16}, 2.0)));
        QVERIFY(at::equal(begun.vector(1), begun.fresh[1]));
        QVERIFY2(begun.said.ends_with("know the speakers carla; new to them are dora"),
                 begun.said.c_str());
    }
};

FORMANT_TEST(TestPretrainedSpeakers)
#include "tst_pretrained_speakers.moc"
