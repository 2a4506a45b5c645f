#pragma once

#include "engine/distributed/process_group.h"

#include <ATen/ATen.h>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace formant::test {

/// Groups whose ranks are threads of this process, for tests of what ranks compute together.
class ThreadGroups {
  public:
    explicit ThreadGroups(std::size_t size) {
        for (std::size_t rank = 0; rank < size; ++rank)
            groups_.push_back(std::make_unique<Group>(*this, rank));
    }

    bool completes_on_device = false; ///< as GPUs do

    ProcessGroup& operator[](std::size_t rank) { return *groups_[rank]; }
    /// Returns the number of sums that all ranks have begun.
    std::size_t sums() {
        const std::lock_guard lock(mutex_);
        return sums_;
    }

    bool measures_device_waits() {
        const std::lock_guard lock(mutex_);
        return measures_device_waits_;
    }

    /// Runs `work` for each rank in a thread of its own. A rank that throws is lost to the others.
    /// Rethrows the first exception that is not RankFailure.
    void run(const std::function<void(std::size_t rank, ProcessGroup& group)>& work) {
        std::vector<std::exception_ptr> failures(groups_.size());
        std::vector<std::thread> threads;
        for (std::size_t rank = 0; rank < groups_.size(); ++rank)
            threads.emplace_back([&, rank] {
                at::init_num_threads();
                try {
                    work(rank, *groups_[rank]);
                } catch (const RankFailure&) {
                    return;
                } catch (const std::exception& failure) {
                    failures[rank] = std::current_exception();
                    groups_[rank]->report_failure(
                        {ErrorKind::internal, Message{"test", failure.what(), {}}});
                }
            });
        for (std::thread& thread : threads)
            thread.join();
        for (const std::exception_ptr& failure : failures)
            if (failure)
                std::rethrow_exception(failure);
    }

  private:
    /// An operation, which is complete when all ranks have brought their part.
    struct Operation {
        std::vector<std::vector<at::Tensor>> tensors;
        std::vector<std::string> texts;
        std::size_t arrived = 0;
        bool is_complete = false;
    };
    using Complete = std::function<void(Operation&)>;

    std::shared_ptr<Operation> arrive(std::size_t rank, std::size_t number,
                                      std::vector<at::Tensor> tensors, std::string text,
                                      const Complete& complete) {
        const std::lock_guard lock(mutex_);
        std::shared_ptr<Operation>& operation = operations_[number];
        if (!operation) {
            operation = std::make_shared<Operation>();
            operation->tensors.resize(groups_.size());
            operation->texts.resize(groups_.size());
        }
        operation->tensors[rank] = std::move(tensors);
        operation->texts[rank] = std::move(text);
        auto own = operation;
        if (++own->arrived == groups_.size()) {
            complete(*own);
            own->is_complete = true;
            operations_.erase(number);
            changed_.notify_all();
        }
        return own;
    }
    void wait(const Operation& operation) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return operation.is_complete || lost_.has_value(); });
        if (!operation.is_complete)
            throw RankFailure(*lost_);
    }
    void set_failure(const Error& error) {
        const std::lock_guard lock(mutex_);
        if (!lost_)
            lost_ = error;
        for (const auto& [rank, handler] : handlers_)
            handler();
        changed_.notify_all();
    }
    std::optional<Error> failure() {
        const std::lock_guard lock(mutex_);
        return lost_;
    }
    void set_failure_handler(std::size_t rank, std::function<void()> handler) {
        const std::lock_guard lock(mutex_);
        handlers_.erase(rank);
        if (handler && lost_)
            handler();
        if (handler)
            handlers_.emplace(rank, std::move(handler));
    }

    class Group : public ProcessGroup {
        class Pending : public PendingCollective {
          public:
            Pending(Group& group, std::shared_ptr<Operation> operation)
                : group_(group), operation_(std::move(operation)) {}
            void wait() override { group_.wait(*operation_); }

          private:
            Group& group_;
            std::shared_ptr<Operation> operation_;
        };

      public:
        Group(ThreadGroups& groups, std::size_t rank) : groups_(groups), rank_(rank) {}
        std::size_t rank() const override { return rank_; }
        std::size_t size() const override { return groups_.groups_.size(); }
        Result<void> use_device(at::Device) override { return {}; }
        bool completes_on_device() const override { return groups_.completes_on_device; }
        std::unique_ptr<PendingCollective> begin_all_reduce(const at::Tensor& tensor) override {
            return std::make_unique<Pending>(
                *this, groups_.arrive(rank_, next_++, {tensor}, "", [this](Operation& all) {
                    const at::NoGradGuard no_gradients;
                    at::Tensor sum = all.tensors.front().front().clone();
                    for (std::size_t rank = 1; rank < all.tensors.size(); ++rank)
                        sum += all.tensors[rank].front();
                    for (const auto& tensors : all.tensors)
                        tensors.front().copy_(sum);
                    ++groups_.sums_;
                }));
        }
        void broadcast(const std::vector<at::Tensor>& tensors) override {
            wait(*groups_.arrive(rank_, next_++, tensors, "", [](Operation& all) {
                for (std::size_t rank = 1; rank < all.tensors.size(); ++rank)
                    for (std::size_t i = 0; i < all.tensors[rank].size(); ++i)
                        all.tensors[rank][i].copy_(all.tensors.front()[i]);
            }));
        }
        std::vector<std::string> all_gather(const std::string& bytes) override {
            const auto all = groups_.arrive(rank_, next_++, {}, bytes, [](Operation&) {});
            wait(*all);
            return all->texts;
        }
        double waited_ms() const override { return waited_ms_; }
        void measure_device_waits(bool on) override {
            const std::lock_guard lock(groups_.mutex_);
            groups_.measures_device_waits_ = on;
        }
        void set_activity(RankActivity) override {}
        void report_failure(const Error& error) override { groups_.set_failure(error); }
        std::optional<Error> failure() const override { return groups_.failure(); }
        bool has_lost_rank_0() const override { return false; }
        void set_failure_handler(std::function<void()> handler) override {
            groups_.set_failure_handler(rank_, std::move(handler));
        }

      private:
        void wait(const Operation& operation) {
            const auto start = std::chrono::steady_clock::now();
            groups_.wait(operation);
            waited_ms_ +=
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
                    .count();
        }

        ThreadGroups& groups_;
        std::size_t rank_;
        std::size_t next_ = 0; ///< number of operations that this rank has begun
        double waited_ms_ = 0;
    };

    std::mutex mutex_;
    std::condition_variable changed_;
    std::map<std::size_t, std::shared_ptr<Operation>> operations_; ///< that are not complete
    std::size_t sums_ = 0;
    bool measures_device_waits_ = false; ///< as one rank has last said
    std::optional<Error> lost_;
    std::map<std::size_t, std::function<void()>> handlers_; ///< by rank
    std::vector<std::unique_ptr<Group>> groups_;
};

} // namespace formant::test
