#include "engine/train/metrics/losses_at_steps.h"

#include "engine/base/os/os_files.h"
#include "engine/base/text/bounded_line.h"
#include "engine/train/metrics/metrics_outline.h"
#include "engine/train/metrics/record_reader.h"

#include <cmath>
#include <string>

namespace formant {
namespace {

using Losses = std::map<std::int64_t, LossesOfStep>;

/// A loss that is not finite counts as none.
void assign_finite(std::optional<double>& loss, double total) {
    if (std::isfinite(total))
        loss = total;
}

/// Discards the losses of later steps, which the run trains again.
void discard_after(std::int64_t step, Losses& losses) {
    losses.erase(losses.upper_bound(step), losses.end());
}

bool is_wanted(std::string_view line, const std::set<std::int64_t>& steps) {
    const RecordKind kind = record_kind(line);
    if (kind == RecordKind::resume)
        return true;
    if (kind != RecordKind::train && kind != RecordKind::validation)
        return false;
    const auto step = record_step(line);
    return step && steps.contains(*step);
}

/// Skips a line that is still being written.
void process_record(RecordKind kind, const RecordReader& record, Losses& losses) {
    if (kind == RecordKind::resume)
        discard_after(record.at_step, losses);
    else if (kind == RecordKind::train)
        assign_finite(losses[record.at_step].training, record.step.total);
    else if (kind == RecordKind::validation)
        assign_finite(losses[record.at_step].validation, record.validation.total);
}

} // namespace

Losses losses_at_steps(const Path& metrics, const std::set<std::int64_t>& steps,
                       const CancellationToken& cancellation) {
    Losses losses;
    RecordReader record;
    auto file = open_input_file(metrics);
    for (std::string line;
         file && !cancellation.requested() && read_bounded_line(*file, line, max_record_bytes);)
        if (is_wanted(line, steps))
            process_record(record.read(line), record, losses);
    return losses;
}

} // namespace formant
