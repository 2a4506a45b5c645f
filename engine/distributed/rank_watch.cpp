#include "engine/distributed/rank_watch.h"

#include "engine/base/exception_message.h"
#include "engine/base/message_json.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

constexpr const char* cause_key = "cause";

std::string sign_key(std::size_t rank) {
    return "sign/" + std::to_string(rank);
}

std::string sign_to_json(const RankSign& sign) {
    return nlohmann::json{{"beat", sign.beat},
                          {"activity", static_cast<int>(sign.activity)},
                          {"ended", sign.has_ended},
                          {"host", sign.host}}
        .dump();
}

/// A rank that has said nothing yet has the sign 0.
RankSign sign_from_json(std::size_t rank, const std::string& text) {
    if (text.empty())
        return {rank};
    const auto json = nlohmann::json::parse(text);
    return {rank, json.at("beat"), static_cast<RankActivity>(json.at("activity").get<int>()),
            json.at("ended"), json.at("host")};
}

Error store_lost(const RankIdentity& identity, const std::string& reason) {
    const MessageText rank_0 = FORMANT_TR(
        "distributed", "rank 0 has ended or hangs: {address}:{port} does not answer ({reason})");
    const MessageText launcher =
        FORMANT_TR("distributed", "the launcher of the run has ended or hangs: {address}:{port} "
                                  "does not answer ({reason})");
    return {ErrorKind::device, message(identity.launcher_has_store ? launcher : rank_0,
                                       {{"address", identity.address},
                                        {"port", std::to_string(identity.port)},
                                        {"reason", reason}})};
}

} // namespace

RankWatch::RankWatch(std::unique_ptr<RankStore> store, const RankIdentity& identity,
                     std::string host, const Options& options, std::function<void()> on_lost)
    : store_(std::move(store)), identity_(identity), host_(std::move(host)), options_(options),
      on_lost_(std::move(on_lost)), liveness_(options.limits), thread_([this] { work(); }) {}

RankWatch::~RankWatch() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    changed_.notify_all();
    thread_.join();
    // The store ends with rank 0: let the others read the cause first.
    if (identity_.rank == 0 && (lost_ || own_failure_))
        std::this_thread::sleep_for(2 * options_.interval);
}

void RankWatch::set_activity(RankActivity activity) {
    const std::lock_guard lock(mutex_);
    activity_ = activity;
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

std::optional<Error> RankWatch::wait_for_lost() {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, 2 * options_.limits.silence, [this] { return lost_.has_value(); });
    return lost_;
}

/// Until the end, or until a rank is lost: then nothing is left to watch.
void RankWatch::work() {
    try {
        for (bool stops = false; !stops;) {
            send_sign();
            if (auto lost = check_others())
                return set_lost(std::move(*lost));
            std::unique_lock lock(mutex_);
            stops = changed_.wait_for(lock, options_.interval, [this] {
                return stop_ || own_failure_.has_value();
            }) && stop_;
        }
        send_sign();
    } catch (const std::exception& failure) {
        set_lost(store_lost(identity_, exception_message(failure)));
    }
}

void RankWatch::send_sign() {
    RankSign sign;
    std::optional<Error> failure;
    {
        const std::lock_guard lock(mutex_);
        sign = {identity_.rank, ++beat_, activity_, stop_, host_};
        failure = own_failure_;
    }
    if (failure)
        store_->set_first(cause_key, error_to_json(*failure));
    store_->set(sign_key(identity_.rank), sign_to_json(sign));
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
        keys.push_back(sign_key(rank));
    const std::vector<std::string> values = store_->get(keys);
    if (!values.front().empty())
        return error_from_json(values.front());
    std::vector<RankSign> signs;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        signs.push_back(sign_from_json(ranks[i], values[i + 1]));
    auto lost = liveness_.update(std::chrono::steady_clock::now(), signs);
    if (!lost)
        return std::nullopt;
    return error_from_json(store_->set_first(cause_key, error_to_json(*lost)));
}

void RankWatch::set_lost(Error error) {
    {
        const std::lock_guard lock(mutex_);
        if (stop_)
            return;
        lost_ = std::move(error);
    }
    changed_.notify_all();
    on_lost_();
}

} // namespace formant
