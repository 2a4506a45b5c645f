#include "ui/window_text.h"

#include <algorithm>
#include <array>

namespace formant {
namespace {

/// A text of the engine, with its context, and what the window shows instead.
struct ShownText {
    MessageText engine;
    MessageText window;
};

constexpr std::array configuration_texts = {
    ShownText{{"config", "command line: {setting}"}, FORMANT_TR("window", "setting {setting}")},
    ShownText{
        {"config", "{where}: unknown setting '{key}'; `formant config help` lists all of them"},
        FORMANT_TR("window", "{where}: unknown setting '{key}'; the Configuration page lists "
                             "all of them")},
    ShownText{{"config", "there is no configuration {path}; give one with --config"},
              FORMANT_TR("window", "there is no configuration {path}")},
    ShownText{{"session", "the defaults and the command-line settings are valid"},
              FORMANT_TR("window", "the settings are valid")},
    ShownText{{"session",
               "the model is {model}, the default, because the configuration names none; "
               "--model (model.name) selects another"},
              FORMANT_TR("window", "the model is {model}, the default, because the configuration "
                                   "names none; model.name on the Configuration page selects "
                                   "another")},
    ShownText{{"session", "train.precision is fp16, which is meant for GPUs: on a CPU, a step of a "
                          "large model takes minutes instead of seconds; use --set "
                          "train.precision=float32"},
              FORMANT_TR("window", "train.precision is fp16, which is meant for GPUs: on a CPU, a "
                                   "step of a large model takes minutes instead of seconds; set it "
                                   "to float32")},
    ShownText{
        {"session", "train.precision is {precision}, which is slower than float32 on this CPU; "
                    "use --set train.precision=float32"},
        FORMANT_TR("window", "train.precision is {precision}, which is slower than float32 on "
                             "this CPU; set it to float32")},
    ShownText{{"session", "the preset fine_tune needs a trained voice, and none is set; name its "
                          "checkpoint with --set train.pretrained_path=FILE"},
              FORMANT_TR("window", "the preset fine_tune needs a trained voice, and none is set; "
                                   "name its checkpoint in train.pretrained_path")},
    ShownText{{"session", "{file} looks like a configuration of another program or of the legacy "
                          "scripts; convert it: {command}. The error: {error}"},
              FORMANT_TR("window",
                         "{file} looks like a configuration of another program or of the "
                         "legacy scripts; import it on the Configuration page. The error: "
                         "{error}")}};

constexpr std::array run_texts = {
    ShownText{{"session", "{folder} is not writable; choose another folder with --runs"},
              FORMANT_TR("window",
                         "{folder} is not writable; choose another folder of runs with the "
                         "setup wizard (Hardware page)")},
    ShownText{{"session", "checkpoints need up to {need}, but only {free} are free in {folder}; "
                          "training will pause when the disk is full. Free some space, lower "
                          "train.keep_checkpoints, or choose another folder with --runs"},
              FORMANT_TR("window",
                         "checkpoints need up to {need}, but only {free} are free in "
                         "{folder}; training will pause when the disk is full. Free some "
                         "space, lower train.keep_checkpoints, or choose another folder of "
                         "runs with the setup wizard (Hardware page)")},
    ShownText{{"base", "cannot lock {path}: its file system has no locks ({reason}), so two "
                       "processes could write the same files. Use a folder on another disk (for "
                       "runs: --runs DIR), or mount this one with locks"},
              FORMANT_TR("window",
                         "cannot lock {path}: its file system has no locks ({reason}), so "
                         "two processes could write the same files. Use a folder on "
                         "another disk, or mount this one with locks")},
    ShownText{
        {"checkpoint", "the folder {before} was renamed to {now} while the run was training. "
                       "The run saves there and ends; to resume it: formant --headless {run}"},
        FORMANT_TR("window", "the folder {before} was renamed to {now} while the run was "
                             "training. The run saves there and ends; to resume it, open {run} "
                             "on the Training page")},
    ShownText{{"checkpoint", "{file} is intact, but holds a voice only. Start another run from its "
                             "weights: --set name=NEW --set train.pretrained_path={file}"},
              FORMANT_TR("window",
                         "{file} is intact, but holds a voice only. Start another run from "
                         "its weights: give it a new name, and name the file in "
                         "train.pretrained_path")},
    ShownText{{"session", "the pretrained weights do not fit this model: {tensors}. Use the "
                          "configuration they were trained with, or load what fits with "
                          "train.pretrained_partial (--partial)"},
              FORMANT_TR("window",
                         "the pretrained weights do not fit this model: {tensors}. Use the "
                         "configuration they were trained with, or load what fits with "
                         "train.pretrained_partial")},
    ShownText{{"session", "the pretrained weights do not know {new} of the {count} symbols of the "
                          "texts: {list}. {unfit} of {texts} texts have them, and their recordings "
                          "will be skipped. Set train.pretrained_partial (--partial) to add the "
                          "symbols"},
              FORMANT_TR("window",
                         "the pretrained weights do not know {new} of the {count} symbols "
                         "of the texts: {list}. {unfit} of {texts} texts have them, and "
                         "their recordings will be skipped. Set train.pretrained_partial "
                         "to add the symbols")},
    ShownText{
        {"checkpoint", "{name} has values outside the range of half precision. Export without "
                       "--half"},
        FORMANT_TR("window", "{name} has values outside the range of half precision. Export in "
                             "full precision")},
    ShownText{{"checkpoint", "the checkpoint has no EMA weights. Export without --ema-only"},
              FORMANT_TR("window", "the checkpoint has no EMA weights. Export all weights")},
    ShownText{{"session", "{file} exists already; choose another name with --out"},
              FORMANT_TR("window", "{file} exists already; choose another name")}};

constexpr std::array hardware_texts = {
    ShownText{{"hardware", "GPU {index} cannot be used: {reason}. `--gpu cpu` uses the CPU"},
              FORMANT_TR("window", "GPU {index} cannot be used: {reason}. Choose another device")},
    ShownText{{"hardware", "there is no GPU {index}; available: {gpus}. `--gpu cpu` uses the CPU"},
              FORMANT_TR("window", "there is no GPU {index}; available: {gpus}. Choose another "
                                   "device")},
    ShownText{{"hardware", "{device} does not compute correctly: {reason}. Run `formant hardware "
                           "--self-test` for details; `--gpu cpu` uses the CPU"},
              FORMANT_TR("window",
                         "{device} does not compute correctly: {reason}. The self-test on "
                         "the Hardware page shows details; choose another device until it "
                         "passes")},
    ShownText{{"session",
               "{device} failed its self-test: {lines}. Do not train on it before this is "
               "fixed; `--gpu cpu` uses the CPU"},
              FORMANT_TR("window", "{device} failed its self-test: {lines}. Do not train on it "
                                   "before this is fixed; choose another device")},
    ShownText{{"hardware", "{best}; {name}, which was chosen before, cannot be used: {reason}. Run "
                           "`formant hardware --reconfigure` to choose again"},
              FORMANT_TR("window", "{best}; {name}, which was chosen before, cannot be used: "
                                   "{reason}. Choose again with the setup wizard (Hardware page)")},
    ShownText{{"hardware", "{device}, set by --gpu"}, FORMANT_TR("window", "{device}, as chosen")},
    ShownText{{"hardware", "default for {card}; run `formant hardware --tune` to measure"},
              FORMANT_TR("window", "default for {card}; the tuning on the Hardware page measures")},
    ShownText{{"hardware", "default for a card with {gib} GiB; run `formant hardware --tune` to "
                           "measure"},
              FORMANT_TR("window", "default for a card with {gib} GiB; the tuning on the Hardware "
                                   "page measures")},
    ShownText{
        {"hardware", "conservative CPU default; run `formant hardware --tune` to find a faster "
                     "value"},
        FORMANT_TR("window", "conservative CPU default; the tuning on the Hardware page finds "
                             "a faster value")},
    ShownText{{"hardware", "GPU utilization was {share} over the last minute; `formant diagnose "
                           "--config C` shows the bottleneck"},
              FORMANT_TR("window",
                         "GPU utilization was {share} over the last minute; the diagnosis "
                         "on the Hardware page shows the bottleneck")},
    ShownText{{"hardware", "This card is not faster in half precision; --amp still saves memory"},
              FORMANT_TR("window", "This card is not faster in half precision, which still saves "
                                   "memory")},
    ShownText{{"hardware",
               "Blackwell cards need a LibTorch for CUDA 12.8 or newer; formant hardware "
               "--self-test checks it"},
              FORMANT_TR("window", "Blackwell cards need a LibTorch for CUDA 12.8 or newer; the "
                                   "self-test on the Hardware page checks it")},
    ShownText{{"session",
               "out of memory while speaking a single sentence: '{sentence}'; split it "
               "into shorter sentences, close other programs that use this memory, or use "
               "--gpu cpu"},
              FORMANT_TR("window", "out of memory while speaking a single sentence: '{sentence}'; "
                                   "split it into shorter sentences, or close other programs that "
                                   "use this memory")}};

constexpr std::array corpus_texts = {
    ShownText{{"data",
               "unknown corpus format '{format}' (data.format, or --format of doctor); known "
               "formats: {formats}"},
              FORMANT_TR("window", "unknown corpus format '{format}' (data.format); known formats: "
                                   "{formats}")},
    ShownText{{"data",
               "{file} is not a corpus of the format '{format}' (data.format, or --format of "
               "doctor), which has its metadata in {names}; give the metadata file itself "
               "if it has another name"},
              FORMANT_TR("window", "{file} is not a corpus of the format '{format}' (data.format), "
                                   "which has its metadata in {names}; give the metadata file "
                                   "itself if it has another name")},
    ShownText{{"data", "cannot recognize the format of the corpus {file}; set it with data.format, "
                       "or --format of doctor ({formats})"},
              FORMANT_TR("window", "cannot recognize the format of the corpus {file}; set it with "
                                   "data.format ({formats})")},
    ShownText{{"data",
               "{profile} has no recording of the prompt list '{list}' (data.prompt_list, or "
               "--prompt-list of doctor); it has: {lists}"},
              FORMANT_TR("window", "{profile} has no recording of the prompt list '{list}' "
                                   "(data.prompt_list); it has: {lists}")},
    ShownText{{"data",
               "{place}: {found} cells between '|', and the rows do not show which one is "
               "the text and which the speaker; name the columns in a first line, such as "
               "{header}, or set data.format (--format of doctor) to filelist (path|text or "
               "path|speaker|text) or ljspeech (id|text or id|text|normalized text)"},
              FORMANT_TR("window", "{place}: {found} cells between '|', and the rows do not show "
                                   "which one is the text and which the speaker; name the columns "
                                   "in a first line, such as {header}, or set data.format to "
                                   "filelist (path|text or path|speaker|text) or ljspeech (id|text "
                                   "or id|text|normalized text)")}};

constexpr std::array export_texts = {
    ShownText{{"session", "{file} exists already; choose another folder with --out"},
              FORMANT_TR("window", "{file} exists already; choose another folder")},
    ShownText{{"session", "the voice has no vocoder, and no player has Griffin-Lim; name one with "
                          "--vocoder (a checkpoint, or the folder of a run)"},
              FORMANT_TR("window", "the voice has no vocoder, and no other program has "
                                   "Griffin-Lim; choose a vocoder (a checkpoint, or the folder of "
                                   "a run)")},
    ShownText{{"session", "sherpa-onnx 1 pronounces texts if it is given the folder "
                          "espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, which "
                          "--lexicon-from FILE makes of the words of a text"},
              FORMANT_TR("window", "sherpa-onnx 1 pronounces texts if it is given the folder "
                                   "espeak-ng-data; sherpa-onnx 2 looks words up in a lexicon, "
                                   "which an export with a text file for the lexicon writes")},
    ShownText{{"session", "the file lacks what only training needs: the voice speaks; a run from "
                          "it (train.pretrained_path) starts with --layers "
                          "posterior_encoder_only"},
              FORMANT_TR("window", "the file lacks what only training needs: the voice speaks; a "
                                   "run from it (train.pretrained_path) starts with train.layers "
                                   "set to posterior_encoder_only")},
    ShownText{{"session", "{file} is a checkpoint of this program already; formant checkpoint "
                          "export writes it without what only training needs"},
              FORMANT_TR("window", "{file} is a checkpoint of this program already; it needs no "
                                   "import")}};

const MessageText* find_in(const auto& texts, const Message& message) {
    const auto found = std::ranges::find_if(texts, [&](const ShownText& shown) {
        return shown.engine.text == message.text && shown.engine.context == message.context;
    });
    return found == texts.end() ? nullptr : &found->window;
}

} // namespace

MessageText window_text(const Message& message) {
    for (const MessageText* shown :
         {find_in(configuration_texts, message), find_in(run_texts, message),
          find_in(hardware_texts, message), find_in(corpus_texts, message),
          find_in(export_texts, message)})
        if (shown != nullptr)
            return *shown;
    return {message.context.c_str(), message.text.c_str()};
}

std::vector<MessageText> reworded_texts() {
    std::vector<MessageText> texts;
    const auto add = [&texts](const auto& some) {
        for (const ShownText& shown : some)
            texts.push_back(shown.engine);
    };
    add(configuration_texts);
    add(run_texts);
    add(hardware_texts);
    add(corpus_texts);
    add(export_texts);
    return texts;
}

} // namespace formant
