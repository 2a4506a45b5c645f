#include "engine/train/step/gradient_buckets.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <torch/csrc/autograd/function_hook.h>
#include <torch/csrc/autograd/variable.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace formant {
namespace {

/// The first bucket is small, so that communication begins early. So are those of a small model:
/// the sum of the last one begins when the backward pass has ended.
constexpr std::int64_t min_bucket_bytes = 1 << 20, max_bucket_bytes = 16 << 20, num_buckets = 16;

std::int64_t bytes_of(const at::Tensor& tensor) {
    return tensor.numel() * static_cast<std::int64_t>(tensor.element_size());
}

} // namespace

class GradientBuckets::Hook : public torch::autograd::PostAccumulateGradHook {
  public:
    Hook(GradientBuckets& buckets, std::size_t parameter)
        : buckets_(buckets), parameter_(parameter) {}
    void operator()(const torch::autograd::Variable&) override { buckets_.accumulated(parameter_); }

  private:
    GradientBuckets& buckets_;
    std::size_t parameter_;
};

GradientBuckets::GradientBuckets(std::vector<at::Tensor> parameters, ProcessGroup& group)
    : given_(std::move(parameters)), parameters_(given_.rbegin(), given_.rend()), group_(group),
      bucket_of_(parameters_.size()), accumulations_(parameters_.size()) {
    // Until the order is known: a backward pass completes the last layers first, roughly.
    fill_buckets();
    set_hooks();
}

GradientBuckets::~GradientBuckets() {
    for (const at::Tensor& parameter : parameters_)
        torch::autograd::impl::set_post_acc_grad_hooks(parameter, nullptr);
}

void GradientBuckets::fill_buckets() {
    std::int64_t all_bytes = 0;
    for (const at::Tensor& parameter : parameters_)
        all_bytes += bytes_of(parameter);
    const std::int64_t bucket_bytes =
        std::clamp(all_bytes / num_buckets, min_bucket_bytes, max_bucket_bytes);
    for (std::size_t first = 0; first < parameters_.size();) {
        const std::int64_t limit = first == 0 ? min_bucket_bytes : bucket_bytes;
        std::size_t last = first;
        std::int64_t bytes = 0;
        const at::TensorOptions options = parameters_[first].options();
        while (last < parameters_.size() && bytes < limit &&
               parameters_[last].options().type_equal(options))
            bytes += bytes_of(parameters_[last++]);
        move_gradients_to(buckets_.emplace_back(), first, last);
        first = last;
    }
}

/// The gradient of a parameter keeps its strides.
void GradientBuckets::move_gradients_to(Bucket& bucket, std::size_t first, std::size_t last) {
    const at::NoGradGuard no_gradients;
    std::int64_t elements = 0;
    for (std::size_t i = first; i < last; ++i)
        elements += parameters_[i].numel();
    bucket.values = at::zeros({elements}, parameters_[first].options().requires_grad(false));
    bucket.parameters = last - first;
    std::int64_t offset = 0;
    for (std::size_t i = first; i < last; ++i) {
        at::Tensor& gradient = parameters_[i].mutable_grad();
        const at::Tensor place =
            bucket.values.as_strided(gradient.sizes(), gradient.strides(), offset);
        place.copy_(gradient);
        gradient = place;
        offset += parameters_[i].numel();
        bucket_of_[i] = buckets_.size() - 1;
    }
}

void GradientBuckets::set_hooks() {
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        torch::autograd::impl::set_post_acc_grad_hooks(parameters_[i],
                                                       std::make_unique<Hook>(*this, i));
}

bool GradientBuckets::matches(const std::vector<at::Tensor>& parameters) const {
    const auto is_same = [](const at::Tensor& a, const at::Tensor& b) { return a.is_same(b); };
    if (!std::ranges::equal(parameters, given_, is_same))
        return false;
    for (std::size_t i = 0; i < parameters_.size(); ++i)
        if (!parameters_[i].grad().is_alias_of(buckets_[bucket_of_[i]].values))
            return false;
    return true;
}

void GradientBuckets::begin_backward() {
    begun_ = num_overlapped_ = 0;
    for (Bucket& bucket : buckets_)
        bucket.missing = bucket.parameters;
    if (!has_counted_) {
        std::ranges::fill(accumulations_, 0);
        arrivals_.clear();
    }
    pass_ = !has_counted_ ? Pass::counted : can_overlap() ? Pass::overlapped : Pass::none;
}

bool GradientBuckets::can_overlap() const {
    return std::ranges::all_of(accumulations_, [](std::size_t count) { return count <= 1; });
}

void GradientBuckets::accumulated(std::size_t parameter) {
    const std::lock_guard lock(mutex_);
    if (pass_ == Pass::counted) {
        ++accumulations_[parameter];
        if (!has_order_)
            arrivals_.push_back(parameter);
    }
    if (pass_ != Pass::overlapped)
        return;
    --buckets_[bucket_of_[parameter]].missing;
    while (begun_ < buckets_.size() && buckets_[begun_].missing == 0) {
        begin_next_sum();
        num_overlapped_ = begun_;
    }
}

void GradientBuckets::begin_next_sum() {
    Bucket& bucket = buckets_[begun_++];
    bucket.sum = group_.begin_all_reduce(bucket.values);
}

void GradientBuckets::complete() {
    has_counted_ = has_counted_ || pass_ == Pass::counted;
    pass_ = Pass::none;
    while (begun_ < buckets_.size())
        begin_next_sum();
    for (Bucket& bucket : buckets_) {
        bucket.sum->wait();
        bucket.sum.reset();
    }
    begun_ = 0;
    if (!std::exchange(has_order_, true))
        agree_on_order();
}

/// Returns the positions of all parameters in the order of their last accumulation; those without
/// one come last.
std::vector<std::int64_t> GradientBuckets::own_order() const {
    std::vector<std::size_t> last(parameters_.size(), arrivals_.size());
    for (std::size_t i = 0; i < arrivals_.size(); ++i)
        last[arrivals_[i]] = i;
    std::vector<std::int64_t> order(parameters_.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](std::int64_t parameter) {
        return last[static_cast<std::size_t>(parameter)];
    });
    return order;
}

/// Fills the buckets again in the order of rank 0. A rank without samples has no order of its own.
void GradientBuckets::agree_on_order() {
    const at::Tensor order = at::tensor(own_order(), at::kLong);
    group_.broadcast({order});
    std::vector<at::Tensor> parameters;
    std::vector<std::size_t> accumulations;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        const auto position = static_cast<std::size_t>(order.const_data_ptr<std::int64_t>()[i]);
        parameters.push_back(parameters_[position]);
        accumulations.push_back(accumulations_[position]);
    }
    parameters_ = std::move(parameters);
    accumulations_ = std::move(accumulations);
    buckets_.clear();
    fill_buckets();
    set_hooks();
}

void GradientBuckets::reset() {
    has_counted_ = false;
}

} // namespace formant
