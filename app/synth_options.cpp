#include "app/synth_options.h"

#include <CLI/CLI.hpp>

#include <fstream>

namespace formant {
namespace {

void read_texts(const std::string& path, std::vector<std::string>& texts) {
    std::ifstream file(path);
    for (std::string text; std::getline(file, text);)
        if (!text.empty())
            texts.push_back(text);
}

} // namespace

CLI::App* add_synth_options(CLI::App& app, SpeechRequest& speech) {
    CLI::App* synth = app.add_subcommand("synth", "Speak texts with a checkpoint");
    synth->add_option("--checkpoint", speech.checkpoint, "final_ema.pt or step_N.pt")->required();
    synth->add_option("--text", speech.texts, "Text to speak; may be given several times");
    synth
        ->add_option_function<std::string>(
            "--text-file", [&speech](const std::string& path) { read_texts(path, speech.texts); },
            "File with one text a line")
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

} // namespace formant
