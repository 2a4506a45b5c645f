#pragma once

namespace formant {

/// What a rank does. Those that wait for others are not to blame for a run that does not move on.
enum class RankActivity { preparing, training, validating, saving, sampling, waiting };

} // namespace formant
