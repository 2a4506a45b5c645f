#include "engine/session/queue/queue_service.h"

#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/session/queue/queue_file.h"
#include "engine/session/queue/queue_schedule.h"
#include "engine/session/training/run_service.h"
#include "engine/train/internal_error.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace formant {
namespace {

/// Forwards the events of one job's run to the observer of the queue.
class JobObserver : public TrainObserver {
  public:
    JobObserver(QueuedJob job, QueueObserver& observer, std::mutex& observer_mutex)
        : job_(std::move(job)), observer_(observer), observer_mutex_(observer_mutex) {}

    void on_event(const TrainEvent& event) override {
        const std::lock_guard lock(observer_mutex_);
        observer_.on_event(job_, event);
    }

  private:
    const QueuedJob job_;
    QueueObserver& observer_;
    std::mutex& observer_mutex_; ///< shared by all jobs: one call at a time
};

void set_end_state(QueuedJob& job, const Result<void>& end, bool requeue_later) {
    job.card.clear();
    if (end) {
        job.state = JobState::done;
        return;
    }
    const bool is_stopped = end.error().kind == ErrorKind::interrupted;
    job.state = !is_stopped     ? JobState::failed
                : requeue_later ? JobState::waiting
                                : JobState::stopped;
    if (job.state != JobState::waiting)
        set_reason(job, end.error().what);
    job.exit_code = is_stopped ? 0 : static_cast<int>(end.error().kind);
}

/// A scheduler thread starts the jobs; each running job has a thread that waits for its run.
class ThreadedTrainingQueue : public TrainingQueue {
  public:
    ThreadedTrainingQueue(QueueSetup setup, std::unique_ptr<FileLock> lock, JobQueue queue,
                          QueueObserver& observer)
        : setup_(std::move(setup)), file_lock_(std::move(lock)), observer_(observer),
          queue_(std::move(queue)), scheduler_([this] { run_scheduler(); }) {}

    ~ThreadedTrainingQueue() override {
        stop();
        {
            const std::lock_guard lock(mutex_);
            is_closing_ = true;
        }
        changed_.notify_all();
        scheduler_.join();
    }

    JobQueue jobs() const override {
        const std::lock_guard lock(mutex_);
        return queue_;
    }

