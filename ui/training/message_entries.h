#pragma once

#include "engine/session/preflight/preflight_report.h"
#include "engine/session/runs/run.h"
#include "ui/training/message_list.h"

#include <QtCore/QDateTime>

namespace formant {

/// Creates the entry of advice with its step and time; `at` is null if the time is not known.
MessageEntry entry_of(const Advice& advice, const QDateTime& at);

/// Creates the entry of a preflight check: its grade as a word, the finding, and what to do.
MessageEntry entry_of(const PreflightCheck& check);

} // namespace formant
