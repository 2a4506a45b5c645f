#include "engine/train/step/gradient_buckets.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <torch/csrc/autograd/function_hook.h>
#include <torch/csrc/autograd/variable.h>

#include <algorithm>

namespace formant {
namespace {

/// The first bucket is small, so that communication begins early.
constexpr std::int64_t first_bucket_bytes = 1 << 20, bucket_bytes = 16 << 20;

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
    : parameters_(std::move(parameters)), group_(group), bucket_of_(parameters_.size()),
      accumulations_(parameters_.size()) {
    // A backward pass completes the gradients of the last layers first.
    std::ranges::reverse(parameters_);
    fill_buckets();
    set_hooks();
}

GradientBuckets::~GradientBuckets() {
    for (const at::Tensor& parameter : parameters_)
        torch::autograd::impl::set_post_acc_grad_hooks(parameter, nullptr);
}

void GradientBuckets::fill_buckets() {
    for (std::size_t first = 0; first < parameters_.size();) {
        const std::int64_t limit = first == 0 ? first_bucket_bytes : bucket_bytes;
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
    if (parameters.size() != parameters_.size())
        return false;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const std::size_t own = parameters.size() - 1 - i;
        if (!parameters[i].is_same(parameters_[own]) ||
            !parameters[i].grad().is_alias_of(buckets_[bucket_of_[own]].values))
            return false;
    }
    return true;
}

void GradientBuckets::begin_backward() {
    begun_ = num_overlapped_ = 0;
    for (Bucket& bucket : buckets_)
        bucket.missing = bucket.parameters;
    if (!has_counted_)
        std::ranges::fill(accumulations_, 0);
    pass_ = !has_counted_ ? Pass::counted : can_overlap() ? Pass::overlapped : Pass::none;
}

bool GradientBuckets::can_overlap() const {
    return std::ranges::all_of(accumulations_, [](std::size_t count) { return count <= 1; });
}

void GradientBuckets::accumulated(std::size_t parameter) {
    const std::lock_guard lock(mutex_);
    if (pass_ == Pass::counted)
        ++accumulations_[parameter];
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
}

void GradientBuckets::reset() {
    has_counted_ = false;
}

} // namespace formant
