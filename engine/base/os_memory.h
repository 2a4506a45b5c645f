#pragma once

namespace formant {

/// From now on this process keeps memory that it has freed, to use it again, up to some hundred MB:
/// for work whose large pieces are alike, where to give memory back and to take it anew takes more
/// time than the work itself. Call before any thread starts.
void keep_freed_memory();

} // namespace formant
