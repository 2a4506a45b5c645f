#include "ui/window/pages.h"

#include "ui/training/training_page.h"
#include "ui/window/page_stack.h"

namespace formant {

void add_pages(PageStack& pages, TrainingPage& training) {
    pages.add_page({QT_TRANSLATE_NOOP("formant::PageStack", "Training"), PageIcon::training},
                   &training);
}

} // namespace formant
