#include "engine/models/hifigan/hifigan_config.h"
#include "engine/session/data/batch_feed.h"
#include "engine/session/data/teacher_forced_mels.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace {

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

    std::unique_ptr<TeacherMelGenerator>
    mel_generator(std::uint64_t seed = 1, const std::vector<std::string>& speakers = {}) const {
        return std::move(
                   TeacherMelGenerator::create(teacher(), SpeakerTable::from_names(speakers), seed))
            .value();
    }
    AcousticTeacher teacher() const {
        return {"voice.pt",
                "",
                {unet, SymbolTable::from_saved(test::small_voice_symbols()), TokenLayout::spaced,
                 SpeakerTable::from_saved(teacher_speakers)}};
    }
    std::unique_ptr<BatchSource> source(const TeacherMelGenerator* mel_generator) const {
        return std::move(make_batch_source(config, data, mel_generator)).value();
    }
    std::vector<Batch> validation(const TeacherMelGenerator* mel_generator) const {
        return make_validation_batches(config, data.training, data.tokenizer(), mel_generator);
    }
    Batch recorded() const { return validation(nullptr).at(0); }

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
            mels.push_back(micro.mel);
    }
    return mels;
}

bool are_equal(const std::vector<at::Tensor>& some, const std::vector<at::Tensor>& others) {
    return std::ranges::equal(
        some, others, [](const at::Tensor& a, const at::Tensor& b) { return at::equal(a, b); });
}

} // namespace

class TestTeacherForcedMels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_batch_has_the_mels_of_the_teacher_and_the_recorded_sound() {
        const Fixture f;
        const auto mel_generator = f.mel_generator();
        const auto recorded = f.source(nullptr), teacher_forced = f.source(mel_generator.get());
        for (int i = 0; i < 2; ++i) {
            const Batch own = recorded->next().value().micro_batches.at(0);
            const Batch made = teacher_forced->next().value().micro_batches.at(0);
            QVERIFY(made.mel.sizes() == own.mel.sizes());
            for (std::int64_t sample = 0; sample < 2; ++sample)
                QVERIFY(!at::equal(made.mel[sample], own.mel[sample]));
            QVERIFY(at::equal(made.audio, own.audio));
            QVERIFY(at::equal(made.mel_lengths, own.mel_lengths));
            QVERIFY(at::equal(made.sample_ids, own.sample_ids));
            QCOMPARE(made.lengths.frames, own.lengths.frames);
            QVERIFY(!made.mel.requires_grad());
        }
    }
    void a_source_that_seeks_gives_the_same_mels_there() {
        const Fixture f;
        const auto mel_generator = f.mel_generator();
        const auto straight = f.source(mel_generator.get()), later = f.source(mel_generator.get());
        const auto all = mels_of(*straight, 5);
        later->seek(1, 1);
        QCOMPARE(later->batches_per_epoch(), std::int64_t{2});
        QVERIFY(are_equal(mels_of(*later, 2), {all[3], all[4]}));
    }
    void the_mels_depend_on_seed_and_batch_position() {
        const Fixture f;
        const auto one = f.mel_generator(1), same = f.mel_generator(1), other = f.mel_generator(2);
        const Batch own = f.recorded();
        const at::Tensor mel = one->with_teacher_mels(own, 7).mel;
        QVERIFY(at::equal(same->with_teacher_mels(own, 7).mel, mel));
        QVERIFY(!at::equal(same->with_teacher_mels(own, 8).mel, mel));
        QVERIFY(!at::equal(other->with_teacher_mels(own, 7).mel, mel));
    }
    void smaller_micro_batches_have_the_same_mels() {
        Fixture f;
        const auto mel_generator = f.mel_generator();
        const at::Tensor whole = mels_of(*f.source(mel_generator.get()), 1).at(0);
        const auto source = f.source(mel_generator.get());
        source->set_micro_batch(1);
        const auto sliced = mels_of(*source, 1);
        QCOMPARE(sliced.size(), std::size_t{2});
        for (std::int64_t i = 0; i < 2; ++i) {
            const at::Tensor alone = sliced[static_cast<std::size_t>(i)][0];
            const at::Tensor among = whole[i].narrow(1, 0, alone.size(1));
            QVERIFY(at::allclose(alone, among, 1e-3, 1e-3));
        }
    }
    void validation_batches_have_them_too_and_are_reproducible() {
        const Fixture f;
        const auto mel_generator = f.mel_generator();
        const auto once = f.validation(mel_generator.get());
        const auto again = f.validation(mel_generator.get());
        QCOMPARE(once.size(), std::size_t{2});
        for (std::size_t i = 0; i < once.size(); ++i)
            QVERIFY(at::equal(once[i].mel, again[i].mel));
        QVERIFY(!at::equal(once[0].mel, f.recorded().mel));
    }
    void each_speaker_is_the_one_of_that_name_in_the_teacher() {
        const Fixture f({"carla", "bea"});
        const Batch own = f.recorded(); // of the first speaker of the recordings
        Batch of_bea = own;
        of_bea.speakers = at::ones_like(own.speakers);
        CounterNoise noise(1, 0);
        QVERIFY(
            at::equal(f.mel_generator(1, {"bea"})->with_teacher_mels(own, 0).mel,
                      f.unet.mel_regenerator->regenerate_mel(of_bea, noise, teacher_flow_start)));
        const auto stranger =
            TeacherMelGenerator::create(f.teacher(), SpeakerTable::from_names({"dora"}), 1);
        QCOMPARE(stranger.error().kind, ErrorKind::data);
    }
    void without_a_teacher_there_is_no_generator() {
        const auto none =
            make_teacher_mel_generator(std::nullopt, SpeakerTable::from_names({}), /*seed=*/1);
        QVERIFY(none && *none == nullptr);
    }
};

FORMANT_TEST_IN(QCoreApplication, TestTeacherForcedMels)
#include "tst_teacher_forced_mels.moc"
