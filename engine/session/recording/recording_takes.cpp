#include "engine/session/recording/recording_takes.h"

#include "engine/audio/audio_file.h"
#include "engine/audio/resample.h"
#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/time_text.h"
#include "engine/data/profile_metadata.h"
#include "engine/session/recording/prompts_to_record.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::int64_t saved_rate_hz = 48000;

Path recordings_of(const PromptPlace& prompt) {
    return prompt.profile / "recordings";
}

Result<std::unique_ptr<FileLock>> lock(const PromptPlace& prompt) {
    return FileLock::acquire(prompt.profile / ".lock");
}

std::string file_name(const PromptPlace& prompt) {
    return fmt::format("{}_{:04}.flac", prompt.list, prompt.index + 1);
}

AudioClip clip_of(const DecodedSound& sound) {
    return {at::tensor(sound.samples), sound.sample_rate_hz};
}

/// Reads a take from the disk before it replaces another: nobody can make it again.
Result<void> check_written(const Path& file, const AudioClip& clip) {
    constexpr double step_of_24_bits = 1.0 / (1 << 23);
    const auto there = read_audio(file);
    if (!there)
        return fail(there.error());
    if (there->samples.numel() == clip.samples.numel() &&
        at::allclose(there->samples, clip.samples.clamp(-1, 1), /*rtol=*/0, 2 * step_of_24_bits))
        return {};
    return fail(
        ErrorKind::disk,
        message(FORMANT_TR("session", "the take was not written completely to {folder}, and is not "
                                      "kept. Check the disk, then record it again"),
                {{"folder", file.parent_path().string()}}));
}

/// Writes to the same temporary name each time, so that leftovers of a killed program are
/// overwritten.
Result<void> write_sound(const PromptPlace& prompt, const DecodedSound& sound) {
    const Path unfinished = recordings_of(prompt) / ".take.flac";
    const auto clip = resample(clip_of(sound), saved_rate_hz);
    if (!clip)
        return fail(clip.error());
    auto kept =
        write_audio(unfinished, *clip, SampleDepth::int24)
            .and_then([&] { return check_written(unfinished, *clip); })
            .and_then([&] {
                return rename_and_sync(unfinished, recordings_of(prompt) / file_name(prompt));
            });
    std::error_code ignored; // the first failure is the one to report
    if (!kept)
        std::filesystem::remove(unfinished, ignored);
    return kept;
}

Result<std::string> sentence_of(const PromptPlace& prompt) {
    return prompts_to_record(prompt.profile, prompt.list)
        .and_then([&](const std::vector<PromptToRecord>& prompts) -> Result<std::string> {
            if (prompt.index < prompts.size())
                return prompts[prompt.index].text;
            return fail(
                ErrorKind::data,
                message(FORMANT_TR("session", "the list '{list}' has no sentence {number}"),
                        {{"list", prompt.list}, {"number", std::to_string(prompt.index + 1)}}));
        });
}

/// Removes the lines of the sentence and returns the files that they name, except `kept`.
std::vector<Path> remove_lines(ProfileLines& lines, const PromptPlace& prompt,
                               const std::string& kept) {
    std::vector<Path> files;
    for (const ProfileLine& line : lines)
        if (line.is_of(prompt.list, prompt.index) && line.filename != kept)
            files.push_back(recordings_of(prompt) / Path(line.filename).filename());
    std::erase_if(lines, [&](const ProfileLine& line) {
        return line.is_of(prompt.list, prompt.index) || (!kept.empty() && line.filename == kept);
    });
    return files;
}

Result<void> remove_files(const std::vector<Path>& files) {
    for (const Path& file : files)
        if (auto removed = remove_file(file); !removed)
            return removed;
    return {};
}

/// Writes the metadata before files are removed: a file without a line is ignored, a line without a
/// file is an error.
Result<void> write_line(const PromptPlace& prompt, const std::string& sentence) {
    return read_profile_lines(prompt.profile).and_then([&](ProfileLines lines) {
        const auto replaced = remove_lines(lines, prompt, file_name(prompt));
        lines.push_back(
            profile_line(file_name(prompt), sentence, prompt.list, prompt.index, time_now_text()));
        return write_profile_lines(prompt.profile, lines).and_then([&] {
            return remove_files(replaced);
        });
    });
}

} // namespace

Result<std::string> save_take(const PromptPlace& prompt, const DecodedSound& sound) {
    const auto held = lock(prompt);
    if (!held)
        return fail(held.error());
    return sentence_of(prompt).and_then([&](const std::string& sentence) {
        return write_sound(prompt, sound)
            .and_then([&] { return write_line(prompt, sentence); })
            .map([&] { return (recordings_of(prompt) / file_name(prompt)).string(); });
    });
}

Result<void> remove_take(const PromptPlace& prompt) {
    const auto held = lock(prompt);
    if (!held)
        return fail(held.error());
    return read_profile_lines(prompt.profile).and_then([&](ProfileLines lines) {
        const auto files = remove_lines(lines, prompt, "");
        return write_profile_lines(prompt.profile, lines).and_then([&] {
            return remove_files(files);
        });
    });
}

} // namespace formant
