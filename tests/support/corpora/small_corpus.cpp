#include "tests/support/corpora/small_corpus.h"

#include "engine/audio/audio_file.h"
#include "engine/base/atomic_file.h"
#include "tests/support/corpora/sounds.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant::test {

void SmallCorpus::record(const std::string& name, const Sound& sound) const {
    std::filesystem::create_directories((*this / name).parent_path());
    const auto samples =
        static_cast<std::int64_t>(sound.seconds * static_cast<double>(sound.sample_rate_hz));
    const at::Tensor second = voiced_second(sound.sample_rate_hz).samples;
    const at::Tensor whole = second.repeat({samples / second.numel() + 1}).narrow(0, 0, samples);
    throw_on_error(write_audio(*this / name, {whole * sound.gain, sound.sample_rate_hz}));
}

void SmallCorpus::write(const std::string& name, const std::string& bytes) const {
    std::filesystem::create_directories((*this / name).parent_path());
    throw_on_error(write_file_atomically(*this / name, bytes));
}

Corpus SmallCorpus::read(const std::string& name) const {
    auto corpus = read_corpus({*this / name}, CancellationToken());
    throw_on_error(corpus.map([](const Corpus&) {}));
    return std::move(*corpus);
}

std::string SmallCorpus::refusal(const CorpusRequest& request) const {
    const auto corpus = read_corpus(request, CancellationToken());
    if (corpus || corpus.error().kind != ErrorKind::data)
        return "not refused";
    return to_english(corpus.error().what);
}

bool all_are_there(const Utterances& utterances) {
    return std::all_of(utterances.begin(), utterances.end(), [](const Utterance& utterance) {
        return std::filesystem::is_regular_file(utterance.file);
    });
}

std::vector<std::string> texts_of(const Utterances& utterances) {
    std::vector<std::string> texts;
    for (const Utterance& utterance : utterances)
        texts.push_back(utterance.text);
    return texts;
}

std::vector<std::string> places_of(const BadRows& rows) {
    std::vector<std::string> places;
    for (const BadRow& row : rows)
        places.push_back(row.place);
    return places;
}

} // namespace formant::test
