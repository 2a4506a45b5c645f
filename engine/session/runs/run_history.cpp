#include "engine/session/runs/run_history.h"

#include "engine/base/os/os_files.h"
#include "engine/base/os/os_mapped_file.h"
#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/runs/run_folder.h"
#include "engine/train/metrics/hardware_fields.h"
#include "engine/train/metrics/metrics_outline.h"
#include "engine/train/metrics/record_reader.h"
#include "engine/train/metrics/thinned_records.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

namespace formant {
namespace {

constexpr std::int64_t plot_resolution = 2000;

std::size_t group_size(std::int64_t records) {
    return records <= max_unthinned_steps
               ? 1
               : static_cast<std::size_t>((records + plot_resolution - 1) / plot_resolution);
}

void append_step_values(const StepReport& step, std::vector<double>& numbers) {
    numbers.insert(numbers.end(), {step.total, step.learning_rate, step.grad_norm, step.step_ms,
                                   step.data_wait_ms, step.samples_per_s, step.applied ? 1. : 0.});
    for (const LossValues* terms : {&step.losses, &step.grad_norms, &step.layer_norms})
        for (const auto& [name, value] : *terms)
            numbers.push_back(value);
}

void append_sample_values(const HardwareSample& sample, std::vector<double>& numbers) {
    const auto add = [&](const char*, const auto& value) {
        numbers.push_back(value ? static_cast<double>(*value) : std::nan(""));
    };
    visit_machine_fields(sample, add);
    for (const GpuSample& gpu : sample.gpus)
        visit_gpu_fields(gpu, add);
}

/// Reads the lines of one file into a history.
class HistoryReader {
  public:
    HistoryReader(std::string_view metrics, RunHistory& history)
        : metrics_(metrics), outline_(metrics), history_(history),
          steps_(group_size(outline_.train_lines()), append_step_values),
          hardware_(group_size(outline_.hardware_lines()), append_sample_values) {}

    void read() {
        for_each_line(metrics_, [this](std::string_view line) {
            if (!line.empty()) // may follow a line that a crash truncated
                process(reader_.read(line), outline_.last_valid_step(line.data()));
        });
        history_.steps = steps_.take();
        history_.hardware = hardware_.take();
    }

  private:
    void process(RecordKind kind, std::int64_t last_valid_step) {
        if (kind == RecordKind::bad)
            ++history_.bad_lines;
        else if (reader_.at_step <= last_valid_step)
            store(kind);
    }

    void store(RecordKind kind) {
        if (kind == RecordKind::time) {
            ++history_.step_count;
            steps_.add(reader_.step);
        } else if (kind == RecordKind::hardware) {
            hardware_.add(reader_.hardware);
        } else if (kind == RecordKind::validation) {
            history_.validations.push_back(reader_.validation);
        } else if (kind == RecordKind::advice) {
            history_.advice.push_back(reader_.advice);
        } else if (kind == RecordKind::settings) {
            history_.changes.push_back(reader_.settings);
        } else if (kind == RecordKind::ranks) {
            add_ranks(reader_.ranks);
        } else if (kind == RecordKind::resume) {
            history_.resumes.push_back(reader_.at_step);
        }
    }

    void add_ranks(const RanksReport& report) {
        if (num_ranks_reports_++ % ranks_stride_ != 0)
            return;
        history_.ranks.push_back(report);
        if (history_.ranks.size() < max_ranks_reports)
            return;
        std::size_t place = 0;
        std::erase_if(history_.ranks, [&](const RanksReport&) { return place++ % 2 == 1; });
        ranks_stride_ *= 2;
    }

    std::string_view metrics_;
    MetricsOutline outline_;
    RunHistory& history_;
    RecordReader reader_;
    ThinnedRecords<StepReport> steps_;
    ThinnedRecords<HardwareSample> hardware_;
    std::size_t num_ranks_reports_ = 0, ranks_stride_ = 1;
};

Result<void> read_metrics(const Path& file, std::uint64_t bytes, RunHistory& history) {
    if (!path_exists(file))
        return {};
    return MappedFile::open(file).map([&](const std::shared_ptr<const MappedFile>& mapped) {
        const std::string_view all(mapped->data(), mapped->size());
        HistoryReader(all.substr(0, bytes), history).read();
    });
}

Result<void> read_checkpoints(const Path& folder, RunHistory& history) {
    const auto saved = CheckpointStore(folder).saved_steps();
    if (!saved)
        return fail(saved.error());
    for (const SavedStep& one : *saved)
        history.checkpoints.push_back({one.step, one.file.string()});
    return {};
}

} // namespace

void replay_history(const RunHistory& history, TrainObserver& observer) {
    std::vector<std::pair<std::int64_t, TrainEvent>> events;
    const auto add = [&events](const auto& records) {
        for (const auto& record : records)
            events.emplace_back(record.step, record);
    };
    add(history.steps); // come first among the events of a step, as during training
    add(history.hardware);
    add(history.ranks);
    add(history.advice);
    add(history.validations);
    add(history.checkpoints);
    add(history.changes);
    for (const std::int64_t step : history.resumes)
        events.emplace_back(step, RunState{RunPhase::preparing, step, {}});
    std::stable_sort(events.begin(), events.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [step, event] : events)
        observer.on_event(event);
}

Result<RunHistory> read_run_history(const Path& run_folder, std::uint64_t metrics_bytes) {
    RunHistory history;
    return read_metrics(RunFolder::metrics_of(run_folder), metrics_bytes, history)
        .and_then([&] { return read_checkpoints(RunFolder::checkpoints_of(run_folder), history); })
        .map([&] { return std::move(history); });
}

} // namespace formant
