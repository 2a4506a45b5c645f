#include "engine/data/tokens/prompt_vectors.h"

#include "engine/data/tokens/numpy_array.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace formant {
namespace {

tl::unexpected<Error> wrong_shape(const Path& file, const at::Tensor& array,
                                  const std::vector<std::int64_t>& shape) {
    return fail(
        ErrorKind::data,
        message(FORMANT_TR("data", "{file} has the shape {shape}; the model needs {needed}. "
                                   "Prepare it with the checkpoint that is fine-tuned"),
                {{"file", file.string()},
                 {"shape", fmt::format("[{}]", fmt::join(array.sizes().vec(), ", "))},
                 {"needed", fmt::format("[{}]", fmt::join(shape, ", "))}}));
}

/// Reads an array of real numbers of this shape; further dimensions of size 1 may precede it.
Result<at::Tensor> read_vectors(const Path& file, const std::vector<std::int64_t>& shape) {
    auto array = read_numpy_array(file);
    if (!array)
        return fail(array.error());
    at::Tensor values = without_leading_ones(*array, static_cast<std::int64_t>(shape.size()));
    if (values.sizes() != shape)
        return wrong_shape(file, *array, shape);
    if (!values.is_floating_point())
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "{file} holds whole numbers instead "
                                               "of the vectors of a speaker"),
                            {{"file", file.string()}}));
    values = values.to(at::kFloat);
    if (!at::isfinite(values).all().item<bool>())
        return fail(ErrorKind::data,
                    message(FORMANT_TR("data", "{file} holds values that are not finite (NaN or "
                                               "infinite)"),
                            {{"file", file.string()}}));
    return values;
}

} // namespace

Result<at::Tensor> read_prompt_vectors(const PromptFiles& files, const TokenLimits& limits) {
    const std::int64_t width = limits.conditioning_width;
    return read_vectors(files.speaker, {limits.conditioning_length, width})
        .and_then([&](const at::Tensor& speaker) {
            return read_vectors(files.emotion, {width}).map([&](const at::Tensor& emotion) {
                return (speaker + emotion).t().contiguous();
            });
        });
}

} // namespace formant
