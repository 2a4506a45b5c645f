#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/checkpoints/checkpoint_export.h"
#include "engine/session/checkpoints/checkpoint_info.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_checkpoint_info {

using test::TemporaryFolder;

class TestCheckpointInfo : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_checkpoint_of_this_program_has_its_provenance() {
        const TemporaryFolder folder;
        StateTree tree;
        tree["format"] = checkpoint_format;
        tree["formant_version"] = "1.2.3";
        tree["model"] = "unet";
        tree["step"] = 40;
        tree["provenance"]["corpus"] = "words.csv";
        tree["speakers"] = StateTree::List{"ann", "bea"};
        tree["state_dict"]["weight"] = at::ones({2, 3});
        tree["state_dict"]["half"] = at::ones({4}).to(at::kHalf);
        tree["ema"]["weight"] = at::ones({2, 3});
        tree["optimisers"]["all"]["step"] = 40;
        QVERIFY(save_checkpoint(folder / "a.pt", tree));
        const auto info = describe_checkpoint((folder / "a.pt").string());
        QVERIFY2(info, info ? "" : to_english(info.error().what).c_str());
        QCOMPARE(info->formant_version, std::string("1.2.3"));
        QCOMPARE(info->model, std::string("unet"));
        QCOMPARE(info->step, std::int64_t{40});
        QCOMPARE(info->epoch, std::int64_t{-1});
        QCOMPARE(info->provenance.at("corpus"), std::string("words.csv"));
        QCOMPARE(info->speakers, (std::vector<std::string>{"ann", "bea"}));
        QCOMPARE(info->tensors, std::int64_t{2});
        QCOMPARE(info->parameters, std::int64_t{10});
        QCOMPARE(info->weight_bytes, std::uint64_t{32});
        QCOMPARE(info->types, (std::vector<std::string>{"Float", "Half"}));
        QVERIFY(info->has_ema && info->has_training_state);
    }
    void a_file_of_another_program_is_described_by_its_weights() {
        const TemporaryFolder folder;
        const auto made = test::run_python("engine/checkpoint/make_python_checkpoint.py",
                                           {"training", (folder / "a.pth").string()});
        QVERIFY2(made.exit_code == 0, made.standard_error.c_str());
        const auto info = describe_checkpoint((folder / "a.pth").string());
        QVERIFY2(info, info ? "" : to_english(info.error().what).c_str());
        QVERIFY(info->formant_version.empty() && info->model.empty() && info->speakers.empty());
        QCOMPARE(info->step, std::int64_t{-1});
        QCOMPARE(info->epoch, std::int64_t{3});
        // Conv1d 4*3*5 + 4, BatchNorm1d 4 times 4 and a counter, Linear 7*2 + 2.
        QCOMPARE(info->parameters, std::int64_t{60 + 4 + 16 + 1 + 14 + 2});
        QCOMPARE(info->entries, (std::vector<std::string>{"epoch", "iteration", "learning_rate",
                                                          "model", "optimizer"}));
    }
    void a_run_is_refused_with_a_hint_to_list_its_checkpoints() {
        const TemporaryFolder folder;
        const Path run = folder / "formant" / "runs" / "maria";
        std::filesystem::create_directories(run / "checkpoints");
        qputenv("XDG_DATA_HOME", QByteArray::fromStdString(folder.path().string()));
        for (const std::string& name : {run.string(), std::string("maria")}) {
            const auto info = describe_checkpoint(name);
            QCOMPARE(info.error().kind, ErrorKind::usage);
            const std::string said = to_english(info.error().what);
            QVERIFY2(said.find("formant checkpoint list") != std::string::npos &&
                         said.ends_with(name),
                     said.c_str());
            const auto voice = export_checkpoint({name, (folder / "v.pt").string(), false, false});
            QCOMPARE(to_english(voice.error().what), said);
        }
        qunsetenv("XDG_DATA_HOME");
        QCOMPARE(describe_checkpoint("no-such-run").error().kind, ErrorKind::checkpoint);
    }
    void a_file_without_weights_is_an_error() {
        const TemporaryFolder folder;
        StateTree tree;
        tree["format"] = checkpoint_format;
        QVERIFY(save_checkpoint(folder / "a.pt", tree));
        QCOMPARE(describe_checkpoint((folder / "a.pt").string()).error().kind,
                 ErrorKind::checkpoint);
    }
};

FORMANT_TEST(TestCheckpointInfo)

} // namespace tst_checkpoint_info

#include "tst_checkpoint_info.moc"
