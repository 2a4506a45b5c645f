#include "engine/nn/alignment_search.h"

#include "engine/nn/frame_mask.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

#include <limits>
#include <vector>

namespace formant {
namespace {

constexpr float impossible = -std::numeric_limits<float>::infinity();

/// Searches one sample: overwrites `score` [tokens, stride] with the best score of a path that ends
/// at (token, frame).
class Search {
  public:
    Search(float* score, std::int64_t stride, std::int64_t tokens, std::int64_t frames)
        : score_(score), stride_(stride), tokens_(tokens), frames_(frames) {}

    void run(std::int64_t* frame_tokens) {
        for (std::int64_t token = 0; token < tokens_; ++token)
            accumulate_row(token);
        std::int64_t token = tokens_ - 1;
        for (std::int64_t frame = frames_ - 1; frame >= 0; --frame) {
            frame_tokens[frame] = token;
            if (token > 0 && came_from_previous(token, frame))
                --token;
        }
    }

  private:
    float& at(std::int64_t token, std::int64_t frame) { return score_[token * stride_ + frame]; }

    /// Token l is unreachable before frame l.
    void accumulate_row(std::int64_t token) {
        for (std::int64_t frame = 0; frame < std::min(token, frames_); ++frame)
            at(token, frame) = impossible;
        for (std::int64_t frame = token; frame < frames_; ++frame) {
            if (token == 0 && frame == 0)
                continue;
            float best = impossible;
            if (frame > token) // stays at this token
                best = at(token, frame - 1);
            if (token > 0 && frame > 0) // comes from the previous token
                best = std::max(best, at(token - 1, frame - 1));
            at(token, frame) += best;
        }
    }

    bool came_from_previous(std::int64_t token, std::int64_t frame) {
        return frame <= token || (frame > 0 && at(token - 1, frame - 1) > at(token, frame - 1));
    }

    float* score_;
    std::int64_t stride_;
    std::int64_t tokens_;
    std::int64_t frames_;
};

at::Tensor search_on_cpu(const at::Tensor& log_likelihood, const at::Tensor& token_lengths,
                         const at::Tensor& frame_lengths) {
    const at::Tensor scores = log_likelihood.to(at::kCPU).contiguous().clone();
    const at::Tensor tokens = token_lengths.to(at::kCPU), frames = frame_lengths.to(at::kCPU);
    const std::int64_t rows = scores.size(1), time = scores.size(2);
    at::Tensor frame_tokens = at::zeros({scores.size(0), time}, at::kLong);
    at::parallel_for(0, scores.size(0), 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i)
            Search(scores.data_ptr<float>() + i * rows * time, time,
                   tokens.const_data_ptr<std::int64_t>()[i],
                   frames.const_data_ptr<std::int64_t>()[i])
                .run(frame_tokens.data_ptr<std::int64_t>() + i * time);
    });
    return frame_tokens.to(log_likelihood.device());
}

} // namespace

// Registered as an operator so that a device plug-in can provide its own kernel. Other devices use
// this one, which copies to the CPU.
TORCH_LIBRARY(formant, operators) {
    operators.def("alignment_search(Tensor log_likelihood, Tensor token_lengths, "
                  "Tensor frame_lengths) -> Tensor");
}
TORCH_LIBRARY_IMPL(formant, CompositeExplicitAutograd, operators) {
    operators.impl("alignment_search", search_on_cpu);
}

at::Tensor alignment_search(const at::Tensor& log_likelihood, const at::Tensor& token_lengths,
                            const at::Tensor& frame_lengths) {
    static const auto search = c10::Dispatcher::singleton()
                                   .findSchemaOrThrow("formant::alignment_search", "")
                                   .typed<decltype(search_on_cpu)>();
    return search.call(log_likelihood.detach(), token_lengths, frame_lengths);
}

at::Tensor token_durations(const at::Tensor& frame_tokens, const at::Tensor& frame_lengths,
                           std::int64_t tokens) {
    const FrameMask mask(frame_lengths, frame_tokens.size(1));
    return at::zeros({frame_tokens.size(0), tokens}, frame_tokens.options())
        .scatter_add_(1, frame_tokens, mask.values().squeeze(1).to(at::kLong));
}

} // namespace formant
