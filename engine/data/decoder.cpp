#include "engine/data/decoder.h"

#include "engine/base/os_process.h"
#include "engine/base/safetensors.h"

#include <ATen/ATen.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <thread>

namespace formant {
namespace {

using Json = nlohmann::json;

/// One child, started when it is needed.
class Worker {
  public:
    Worker(const DecodeSettings& settings, Path out) : settings_(settings), out_(std::move(out)) {}

    Decoded decode(const Path& file) {
        if (!child_)
            if (auto started = start(); !started)
                return tl::make_unexpected(started.error().what);
        const bool asked = child_->write_line(request(file));
        const auto line = asked ? child_->read_line(settings_.timeout_s) : std::nullopt;
        if (!line) {
            child_.reset();
            return tl::make_unexpected(
                message(FORMANT_TR("data", "{file} was left out: its decoding died or took longer "
                                           "than {seconds} s (data.decode_timeout_s)"),
                        {{"file", file.string()},
                         {"seconds", std::to_string(static_cast<int>(settings_.timeout_s))}}));
        }
        return take(file, *line);
    }

  private:
    Result<void> start() {
        auto child =
            LineProcess::start(settings_.program, {"--decode-worker"}, {settings_.memory_bytes});
        if (!child)
            return fail(child.error());
        child_ = std::move(*child);
        return {};
    }

    std::string request(const Path& file) const {
        return Json{{"file", file.string()},
                    {"out", out_.string()},
                    {"sample_rate_hz", settings_.sample_rate_hz},
                    {"channels", settings_.channels},
                    {"trim_threshold_db", settings_.trim.threshold_db},
                    {"trim_keep_ms", settings_.trim.keep_ms},
                    {"normalise_loudness", settings_.loudness.normalise},
                    {"loudness_target_lufs", settings_.loudness.target_lufs}}
            .dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    Decoded take(const Path& file, const std::string& line) const {
        const Json answer = Json::parse(line, nullptr, /*allow_exceptions=*/false);
        std::string reason = "its decoder gave no sensible answer";
        if (answer.is_object() && answer.value("ok", false)) {
            auto tensors = map_safetensors(out_);
            if (tensors && tensors->contains("samples"))
                return tensors->at("samples").clone(); // the file is written over by the next
            reason = "its decoded samples cannot be read";
        } else if (answer.is_object()) {
            reason = answer.value("reason", reason);
        }
        return tl::make_unexpected(message(FORMANT_TR("data", "{file} was left out: {reason}"),
                                           {{"file", file.string()}, {"reason", reason}}));
    }

    const DecodeSettings& settings_;
    Path out_;
    std::unique_ptr<LineProcess> child_;
};

} // namespace

std::vector<Decoded> decode_files(const std::vector<Path>& files, const DecodeSettings& settings,
                                  const Cancellation& cancellation) {
    std::vector<Decoded> decoded(files.size(),
                                 tl::make_unexpected(message(FORMANT_TR("data", "cancelled"))));
    std::atomic<std::size_t> next{0};
    const auto work = [&](std::size_t worker_index) {
        Worker worker(settings, settings.scratch / ("decoded-" + std::to_string(worker_index)));
        for (std::size_t i = next++; i < files.size() && !cancellation.requested(); i = next++)
            decoded[i] = worker.decode(files[i]);
    };
    const auto count = std::min(
        files.size(), static_cast<std::size_t>(std::max<std::int64_t>(1, settings.processes)));
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < count; ++i)
        threads.emplace_back(work, i);
    for (std::thread& thread : threads)
        thread.join();
    return decoded;
}

} // namespace formant
