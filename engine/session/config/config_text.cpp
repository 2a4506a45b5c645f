#include "engine/session/config/config_text.h"

#include "engine/base/os/os_files.h"
#include "engine/base/text/shell_text.h"
#include "engine/base/text/utf8.h"
#include "engine/config/yaml_reader.h"
#include "engine/text/unicode/text_encoding.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <string_view>

namespace formant {
namespace {

/// Settings of other programs, and of the scripts that preceded this one, which it calls otherwise
/// or does not have: upstream VITS and HiFi-GAN, Piper, Coqui, IndexTTS2, Keras.
constexpr std::string_view imported_names[] = {"add_blank",
                                               "amp",
                                               "audio_config",
                                               "c_kl",
                                               "c_mel",
                                               "characters",
                                               "cleaned_text",
                                               "dataset",
                                               "datasets",
                                               "enable_graph_mode",
                                               "enable_xla_compilation",
                                               "espeak",
                                               "eval_interval",
                                               "filter_length",
                                               "fp16_run",
                                               "hop_size",
                                               "hparams",
                                               "init_lr_ratio",
                                               "lr_decay",
                                               "max_wav_value",
                                               "mel_fmax",
                                               "mel_fmin",
                                               "mixed_precision",
                                               "model_args",
                                               "n_mel_channels",
                                               "n_speakers",
                                               "num_mels",
                                               "phoneme_id_map",
                                               "preprocessing",
                                               "run_name",
                                               "sampling_rate",
                                               "segment_size",
                                               "text_cleaners",
                                               "training",
                                               "training_files",
                                               "use_bf16",
                                               "use_tf_native_loading",
                                               "validation_files",
                                               "warmup_epochs",
                                               "win_length",
                                               "win_size"};

bool is_imported_name(std::string_view name) {
    return std::ranges::find(imported_names, name) != std::end(imported_names);
}

/// Returns true if the error is about an unknown key that another program has, or about one in a
/// section that only another program has.
bool names_imported_setting(const Error& fault) {
    for (const auto& [name, value] : fault.what.args) {
        const std::string key = name == "key" ? value.as_text(to_english) : "";
        if (is_imported_name(std::string_view(key).substr(0, key.find('.'))) ||
            is_imported_name(std::string_view(key).substr(key.rfind('.') + 1)))
            return true;
    }
    return false;
}

/// The path to open: "-" is standard input, unless a file has that name.
Path source_of(const Path& file) {
    return file == "-" && !path_exists(file) ? Path("/dev/stdin") : file;
}

/// Reads a pipe at the first call.
Result<std::string> read_once(const Path& file) {
    static std::mutex mutex;
    static std::map<Path, Result<std::string>> texts;
    const std::lock_guard lock(mutex);
    const auto known = texts.find(file);
    if (known != texts.end())
        return known->second;
    const auto as_usage = [](const Error& error) { return Error{ErrorKind::usage, error.what}; };
    auto text = read_stream(source_of(file), max_configuration_bytes).map_error(as_usage);
    return texts.emplace(file, std::move(text)).first->second;
}

Result<std::string> as_utf8(const std::string& text, const Path& file) {
    if (is_utf8(text) && text.find('\0') == std::string::npos)
        return text;
    std::string decoded = utf8_of_unicode(text);
    return check_utf8(decoded, file).map([&] { return std::move(decoded); });
}

std::string import_command(const Path& file) {
    if (!is_config_file(file))
        return "formant config import FILE --out NEW.yaml";
    return "formant config import " + shell_quoted(file.string()) + " --out " +
           shell_quoted(file.stem().string() + "-imported.yaml");
}

} // namespace

bool is_config_file(const Path& file) {
    std::error_code unreadable;
    const auto type = std::filesystem::status(source_of(file), unreadable).type();
    return type == std::filesystem::file_type::regular;
}

Path config_folder(const Path& file) {
    const std::string path = source_of(file).string();
    const bool is_of_shell = path.starts_with("/dev/") || path.starts_with("/proc/");
    return is_of_shell || (path_exists(file) && !is_config_file(file)) ? Path(".")
                                                                       : file.parent_path();
}

Result<std::string> read_config_text(const Path& file) {
    std::error_code unreadable;
    const auto type = std::filesystem::status(source_of(file), unreadable).type();
    const bool is_stream = type == std::filesystem::file_type::fifo ||
                           type == std::filesystem::file_type::socket ||
                           type == std::filesystem::file_type::character;
    auto text = is_stream ? read_once(file) : read_configuration(source_of(file));
    return text.and_then([&](const std::string& bytes) { return as_utf8(bytes, file); });
}

Error with_import_command(const Error& error, const std::vector<Error>& faults, const Path& file) {
    if (std::ranges::none_of(faults, names_imported_setting))
        return error;
    return {
        error.kind,
        message(
            FORMANT_TR("session", "{file} looks like a configuration of another program or of the "
                                  "legacy scripts; convert it: {command}. The error: {error}"),
            {{"error", error.what}, {"file", file.string()}, {"command", import_command(file)}})};
}

} // namespace formant
