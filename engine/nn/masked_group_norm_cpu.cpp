#include "engine/nn/masked_group_norm_cpu.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

#include <cmath>

namespace formant {
namespace {

/// Memory layout of a group of one sample: `channels` rows of `time` values, the first `length`
/// real.
struct GroupShape {
    std::int64_t channels;
    std::int64_t time;
    std::int64_t length;

    double count() const { return static_cast<double>(channels * length); }
};

struct Moments {
    float mean;
    float rstd;
};

float row_sum(const float* row, std::int64_t length) {
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t t = 0; t < length; ++t)
        sum += row[t];
    return sum;
}

float row_square_sum(const float* row, std::int64_t length, float mean) {
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t t = 0; t < length; ++t)
        sum += (row[t] - mean) * (row[t] - mean);
    return sum;
}

float row_product_sum(const float* a, const float* b, std::int64_t length) {
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t t = 0; t < length; ++t)
        sum += a[t] * b[t];
    return sum;
}

Moments moments(const float* x, const GroupShape& shape) {
    double sum = 0, squares = 0;
    for (std::int64_t c = 0; c < shape.channels; ++c)
        sum += row_sum(x + c * shape.time, shape.length);
    const auto mean = static_cast<float>(sum / shape.count());
    for (std::int64_t c = 0; c < shape.channels; ++c)
        squares += row_square_sum(x + c * shape.time, shape.length, mean);
    return {mean, static_cast<float>(1 / std::sqrt(squares / shape.count() + group_norm_eps))};
}

/// Writes y = x * scale + shift on the real frames, 0 beyond.
void scale_row(const float* x, float* y, const GroupShape& shape, float scale, float shift) {
    for (std::int64_t t = 0; t < shape.length; ++t)
        y[t] = x[t] * scale + shift;
    std::fill(y + shape.length, y + shape.time, 0.0f);
}

/// Computes the backward pass of one group. With n = (x - mean) * rstd and d = grad_y * weight:
/// grad_x = rstd * (d - mean(d) - n * mean(d * n)), the means over the group's real frames.
struct GroupBackward {
    GroupShape shape;
    const float* grad_y;
    const float* x;
    const float* weight;
    Moments moments;
    float* grad_x;
    float* grad_weight; ///< contribution of this sample, one value per channel
    float* grad_bias;

    void run() const {
        double sum_d = 0, sum_dn = 0;
        for (std::int64_t c = 0; c < shape.channels; ++c) {
            const float* dy = grad_y + c * shape.time;
            const float sum = row_sum(dy, shape.length);
            const float product = row_product_sum(dy, x + c * shape.time, shape.length);
            grad_bias[c] = sum;
            grad_weight[c] = (product - moments.mean * sum) * moments.rstd;
            sum_d += weight[c] * grad_bias[c];
            sum_dn += weight[c] * grad_weight[c];
        }
        for (std::int64_t c = 0; c < shape.channels; ++c)
            write_row(c, static_cast<float>(sum_d / shape.count()),
                      static_cast<float>(sum_dn / shape.count()));
    }

  private:
    void write_row(std::int64_t c, float mean_d, float mean_dn) const {
        const float* dy = grad_y + c * shape.time;
        const float* in = x + c * shape.time;
        float* out = grad_x + c * shape.time;
        for (std::int64_t t = 0; t < shape.length; ++t) {
            const float normal = (in[t] - moments.mean) * moments.rstd;
            out[t] = moments.rstd * (weight[c] * dy[t] - mean_d - normal * mean_dn);
        }
        std::fill(out + shape.length, out + shape.time, 0.0f);
    }
};

} // namespace

GroupNormForward group_norm_forward_cpu(const at::Tensor& x, const at::Tensor& lengths,
                                        std::int64_t groups, const at::Tensor& weight,
                                        const at::Tensor& bias) {
    const std::int64_t batch = x.size(0), channels = x.size(1) / groups, time = x.size(2);
    GroupNormForward result{at::empty_like(x), at::empty({batch, groups}, x.options()),
                            at::empty({batch, groups}, x.options())};
    const float* in = x.const_data_ptr<float>();
    const float *gamma = weight.const_data_ptr<float>(), *beta = bias.const_data_ptr<float>();
    const auto* length = lengths.const_data_ptr<std::int64_t>();
    float *out = result.y.data_ptr<float>(), *mean = result.mean.data_ptr<float>(),
          *rstd = result.rstd.data_ptr<float>();
    at::parallel_for(0, batch * groups, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            const GroupShape shape{channels, time, length[i / groups]};
            const std::int64_t offset = i * channels * time, first = i % groups * channels;
            const Moments found = moments(in + offset, shape);
            mean[i] = found.mean;
            rstd[i] = found.rstd;
            for (std::int64_t c = 0; c < channels; ++c) {
                const float scale = found.rstd * gamma[first + c];
                scale_row(in + offset + c * time, out + offset + c * time, shape, scale,
                          beta[first + c] - found.mean * scale);
            }
        }
    });
    return result;
}

GroupNormBackward group_norm_backward_cpu(const at::Tensor& grad_y, const at::Tensor& x,
                                          const at::Tensor& lengths, std::int64_t groups,
                                          const at::Tensor& weight, const at::Tensor& mean,
                                          const at::Tensor& rstd) {
    const std::int64_t batch = x.size(0), channels = x.size(1) / groups, time = x.size(2);
    const at::Tensor grad = grad_y.contiguous();
    const at::Tensor grad_x = at::empty_like(x);
    const at::Tensor grad_weight = at::empty({batch, x.size(1)}, x.options());
    const at::Tensor grad_bias = at::empty({batch, x.size(1)}, x.options());
    const auto* length = lengths.const_data_ptr<std::int64_t>();
    at::parallel_for(0, batch * groups, 1, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t i = begin; i < end; ++i) {
            const std::int64_t offset = i * channels * time, first = i % groups * channels;
            GroupBackward{{channels, time, length[i / groups]},
                          grad.const_data_ptr<float>() + offset,
                          x.const_data_ptr<float>() + offset,
                          weight.const_data_ptr<float>() + first,
                          {mean.const_data_ptr<float>()[i], rstd.const_data_ptr<float>()[i]},
                          grad_x.data_ptr<float>() + offset,
                          grad_weight.data_ptr<float>() + i * channels,
                          grad_bias.data_ptr<float>() + i * channels}
                .run();
        }
    });
    return {grad_x, grad_weight.sum(0), grad_bias.sum(0)};
}

} // namespace formant
