#pragma once

#include "engine/data/batches/sample_length.h"

#include <vector>

namespace formant {

/// The few shapes to which batches are padded, so that a step recorded for one of them is replayed
/// often. Padding changes no result: losses and norms are masked, and noise is keyed by sample.
class PaddingGrid {
  public:
    /// Without shapes: a batch is as long as its longest sample.
    PaddingGrid() = default;
    /// Chooses the shapes from the lengths of samples: each has at most ten elevenths of the frames
    /// of the next, so that rounding up adds at most a tenth, and less than 5 % if lengths are
    /// spread evenly. Each fits the longest tokens, codes and conditioning of any sample up to its
    /// frames. Samples without frames are sorted by their codes.
    static PaddingGrid of(std::vector<SampleLength> samples);

    std::size_t size() const { return shapes_.size(); }
    /// Returns the shape of a batch with these largest lengths. Those beyond all shapes are rounded
    /// up to tenths of the largest shape.
    SampleLength shape_for(const SampleLength& longest) const;

  private:
    std::vector<SampleLength> shapes_; ///< ascending
};

/// Returns the share of frames that are padding if each step's samples have one shape of the grid.
double padding_share(const PaddingGrid& grid, const std::vector<std::vector<SampleLength>>& steps);

} // namespace formant