    Result<void> edit(const std::function<void(JobQueue&)>& change) override {
        std::unique_lock lock(mutex_);
        JobQueue changed = queue_;
        change(changed);
        if (!keeps_running_jobs(changed))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "a running job cannot be changed; stop "
                                                      "it first")));
        if (auto written = write_queue(setup_.file, changed); !written)
            return written;
        queue_ = std::move(changed);
        notify(lock);
        return {};
    }

    void start() override { set_started(true); }
    void stop_after_current() override { set_started(false); }

    void set_busy_devices(const std::vector<std::string>& devices) override {
        std::unique_lock lock(mutex_);
        busy_.clear();
        for (const std::string& device : devices)
            busy_.insert(occupied_device(device, setup_.cards));
        notify(lock);
    }

    void stop() override {
        set_started(false);
        const std::lock_guard lock(mutex_);
        for (const QueuedJob& job : queue_.jobs)
            if (job.state == JobState::running)
                request_stop(job.id, /*requeue_later=*/true);
    }

    void stop_job(std::int64_t id) override {
        const std::lock_guard lock(mutex_);
        request_stop(id, /*requeue_later=*/false);
    }

    void post(std::int64_t id, TrainCommand command) override {
        if (command == TrainCommand::stop)
            return stop_job(id);
        const std::lock_guard lock(mutex_);
        if (const auto run = runs_.find(id); run != runs_.end())
            run->second->post(command);
    }

    Result<void> change(std::int64_t id, const SettingValues& settings) override {
        const std::lock_guard lock(mutex_);
        const auto run = runs_.find(id);
        return run != runs_.end()
                   ? run->second->change(settings)
                   : fail(ErrorKind::usage,
                          message(FORMANT_TR("session", "this job of the queue is not running")));
    }

    bool is_started() const override {
        const std::lock_guard lock(mutex_);
        return !is_idle();
    }

    void wait() override {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return is_idle(); });
    }

  private:
    bool can_start_job() const {
        return is_started_ && !is_closing_ && next_start(queue_, setup_.cards, busy_).has_value();
    }
    /// A job also waits for a device that a run outside of the queue occupies.
    bool will_start_job() const {
        return is_started_ && !is_closing_ && next_start(queue_, setup_.cards).has_value();
    }
    bool has_running_jobs() const {
        return std::ranges::find(queue_.jobs, JobState::running, &QueuedJob::state) !=
               queue_.jobs.end();
    }
    bool is_idle() const { return threads_.empty() && !will_start_job(); }

    bool keeps_running_jobs(const JobQueue& changed) const {
        for (const QueuedJob& job : queue_.jobs) {
            const QueuedJob* then = find_job(changed, job.id);
            if (job.state == JobState::running && (then == nullptr || *then != job))
                return false;
        }
        return true;
    }

    void set_started(bool is_started) {
        std::unique_lock lock(mutex_);
        is_started_ = is_started;
        notify(lock);
    }

    /// Must be called with the mutex locked. A run that is still being created is stopped as soon
    /// as it exists.
    void request_stop(std::int64_t id, bool requeue_later) {
        (requeue_later ? to_requeue_ : to_stop_).insert(id);
        if (const auto run = runs_.find(id); run != runs_.end())
            run->second->post(TrainCommand::stop);
    }

    /// Notifies the observer and all waiting threads, in the order of the changes. Unlocks `lock`.
    /// Once no job runs or waits, the queue has ended: jobs that are added later need a start().
    void notify(std::unique_lock<std::mutex>& lock) {
        is_started_ = is_started_ && (has_running_jobs() || will_start_job());
        const JobQueue queue = queue_;
        const bool is_started = is_started_;
        const std::lock_guard observer_lock(observer_mutex_);
        lock.unlock();
        observer_.on_queue(queue, is_started);
        changed_.notify_all();
    }

    void save_and_notify(std::unique_lock<std::mutex>& lock) {
        const auto written = write_queue(setup_.file, queue_);
        notify(lock);
        if (written)
            return;
        const std::lock_guard observer_lock(observer_mutex_);
        observer_.on_error(written.error());
    }

    void run_scheduler() {
        std::unique_lock lock(mutex_);
        for (;;) {
            join_ended(lock);
            if (is_closing_ && threads_.empty())
                return;
            if (can_start_job())
                start_job(*next_start(queue_, setup_.cards, busy_), lock);
            else
                changed_.wait(lock, [this] { return has_work(); });
        }
    }

    bool has_work() const {
        return !ended_.empty() || can_start_job() || (is_closing_ && threads_.empty());
    }

    void join_ended(std::unique_lock<std::mutex>& lock) {
        while (!ended_.empty()) {
            std::thread thread = std::move(threads_.extract(ended_.back()).mapped());
            ended_.pop_back();
            lock.unlock();
            thread.join();
            changed_.notify_all();
            lock.lock();
        }
    }

    void start_job(const JobStart& start, std::unique_lock<std::mutex>& lock) {
        QueuedJob& job = *find_job(queue_, start.job);
        job.state = JobState::running;
        job.card = start.card;
        job.run_folder.clear(); // another one than before, if its settings were changed
        set_reason(job, {});
        const QueuedJob started = job;
        const RunRequest request{.config_file = started.config_file,
                                 .settings = started.settings,
                                 .runs_folder = setup_.runs_folder,
                                 .device = start.device,
                                 .decode_program = setup_.decode_program};
        auto thread = start_thread([this, started, request] { train(started, request); });
        if (thread)
            threads_.emplace(started.id, std::move(*thread));
        else
            end_job(job, fail(thread.error()));
        save_and_notify(lock);
        lock.lock();
    }

    void train(const QueuedJob& job, const RunRequest& request) {
        JobObserver observer(job, observer_, observer_mutex_);
        Result<void> end;
        try {
            end = train_to_end(job.id, request, observer);
        } catch (const std::exception& failure) {
            end = fail(internal_error(failure));
        }
        finish_job(job.id, end);
    }

    Result<void> train_to_end(std::int64_t id, const RunRequest& request, TrainObserver& observer) {
        auto run = start_run(request, observer);
        if (!run)
            return fail(run.error());
        register_run(id, **run);
        auto end = (*run)->wait();
        const std::lock_guard lock(mutex_);
        runs_.erase(id);
        return end;
    }

    void register_run(std::int64_t id, Run& run) {
        std::unique_lock lock(mutex_);
        runs_[id] = &run;
        find_job(queue_, id)->run_folder = run.folder();
        if (to_requeue_.contains(id) || to_stop_.contains(id))
            run.post(TrainCommand::stop);
        save_and_notify(lock);
    }

    void finish_job(std::int64_t id, const Result<void>& end) {
        std::unique_lock lock(mutex_);
        end_job(*find_job(queue_, id), end);
        ended_.push_back(id);
        save_and_notify(lock);
    }

    /// Must be called with the mutex locked.
    void end_job(QueuedJob& job, const Result<void>& end) {
        set_end_state(job, end, to_requeue_.contains(job.id));
        if (job.state == JobState::failed && !queue_.continue_on_error)
            is_started_ = false;
        to_requeue_.erase(job.id);
        to_stop_.erase(job.id);
    }

    const QueueSetup setup_;
    const std::unique_ptr<FileLock> file_lock_;
    QueueObserver& observer_;
    std::mutex observer_mutex_; ///< locked after mutex_ if both are
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    JobQueue queue_;
    bool is_started_ = false;
    bool is_closing_ = false;
    std::set<std::string> busy_;                  ///< devices of runs outside of the queue
    std::map<std::int64_t, Run*> runs_;           ///< of running jobs, by id
    std::map<std::int64_t, std::thread> threads_; ///< of running jobs, until they are joined
    std::vector<std::int64_t> ended_;             ///< jobs whose threads are to be joined
    std::set<std::int64_t> to_requeue_, to_stop_; ///< jobs being stopped, by their next state
    std::thread scheduler_; ///< last member: starts when all others are initialized
};

