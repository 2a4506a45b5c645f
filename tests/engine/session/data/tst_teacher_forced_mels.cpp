#include "engine/data/batches/batch_slices.h"
#include "engine/models/hifigan/hifigan_config.h"
#include "engine/session/data/batch_feed.h"
#include "engine/session/data/teacher_forced_mels.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/scarce_memory.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_teacher_forced_mels {

/// Provides four training recordings of a vocoder, and the teacher that predicts their mels.
struct Fixture {
    explicit Fixture(std::vector<std::string> names = {"default"})
        : unet(test::small_voice_model(static_cast<std::int64_t>(names.size()))),
          teacher_speakers(std::move(names)) {
        config.voice.model.name = "hifigan";
        config.voice.model.of<HifiganConfig>().teacher = "voice.pt";
        config.train.batch_size = 2;
        config.train.gradient_accumulation_steps = 1;
        config.data.num_workers = 1;
        config.data.prefetch_buffer_size = 8;
        const at::Tensor sound = test::voiced_second().samples;
        for (std::int64_t i = 0; i < 4; ++i)
            data.training.push_back({sound.narrow(0, 1000 * i, 8000 + 700 * i),
                                     {2, 3, 1, 4 + i},
                                     "text",
                                     std::to_string(i),
                                     0});
    }

    std::unique_ptr<ComputedFeature>
    teacher_mels(std::int64_t seed = 1, const std::vector<std::string>& speakers = {}) const {
        return std::move(make_teacher_forced_mels(teacher(), SpeakerTable::from_names(speakers),
                                                  seed, folder / "computed"))
            .value();
    }
    AcousticTeacher teacher() const {
        return {"voice.pt",
                "",
                {unet, SymbolTable::from_saved(test::small_voice_symbols()), TokenLayout::spaced,
                 SpeakerTable::from_saved(teacher_speakers)}};
    }
    std::unique_ptr<BatchSource> source(ComputedFeature* computed) const {
        return std::move(make_batch_source(config, data, at::kCPU, computed)).value();
    }
    std::vector<Batch> validation(ComputedFeature* computed) const {
        return make_validation_batches(config, data.training, data.tokenizer(), computed).value();
    }
    Batch recorded() const { return validation(nullptr).at(0); }

    test::TemporaryFolder folder;
    Model unet;
    std::vector<std::string> teacher_speakers;
    RunConfig config;
    TrainingData data;
};

std::vector<at::Tensor> mels_of(BatchSource& source, int batches) {
    std::vector<at::Tensor> mels;
    for (int i = 0; i < batches; ++i) {
        const GlobalBatch batch = source.next().value();
        for (const Batch& micro : batch.micro_batches)
            mels.push_back(micro[Feature::mel]);
    }
    return mels;
}

bool are_equal(const std::vector<at::Tensor>& some, const std::vector<at::Tensor>& others) {
    return std::ranges::equal(
        some, others, [](const at::Tensor& a, const at::Tensor& b) { return at::equal(a, b); });
}

