#pragma once

#include "engine/session/runs/run_request.h"

namespace formant {

class CheckpointsPage;
class ConfigurationPage;
class DataPage;
class HardwarePage;
class PageStack;
class QueuePage;
class SamplesPage;
class TrainingPage;

/// Holds the pages of the window, in the order of the workflow.
struct Pages {
    DataPage* data;
    ConfigurationPage* configuration;
    TrainingPage* training;
    SamplesPage* samples;
    CheckpointsPage* checkpoints;
    QueuePage* queue;
    HardwarePage* hardware;
};

/// Creates all pages, adds them to the stack and shows the Training page. `base`: the request of
/// the command line.
Pages add_pages(PageStack& stack, const RunRequest& base);

} // namespace formant
