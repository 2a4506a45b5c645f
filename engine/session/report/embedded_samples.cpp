#include "engine/session/report/embedded_samples.h"

#include "engine/base/atomic_file.h"
#include "engine/session/report/html_text.h"
#include "engine/session/report/private_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

std::vector<std::string> checkpoints_of(const std::vector<RunSample>& samples) {
    std::vector<std::string> checkpoints;
    for (const RunSample& sample : samples)
        if (std::ranges::find(checkpoints, sample.checkpoint) == checkpoints.end())
            checkpoints.push_back(sample.checkpoint);
    return checkpoints;
}

/// Returns `count` of the elements: the first, the last, and others at equal distances.
std::vector<std::string> spread(const std::vector<std::string>& all, std::size_t count) {
    if (all.size() <= count)
        return all;
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < count; ++i)
        chosen.push_back(all[count == 1 ? 0 : i * (all.size() - 1) / (count - 1)]);
    return chosen;
}

std::string label_of(const RunSample& sample) {
    const bool is_of_step = sample.checkpoint.starts_with("step_") && sample.step >= 0;
    const std::string name = is_of_step ? fmt::format("step {}", sample.step) : sample.checkpoint;
    return name + (sample.weights == SampleWeights::raw ? ", raw weights" : "");
}

/// A file of another kind may have the name of a sample; it is not passed on.
bool is_flac(const std::string& bytes) {
    return bytes.starts_with("fLaC");
}

/// Adds samples as long as the limits allow.
class SampleCollector {
  public:
    explicit SampleCollector(const SampleLimits& limits) : limits_(limits) {}

    void add(const RunSample& sample) {
        SamplesOfText* row = row_of(sample.text);
        std::error_code gone; // reading it reports that
        const std::uintmax_t size = std::filesystem::file_size(sample.file, gone);
        if (row == nullptr || (!gone && size > limits_.max_bytes - bytes_)) {
            ++embedded_.num_omitted;
            return;
        }
        const auto bytes = read_file(sample.file, limits_.max_bytes - bytes_);
        if (!bytes)
            return add_fault(sample, english_without_folders(bytes.error().what));
        if (!is_flac(*bytes))
            return add_fault(sample, "not a FLAC file");
        bytes_ += bytes->size();
        row->samples.push_back({label_of(sample), "data:audio/flac;base64," + base64(*bytes)});
    }

    void omit() { ++embedded_.num_omitted; }

    EmbeddedSamples take() {
        std::erase_if(embedded_.texts, [](const auto& row) { return row.samples.empty(); });
        return std::move(embedded_);
    }

  private:
    /// Returns null if there are too many texts already.
    SamplesOfText* row_of(const std::string& text) {
        auto& rows = embedded_.texts;
        const auto found = std::ranges::find(rows, text, &SamplesOfText::text);
        if (found != rows.end())
            return &*found;
        if (rows.size() >= limits_.max_texts)
            return nullptr;
        rows.push_back({text, {}});
        return &rows.back();
    }

    void add_fault(const RunSample& sample, const std::string& reason) {
        embedded_.faults.push_back(fmt::format("sample {} of {}: {}",
                                               Path(sample.file).filename().string(),
                                               label_of(sample), reason));
    }

    SampleLimits limits_;
    EmbeddedSamples embedded_;
    std::uint64_t bytes_ = 0;
};

} // namespace

EmbeddedSamples embed_samples(const std::vector<RunSample>& samples, const SampleLimits& limits) {
    const auto chosen = spread(checkpoints_of(samples), limits.max_checkpoints);
    SampleCollector collector(limits);
    for (const RunSample& sample : samples)
        if (std::ranges::find(chosen, sample.checkpoint) == chosen.end())
            collector.omit();
        else
            collector.add(sample);
    return collector.take();
}

} // namespace formant
