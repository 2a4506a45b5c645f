#include "tests/support/corpora/talk.h"

#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>

namespace formant::test {

Talk::Talk() {
    write_recording(recording, 16000);
}

void Talk::write_recording(const Path& file, std::int64_t rate_hz, bool is_deep) {
    const at::Tensor pause = at::zeros({rate_hz});
    const at::Tensor voice = voiced_second(rate_hz).samples;
    throw_on_error(
        write_audio(file, {at::cat({pause, voice, pause, voice, pause, voice, pause}), rate_hz},
                    is_deep ? SampleDepth::int24 : SampleDepth::int16));
}

void Talk::write(const std::string& name, const std::string& text) const {
    throw_on_error(write_file_atomically(folder / name, text));
}

void Talk::write_captions() const {
    write("talk.srt", "1\n00:00:01,000 --> 00:00:02,000\none, \"two\"\n\n"
                      "2\n00:00:03,000 --> 00:00:04,000\nسلام\n\n"
                      "3\n00:00:05,000 --> 00:00:06,000\nthree\n");
}

SegmentRequest Talk::request() const {
    SegmentRequest made;
    made.recordings = {recording.string()};
    made.folder = clips.string();
    made.settings.min_seconds = 0.5;
    made.settings.join_pause_s = 0;
    made.decode_program = FORMANT_PROGRAM;
    return made;
}

Result<SegmentedCorpus> Talk::cut(const SegmentRequest& made) {
    const CancellationToken never;
    return plan_segments(made, never).and_then([&](const std::vector<PlannedRecording>& plans) {
        return cut_segments(made, plans, never);
    });
}

std::string Talk::metadata() const {
    return read_file(clips / "metadata.csv").value_or("");
}

} // namespace formant::test
