#include "app/commands/command_checkpoint.h"

#include "app/exit_code.h"
#include "engine/base/bytes_text.h"
#include "engine/session/checkpoints/checkpoint_info.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>

namespace formant {
namespace {

std::string name_of(const std::string& file) {
    return std::filesystem::path(file).filename().string();
}

std::string state_of(const CheckpointFile& file) {
    return fmt::format("{}{}{}", file.has_hash ? "with SHA-256" : "without SHA-256",
                       file.looks_damaged ? ", damaged" : "", file.set_aside ? ", set aside" : "");
}

int list(const CheckpointRequest& request) {
    const auto files = list_checkpoints(request.path, request.runs_folder);
    if (!files)
        return report(files.error());
    for (const CheckpointFile& file : *files)
        fmt::print("{:<32} {:>12}  {}\n", name_of(file.file), bytes_text(file.bytes),
                   state_of(file));
    if (files->empty())
        fmt::print("no checkpoints\n");
    return 0;
}

void print_fact(const std::string& name, const std::string& value) {
    if (!value.empty())
        fmt::print("{:<18} {}\n", name, value);
}

void print_fact(const std::string& name, std::int64_t value) {
    if (value >= 0)
        print_fact(name, std::to_string(value));
}

int info(const std::string& file) {
    const auto facts = describe_checkpoint(file);
    if (!facts)
        return report(facts.error());
    const bool foreign = facts->formant_version.empty();
    print_fact("written by", foreign ? "another program" : "formant " + facts->formant_version);
    print_fact("LibTorch", facts->torch_version);
    print_fact("model", facts->model);
    print_fact("step", facts->step);
    print_fact("epoch", facts->epoch);
    print_fact("seed", facts->seed);
    print_fact("speakers", fmt::format("{}", fmt::join(facts->speakers, ", ")));
    for (const auto& [name, value] : facts->provenance)
        print_fact(name, value);
    print_fact("weights",
               fmt::format("{} numbers in {} {}, {}, {}", facts->parameters, facts->tensors,
                           facts->tensors == 1 ? "tensor" : "tensors",
                           bytes_text(facts->weight_bytes), fmt::join(facts->types, " ")));
    const char* beside = facts->has_averages ? "yes" : "no";
    print_fact("averaged weights", facts->is_averaged ? "yes, in place of the raw ones" : beside);
    print_fact("to go on training", facts->has_training_state ? "yes" : "no");
    if (foreign)
        print_fact("entries",
                   fmt::format("{:.200}", fmt::format("{}", fmt::join(facts->entries, " "))));
    return 0;
}

int verify(const CheckpointRequest& request) {
    const auto files = check_checkpoints(request.path, request.runs_folder);
    if (!files)
        return report(files.error());
    int code = 0;
    for (const CheckedCheckpoint& file : *files) {
        const char* whole = file.has_hash ? "whole" : "readable, but no SHA-256 to compare with";
        fmt::print("{}: {}{}\n", file.file, file.set_aside ? "set aside; " : "",
                   file.whole ? whole : to_english(file.damage));
        if (!file.whole && !file.set_aside)
            code = static_cast<int>(ErrorKind::checkpoint);
    }
    return code;
}

int clean(const CleanRequest& request) {
    const auto cleaned = clean_checkpoints(request);
    if (!cleaned)
        return report(cleaned.error());
    for (const std::string& file : cleaned->removed)
        fmt::print("{} {}\n", request.only_tell ? "would remove" : "removed", file);
    fmt::print("{} {}\n", bytes_text(cleaned->bytes), request.only_tell ? "to free" : "freed");
    return 0;
}

int export_voice(const ExportRequest& request) {
    const auto written = export_checkpoint(request);
    if (!written)
        return report(written.error());
    fmt::print("{}\n", request.out);
    return 0;
}

int convert(const ConvertRequest& request) {
    const auto written = convert_checkpoint(request);
    if (!written)
        return report(written.error());
    for (const std::string& file : *written)
        fmt::print("{}\n", file);
    return 0;
}

} // namespace

int handle_checkpoints(const CheckpointRequest& request) {
    switch (request.action) {
    case CheckpointAction::list:
        return list(request);
    case CheckpointAction::info:
        return info(request.path);
    case CheckpointAction::verify:
        return verify(request);
    case CheckpointAction::clean:
        return clean(request.clean);
    case CheckpointAction::export_voice:
        return export_voice(request.voice);
    case CheckpointAction::convert:
        return convert(request.convert);
    }
    return static_cast<int>(ErrorKind::internal);
}

} // namespace formant