class TestTeacherForcedMels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_batch_has_the_mels_of_the_teacher_and_the_recorded_sound() {
        const Fixture f;
        const auto teacher_mels = f.teacher_mels();
        const auto recorded = f.source(nullptr), teacher_forced = f.source(teacher_mels.get());
        for (int i = 0; i < 2; ++i) {
            const Batch own = recorded->next().value().micro_batches.at(0);
            const Batch made = teacher_forced->next().value().micro_batches.at(0);
            QVERIFY(made[Feature::mel].sizes() == own[Feature::mel].sizes());
            for (std::int64_t sample = 0; sample < 2; ++sample)
                QVERIFY(!at::equal(made[Feature::mel][sample], own[Feature::mel][sample]));
            QVERIFY(at::equal(made[Feature::audio], own[Feature::audio]));
            QVERIFY(at::equal(made[Axis::frames], own[Axis::frames]));
            QVERIFY(at::equal(made.sample_ids, own.sample_ids));
            QVERIFY(made.lengths == own.lengths);
            QVERIFY(!made[Feature::mel].requires_grad());
        }
    }
    /// Otherwise a resumed run would train on other mels than one that was not interrupted.
    void the_mel_of_a_recording_is_the_same_in_each_epoch_and_run() {
        const Fixture f, elsewhere;
        const auto teacher_mels = f.teacher_mels(), uncached = elsewhere.teacher_mels();
        const auto straight = f.source(teacher_mels.get());
        const auto all = mels_of(*straight, 5);
        const auto later = f.source(teacher_mels.get()), fresh = elsewhere.source(uncached.get());
        later->seek(1, 1);
        fresh->seek(1, 1);
        QCOMPARE(later->batches_per_epoch(), std::int64_t{2});
        QVERIFY(are_equal(mels_of(*later, 2), {all[3], all[4]}));
        QVERIFY(are_equal(mels_of(*fresh, 2), {all[3], all[4]}));
    }
    void the_mels_depend_on_the_seed() {
        const Fixture f;
        const auto one = f.teacher_mels(1), same = f.teacher_mels(1), other = f.teacher_mels(2);
        const at::Tensor mel = f.validation(one.get()).at(0)[Feature::mel];
        QVERIFY(at::equal(f.validation(same.get()).at(0)[Feature::mel], mel));
        QVERIFY(!at::equal(f.validation(other.get()).at(0)[Feature::mel], mel));
    }
    void smaller_micro_batches_have_the_same_mels() {
        Fixture f, elsewhere;
        const auto teacher_mels = f.teacher_mels(), computed_anew = elsewhere.teacher_mels();
        const at::Tensor whole = mels_of(*f.source(teacher_mels.get()), 1).at(0);
        const auto source = elsewhere.source(computed_anew.get());
        source->set_micro_batch(1);
        const auto sliced = mels_of(*source, 1);
        QCOMPARE(sliced.size(), std::size_t{2});
        for (std::int64_t i = 0; i < 2; ++i) {
            const at::Tensor alone = sliced[static_cast<std::size_t>(i)][0];
            QVERIFY(at::equal(alone, whole[i].narrow(1, 0, alone.size(1))));
        }
    }
    void validation_batches_have_them_too_and_are_reproducible() {
        const Fixture f, elsewhere;
        const auto teacher_mels = f.teacher_mels(), computed_anew = elsewhere.teacher_mels();
        const auto once = f.validation(teacher_mels.get());
        const auto again = elsewhere.validation(computed_anew.get());
        QCOMPARE(once.size(), std::size_t{2});
        for (std::size_t i = 0; i < once.size(); ++i)
            QVERIFY(at::equal(once[i][Feature::mel], again[i][Feature::mel]));
        QVERIFY(!at::equal(once[0][Feature::mel], f.recorded()[Feature::mel]));
    }
    void out_of_memory_it_computes_fewer_samples_at_once() {
        const Fixture f;
        const auto network =
            TeacherForcedMels::create(f.teacher(), SpeakerTable::from_names({}), 1).value();
        const Batch two = f.recorded();
        const at::Tensor together = network->compute(two);
        test::ScarceMemory memory;
        memory.fail_at(20);
        const at::Tensor halved = network->compute(two);
        QVERIFY(memory.count() > 20);
        QVERIFY(at::allclose(halved, together, 1e-4, 1e-4));
        memory.fail_at(20);
        QVERIFY_THROWS_EXCEPTION(c10::Error, network->compute(slices_of(two, 1).at(0)));
    }
    void each_speaker_is_the_one_of_that_name_in_the_teacher() {
        const Fixture f({"carla", "bea"});
        const Batch own = f.recorded(); // of the first speaker of the recordings
        const auto of_bea =
            TeacherForcedMels::create(f.teacher(), SpeakerTable::from_names({"bea"}), 1).value();
        Batch second_speaker = own;
        second_speaker.speakers = at::ones_like(own.speakers);
        CounterNoise noise(1, 0);
        QVERIFY(at::equal(of_bea->compute(own), f.unet.mel_regenerator->regenerate_mel(
                                                    second_speaker, noise, teacher_flow_start)));
        const auto stranger =
            TeacherForcedMels::create(f.teacher(), SpeakerTable::from_names({"dora"}), 1);
        QCOMPARE(stranger.error().kind, ErrorKind::data);
    }
    void another_teacher_or_mapping_of_speakers_has_mels_of_its_own() {
        const Fixture f({"carla", "bea"});
        const auto fingerprint = [&](const std::string& content, const std::string& speaker) {
            AcousticTeacher teacher = f.teacher();
            teacher.content = content;
            const auto mels =
                TeacherForcedMels::create(teacher, SpeakerTable::from_names({speaker}), 1);
            return (*mels)->fingerprint();
        };
        QCOMPARE(fingerprint("a", "bea"), fingerprint("a", "bea"));
        QVERIFY(fingerprint("a", "bea") != fingerprint("b", "bea"));
        QVERIFY(fingerprint("a", "bea") != fingerprint("a", "carla"));
    }
    void random_concatenations_are_not_cached() {
        DataConfig data;
        QVERIFY(!computed_feature_folder(data).empty());
        data.concatenate_max = 2;
        QVERIFY(computed_feature_folder(data).empty());
    }
    void without_a_teacher_nothing_is_computed() {
        const auto none = make_teacher_forced_mels(std::nullopt, SpeakerTable::from_names({}),
                                                   /*seed=*/1, Path());
        QVERIFY(none && *none == nullptr);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestTeacherForcedMels)

} // namespace tst_teacher_forced_mels

#include "tst_teacher_forced_mels.moc"