/// Names the queue instead of its folder where another process has it.
Error named_lock_error(const Error& error, const Path& file, const Path& lock) {
    if (error.kind != ErrorKind::usage)
        return error;
    return {
        ErrorKind::usage,
        message(FORMANT_TR("session", "the queue {file} is already run by another formant "
                                      "process ({process}); wait for it or stop it"),
                {{"file", file.string()},
                 {"process", process_text(FileLock::holder(lock).value_or(ProcessIdentity()))}})};
}

Result<std::unique_ptr<FileLock>> lock_queue(const Path& file) {
    const Path lock = file.string() + ".lock";
    return make_folder(std::filesystem::absolute(file).parent_path())
        .and_then([&] { return FileLock::acquire(lock); })
        .map_error([&](const Error& error) { return named_lock_error(error, file, lock); });
}

} // namespace

Result<std::unique_ptr<TrainingQueue>> TrainingQueue::open(QueueSetup setup,
                                                           QueueObserver& observer) {
    if (setup.file.empty())
        setup.file = default_queue_file().string();
    auto lock = lock_queue(setup.file);
    if (!lock)
        return fail(lock.error());
    auto queue = read_queue(setup.file);
    if (!queue)
        return fail(queue.error());
    requeue_interrupted(*queue);
    return with_threads([&]() -> std::unique_ptr<TrainingQueue> {
        return std::make_unique<ThreadedTrainingQueue>(std::move(setup), std::move(*lock),
                                                       std::move(*queue), observer);
    });
}

} // namespace formant
