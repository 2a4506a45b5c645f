#include "engine/checkpoint/pickle_file.h"
#include "engine/models/model_weights.h"
#include "engine/nn/alignment_search.h"
#include "engine/train/step_executor.h"
#include "engine/train/trained_layers.h"
#include "tests/engine/models/unet/toy_batch.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"

#include <QtTest/QtTest>

#include <chrono>
#include <iostream>

using namespace formant;
using namespace formant::test;

namespace {

StateTree what_the_twin_needs(unet::UnetModel& model, const Batch& batch) {
    StateTree recorded;
    recorded["symbols"] = toy_symbols;
    recorded["state_dict"] = save_weights(model);
    const PhaseSpec phase = model.phases().front();
    for (const LossTerm& term : phase.terms)
        recorded["weights"][term.name] = term.weight;
    recorded["batch"]["tokens"] = batch.tokens;
    recorded["batch"]["token_lengths"] = batch.token_lengths;
    recorded["batch"]["mel"] = batch.mel;
    recorded["batch"]["mel_lengths"] = batch.mel_lengths;
    const at::Tensor any_score = at::randn({batch.tokens.size(0), batch.tokens.size(1), //
                                            batch.mel.size(2)});
    recorded["batch"]["frame_tokens"] =
        alignment_search(any_score, batch.token_lengths, batch.mel_lengths);
    return recorded;
}

/// One training step for every line of standard input; answers with its seconds.
int serve(const Path& file) {
    at::manual_seed(31);
    unet::UnetModel model = toy_model();
    const Batch batch = toy_batch(8, 148); // 140 frames on average
    if (!write_pickle(file, what_the_twin_needs(model, batch)))
        return 1;
    StepExecutor executor(model, TrainConfig{}, at::kCPU,
                          trained_layers(TrainConfig{}, model)->trained);
    GlobalBatch global;
    global.micro_batches = {batch};
    std::cout << "ready" << std::endl;
    std::int64_t step = 0;
    for (std::string line; std::getline(std::cin, line);) {
        const auto begin = std::chrono::steady_clock::now();
        executor.run(global, {++step, 1e-3, 1e9});
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        std::cout << taken.count() << std::endl;
    }
    return 0;
}

} // namespace

class TestUnetSpeed : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_training_step_takes_no_more_than_twice_the_twins_time() {
        const TemporaryFolder folder;
        const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
        const auto output = run_python("engine/models/unet/time_beside_twin.py",
                                       {self, folder.path().string()}, 280);
        qInfo("%s", output.standard_output.c_str());
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
    }
};

int main(int argc, char** argv) {
    if (argc == 3 && std::string(argv[1]) == "--serve")
        return serve(argv[2]);
    TestUnetSpeed test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_unet_speed.moc"
