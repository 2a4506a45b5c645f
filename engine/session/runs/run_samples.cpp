#include "engine/session/runs/run_samples.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/session/runs/latest_run_config.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace formant {
namespace {

constexpr std::uint64_t max_sample_text_bytes = 1 << 20;

namespace fs = std::filesystem;

/// Returns N of step_N and best_step_N, or -1 for other names.
std::int64_t step_of(const std::string& folder) {
    const std::size_t begin = folder.rfind("step_");
    std::int64_t step = 0;
    if (begin == std::string::npos)
        return -1;
    const char* end = folder.data() + folder.size();
    const auto read = std::from_chars(folder.data() + begin + 5, end, step);
    return read.ec == std::errc() && read.ptr == end ? step : -1;
}

RunSample sample_of(const Path& file) {
    const std::string name = file.stem().string();
    RunSample sample;
    sample.file = file.string();
    sample.text = read_file(sample_text_file(file), max_sample_text_bytes).value_or("");
    sample.checkpoint = file.parent_path().filename().string();
    sample.step = step_of(sample.checkpoint);
    sample.is_preview = name.starts_with("own_");
    if (name.ends_with(raw_suffix(SampleWeights::raw)))
        sample.weights = SampleWeights::raw;
    return sample;
}

/// Runs of earlier versions stored no texts: 002.flac is a sample of the second configured text.
void add_missing_texts(const Path& run, std::vector<RunSample>& samples) {
    const auto has_none = [](const RunSample& sample) { return sample.text.empty(); };
    if (std::none_of(samples.begin(), samples.end(), has_none))
        return;
    const auto texts = latest_run_config(run).train.sample_texts;
    for (RunSample& sample : samples) {
        const std::string name = Path(sample.file).stem().string();
        std::size_t number = 0;
        std::from_chars(name.data(), name.data() + name.size(), number);
        if (sample.text.empty() && number > 0 && number <= texts.size())
            sample.text = texts[number - 1];
    }
}

} // namespace

Path samples_of_run(const Path& run) {
    return run / "samples";
}

Path sample_text_file(const Path& sample) {
    return Path(sample).replace_extension(".txt");
}

const char* raw_suffix(SampleWeights weights) {
    return weights == SampleWeights::raw ? "_raw" : "";
}

std::vector<RunSample> list_run_samples(const std::string& run,
                                        const CancellationToken& cancellation) {
    std::vector<RunSample> samples;
    for (const Path& folder : paths_in(samples_of_run(run)))
        for (const Path& file : paths_in(folder))
            if (!cancellation.requested() && file.extension() == ".flac")
                samples.push_back(sample_of(file));
    std::sort(samples.begin(), samples.end(), [](const RunSample& a, const RunSample& b) {
        return std::tie(b.step, a.file) < std::tie(a.step, b.file);
    });
    add_missing_texts(run, samples);
    return samples;
}

} // namespace formant
