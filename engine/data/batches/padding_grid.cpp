#include "engine/data/batches/padding_grid.h"

#include <algorithm>

namespace formant {
namespace {

/// Returns the length that shapes are chosen by: the one that costs the most.
std::int64_t main_length(const SampleLength& sample) {
    return sample.frames > 0 ? sample.frames : sample.codes;
}

bool is_much_shorter(const SampleLength& shape, const SampleLength& than) {
    return 11 * main_length(shape) <= 10 * main_length(than);
}

std::int64_t rounded_up(std::int64_t length, std::int64_t largest) {
    const std::int64_t unit = std::max<std::int64_t>(1, largest / 10);
    return (length + unit - 1) / unit * unit;
}

} // namespace

PaddingGrid PaddingGrid::of(std::vector<SampleLength> samples) {
    std::sort(samples.begin(), samples.end(), [](const SampleLength& a, const SampleLength& b) {
        return main_length(a) < main_length(b);
    });
    SampleLength longest;
    for (SampleLength& sample : samples)
        sample = longest = longest_of({longest, sample});
    PaddingGrid grid;
    for (auto sample = samples.rbegin(); sample != samples.rend(); ++sample)
        if (grid.shapes_.empty() || is_much_shorter(*sample, grid.shapes_.back()))
            grid.shapes_.push_back(*sample);
    std::reverse(grid.shapes_.begin(), grid.shapes_.end());
    return grid;
}

SampleLength PaddingGrid::shape_for(const SampleLength& longest) const {
    if (shapes_.empty())
        return longest;
    const auto fits = [&](const SampleLength& shape) {
        return longest_of({shape, longest}) == shape;
    };
    const auto found = std::find_if(shapes_.begin(), shapes_.end(), fits);
    if (found != shapes_.end())
        return *found;
    SampleLength shape = shapes_.back();
    for (const Axis axis : all_axes)
        shape[axis] = std::max(shape[axis], rounded_up(longest[axis], shape[axis]));
    return shape;
}

double padding_share(const PaddingGrid& grid, const std::vector<std::vector<SampleLength>>& steps) {
    std::int64_t frames = 0, padded = 0;
    for (const std::vector<SampleLength>& step : steps) {
        for (const SampleLength& sample : step)
            frames += sample.frames;
        padded += grid.shape_for(longest_of(step)).frames * static_cast<std::int64_t>(step.size());
    }
    return padded == 0 ? 0 : 1 - static_cast<double>(frames) / static_cast<double>(padded);
}

} // namespace formant
