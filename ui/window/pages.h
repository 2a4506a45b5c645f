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

/// The pages of the window, in the order of the work.
struct Pages {
    DataPage* data;
    ConfigurationPage* configuration;
    TrainingPage* training;
    SamplesPage* samples;
    CheckpointsPage* checkpoints;
    QueuePage* queue;
    HardwarePage* hardware;
};

/// Makes them all and puts them into the stack, which shows the training. `base`: what the command
/// line asks for.
Pages add_pages(PageStack& stack, const RunRequest& base);

} // namespace formant
