#include "engine/session/speech/speech_stream_service.h"

#include "engine/base/os/os_input.h"
#include "engine/session/speech/speech_memory_watch.h"
#include "engine/session/speech/speech_stream.h"

#include <istream>

namespace formant {

bool is_stream(const SpeechRequest& request) {
    return request.out_folder == "-";
}

Result<SpeechStreamReport> stream_texts(const SpeechRequest& request,
                                        const SpeechListener& listener,
                                        const CancellationToken& cancellation) {
    CancellationToken listener_gone;
    StandardInput bytes(listener_gone);
    std::istream lines(&bytes);
    auto texts = IncomingTexts::create(request.sources, lines);
    if (!texts)
        return fail(texts.error());
    const auto opened = open_speech_voice(request, cancellation);
    if (!opened)
        return fail(opened.error());
    const SpeechMemoryWatch watch(opened->voice->device(), "");
    return SpeechStream(*opened, request, *texts, listener).run(cancellation, listener_gone);
}

} // namespace formant
