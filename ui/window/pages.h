#pragma once

namespace formant {

class PageStack;
class TrainingPage;

/// Adds every page of the window, in the order of the work.
void add_pages(PageStack& pages, TrainingPage& training);

} // namespace formant
