#include "ui/queue/watched_job.h"

#include "engine/session/runs/run_history.h"

#include <condition_variable>
#include <utility>
#include <vector>

namespace formant {
namespace {

Result<void> end_of(const QueuedJob* job) {
    if (job != nullptr && job->state == JobState::done)
        return {};
    if (job != nullptr && job->state == JobState::failed)
        return fail(ErrorKind::training, reason_of(*job));
    const Message reason = job != nullptr ? reason_of(*job) : Message();
    return fail(ErrorKind::interrupted,
                reason.empty() ? message(FORMANT_TR("window", "the queue has stopped this job"))
                               : reason);
}

/// Holds back live events until the history is reported, and drops those steps that it contains.
class WatchedJob : public Run, private JobFeed::Watcher {
  public:
    WatchedJob(std::shared_ptr<JobFeed> feed, const QueuedJob& job, TrainObserver& observer)
        : feed_(std::move(feed)), job_(job.id), folder_(job.run_folder), observer_(observer) {
        feed_->add(job_, *this);
        replay();
    }
    ~WatchedJob() override { feed_->remove(job_, *this); }

    void post(TrainCommand command) override { feed_->post(job_, command); }
    Result<void> change(const SettingValues& settings) override {
        return feed_->change(job_, settings);
    }
    Result<void> wait() override {
        std::unique_lock lock(mutex_);
        ended_.wait(lock, [this] { return end_.has_value(); });
        return *end_;
    }
    bool finished() const override {
        const std::lock_guard lock(mutex_);
        return end_.has_value();
    }
    std::string folder() const override { return folder_; }
    bool is_followed() const override { return true; }

  private:
    /// A run that has just started has no history.
    void replay() {
        const auto history = read_run_history(folder_);
        const std::lock_guard lock(mutex_);
        if (history) {
            replay_history(*history, observer_);
            last_step_ = history->steps.empty() ? 0 : history->steps.back().step;
        }
        observer_.on_event(RunState{RunPhase::training, last_step_, {}});
        is_replayed_ = true;
        for (const TrainEvent& event : std::exchange(held_back_, {}))
            pass(event);
    }

    void on_event(const TrainEvent& event) override {
        const std::lock_guard lock(mutex_);
        if (is_replayed_)
            pass(event);
        else
            held_back_.push_back(event);
    }

    void on_end(const Result<void>& end) override {
        {
            const std::lock_guard lock(mutex_);
            end_ = end;
        }
        ended_.notify_all();
    }

    void pass(const TrainEvent& event) {
        const auto* report = std::get_if<StepReport>(&event);
        if (report != nullptr && report->step <= last_step_)
            return;
        if (report != nullptr)
            last_step_ = 0;
        observer_.on_event(event);
    }

    const std::shared_ptr<JobFeed> feed_;
    const std::int64_t job_;
    const std::string folder_;
    TrainObserver& observer_;
    mutable std::mutex mutex_;
    std::condition_variable ended_;
    std::vector<TrainEvent> held_back_;
    std::int64_t last_step_ = 0; ///< of the history; 0 once a later step was reported
    bool is_replayed_ = false;
    std::optional<Result<void>> end_;
};

} // namespace

void JobFeed::set_queue(TrainingQueue* queue) {
    const std::lock_guard lock(mutex_);
    queue_ = queue;
}

void JobFeed::pass_event(std::int64_t job, const TrainEvent& event) {
    const std::lock_guard lock(mutex_);
    const auto [first, last] = watchers_.equal_range(job);
    for (auto one = first; one != last; ++one)
        one->second->on_event(event);
}

void JobFeed::pass_ends(const JobQueue& jobs) {
    const std::lock_guard lock(mutex_);
    jobs_ = jobs;
    for (const auto& [id, watcher] : watchers_)
        if (const QueuedJob* job = find_job(jobs_, id);
            job == nullptr || job->state != JobState::running)
            watcher->on_end(end_of(job));
}

/// The job may have ended since it was chosen.
void JobFeed::add(std::int64_t job, Watcher& watcher) {
    const std::lock_guard lock(mutex_);
    watchers_.emplace(job, &watcher);
    const QueuedJob* found = find_job(jobs_, job);
    if (found == nullptr || found->state != JobState::running)
        watcher.on_end(end_of(found));
}

void JobFeed::remove(std::int64_t job, const Watcher& watcher) {
    const std::lock_guard lock(mutex_);
    const auto [first, last] = watchers_.equal_range(job);
    for (auto one = first; one != last; ++one)
        if (one->second == &watcher)
            return void(watchers_.erase(one));
}

void JobFeed::post(std::int64_t job, TrainCommand command) {
    if (TrainingQueue* queue = open_queue())
        queue->post(job, command);
}

Result<void> JobFeed::change(std::int64_t job, const SettingValues& settings) {
    TrainingQueue* queue = open_queue();
    return queue != nullptr ? queue->change(job, settings)
                            : fail(ErrorKind::usage,
                                   message(FORMANT_TR("window", "the queue has stopped this job")));
}

TrainingQueue* JobFeed::open_queue() {
    const std::lock_guard lock(mutex_);
    return queue_;
}

std::unique_ptr<Run> watch_job(std::shared_ptr<JobFeed> feed, const QueuedJob& job,
                               TrainObserver& observer) {
    return std::make_unique<WatchedJob>(std::move(feed), job, observer);
}

} // namespace formant
