// One of two ranks that sum gradients during a backward pass, whose layers take a given time each
// without using the processor, as on a GPU. Prints the milliseconds of the forward pass, of the
// backward pass, of the sums alone, and of a step with all of them: medians of several steps.
// overlapping_rank RANK ADDRESS PORT
#include "engine/distributed/c10d_group.h"
#include "engine/train/step/group_reducer.h"

#include <ATen/ATen.h>
#include <torch/csrc/autograd/custom_function.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>

using namespace formant;

namespace {

constexpr std::int64_t num_layers = 24, elements = 1 << 18; // a MiB of float32 each
constexpr std::chrono::milliseconds forward_time(5), backward_time(10);

/// Multiplies by the mean of a weight. Both passes take a fixed time.
struct Layer : torch::autograd::Function<Layer> {
    static at::Tensor forward(torch::autograd::AutogradContext* context, const at::Tensor& input,
                              const at::Tensor& weight) {
        std::this_thread::sleep_for(forward_time);
        context->save_for_backward({input, weight});
        return input * weight.mean();
    }
    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   const torch::autograd::variable_list& outputs) {
        std::this_thread::sleep_for(backward_time);
        const auto saved = context->get_saved_variables();
        const at::Tensor of_weight = (outputs[0] * saved[0]).sum() / elements;
        return {outputs[0] * saved[1].mean(), of_weight.expand({elements}).contiguous()};
    }
};

std::vector<at::Tensor> make_weights() {
    std::vector<at::Tensor> weights;
    for (std::int64_t i = 0; i < num_layers; ++i) {
        weights.push_back(at::ones({elements}).requires_grad_());
        weights.back().mutable_grad() = at::zeros({elements});
    }
    return weights;
}

at::Tensor run_forward(const std::vector<at::Tensor>& weights) {
    at::Tensor hidden = at::ones({1});
    for (const at::Tensor& weight : weights)
        hidden = Layer::apply(hidden, weight);
    return hidden.sum();
}

template <class Work>
double median_ms(ProcessGroup& group, const Work& work) {
    std::vector<double> times;
    for (int i = 0; i < 5; ++i) {
        group.all_gather(""); // both begin together
        const auto start = std::chrono::steady_clock::now();
        work();
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
                .count());
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

} // namespace

int main(int, char** argv) {
    RankIdentity identity;
    identity.rank = std::stoul(argv[1]);
    identity.size = 2;
    identity.address = argv[2];
    identity.port = static_cast<std::uint16_t>(std::stoul(argv[3]));
    const auto group = join_c10d_group(identity, CancellationToken());
    if (!group) {
        std::fprintf(stderr, "%s\n", to_english(group.error().what).c_str());
        return 1;
    }
    const std::vector<at::Tensor> weights = make_weights();
    const double forward_ms = median_ms(**group, [&] { run_forward(weights); });
    const double compute_ms = median_ms(**group, [&] { run_forward(weights).backward(); });
    GroupReducer reducer(**group);
    const PhaseContribution contribution{0, weights, at::zeros({1}), {}};
    const double sums_ms = median_ms(**group, [&] { reducer.complete(contribution); });
    const double step_ms = median_ms(**group, [&] {
        reducer.begin_last_backward(0, weights);
        run_forward(weights).backward();
        reducer.complete(contribution);
    });
    std::printf("%.1f %.1f %.1f %.1f\n", forward_ms, compute_ms - forward_ms, sums_ms, step_ms);
    return 0;
}
