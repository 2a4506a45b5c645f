#include "engine/session/report/run_facts.h"

#include "engine/base/atomic_file.h"
#include "engine/base/text/json_text.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/session/data/corpus_identity.h"
#include "engine/session/report/private_text.h"
#include "engine/session/runs/find_run.h"
#include "engine/session/runs/latest_run_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/train/metrics/losses_at_steps.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace formant {
namespace {

/// Reads the parts of a run one after the other; what cannot be read becomes a fault.
class FactReader {
  public:
    explicit FactReader(Path run) : run_(std::move(run)) {}

    RunFacts read() {
        read_status();
        facts_.version = version_in_state();
        keep(read_run_log(run_), facts_.log, "log.txt");
        keep(read_latest_run_config(run_), facts_.config, "config.yaml");
        keep(read_run_history(run_), facts_.history, "metrics.jsonl");
        if (facts_.history.bad_lines > 0)
            add_fault(fmt::format("metrics.jsonl: damaged lines were skipped: {}",
                                  facts_.history.bad_lines));
        read_last_loss();
        read_checkpoints();
        read_origin();
        facts_.samples = list_run_samples(run_.string());
        return std::move(facts_);
    }

  private:
    void add_fault(std::string fault) { facts_.faults.push_back(std::move(fault)); }

    template <class Read, class Fact>
    void keep(Result<Read> read, Fact& fact, const char* what) {
        if (read)
            fact = std::move(*read);
        else
            add_fault(fmt::format("{}: {}", what, english_without_folders(read.error().what)));
    }

    void read_status() {
        facts_.status.folder = run_.string();
        facts_.status.name = std::filesystem::absolute(run_ / "").parent_path().filename().string();
        keep(read_run_status(run_.string(), ""), facts_.status, "run.json");
    }

    void read_last_loss() {
        const std::int64_t step = facts_.status.step;
        facts_.last_training_loss =
            losses_at_steps(RunFolder::metrics_of(run_), {step}, CancellationToken())[step]
                .training;
    }

    std::string version_in_state() const {
        const auto text = read_file(RunFolder::state_of(run_), RunFolder::max_state_bytes);
        const auto facts = parse_json(text.value_or(""));
        const auto found = facts.is_object() ? facts.find("version") : facts.end();
        return found != facts.end() && found->is_string() ? found->get<std::string>() : "";
    }

    /// A run that has not saved yet may have no folder of checkpoints, or an empty one.
    void read_checkpoints() {
        std::error_code unreadable; // the list reports it
        if (!std::filesystem::exists(RunFolder::checkpoints_of(run_), unreadable) && !unreadable)
            return;
        const auto table = read_checkpoint_table(run_.string(), "", CancellationToken());
        if (!table)
            return add_fault(
                fmt::format("checkpoints: {}", english_without_folders(table.error().what)));
        for (const CheckpointRow& row : table->rows)
            facts_.checkpoints.push_back({row, stored_sha256(row.file.file)});
    }

    /// Returns the checkpoints to read, in this order: the final one, and those that the run would
    /// resume from.
    std::vector<const CheckpointRow*> readable_checkpoints() const {
        std::vector<const CheckpointRow*> rows;
        for (const ReportedCheckpoint& checkpoint : facts_.checkpoints)
            if (!checkpoint.row.file.is_archived)
                rows.push_back(&checkpoint.row);
        std::stable_partition(rows.begin(), rows.end(), [](const CheckpointRow* row) {
            return row->kept == RetentionReason::final_weights;
        });
        return rows;
    }

    void read_origin() {
        for (const CheckpointRow* row : readable_checkpoints()) {
            auto origin = origin_in(row->file.file);
            const std::string name = Path(row->file.file).filename().string();
            keep(std::move(origin), facts_.origin, name.c_str());
            if (facts_.origin)
                return;
        }
    }

    static Result<CheckpointOrigin> origin_in(const std::string& file) {
        return read_any_checkpoint(file).and_then([&](const StateTree& state) {
            return describe_state(state).map([&](CheckpointInfo info) {
                return CheckpointOrigin{Path(file).filename().string(), std::move(info),
                                        static_cast<std::int64_t>(saved_recordings(state).size())};
            });
        });
    }

    Path run_;
    RunFacts facts_;
};

} // namespace

Result<RunFacts> read_run_facts(const std::string& run, const std::string& runs_folder) {
    return find_run(run, runs_folder).map([](const Path& folder) {
        return FactReader(std::filesystem::absolute(folder)).read(); // messages omit its folders
    });
}

} // namespace formant
