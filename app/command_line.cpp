#include "app/command_line.h"

#include "engine/base/version.h"

#include <CLI/CLI.hpp>

#include <fstream>

namespace formant {
namespace {

constexpr const char* description =
    "Formant Studio trains voices (text-to-speech models) from your own recordings.\n"
    "\n"
    "  formant                                   opens the window\n"
    "  formant --headless --config my.yaml       trains in the terminal; Ctrl-C saves and stops,\n"
    "                                            the same line again goes on where it stopped\n"
    "  formant synth --checkpoint F --out DIR --text \"twenty one\"\n"
    "                                            speaks with a trained voice\n"
    "  formant status RUN                        how far a run is\n"
    "  formant stop RUN                          has it save and stop\n"
    "  formant config help                       lists every setting\n"
    "\n"
    "Exit codes: 0 done, 1 internal error, 2 usage or configuration, 3 data, 4 device,\n"
    "5 checkpoint, 6 disk, 7 training failed, 130 interrupted after saving.";

struct Raw {
    CommandLine line;
    bool headless = false;
    bool test_model = false;
    bool decode_worker = false;
    std::string log_format = "progress";
    std::string text_file;
    std::string config_topic;
};

void add_run_options(CLI::App& app, Raw& raw) {
    RunRequest& run = raw.line.run;
    app.add_flag("--headless", raw.headless, "Train in the terminal, without a window");
    app.add_option("-c,--config,file", run.config_file,
                   "Configuration (YAML); with --headless ./config.yaml where not given");
    app.add_option("--set", run.settings, "Override one setting: --set train.batch_size=4")
        ->type_name("KEY=VALUE")
        ->take_all();
    app.add_option("--runs", run.runs_folder, "Folder of the runs")->type_name("DIR");
    app.add_option("--gpu", run.device, "auto, cpu, or the number of a GPU")->capture_default_str();
    app.add_option("--resume", run.resume,
                   "auto: go on with the newest whole checkpoint of the run; never: only start a "
                   "run that is not there yet; or a checkpoint file")
        ->capture_default_str();
    app.add_flag("--test-model", raw.test_model,
                 "Build the model of the configuration, run one training step and speak with it, "
                 "on made-up data; then stop");
    app.add_option("--log-format", raw.log_format, "progress, or json: one event a line")
        ->check(CLI::IsMember({"progress", "json"}))
        ->capture_default_str();
    app.add_flag("-v,--verbose", raw.line.verbose, "Say more on standard error");
    app.add_flag("--decode-worker", raw.decode_worker)->group(""); // for our own child processes
}

CLI::App* add_synth(CLI::App& app, Raw& raw) {
    SpeechRequest& speech = raw.line.speech;
    CLI::App* synth = app.add_subcommand("synth", "Speak texts with a checkpoint");
    synth->add_option("--checkpoint", speech.checkpoint, "final_ema.pt or step_N.pt")->required();
    synth->add_option("--text", speech.texts, "Text to speak; may be given several times");
    synth->add_option("--text-file", raw.text_file, "File with one text a line")
        ->check(CLI::ExistingFile);
    synth->add_option("--out", speech.out_folder, "Folder for 0001.wav, 0002.wav, ...")->required();
    synth->add_option("--gpu", speech.device, "auto, cpu, or the number of a GPU")
        ->capture_default_str();
    synth->add_option("--seed", speech.seed, "Same seed and text, same sound")
        ->capture_default_str();
    synth->add_option("--solver-steps", speech.solver_steps, "Euler steps of the flow")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    synth->add_option("--temperature", speech.temperature, "Scale of the initial noise")
        ->check(CLI::Range(0.0, 2.0))
        ->capture_default_str();
    synth->add_option("--length-scale", speech.length_scale, "Above 1 speaks slower")
        ->check(CLI::Range(0.1, 10.0))
        ->capture_default_str();
    synth->add_flag("--raw", speech.raw_weights, "Use the raw instead of the averaged weights");
    return synth;
}

CLI::App* add_config(CLI::App& app, Raw& raw) {
    CLI::App* config = app.add_subcommand("config", "About the configuration");
    config->add_option("topic", raw.config_topic, "help: list every setting")
        ->required()
        ->check(CLI::IsMember({"help"}));
    return config;
}

CLI::App* add_run_command(CLI::App& app, const std::string& name, const std::string& help,
                          Raw& raw) {
    CLI::App* command = app.add_subcommand(name, help);
    command->add_option("run", raw.line.choice.run, "The run's folder, or its name")->required();
    command->add_option("--runs", raw.line.choice.runs_folder, "Folder of the runs")
        ->type_name("DIR");
    return command;
}

using Subcommands = std::vector<std::pair<const CLI::App*, Command>>;

void read_texts(Raw& raw) {
    std::ifstream file(raw.text_file);
    for (std::string text; std::getline(file, text);)
        if (!text.empty())
            raw.line.speech.texts.push_back(text);
}

Command chosen_command(const Raw& raw, const Subcommands& subcommands) {
    if (raw.decode_worker)
        return Command::decode_worker;
    for (const auto& [subcommand, command] : subcommands)
        if (subcommand->parsed())
            return command;
    if (raw.test_model)
        return Command::test_model;
    return raw.headless ? Command::train : Command::window;
}

} // namespace

CommandLine read_command_line(int argc, char** argv) {
    Raw raw;
    CLI::App app(description, "formant");
    app.set_version_flag("--version",
                         "formant " + formant_version() + " (LibTorch " + torch_version() + ")");
    add_run_options(app, raw);
    const Subcommands subcommands = {
        {add_synth(app, raw), Command::synth},
        {add_run_command(app, "status", "Tell how far a run is", raw), Command::status},
        {add_run_command(app, "stop", "Have a run save and stop", raw), Command::stop},
        {add_config(app, raw), Command::show_fields}};
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& stop) {
        raw.line.command = Command::nothing;
        raw.line.exit_code = app.exit(stop) == 0 ? 0 : static_cast<int>(ErrorKind::usage);
        return raw.line;
    }
    read_texts(raw);
    raw.line.command = chosen_command(raw, subcommands);
    raw.line.json_log = raw.log_format == "json";
    if (raw.line.run.config_file.empty() && raw.line.command != Command::window)
        raw.line.run.config_file = "config.yaml";
    return raw.line;
}

} // namespace formant
