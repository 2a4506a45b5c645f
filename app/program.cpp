#include "app/program.h"

#include "app/command_line.h"
#include "app/commands/command_checkpoint.h"
#include "app/commands/command_config.h"
#include "app/commands/command_convert_voice.h"
#include "app/commands/command_diagnose.h"
#include "app/commands/command_doctor.h"
#include "app/commands/command_export.h"
#include "app/commands/command_hardware.h"
#include "app/commands/command_preflight.h"
#include "app/commands/command_preprocess.h"
#include "app/commands/command_queue.h"
#include "app/commands/command_report.h"
#include "app/commands/command_segment.h"
#include "app/commands/command_synth.h"
#include "app/commands/command_test_model.h"
#include "app/commands/command_train.h"
#include "app/commands/command_window.h"
#include "app/exit_code.h"
#include "app/launcher/libtorch_command.h"
#include "app/terminal_lines.h"
#include "engine/base/adaptive_spinning.h"
#include "engine/base/log.h"
#include "engine/base/os/os_mapped_file.h"
#include "engine/base/os/os_output.h"
#include "engine/base/os/os_signals.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/base/resources.h"
#include "engine/base/version.h"
#include "engine/session/tuning/worker_processes.h"

#include <cstdio>
#include <exception>
#include <optional>
#include <system_error>

namespace {

int run_command(const char* program, const formant::CommandLine& line) {
    using formant::Command;
    switch (line.command) {
    case Command::window:
        return formant::open_window(program, line);
    case Command::train:
        return formant::train_in_terminal(line);
    case Command::queue:
        return formant::run_queue(line);
    case Command::test_model:
        return formant::test_model(line.run);
    case Command::synth:
        return formant::synthesize(line.speech);
    case Command::convert_voice:
        return formant::convert_recordings(line.conversion);
    case Command::export_for_player:
        return formant::run_export(line.voice_export);
    case Command::checkpoint:
        return formant::handle_checkpoints(line.checkpoint);
    case Command::diagnose:
        return formant::diagnose_in_terminal(line.diagnosis);
    case Command::doctor:
        return formant::examine_in_terminal(line.dataset);
    case Command::hardware:
        return formant::handle_hardware(line.hardware);
    case Command::preflight:
        return formant::run_preflight_command(line.run);
    case Command::preprocess:
        return formant::preprocess_in_terminal(line.preprocessing);
    case Command::report:
        return formant::run_report(line.report);
    case Command::segment:
        return formant::segment_in_terminal(line.segmentation);
    case Command::status:
        return formant::show_status(line.choice);
    case Command::stop:
        return formant::stop_training(line.choice);
    case Command::config:
        return formant::handle_config(line.config);
    case Command::libtorch:
        return formant::run_libtorch_command(line.libtorch, formant::installer_folder(),
                                             formant::libtorch_folder());
    case Command::decode_worker:
        return formant::run_decode_worker_process();
    case Command::tune_step:
        return formant::run_tune_step_process();
    case Command::nothing:
        return line.exit_code;
    }
    return 1;
}

int read_and_run(int argc, char** argv) {
    const formant::CommandLine line = formant::read_command_line(argc, argv);
    formant::start_logging(line.verbose);
    std::optional<formant::AdaptiveSpinning> spinning;
    if (line.command != formant::Command::decode_worker) // it computes with one thread
        spinning.emplace();
    return run_command(argv[0], line);
}

int report_exception(const std::exception& failure) {
    if (formant::is_thread_limit(failure))
        return formant::report(formant::thread_limit_error(failure));
    formant::print_error_lines(std::string("formant: internal error: ") + failure.what());
    return static_cast<int>(formant::ErrorKind::internal);
}

/// fmt::print() throws where standard output cannot be written.
int run_or_report(int argc, char** argv) {
    try {
        return read_and_run(argc, argv);
    } catch (const std::system_error& failure) {
        if (std::ferror(stdout) == 0 || formant::is_thread_limit(failure))
            return report_exception(failure);
        const formant::Error error = formant::output_error(failure.code().value());
        return error.kind == formant::ErrorKind::interrupted ? static_cast<int>(error.kind)
                                                             : formant::report(error);
    } catch (const std::exception& failure) {
        return report_exception(failure);
    }
}

} // namespace

int formant_main(int argc, char** argv) {
    formant::open_standard_streams();
    formant::ignore_write_signals();
    formant::explain_unreadable_mappings();
    const int code = run_or_report(argc, argv);
    const auto flushed = formant::flush_output();
    return flushed || code != 0 ? code : formant::report(flushed.error());
}
