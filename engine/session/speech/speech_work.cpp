#include "engine/session/speech/speech_work.h"

#include "engine/audio/audio_file.h"
#include "engine/base/one_thread.h"
#include "engine/base/thrown_failure.h"
#include "engine/session/speech/sentence_speaker.h"
#include "engine/synth/joined_sentences.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <functional>
#include <thread>

namespace formant {
namespace {

Error stopped() {
    return {ErrorKind::interrupted, message(FORMANT_TR("session", "speaking was stopped"))};
}

/// An item on its way: whoever speaks its last sentence writes its file.
struct ItemInWork {
    std::vector<std::string> sentences;
    std::vector<Result<AudioClip>> clips; ///< of each sentence
    std::atomic<std::size_t> unspoken;

    explicit ItemInWork(std::vector<std::string> all)
        : sentences(std::move(all)), clips(sentences.size()), unspoken(sentences.size()) {}
};

struct Sentence {
    std::size_t item;
    std::size_t number; ///< in the item
};

class Speaking {
  public:
    Speaking(const SpeechWork& work, const std::vector<SpeechItem>& items,
             const Cancellation& cancellation)
        : work_(work), items_(items), cancellation_(cancellation),
          speaker_(work.voice, work.options, work.seed), outcomes_(items.size(), fail(stopped())) {
        for (const SpeechItem& item : items_) {
            in_work_.emplace_back(work_.voice.sentences(item.text));
            for (std::size_t i = 0; i < in_work_.back().sentences.size(); ++i)
                sentences_.push_back({in_work_.size() - 1, i});
        }
    }

    std::vector<Result<double>> run() {
        std::vector<std::thread> threads;
        const auto wanted = static_cast<std::size_t>(std::max<std::int64_t>(1, work_.threads));
        for (std::size_t i = 0; i < std::min(wanted, sentences_.size()); ++i)
            threads.emplace_back([this] { work_in_turn(); });
        for (std::thread& thread : threads)
            thread.join();
        return std::move(outcomes_);
    }

  private:
    void work_in_turn() {
        compute_with_one_thread();
        for (std::size_t i = next_++; i < sentences_.size() && !cancellation_.requested();
             i = next_++) {
            const auto [item, number] = sentences_[i];
            ItemInWork& in_work = in_work_[item];
            in_work.clips[number] =
                speaker_.speak(in_work.sentences[number], items_[item].speaker, cancellation_);
            if (--in_work.unspoken == 0)
                outcomes_[item] = finish(in_work, items_[item].file_name);
        }
    }
    /// Out of memory costs the item that needs so much, not the others.
    Result<double> finish(ItemInWork& in_work, const std::string& file_name) const {
        try {
            return join_and_write(in_work, file_name);
        } catch (const std::exception& failure) {
            return fail(ErrorKind::internal,
                        message(FORMANT_TR("session", "its sentences cannot be joined: {reason}"),
                                {{"reason", words_of(failure)}}));
        }
    }
    Result<double> join_and_write(ItemInWork& in_work, const std::string& file_name) const {
        std::vector<AudioClip> clips;
        for (Result<AudioClip>& clip : in_work.clips) {
            if (!clip)
                return fail(clip.error());
            clips.push_back(std::move(*clip));
        }
        in_work.clips.clear(); // of a long list, the sound would fill the memory
        const AudioClip whole = join_sentences(clips, work_.sentence_pause_ms);
        return write_audio(work_.folder / file_name, whole).map([&] {
            return static_cast<double>(whole.samples.numel()) /
                   static_cast<double>(whole.sample_rate_hz);
        });
    }

    const SpeechWork& work_;
    const std::vector<SpeechItem>& items_;
    const Cancellation& cancellation_;
    SentenceSpeaker speaker_;
    std::vector<Result<double>> outcomes_;
    std::deque<ItemInWork> in_work_; ///< of each item; does not move its atomics
    std::vector<Sentence> sentences_;
    std::atomic<std::size_t> next_{0};
};

} // namespace

std::vector<Result<double>> speak_items(const SpeechWork& work,
                                        const std::vector<SpeechItem>& items,
                                        const Cancellation& cancellation) {
    return Speaking(work, items, cancellation).run();
}

} // namespace formant
