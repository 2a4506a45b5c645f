#pragma once

#include "engine/session/preflight/preflight_lines.h"
#include "engine/session/runs/run.h"
#include "ui/training/message_list.h"

#include <QtCore/QDateTime>

namespace formant {

/// Advice with its step and when it came.
MessageEntry entry_of(const Advice& advice, const QDateTime& at);

/// A line of the preflight: its grade in a word, and what to do.
MessageEntry entry_of(const PreflightLine& line);

} // namespace formant
