#include "app/command_synth.h"

#include "app/exit_code.h"
#include "engine/base/os_signals.h"

#include <cstdio>

namespace formant {

int synthesise(const SpeechRequest& request) {
    Cancellation cancellation;
    const SignalWatcher watcher([&](int) { cancellation.request(); });
    auto files = speak_texts(request, cancellation);
    if (!files)
        return report(files.error());
    for (const std::string& file : *files)
        std::printf("%s\n", file.c_str());
    return 0;
}

} // namespace formant
