#include "ui/window/pages.h"

#include "ui/checkpoints/checkpoints_page.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/hardware/hardware_page.h"
#include "ui/queue/queue_page.h"
#include "ui/samples/samples_page.h"
#include "ui/training/training_page.h"
#include "ui/window/page_stack.h"

namespace formant {
namespace {

QueueSetup queue_setup(const RunRequest& base) {
    QueueSetup setup;
    setup.runs_folder = base.runs_folder;
    setup.decode_program = base.decode_program;
    return setup;
}

MeasuringSetup measuring_setup(const RunRequest& base) {
    MeasuringSetup setup;
    setup.program = base.decode_program;
    return setup;
}

HardwarePage* hardware_page(const RunRequest& base) {
    return new HardwarePage(
        [device = base.device] {
            HardwareRequest request;
            request.device = device;
            return collect_hardware_report(request);
        },
        measuring_setup(base));
}

/// The window's state names the page that is shown.
void name_pages(const Pages& pages) {
    pages.data->setObjectName("data_page");
    pages.configuration->setObjectName("configuration_page");
    pages.training->setObjectName("training_page");
    pages.samples->setObjectName("samples_page");
    pages.checkpoints->setObjectName("checkpoints_page");
    pages.queue->setObjectName("queue_page");
    pages.hardware->setObjectName("hardware_page");
}

} // namespace

Pages add_pages(PageStack& stack, const RunRequest& base) {
    const Pages pages = {new DataPage(base.decode_program),
                         new ConfigurationPage,
                         new TrainingPage(base),
                         new SamplesPage(base.runs_folder, base.decode_program),
                         new CheckpointsPage(base.runs_folder),
                         new QueuePage(queue_setup(base)),
                         hardware_page(base)};
    pages.configuration->set_base(base);
    name_pages(pages);
    const auto add = [&](const char* text, PageIcon icon, QWidget* page) {
        stack.add_page({text, icon}, page);
    };
    add(QT_TRANSLATE_NOOP("formant::PageStack", "Data"), PageIcon::data, pages.data);
    add(QT_TRANSLATE_NOOP("formant::PageStack", "Configuration"), PageIcon::configuration,
        pages.configuration);
    add(QT_TRANSLATE_NOOP("formant::PageStack", "Training"), PageIcon::training, pages.training);
    add(QT_TRANSLATE_NOOP("formant::PageStack", "Samples"), PageIcon::samples, pages.samples);
    add(QT_TRANSLATE_NOOP("formant::PageStack", "Checkpoints"), PageIcon::checkpoints,
        pages.checkpoints);
    add(QT_TRANSLATE_NOOP("formant::PageStack", "Queue"), PageIcon::queue, pages.queue);
    add(QT_TRANSLATE_NOOP("formant::PageStack", "Hardware"), PageIcon::hardware, pages.hardware);
    stack.show_page(pages.training);
    return pages;
}

} // namespace formant
