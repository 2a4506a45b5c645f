#pragma once

#include "app/commands/command_checkpoint.h"
#include "app/commands/command_config.h"
#include "app/commands/command_diagnose.h"
#include "app/commands/command_hardware.h"
#include "app/commands/command_segment.h"
#include "app/commands/command_status.h"
#include "app/launcher/libtorch_command.h"
#include "engine/session/corpus/dataset_service.h"
#include "engine/session/data/preprocess_service.h"
#include "engine/session/export/voice_export.h"
#include "engine/session/report/run_report.h"
#include "engine/session/runs/run_request.h"
#include "engine/session/speech/speech_service.h"
#include "engine/session/speech/voice_conversion_service.h"

namespace formant {

/// The command that the command line selects; the command lines of all commands are parsed in one
/// place.
enum class Command {
    window,
    train,
    queue,
    test_model,
    synth,
    convert_voice,
    export_for_player,
    checkpoint,
    diagnose,
    doctor,
    hardware,
    preflight,
    preprocess,
    report,
    segment,
    status,
    stop,
    config,
    libtorch,
    decode_worker,
    tune_step,
    nothing
};

struct CommandLine {
    Command command = Command::window;
    bool verbose = false;
    bool json_log = false; ///< events as JSON lines on standard output instead of a progress bar
    RunRequest run;
    std::string queue_file;               ///< for Command::queue
    bool retries_failed = false;          ///< for Command::queue
    std::string recipe;                   ///< for Command::queue
    bool device_is_given = false;         ///< by --gpu or --use-gpu
    bool keeps_awake = false;             ///< for Command::train and queue: prevents sleep
    std::size_t ranks = 1;                ///< for Command::train: processes to start
    std::string gpus;                     ///< for Command::train: the argument of `--gpus`
    std::int64_t max_restarts = 0;        ///< of these processes
    std::vector<std::string> arguments{}; ///< all, as they were given
    SpeechRequest speech;
    VoiceConversionRequest conversion;
    VoiceExportRequest voice_export;
    CheckpointRequest checkpoint;
    DiagnoseCommand diagnosis;
    DatasetRequest dataset;
    HardwareCommand hardware;
    PreprocessRequest preprocessing;
    ConfigCommand config;
    LibTorchCommand libtorch;
    ReportRequest report;
    SegmentCommand segmentation;
    RunChoice choice;                  ///< for status and stop
    std::vector<std::string> commands; ///< names of all commands
    int exit_code = 0; ///< for Command::nothing: help and version 0, a wrong command line 2
};

/// Parses the arguments. Prints help, version and errors itself (then Command::nothing).
CommandLine read_command_line(int argc, char** argv);

} // namespace formant
