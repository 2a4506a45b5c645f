#include "engine/distributed/rank_watch.h"

#include "engine/base/exception_message.h"
#include "engine/base/message_json.h"
#include "engine/base/text/json_text.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

constexpr const char* cause_key = "cause";

std::string heartbeat_key(std::size_t rank) {
    return "heartbeat/" + std::to_string(rank);
}

std::string heartbeat_to_json(const RankHeartbeat& heartbeat) {
    return nlohmann::json{
        {"sequence", heartbeat.sequence}, {"activity", static_cast<int>(heartbeat.activity)},
        {"progress", heartbeat.progress}, {"on_device", heartbeat.completes_on_device},
        {"ended", heartbeat.has_ended},   {"host", heartbeat.host}}
        .dump();
}

/// A rank that has said nothing yet has sent none.
RankHeartbeat heartbeat_from_json(std::size_t rank, const std::string& text) {
    if (text.empty())
        return {rank};
    const auto json = parse_json(text);
    return {rank,
            json.at("sequence"),
            static_cast<RankActivity>(json.at("activity").get<int>()),
            json.at("ended"),
            json.at("host"),
            json.at("progress"),
            json.at("on_device")};
}

Error store_unreachable_error(const RankIdentity& identity, const std::string& reason) {
    const MessageText rank_0 =
        FORMANT_TR("distributed", "rank 0 does not respond: no connection to {address}:{port} "
                                  "({reason}); check its log");
    const MessageText launcher =
        FORMANT_TR("distributed", "the launcher of the run does not respond: no connection to "
                                  "{address}:{port} ({reason}); check its log");
    return {ErrorKind::device, message(identity.has_external_store ? launcher : rank_0,
                                       {{"address", identity.address},
                                        {"port", std::to_string(identity.port)},
                                        {"reason", reason}})};
}

} // namespace

RankWatch::RankWatch(std::unique_ptr<RankStore> store, const RankIdentity& identity,
                     std::string host, const Options& options, std::function<void()> on_failure)
    : store_(std::move(store)), identity_(identity), host_(std::move(host)), options_(options),
      on_failure_(std::move(on_failure)), liveness_(options.limits, identity.rank == 0),
      thread_([this] { work(); }), guard_([this] { guard(); }) {}

RankWatch::~RankWatch() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
    thread_.join();
    guard_.join();
    // The store ends with rank 0: let the others read the cause first.
    if (identity_.rank == 0 && (lost_ || own_failure_))
        std::this_thread::sleep_for(2 * options_.interval);
}

void RankWatch::set_activity(RankActivity activity) {
    const std::lock_guard lock(mutex_);
    activity_ = activity;
}

void RankWatch::set_completes_on_device() {
    const std::lock_guard lock(mutex_);
    completes_on_device_ = true;
}

void RankWatch::add_progress() {
    const std::lock_guard lock(mutex_);
    ++progress_;
}

RankActivity RankWatch::activity() const {
    const std::lock_guard lock(mutex_);
    return activity_;
}

void RankWatch::report_failure(const Error& error) {
    {
        const std::lock_guard lock(mutex_);
        own_failure_ = error;
    }
    changed_.notify_all();
}

std::optional<Error> RankWatch::lost() const {
    const std::lock_guard lock(mutex_);
    return lost_;
}

bool RankWatch::is_stuck() const {
    const std::lock_guard lock(mutex_);
    return is_stuck_now();
}

/// A store whose process was stopped takes requests and never answers.
bool RankWatch::is_stuck_now() const {
    const auto silent = std::chrono::steady_clock::now() - last_answer_;
    return !has_ended_ && silent > options_.limits.heartbeat + 4 * options_.interval;
}

bool RankWatch::has_lost_rank_0() const {
    const std::lock_guard lock(mutex_);
    return has_lost_rank_0_;
}

std::optional<Error> RankWatch::wait_for_failure() {
    {
        std::unique_lock lock(mutex_);
        changed_.wait_for(lock, 2 * options_.limits.heartbeat,
                          [this] { return lost_.has_value(); });
    }
    return lost();
}

/// Watches until the end, or until a rank is lost.
void RankWatch::work() {
    try {
        for (bool stops = false; !stops;) {
            send_heartbeat();
            if (auto lost = check_others()) {
                set_failure(std::move(*lost), /*is_rank_0=*/false);
                break;
            }
            std::unique_lock lock(mutex_);
            last_answer_ = std::chrono::steady_clock::now();
            stops = changed_.wait_for(lock, options_.interval, [this] {
                return stop_ || own_failure_.has_value();
            }) && stop_;
            lock.unlock();
            if (stops)
                send_heartbeat();
        }
    } catch (const std::exception& failure) {
        set_failure(store_unreachable_error(identity_, exception_message(failure)),
                    identity_.rank > 0);
    }
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
}

/// Notices that the other thread waits for a store that does not answer.
void RankWatch::guard() {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, options_.interval,
                              [this] { return stop_ || has_ended_ || lost_.has_value(); })) {
        if (!is_stuck_now())
            continue;
        lock.unlock();
        set_failure(store_unreachable_error(identity_, "timeout"), identity_.rank > 0);
        return;
    }
}

void RankWatch::send_heartbeat() {
    RankHeartbeat heartbeat;
    std::optional<Error> failure;
    {
        const std::lock_guard lock(mutex_);
        heartbeat = {identity_.rank, ++sequence_, activity_,           stop_,
                     host_,          progress_,   completes_on_device_};
        failure = own_failure_;
    }
    if (failure)
        store_->set_first(cause_key, error_to_json(*failure));
    store_->set(heartbeat_key(identity_.rank), heartbeat_to_json(heartbeat));
}

std::vector<std::size_t> RankWatch::watched_ranks() const {
    std::vector<std::size_t> ranks = {0};
    if (identity_.rank > 0)
        ranks.push_back(identity_.rank);
    else
        for (std::size_t rank = 1; rank < identity_.size; ++rank)
            ranks.push_back(rank);
    return ranks;
}

std::optional<Error> RankWatch::check_others() {
    const std::vector<std::size_t> ranks = watched_ranks();
    std::vector<std::string> keys = {cause_key};
    for (const std::size_t rank : ranks)
        keys.push_back(heartbeat_key(rank));
    const std::vector<std::string> values = store_->get(keys);
    if (!values.front().empty())
        return error_from_json(values.front()).value();
    std::vector<RankHeartbeat> heartbeats;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        heartbeats.push_back(heartbeat_from_json(ranks[i], values[i + 1]));
    auto lost = liveness_.update(std::chrono::steady_clock::now(), heartbeats);
    if (!lost)
        return std::nullopt;
    {
        const std::lock_guard lock(mutex_);
        has_lost_rank_0_ = identity_.rank > 0; // it watches no other rank
    }
    return error_from_json(store_->set_first(cause_key, error_to_json(*lost))).value();
}

/// The first failure is the one that counts.
void RankWatch::set_failure(Error error, bool is_rank_0) {
    {
        const std::lock_guard lock(mutex_);
        if (stop_ || lost_)
            return;
        lost_ = std::move(error);
        has_lost_rank_0_ = has_lost_rank_0_ || is_rank_0;
    }
    changed_.notify_all();
    on_failure_();
}

} // namespace formant
