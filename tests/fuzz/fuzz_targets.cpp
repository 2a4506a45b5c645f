#include "engine/audio/audio_file.h"
#include "engine/audio/wav_bytes.h"
#include "engine/base/checked_tensors.h"
#include "engine/base/message.h"
#include "engine/base/message_json.h"
#include "engine/base/safetensors.h"
#include "engine/base/text/json_text.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/training_state_check.h"
#include "engine/checkpoint/unpickler.h"
#include "engine/config/yaml_reader.h"
#include "engine/data/readers/csv_reader.h"
#include "engine/data/readers/festvox_reader.h"
#include "engine/data/readers/json_lines_reader.h"
#include "engine/data/readers/list_reader.h"
#include "engine/data/readers/prompt_lists.h"
#include "engine/data/segments/timed_text_file.h"
#include "engine/data/tokens/numpy_array.h"
#include "engine/data/tokens/token_manifest.h"
#include "engine/models/vits/vits_graph_settings.h"
#include "engine/onnx/onnx_reader.h"
#include "engine/session/config/run_config.h"
#include "engine/session/ipc/run_protocol.h"
#include "engine/session/queue/queue_file.h"
#include "engine/session/runs/run_changes.h"
#include "engine/session/segments/clip_records.h"
#include "engine/text/byte_pair/byte_pair_encoding.h"
#include "engine/text/sentencepiece/sentencepiece_symbols.h"
#include "engine/text/upstream_tokenization.h"
#include "engine/train/metrics/record_reader.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/temporary_folder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace formant::test {
namespace {

/// Writes the bytes where a reader of files finds them. Every input has the same path.
Path as_file(std::string_view bytes, const std::string& name) {
    static const TemporaryFolder folder;
    const Path file = folder / name;
    std::ofstream(file, std::ios::binary | std::ios::trunc)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return file;
}

template <class Value>
void check(const Result<Value>& result) {
    if (result || result.error().kind != ErrorKind::internal)
        return;
    std::fprintf(stderr, "internal error: %s\n", to_english(result.error().what).c_str());
    std::abort();
}

void read_checkpoint_bytes(std::string_view bytes) {
    const Path file = as_file(bytes, "step_1.pt");
    const auto state = read_any_checkpoint(file);
    check(state);
    if (state && state->is_map())
        check(check_training_state(file, *state));
}

void read_safetensors_bytes(std::string_view bytes) {
    const Path file = as_file(bytes, "a.safetensors");
    check(open_safetensors(file));
    check(map_checked_tensors(file));
    check(read_any_checkpoint(file));
}

/// The reader alone, many times as fast as a whole configuration with its presets.
void read_yaml_text(std::string_view bytes) {
    static RunConfig config;
    static const ConfigTable table = run_config_table(config);
    for (const Error& fault : faults_in_yaml(table, std::string(bytes), "c.yaml"))
        check(Result<void>(fail(fault)));
}

void read_configuration(std::string_view bytes) {
    check(load_run_config(as_file(bytes, "c.yaml"), {}));
}

void read_json(std::string_view bytes) {
    static_cast<void>(parse_json(std::string(bytes)));
    static_cast<void>(message_from_json(std::string(bytes)));
    static_cast<void>(error_from_json(std::string(bytes)));
    check(parse_upstream_tokenization(std::string(bytes)));
    check(BytePairEncoding::parse(std::string(bytes), "vocab.json"));
}

void read_json_line_files(std::string_view bytes) {
    RecordReader records;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        records.read(bytes.substr(begin, end - begin));
        begin = end + 1;
    }
    const Path file = as_file(bytes, "a.jsonl");
    const CancellationToken never;
    check(read_json_lines(file, never));
    check(read_token_manifest({file, ""}, 1, never));
}

void read_run_changes(std::string_view bytes) {
    const Path file = as_file(bytes, "changes.jsonl");
    check(RunChanges(file.parent_path()).effective_changes("version: 1\n"));
}

void read_queue_bytes(std::string_view bytes) {
    check(read_queue(as_file(bytes, "queue.json")));
}

void read_lists(std::string_view bytes) {
    const CancellationToken never;
    check(read_csv(as_file(bytes, "a.csv"), never));
    check(read_list(as_file(bytes, "a.txt"), never));
    check(read_filelist(as_file(bytes, "a.txt"), never));
    check(read_ljspeech(as_file(bytes, "metadata.csv"), never));
    check(read_festvox(as_file(bytes, "txt.done.data"), never));
    check(read_prompt_list(as_file(bytes, "a.json")));
}

void read_captions(std::string_view bytes) {
    for (const char* name : {"a.srt", "a.txt", "a.TextGrid"})
        check(read_timed_texts(as_file(bytes, name)));
    check(read_clip_records(as_file(bytes, "segments.jsonl").parent_path()));
}

void read_numpy(std::string_view bytes) {
    check(read_numpy_array(as_file(bytes, "a.npy")));
}

void read_sentencepiece(std::string_view bytes) {
    check(read_sentencepiece_symbols(as_file(bytes, "a.model")));
}

void read_onnx(std::string_view bytes) {
    const auto file = onnx::read_onnx_file(as_file(bytes, "a.onnx"));
    check(file);
    if (file)
        check(settings_of_vits_graph(file->graph));
}

void read_socket_lines(std::string_view bytes) {
    check(parse_run_command(bytes));
    static_cast<void>(parse_run_message(bytes));
}

void read_recording(std::string_view bytes) {
    const Path file = as_file(bytes, "a.wav");
    check(read_audio(file));
    check(read_as_wav(file));
}

} // namespace

const std::vector<FuzzTarget>& fuzz_targets() {
    static const std::vector<FuzzTarget> targets = {
        {"checkpoint", read_checkpoint_bytes},
        {"pickle", [](std::string_view bytes) { static_cast<void>(unpickle(bytes)); }},
        {"safetensors", read_safetensors_bytes},
        {"yaml", read_yaml_text},
        {"configuration", read_configuration},
        {"json", read_json},
        {"json_lines", read_json_line_files},
        {"changes", read_run_changes},
        {"queue", read_queue_bytes},
        {"lists", read_lists},
        {"captions", read_captions},
        {"numpy", read_numpy},
        {"onnx", read_onnx},
        {"sentencepiece", read_sentencepiece},
        {"socket", read_socket_lines},
        {"audio", read_recording},
    };
    return targets;
}

const FuzzTarget* find_fuzz_target(std::string_view name) {
    const auto& targets = fuzz_targets();
    const auto found = std::find_if(targets.begin(), targets.end(),
                                    [&](const FuzzTarget& one) { return one.name == name; });
    return found == targets.end() ? nullptr : &*found;
}

} // namespace formant::test
