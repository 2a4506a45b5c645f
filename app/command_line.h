#pragma once

#include "app/commands/command_checkpoint.h"
#include "app/commands/command_config.h"
#include "app/commands/command_diagnose.h"
#include "app/commands/command_hardware.h"
#include "app/commands/command_status.h"
#include "engine/session/corpus/dataset_service.h"
#include "engine/session/data/preprocess_service.h"
#include "engine/session/runs/run_request.h"
#include "engine/session/speech/speech_service.h"
#include "engine/session/speech/voice_conversion_service.h"

namespace formant {

/// What the command line asks for; the command lines of all commands are read in one place.
enum class Command {
    window,
    train,
    queue,
    test_model,
    synth,
    convert_voice,
    checkpoint,
    diagnose,
    doctor,
    hardware,
    preflight,
    preprocess,
    status,
    stop,
    config,
    decode_worker,
    tune_step,
    nothing
};

struct CommandLine {
    Command command = Command::window;
    bool verbose = false;
    bool json_log = false; ///< events as JSON lines on standard output instead of a progress bar
    RunRequest run;
    std::string queue_file;   ///< of Command::queue
    bool keeps_awake = false; ///< of Command::train and queue: the machine
    SpeechRequest speech;
    VoiceConversionRequest conversion;
    CheckpointRequest checkpoint;
    DiagnoseCommand diagnosis;
    DatasetRequest dataset;
    HardwareCommand hardware;
    PreprocessRequest preprocessing;
    ConfigCommand config;
    RunChoice choice;                  ///< of status and stop
    std::vector<std::string> commands; ///< the names of all
    int exit_code = 0; ///< of Command::nothing: help and version 0, a wrong command line 2
};

/// Reads the arguments; prints help, version and errors itself (then Command::nothing).
CommandLine read_command_line(int argc, char** argv);

} // namespace formant
