#include "engine/session/queue/queue_service.h"

#include "engine/base/os/os_file_lock.h"
#include "engine/base/os/os_files.h"
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

/// Hands the events of one job's run on.
class JobObserver : public TrainObserver {
  public:
    JobObserver(QueuedJob job, QueueObserver& observer, std::mutex& speaking)
        : job_(std::move(job)), observer_(observer), speaking_(speaking) {}

    void on_event(const TrainEvent& event) override {
        const std::lock_guard lock(speaking_);
        observer_.on_event(job_, event);
    }

  private:
    const QueuedJob job_;
    QueueObserver& observer_;
    std::mutex& speaking_; ///< shared by all jobs: one call at a time
};

void note_end(QueuedJob& job, const Result<void>& end, bool goes_on_later) {
    job.card.clear();
    if (end) {
        job.state = JobState::done;
        return;
    }
    const bool is_stopped = end.error().kind == ErrorKind::interrupted;
    job.state = !is_stopped     ? JobState::failed
                : goes_on_later ? JobState::waiting
                                : JobState::stopped;
    if (job.state != JobState::waiting)
        note_reason(job, end.error().what);
    job.exit_code = is_stopped ? 0 : static_cast<int>(end.error().kind);
}

/// A thread gives the jobs their turns; each job that runs has one of its own, which waits for it.
class WorkedQueue : public TrainingQueue {
  public:
    WorkedQueue(QueueSetup setup, std::unique_ptr<FileLock> lock, JobQueue queue,
                QueueObserver& observer)
        : setup_(std::move(setup)), file_lock_(std::move(lock)), observer_(observer),
          queue_(std::move(queue)), turns_([this] { give_turns(); }) {}

    ~WorkedQueue() override {
        stop();
        {
            const std::lock_guard lock(mutex_);
            is_closing_ = true;
        }
        changed_.notify_all();
        turns_.join();
    }

    JobQueue jobs() const override {
        const std::lock_guard lock(mutex_);
        return queue_;
    }

    Result<void> edit(const std::function<void(JobQueue&)>& change) override {
        std::unique_lock lock(mutex_);
        JobQueue changed = queue_;
        change(changed);
        if (!keeps_what_runs(changed))
            return fail(ErrorKind::usage,
                        message(FORMANT_TR("session", "a training that runs cannot be changed; "
                                                      "stop it first")));
        if (auto written = write_queue(setup_.file, changed); !written)
            return written;
        queue_ = std::move(changed);
        tell(lock);
        return {};
    }

    void start() override { set_started(true); }
    void stop_after_current() override { set_started(false); }

    void stop() override {
        set_started(false);
        const std::lock_guard lock(mutex_);
        for (const QueuedJob& job : queue_.jobs)
            if (job.state == JobState::running)
                ask_to_stop(job.id, /*goes_on_later=*/true);
    }

