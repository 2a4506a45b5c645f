#include "engine/hardware/host/probe_host.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/runs/run_changes.h"
#include "engine/session/runs/run_folder.h"
#include "tests/support/contains.h"
#include "tests/support/preflight_fixture.h"
#include "tests/support/started_run.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_gan.h"

#include <QtTest/QtTest>

#include <filesystem>

using namespace formant;

namespace tst_preflight {

using test::contains;
using Fixture = test::PreflightFixture;

class TestPreflight : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_check_reports_its_result_for_a_valid_run() {
        Fixture f;
        QVERIFY(f.check());
        for (const char* id :
             {"configuration", "device", "run-folder", "text", "data", "model", "layers",
              "checkpoint-room", "cache-room", "recordings", "storage", "memory", "time"})
            QVERIFY2(f.checks.contains(id) && !f.is(id, Grade::failure), id);
        QVERIFY(f.is("data", Grade::ok));
        QVERIFY(contains(f.said("model-choice"), "the model is unet, the default"));
        QVERIFY(contains(f.said("data"), "4 recordings, all found"));
        QVERIFY(contains(f.said("recordings"), "4 of the 4"));
        QVERIFY(contains(f.said("time"), "for 60 steps"));
        QVERIFY(!std::filesystem::exists(f.runs())); // it changes nothing
    }
    void an_invalid_configuration_ends_the_checks() {
        Fixture f;
        const auto result = f.check({"train.batchsize=4"});
        QCOMPARE(result.error().kind, ErrorKind::usage);
        QVERIFY(f.is("configuration", Grade::failure));
        QCOMPARE(f.checks.size(), std::size_t{1});
    }
    void graphs_on_a_cpu_are_a_warning() {
        Fixture f;
        QVERIFY(f.check_at_start());
        QVERIFY(!f.checks.contains("compile"));
        QVERIFY(f.check_at_start({"train.use_torch_compile=true"}));
        QVERIFY(f.is("compile", Grade::warning));
        QVERIFY(contains(f.said("compile"), "eagerly"));
        QVERIFY(f.check_at_start({"train.use_torch_compile=true", "train.debug=eager"}));
        QVERIFY(!f.checks.contains("compile")); // eager mode is what was requested
    }
    void a_model_without_gradient_checkpointing_is_a_warning() {
        Fixture f;
        const std::string on = "train.use_gradient_checkpointing=on";
        QVERIFY(f.check_at_start({on}));
        QVERIFY(!f.checks.contains("recomputation"));
        QVERIFY(f.check_at_start(test::small_vits({on})));
        QVERIFY(f.is("recomputation", Grade::warning));
    }
    void half_precision_on_a_cpu_is_reported_as_slow() {
        Fixture f;
        QVERIFY(f.check_at_start());
        QVERIFY(!f.checks.contains("precision"));
        QVERIFY(f.check_at_start({"train.precision=fp16"}));
        QVERIFY(f.is("precision", Grade::warning));
        QVERIFY(contains(f.said("precision"), "--set train.precision=float32"));
    }
    void the_automatic_precision_of_this_cpu_is_no_warning() {
        Fixture f;
        HardwareInfo machine;
        machine.host = probe_host();
        const std::string automatic = suggest_precision(machine, nullptr).value;
        QVERIFY(f.check_at_start({"train.precision=" + automatic}));
        QVERIFY(!f.checks.contains("precision"));
        QVERIFY(f.check_at_start({"train.precision=bf16"}));
        QCOMPARE(f.checks.contains("precision"), automatic != "bf16");
        QVERIFY(f.check_at_start({"train.precision=half"})); // --amp
        QCOMPARE(f.checks.contains("precision"), automatic != "bf16");
    }
    void a_full_graph_on_a_cpu_is_refused() {
        Fixture f;
        const auto result =
            f.check({"train.compile_mode=reduce-overhead", "train.compile_fullgraph=true"});
        QCOMPARE(result.error().kind, ErrorKind::usage);
        QVERIFY(f.is("compile", Grade::failure));
        QVERIFY(contains(f.said("compile"), "train.compile_fullgraph"));
    }
    void a_missing_gpu_is_a_failure() {
        Fixture f;
        RunRequest request = f.request({});
        request.device = "99";
        QCOMPARE(f.run_checks(request).error().kind, ErrorKind::device);
        QVERIFY(f.is("device", Grade::failure));
    }
    void a_failed_check_skips_only_what_depends_on_it() {
        Fixture f;
        const auto result = f.check({"text.language=xx", "data.corpus=/nowhere/m.csv",
                                     "train.pretrained_path=/nowhere/v.pt"});
        QCOMPARE(result.error().kind, ErrorKind::usage); // of the first failed check
        for (const char* id : {"text", "data", "pretrained"})
            QVERIFY2(f.is(id, Grade::failure), id);
        for (const char* id : {"device", "run-folder", "model"})
            QVERIFY2(f.is(id, Grade::ok), id);
        for (const char* id : {"layers", "cache-room", "recordings", "storage", "time"})
            QVERIFY2(!f.checks.contains(id), id);
    }
    void a_resumed_run_is_checked_with_the_settings_that_were_changed_while_it_trained() {
        Fixture f;
        f.train(3);
        const RunChanges changes(f.runs() / "small");
        QVERIFY(changes.add({2, {{"train.layers", "unet_only"}}}));
        QVERIFY(f.check({"train.max_steps=6"}));
        QVERIFY2(contains(f.said("layers"), "frozen: Text encoder"), f.said("layers").c_str());
        QVERIFY(f.check({"train.max_steps=6", "name=new"}));
        QVERIFY2(!contains(f.said("layers"), "frozen"), f.said("layers").c_str());
    }
    void layer_patterns_that_match_nothing_fail_in_a_check_of_their_own() {
        Fixture f;
        const auto result =
            f.check({"train.layers=custom", "train.layer_patterns=[decoder.like.this]"});
        QCOMPARE(result.error().kind, ErrorKind::usage);
        QVERIFY(f.is("layers", Grade::failure));
        QVERIFY(contains(f.said("layers"), "decoder.like.this"));
        QVERIFY(f.is("recordings", Grade::ok));
        QVERIFY(!f.checks.contains("time"));
    }
    void speaker_layers_exist_if_the_corpus_has_several_speakers() {
        Fixture f;
        const std::vector<std::string> settings = {"train.layers=custom",
                                                   "train.layer_patterns=[speaker_embedding]"};
        QVERIFY(!f.check(settings));
        f.write("metadata.csv", "file,text,speaker\none.wav,one,ann\ntwo.wav,two,bea\n");
        QVERIFY(f.check(settings));
        QVERIFY(f.is("layers", Grade::ok) && f.is("time", Grade::ok));
    }
    void the_trainable_layers_and_parameters_are_reported() {
        Fixture f;
        QVERIFY(f.check_at_start({"train.layers=custom", "train.layer_patterns=[decoder]"}));
        QVERIFY2(contains(f.said("layers"), "parameters are trained"), f.said("layers").c_str());
    }
    void what_a_run_would_refuse_is_refused_data() {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("id");
        QTest::newRow("language") << "text.language=xx"
                                  << "text";
        QTest::newRow("name") << "name=../e"
                              << "run-folder";
        QTest::newRow("validation") << "data.validation=/nowhere/v.csv"
                                    << "validation";
        QTest::newRow("pretrained") << "train.pretrained_path=/nowhere/v.pt"
                                    << "pretrained";
    }
    void what_a_run_would_refuse_is_refused() {
        QFETCH(const QString, setting);
        QFETCH(const QString, id);
        Fixture f;
        QVERIFY(!f.check({setting.toStdString()}));
        QVERIFY(f.is(id.toStdString(), Grade::failure));
    }
    void a_missing_path_is_reported_with_its_setting() {
        Fixture f;
        QVERIFY(!f.check_at_start({"data.validation=/nowhere/v.csv"}));
        QVERIFY2(contains(f.said("validation"), "/nowhere/v.csv (data.validation)"),
                 f.said("validation").c_str());
        QVERIFY(!f.check_at_start({"data.corpus=/nowhere/m.csv"}));
        QVERIFY2(contains(f.said("data"), "/nowhere/m.csv (data.corpus)"), f.said("data").c_str());
    }
    void a_runs_folder_that_is_not_writable_is_refused() {
        Fixture f;
        RunRequest request = f.request({});
        request.runs_folder = "/proc/runs";
        QCOMPARE(f.run_checks(request).error().kind, ErrorKind::disk);
        QVERIFY(f.is("run-folder", Grade::failure));
    }
    void a_finished_run_is_refused_with_what_to_do() {
        Fixture f;
        f.train(2);
        QCOMPARE(f.check({"train.max_steps=2"}).error().kind, ErrorKind::usage);
        QVERIFY(f.is("nothing-left", Grade::failure));
        QVERIFY(contains(f.said("nothing-left"), "set a larger train.max_steps"));
        QVERIFY(f.check({"train.max_steps=2", "name=other"}));
        QVERIFY(!f.checks.contains("nothing-left"));
    }
    void the_time_forecast_depends_on_epochs_and_recording_lengths() {
        Fixture
            f; // four recordings of about half a second in batches of four, concatenated to pairs
        QVERIFY(f.check({"train.epochs=7", "data.concatenate_max=1"}));
        QVERIFY2(contains(f.said("time"), "for 7 steps"), f.said("time").c_str());
        QVERIFY2(contains(f.said("time"), "samples of 0.5 s") ||
                     contains(f.said("time"), "samples of 0.6 s"),
                 f.said("time").c_str());
    }
    void a_run_in_training_is_reported_with_its_process_id() {
        Fixture f;
        const auto folder = test::start_in_folder(f.runs(), "small", "name: small\n");
        QCOMPARE(f.check().error().kind, ErrorKind::usage);
        QVERIFY(contains(f.said("run-folder"), std::to_string(QCoreApplication::applicationPid())));
    }
    void the_memory_forecast_is_reported_with_its_parts() {
        Fixture f;
        QVERIFY(f.check());
        QVERIFY2(f.is("memory", Grade::ok), f.said("memory").c_str());
        QVERIFY2(contains(f.said("memory"), "4 samples of up to 1."), f.said("memory").c_str());
    }
    void what_a_run_has_measured_replaces_the_trial_steps() {
        Fixture f;
        f.train(45);
        QVERIFY(f.check({"train.max_steps=60"}));
        for (const char* id : {"memory", "time"})
            QVERIFY2(f.is(id, Grade::ok) && contains(f.said(id), "was last trained here"),
                     f.said(id).c_str());
        QVERIFY2(contains(f.said("memory"), "training took "), f.said("memory").c_str());
        QVERIFY(f.check({"train.batch_size=3"})); // another configuration
        QVERIFY2(contains(f.said("memory"), "measured with 1 and 3"), f.said("memory").c_str());
    }
    void a_batch_too_large_for_memory_is_a_warning() {
        Fixture f;
        QVERIFY(f.check({"train.batch_size=4096", "train.gradient_accumulation_steps=1",
                         "data.concatenate_max=64"})); // more than 100 GB
        QVERIFY2(f.is("memory", Grade::warning), f.said("memory").c_str());
        QVERIFY(contains(f.said("memory"), "train.batch_size"));
        QVERIFY(!f.checks.contains("time")); // such steps are not timed
    }
    void a_cancellation_is_reported_as_an_interruption() {
        Fixture f;
        CancellationToken cancellation;
        const auto result = run_preflight(f.request(), PreflightDepth::full, cancellation,
                                          [&](const PreflightCheck& line) {
                                              f.checks[line.id] = line;
                                              if (line.id == "recordings") // the memory comes next
                                                  cancellation.request();
                                          });
        QCOMPARE(result.error().kind, ErrorKind::interrupted);
        QVERIFY(f.checks.contains("recordings"));
        QVERIFY(!f.checks.contains("memory") && !f.checks.contains("time"));
    }
    void too_little_disk_space_is_a_warning_with_what_to_do() {
        Fixture f;
        QVERIFY(f.check({"train.keep_checkpoints=1000000"})); // as good as a full disk
        QVERIFY(f.is("checkpoint-room", Grade::warning));
        QVERIFY(contains(f.said("checkpoint-room"), "train.keep_checkpoints"));
    }
};

FORMANT_TEST(TestPreflight)

} // namespace tst_preflight

#include "tst_preflight.moc"
