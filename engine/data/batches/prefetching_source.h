#pragma once

#include "engine/base/os/os_thread_start.h"
#include "engine/data/batches/batch_share.h"
#include "engine/data/batches/batch_source.h"
#include "engine/data/batches/computed_feature.h"
#include "engine/data/batches/epoch_plan.h"
#include "engine/data/batches/sample_maker.h"
#include "engine/data/data_config.h"

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace formant {

struct PrefetchConfig {
    std::int64_t threads = 1;
    std::int64_t batches_ahead = 8;
    std::int64_t micro_batch = 8;
    StageProfiler* stages = nullptr; ///< must outlive the source
    Tokenizer tokenizer{};           ///< the tokenizer of the clips
    PaddingGrid padding{};
    ComputedFeature* computed = nullptr; ///< added to the samples; must outlive the source
    std::optional<BatchShare> share{};   ///< of each global batch; std::nullopt: all of it
    std::int64_t max_frames = 0;         ///< Collation::max_frames
};

/// Prepares global batches ahead in worker threads and returns them strictly in order, so that the
/// number of threads affects nothing but speed.
class PrefetchingSource : public BatchSource {
  public:
    /// Throws std::system_error if a thread cannot be started; use with_threads().
    PrefetchingSource(TrainingClips clips, const FeatureNeeds& needs, PlanConfig plan,
                      const PrefetchConfig& config);
    ~PrefetchingSource() override;

    Result<GlobalBatch> next() override;
    std::int64_t batches_per_epoch() const override { return batches_per_epoch_; }
    void seek(std::int64_t epoch, std::int64_t index) override;
    void set_micro_batch(std::int64_t size) override;
    void set_share(const BatchShare& share) override;

  private:
    using Ticket = std::int64_t; ///< epoch * batches_per_epoch + index
    struct Made {
        std::vector<Sample> samples;
        BatchLengths lengths_on_other_ranks; ///< of the samples of other ranks
    };
    struct Taken {
        Ticket ticket;
        Result<Made> made;
        std::int64_t micro_batch;
        std::optional<BatchShare> share;
    };

    void stop();
    void work();
    /// Claims the next batch to prepare, with the current generation; nothing at shutdown. Waits
    /// while enough batches are ready.
    std::optional<std::pair<Ticket, std::int64_t>> claim_next_batch();
    PlannedBatch planned(Ticket ticket);
    std::optional<BatchShare> current_share();
    void discard_from(Ticket ticket);
    Result<Made> make(Ticket ticket);
    Result<Sample> make_sample(const PlannedSample& planned) const;
    SampleLength length_of(const PlannedSample& planned) const;
    Taken take_next();

    TrainingClips clips_;
    SampleMaker maker_;
    PlanConfig plan_;
    PrefetchConfig config_;
    std::int64_t batches_per_epoch_;

    std::mutex mutex_;
    std::condition_variable changed_;
    bool stop_ = false;
    std::int64_t generation_ = 0; ///< batches of earlier generations are discarded
    Ticket next_to_make_ = 0;
    Ticket next_to_deliver_ = 0;
    std::map<Ticket, Result<Made>> ready_;
    std::map<std::int64_t, std::vector<PlannedBatch>> plans_; ///< of the current epochs
    ThreadGroup threads_;
};

/// Resolves data.num_workers: 0 becomes the number of cores, at most 16.
std::int64_t automatic_workers(std::int64_t num_workers);

} // namespace formant