    void stop_job(std::int64_t id) override {
        const std::lock_guard lock(mutex_);
        ask_to_stop(id, /*goes_on_later=*/false);
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
    bool may_begin() const {
        return is_started_ && !is_closing_ && next_start(queue_, setup_.cards).has_value();
    }
    bool something_runs() const {
        return std::ranges::find(queue_.jobs, JobState::running, &QueuedJob::state) !=
               queue_.jobs.end();
    }
    bool is_idle() const { return threads_.empty() && !may_begin(); }

    bool keeps_what_runs(const JobQueue& changed) const {
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
        tell(lock);
    }

    /// With the lock held. A run that is only being made hears of it as soon as it is there.
    void ask_to_stop(std::int64_t id, bool goes_on_later) {
        (goes_on_later ? to_go_on_ : to_stop_).insert(id);
        if (const auto run = runs_.find(id); run != runs_.end())
            run->second->post(TrainCommand::stop);
    }

    /// Lets everybody know; the observer hears of changes in their order.
    void tell(std::unique_lock<std::mutex>& lock) {
        const JobQueue queue = queue_;
        const bool is_started = is_started_ && (something_runs() || may_begin());
        const std::lock_guard speaking(speaking_);
        lock.unlock();
        observer_.on_queue(queue, is_started);
        changed_.notify_all();
    }

    void save_and_tell(std::unique_lock<std::mutex>& lock) {
        const auto written = write_queue(setup_.file, queue_);
        tell(lock);
        if (written)
            return;
        const std::lock_guard speaking(speaking_);
        observer_.on_error(written.error());
    }

    void give_turns() {
        std::unique_lock lock(mutex_);
        for (;;) {
            join_ended(lock);
            if (is_closing_ && threads_.empty())
                return;
            if (may_begin())
                begin(*next_start(queue_, setup_.cards), lock);
            else
                changed_.wait(lock, [this] { return has_work(); });
        }
    }

    bool has_work() const {
        return !ended_.empty() || may_begin() || (is_closing_ && threads_.empty());
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

    void begin(const JobStart& start, std::unique_lock<std::mutex>& lock) {
        QueuedJob& job = *find_job(queue_, start.job);
        job.state = JobState::running;
        job.card = start.card;
        note_reason(job, {});
        const QueuedJob begun = job;
        const RunRequest request{.config_file = begun.config_file,
                                 .settings = begun.settings,
                                 .runs_folder = setup_.runs_folder,
                                 .device = start.device,
                                 .decode_program = setup_.decode_program};
        threads_.emplace(begun.id, std::thread([this, begun, request] { train(begun, request); }));
        save_and_tell(lock);
        lock.lock();
    }

    void train(const QueuedJob& job, const RunRequest& request) {
        JobObserver observer(job, observer_, speaking_);
        Result<void> end;
        try {
            end = train_to_end(job.id, request, observer);
        } catch (const std::exception& failure) {
            end = fail(internal_error(failure));
        }
        note(job.id, end);
    }

    Result<void> train_to_end(std::int64_t id, const RunRequest& request, TrainObserver& observer) {
        auto run = start_run(request, observer);
        if (!run)
            return fail(run.error());
        note_run(id, **run);
        auto end = (*run)->wait();
        const std::lock_guard lock(mutex_);
        runs_.erase(id);
        return end;
    }

    void note_run(std::int64_t id, Run& run) {
        std::unique_lock lock(mutex_);
        runs_[id] = &run;
        find_job(queue_, id)->run_folder = run.folder();
        if (to_go_on_.contains(id) || to_stop_.contains(id))
            run.post(TrainCommand::stop);
        save_and_tell(lock);
    }

    void note(std::int64_t id, const Result<void>& end) {
        std::unique_lock lock(mutex_);
        QueuedJob& job = *find_job(queue_, id);
        note_end(job, end, to_go_on_.contains(id));
        if (job.state == JobState::failed && !queue_.continue_on_error)
            is_started_ = false;
        to_go_on_.erase(id);
        to_stop_.erase(id);
        ended_.push_back(id);
        save_and_tell(lock);
    }

    const QueueSetup setup_;
    const std::unique_ptr<FileLock> file_lock_;
    QueueObserver& observer_;
    std::mutex speaking_; ///< taken after mutex_, where both are
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    JobQueue queue_;
    bool is_started_ = false;
    bool is_closing_ = false;
    std::map<std::int64_t, Run*> runs_;           ///< of the jobs that run
    std::map<std::int64_t, std::thread> threads_; ///< of the same, until they are joined
    std::vector<std::int64_t> ended_;             ///< whose threads are to be joined
    std::set<std::int64_t> to_go_on_, to_stop_;   ///< asked to stop, and what becomes of them
    std::thread turns_;                           ///< last: starts when all else is there
};

Result<std::unique_ptr<FileLock>> lock_queue(const Path& file) {
    return make_folder(std::filesystem::absolute(file).parent_path()).and_then([&] {
        return FileLock::take(file.string() + ".lock");
    });
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
    let_interrupted_wait(*queue);
    return std::make_unique<WorkedQueue>(std::move(setup), std::move(*lock), std::move(*queue),
                                         observer);
}

} // namespace formant
