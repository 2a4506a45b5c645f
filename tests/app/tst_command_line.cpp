#include "app/command_line.h"
#include "app/finding_lines.h"
#include "app/progress_bar.h"
#include "engine/base/version.h"
#include "tests/support/corpora/small_corpus.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_command_line {

CommandLine read(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "formant");
    std::vector<char*> pointers;
    for (std::string& argument : arguments)
        pointers.push_back(argument.data());
    return read_command_line(static_cast<int>(pointers.size()), pointers.data());
}

class TestCommandLine : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void headless_without_a_configuration_reads_config_yaml() {
        const CommandLine line = read({"--headless"});
        QVERIFY(line.command == Command::train);
        QCOMPARE(line.run.config_file, std::string("config.yaml"));
        QCOMPARE(line.run.resume, std::string("auto"));
    }
    void settings_alone_apply_to_the_defaults_without_config_yaml() {
        const test::SmallCorpus folder;
        const Path before = std::filesystem::current_path();
        std::filesystem::current_path(folder.path());
        QCOMPARE(read({"--headless", "--train-data", "x"}).run.config_file, std::string());
        QCOMPARE(read({"diagnose", "--train-data", "x"}).diagnosis.request.config_file,
                 std::string());
        QCOMPARE(read({"preprocess", "--train-data", "x"}).preprocessing.config_file,
                 std::string());
        QCOMPARE(read({"diagnose"}).diagnosis.request.config_file, std::string("config.yaml"));
        QCOMPARE(read({"preprocess"}).preprocessing.config_file, std::string("config.yaml"));
        folder.write("config.yaml", "name: here\n");
        QCOMPARE(read({"--headless", "--train-data", "x"}).run.config_file,
                 std::string("config.yaml"));
        std::filesystem::current_path(before);
    }
    void diagnose_takes_settings_and_output_options() {
        const CommandLine line =
            read({"diagnose", "--config", "my.yaml", "--batch-size", "16", "--num-batches", "7",
                  "--gpu", "cpu", "--trace", "t.json", "--json", "--apply"});
        QVERIFY(line.command == Command::diagnose);
        const DiagnoseRequest& request = line.diagnosis.request;
        QCOMPARE(request.config_file, std::string("my.yaml"));
        QCOMPARE(request.settings, (std::vector<std::string>{"train.batch_size=16"}));
        QCOMPARE(request.num_batches, 7);
        QCOMPARE(request.device, std::string("cpu"));
        QCOMPARE(request.trace_file, std::string("t.json"));
        QVERIFY(line.diagnosis.json && request.apply);
    }
    void an_argument_in_another_encoding_is_named() {
        QVERIFY(read({"--headless", "h\xc3\xb6st.yaml"}).command == Command::train);
        const std::string command =
            "synth --checkpoint a.pt --out-dir o --text \"$(printf 'h\\366st')\"";
        const auto refused =
            test::run_program("/bin/sh", {"-c", std::string(FORMANT_PROGRAM) + " " + command});
        QCOMPARE(refused.exit_code, 2);
        QVERIFY2(refused.standard_error.find("--text h\\xf6st is not UTF-8") != std::string::npos,
                 refused.standard_error.c_str());
        QCOMPARE(read({"--headless", "h\xf6st.yaml"}).exit_code, 2);
        QVERIFY(read({"--headless", "h\xf6st.yaml"}).command == Command::nothing);
    }
    void the_machine_is_kept_awake_on_request() {
        QVERIFY(!read({"--headless"}).keeps_awake);
        QVERIFY(read({"--headless", "--keep-awake"}).keeps_awake);
    }
    void settings_keep_their_order() {
        const CommandLine line = read({"--headless", "--set", "a=1", "--set", "b=2"});
        QCOMPARE(line.run.settings, (std::vector<std::string>{"a=1", "b=2"}));
    }
    void options_of_single_settings_are_settings_in_the_order_of_the_line() {
        const CommandLine line =
            read({"--headless", "--batch-size", "4", "--set", "train.batch_size=5", "--amp",
                  "--batch-size=6", "--set", "train.precision=bf16", "my.yaml"});
        QCOMPARE(line.run.settings,
                 (std::vector<std::string>{"train.batch_size=4", "train.batch_size=5",
                                           "train.precision=half", "train.batch_size=6",
                                           "train.precision=bf16"}));
        QCOMPARE(line.run.config_file, std::string("my.yaml"));
    }
    void options_that_contradict_each_other_are_refused() {
        QCOMPARE(read({"--headless", "--amp", "--use-bf16"}).exit_code, 2);
        QCOMPARE(read({"preprocess", "--use-bf16", "--mixed-precision"}).exit_code, 2);
        QVERIFY(read({"--headless", "--amp", "--mixed-precision"}).command == Command::train);
    }
    void every_alias_of_a_setting_is_accepted() {
        const CommandLine line = read({"--headless",
                                       "--grad-accumulation",
                                       "2",
                                       "--num-workers",
                                       "0",
                                       "--learning-rate",
                                       "1e-4",
                                       "--epochs",
                                       "9",
                                       "--mixed-precision",
                                       "--grad-checkpointing",
                                       "--train-data",
                                       "a",
                                       "--train-manifest",
                                       "b c.csv",
                                       "--val-data",
                                       "d",
                                       "--val-manifest",
                                       "e",
                                       "--preset",
                                       "balanced",
                                       "--verbose"});
        QVERIFY(line.command == Command::train);
        QVERIFY(line.verbose);
        QCOMPARE(line.run.settings,
                 (std::vector<std::string>{
                     "train.gradient_accumulation_steps=2", "data.num_workers=0",
                     "train.learning_rate=1e-4", "train.epochs=9", "train.precision=half",
                     "train.use_gradient_checkpointing=on", "data.corpus=a", "data.corpus=b c.csv",
                     "data.validation=d", "data.validation=e", "preset=balanced"}));
    }
    void use_gpu_is_the_first_and_never_the_cpu() {
        QCOMPARE(read({"--headless", "--use-gpu"}).run.device, std::string("0"));
        QCOMPARE(read({"--headless", "--use-gpu", "--gpu", "1"}).exit_code, 2);
    }
    void without_arguments_the_window_opens() {
        QVERIFY(read({}).command == Command::window);
        QCOMPARE(read({"my.yaml"}).run.config_file, std::string("my.yaml"));
    }
    void synth_takes_several_texts() {
        const CommandLine line = read({"synth", "--checkpoint", "c.pt", "--out-dir", "o", "--text",
                                       "one", "--text", "-", "--only", "0002"});
        QVERIFY(line.command == Command::synth);
        QCOMPARE(line.speech.sources.texts, (std::vector<std::string>{"one", "-"}));
        QCOMPARE(line.speech.sources.only, std::vector<std::string>{"0002"});
        QCOMPARE(line.speech.out_folder, std::string("o"));
    }
    void convert_voice_takes_recordings_and_two_speakers() {
        const CommandLine line = read({"convert-voice", "--checkpoint", "c.pt", "--from", "ann",
                                       "--speaker", "bea", "--out-dir", "o", "a.wav", "b.flac"});
        QVERIFY(line.command == Command::convert_voice);
        QCOMPARE(line.conversion.recordings, (std::vector<std::string>{"a.wav", "b.flac"}));
        QCOMPARE(line.conversion.from, std::string("ann"));
        QCOMPARE(line.conversion.speaker, std::string("bea"));
        QCOMPARE(line.conversion.out_folder, std::string("o"));
    }
    void synth_accepts_the_former_names_of_its_options() {
        const test::SmallCorpus folder;
        folder.write("texts.txt", "one\n");
        const std::string list = (folder / "texts.txt").string();
        const CommandLine line =
            read({"synth", "--checkpoint", "c.pt", "--out", "o", "--text-file", list});
        QCOMPARE(line.speech.sources.lists, std::vector<std::string>{list});
        QCOMPARE(line.speech.out_folder, std::string("o"));
    }
    void doctor_takes_a_corpus_and_may_fix_it() {
        const CommandLine line = read({"doctor", "my recordings", "--fix", "--workers", "2"});
        QVERIFY(line.command == Command::doctor);
        QCOMPARE(line.dataset.corpus, std::string("my recordings"));
        QVERIFY(line.dataset.fix);
        QCOMPARE(line.dataset.workers, 2);
    }
    void preprocess_reads_config_yaml_and_takes_a_number_of_workers() {
        const CommandLine line = read({"preprocess", "--workers", "0"});
        QVERIFY(line.command == Command::preprocess);
        QCOMPARE(line.preprocessing.config_file, std::string("config.yaml"));
        QCOMPARE(line.preprocessing.workers.value(), 0);
        QVERIFY(!read({"preprocess"}).preprocessing.workers);
    }
    void preprocess_takes_a_file_and_settings() {
        const CommandLine line =
            read({"preprocess", "my.yaml", "--train-data", "recordings", "--set", "name=a"});
        QCOMPARE(line.preprocessing.config_file, std::string("my.yaml"));
        QCOMPARE(line.preprocessing.settings,
                 (std::vector<std::string>{"data.corpus=recordings", "name=a"}));
    }
    void the_exit_code_of_doctor_depends_on_its_findings() {
        const test::SmallCorpus folder;
        folder.record("a.wav");
        folder.write("metadata.csv", "file,text\na.wav,seven three\n");
        const auto examine = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments = {"doctor", folder.path().string()};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return test::run_program(FORMANT_PROGRAM, arguments);
        };
        QCOMPARE(examine({}).exit_code, 0);
        folder.write("metadata.csv", "file,text\na.wav,seven three\nmissing.wav,one\n");
        const auto found = examine({});
        QCOMPARE(found.exit_code, 3);
        QVERIFY(found.standard_output.find("missing.wav") != std::string::npos);
        QCOMPARE(examine({"--fix"}).exit_code, 0);
        QVERIFY(std::filesystem::exists(folder / "metadata.cleaned.jsonl"));
        folder.write("metadata.cleaned.jsonl", "edited\n");
        const auto again = examine({"--fix"});
        QVERIFY(again.standard_output.find("metadata.cleaned.jsonl.old") != std::string::npos);
        QCOMPARE(test::run_program(FORMANT_PROGRAM, {"doctor", "/nowhere"}).exit_code, 3);
        QCOMPARE(examine({"--format", "quatsch"}).exit_code, 2);
    }
    void many_findings_of_a_kind_are_counted() {
        const DatasetFinding note = {"a", false, message({"", "same text"}),
                                     message({"", "a is like b"})};
        std::vector<DatasetFinding> findings(30, note);
        findings.push_back({"c", true, message({"", "silent"}), message({"", "c is silent"})});
        const auto lines = finding_lines(findings, 20);
        QCOMPARE(lines.size(), std::size_t{22});
        QCOMPARE(lines[0], std::string("note: a is like b"));
        QCOMPARE(lines[20], std::string("error: c is silent"));
        QVERIFY(lines[21].starts_with("10 more: same text"));
        QCOMPARE(finding_lines(findings, 0).size(), std::size_t{31});
    }
    void a_wrong_option_is_a_usage_error_that_names_the_right_one() {
        const auto wrong = test::run_program(FORMANT_PROGRAM, {"--no-such-option"});
        QCOMPARE(wrong.exit_code, 2);
        QCOMPARE(wrong.standard_error,
                 std::string("formant: unexpected argument '--no-such-option'\n"
                             "  all options: formant --help\n"));
        const auto mistyped =
            test::run_program(FORMANT_PROGRAM, {"checkpoint", "clean", "run", "--keeep=2"});
        QCOMPARE(mistyped.exit_code, 2);
        QCOMPARE(mistyped.standard_error,
                 std::string("formant: there is no option '--keeep'; did you mean '--keep'?\n"
                             "  all options: formant checkpoint clean --help\n"));
        const auto missing = test::run_program(FORMANT_PROGRAM, {"status"});
        QCOMPARE(missing.exit_code, 2);
        QVERIFY(test::contains(missing.standard_error, "formant: run is required\n"));
    }
    void a_value_that_is_not_a_number_is_reported_with_its_option_data() {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<QString>("said");
        const QStringList synth = {"synth", "--checkpoint", "c.pt", "--out-dir", "o"};
        QTest::newRow("with a range") << QStringList{"doctor", "x", "--workers", "two"}
                                      << "--workers: 'two' is not a whole number";
        QTest::newRow("without one")
            << synth + QStringList{"--seed", "1.5"} << "--seed: '1.5' is not a whole number";
        QTest::newRow("a fraction") << synth + QStringList{"--temperature", "0,2"}
                                    << "--temperature: '0,2' is not a number";
        QTest::newRow("not a number, which no range would refuse")
            << synth + QStringList{"--length-scale", "nan"}
            << "--length-scale: 'nan' is not a number";
        QTest::newRow("of a setting")
            << QStringList{"--headless", "--batch-size", "abc"}
            << "train.batch_size=abc: train.batch_size must be a whole number";
    }
    void a_value_that_is_not_a_number_is_reported_with_its_option() {
        QFETCH(const QStringList, line);
        QFETCH(const QString, said);
        std::vector<std::string> arguments;
        for (const QString& word : line)
            arguments.push_back(word.toStdString());
        const auto wrong = test::run_program(FORMANT_PROGRAM, arguments);
        QCOMPARE(wrong.exit_code, 2);
        QVERIFY2(test::contains(wrong.standard_error, said.toStdString()),
                 wrong.standard_error.c_str());
    }
    void a_mistyped_command_is_not_a_configuration() {
        const auto mistyped = test::run_program(FORMANT_PROGRAM, {"doctr"});
        QCOMPARE(mistyped.exit_code, 2);
        QVERIFY(test::contains(mistyped.standard_error,
                               "no file or command 'doctr'; did you mean 'doctor'?"));
        const auto missing = test::run_program(FORMANT_PROGRAM, {"nowhere/my.yaml"});
        QCOMPARE(missing.exit_code, 2);
        QVERIFY(test::contains(missing.standard_error, "no file or command 'nowhere/my.yaml'"));
    }
    void a_mistyped_command_is_named_data() {
        QTest::addColumn<QStringList>("line");
        QTest::addColumn<QString>("said");
        QTest::newRow("with a command of its own")
            << QStringList{"chekpoint", "list"} << "'chekpoint'; did you mean 'checkpoint'?";
        QTest::newRow("with an argument")
            << QStringList{"doctr", "x"} << "'doctr'; did you mean 'doctor'?";
        QTest::newRow("below another")
            << QStringList{"config", "chek", "my.yaml"} << "'chek'; did you mean 'check'?";
    }
    void a_mistyped_command_is_named() {
        QFETCH(const QStringList, line);
        QFETCH(const QString, said);
        std::vector<std::string> arguments;
        for (const QString& word : line)
            arguments.push_back(word.toStdString());
        const auto mistyped = test::run_program(FORMANT_PROGRAM, arguments);
        QCOMPARE(mistyped.exit_code, 2);
        const QString reported = QString::fromStdString(mistyped.standard_error);
        QVERIFY2(reported.startsWith(QString("formant: there is no command %1\n").arg(said)),
                 qPrintable(reported));
    }
    void an_option_of_another_trainer_is_answered_with_what_to_use_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("said");
        QTest::newRow("a level of settings") << "--optimization-level"
                                             << "--preset NAME";
        QTest::newRow("a tokenizer") << "--tokenizer-path"
                                     << "--set text.mode=phonemes";
        QTest::newRow("several GPUs") << "--num-gpus"
                                      << "--gpu 0 chooses one GPU, and formant --headless --gpus";
        QTest::newRow("in another spelling") << "--Output_Dir"
                                             << "use --runs DIR";
        QTest::newRow("with its value") << "--lr=0.1"
                                        << "use --learning-rate X";
        QTest::newRow("a setting") << "--rollback-after-skips"
                                   << "use --set train.rollback_after_skips=VALUE";
    }
    void an_option_of_another_trainer_is_answered_with_what_to_use() {
        QFETCH(const QString, option);
        QFETCH(const QString, said);
        for (const char* command : {"--headless", "preflight", "diagnose", "preprocess"}) {
            const auto refused =
                test::run_program(FORMANT_PROGRAM, {command, option.toStdString(), "3"});
            QCOMPARE(refused.exit_code, 2);
            QVERIFY2(test::contains(refused.standard_error, said.toStdString()),
                     refused.standard_error.c_str());
        }
    }
    void an_option_of_no_trainer_is_still_compared_with_ours() {
        const auto refused = test::run_program(FORMANT_PROGRAM, {"--headles"});
        QVERIFY(test::contains(refused.standard_error, "did you mean '--headless'?"));
    }
    void without_a_display_it_explains_how_to_train() {
        for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            qunsetenv(variable);
        const auto output = test::run_program(FORMANT_PROGRAM, {});
        QCOMPARE(output.exit_code, 2);
        QVERIFY(test::contains(output.standard_error, "no display"));
        QVERIFY(test::contains(output.standard_error, "formant --headless"));
    }
    void an_unresponsive_display_is_reported() {
        qunsetenv("QT_QPA_PLATFORM");
        for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY"}) {
            qunsetenv("DISPLAY");
            qunsetenv("WAYLAND_DISPLAY");
            qputenv(variable, ":997");
            const auto output = test::run_program(FORMANT_PROGRAM, {});
            qunsetenv(variable);
            QCOMPARE(output.exit_code, 2);
            QVERIFY(test::contains(output.standard_error, "the display :997 does not answer"));
        }
    }
    void a_missing_configuration_is_reported_with_what_to_do() {
        const auto output = test::run_program(FORMANT_PROGRAM, {"--headless", "nope.yaml"});
        QCOMPARE(output.exit_code, 2);
        QVERIFY(output.standard_error.find("there is no configuration nope.yaml; give one with "
                                           "--config") != std::string::npos);
    }
    void version_and_help_succeed() {
        QCOMPARE(test::run_program(FORMANT_PROGRAM, {"--version"}).exit_code, 0);
        const auto help = test::run_program(FORMANT_PROGRAM, {"--help"});
        QCOMPARE(help.exit_code, 0);
        QVERIFY(help.standard_output.find("--headless") != std::string::npos);
        QVERIFY(help.standard_output.find("kill -USR1") != std::string::npos);
        const auto fields = test::run_program(FORMANT_PROGRAM, {"config", "help"});
        QVERIFY(fields.standard_output.find("train.batch_size") != std::string::npos);
    }
    void the_version_with_verbose_names_build_libtorch_and_licenses() {
        const auto output = test::run_program(FORMANT_PROGRAM, {"-v", "--version"});
        QCOMPARE(output.exit_code, 0);
        for (const std::string& expected :
             {std::string("Formant Studio"),
              "LibTorch  " + torch_version() + " in " + libtorch_folder().string(),
              std::string("License: GPL-3.0-or-later")})
            QVERIFY2(test::contains(output.standard_output, expected), expected.c_str());
    }
    void a_build_folder_does_not_take_another_libtorch() {
        const auto output =
            test::run_program(FORMANT_PROGRAM, {"hardware", "--libtorch", "/opt/torch"});
        QCOMPARE(output.exit_code, 2);
        const auto whole = test::run_program(FORMANT_PROGRAM, {"--libtorch", "/opt/torch"});
        QCOMPARE(whole.exit_code, 2);
        QVERIFY(test::contains(whole.standard_error, "this one was built against its own"));
    }
    void progress_shows_step_loss_speed_and_remaining_time() {
        StepReport report;
        report.step = 50;
        report.max_steps = 100;
        report.total = 1.25;
        report.step_ms = 130;
        report.seconds_left = 65;
        QCOMPARE(progress_line(report), std::string("[############            ] 50/100  loss 1.2500"
                                                    "  0.130 s/step  1:05 left"));
    }
};

FORMANT_TEST(TestCommandLine)

} // namespace tst_command_line

#include "tst_command_line.moc"
