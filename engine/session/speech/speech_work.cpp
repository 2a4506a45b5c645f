#include "engine/session/speech/speech_work.h"

#include "engine/audio/audio_file.h"
#include "engine/base/exception_message.h"
#include "engine/base/one_thread.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/session/speech/sentence_speaker.h"
#include "engine/synth/joined_sentences.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <functional>

namespace formant {
namespace {

Error stopped() {
    return {ErrorKind::interrupted, message(FORMANT_TR("session", "speaking was stopped"))};
}

/// Stores an item in progress; the thread that speaks its last sentence writes its file.
struct ItemProgress {
    std::vector<std::string> sentences;
    std::vector<Result<AudioClip>> clips; ///< of each sentence
    std::atomic<std::size_t> unspoken;

    explicit ItemProgress(std::vector<std::string> all)
        : sentences(std::move(all)), clips(sentences.size()), unspoken(sentences.size()) {}
};

struct Sentence {
    std::size_t item;
    std::size_t number; ///< in the item
};

class Speaking {
  public:
    Speaking(const SpeechWork& work, const std::vector<SpeechItem>& items,
             const CancellationToken& cancellation)
        : work_(work), items_(items), cancellation_(cancellation),
          speaker_(work.voice, work.options, work.seed), outcomes_(items.size(), fail(stopped())) {
        for (const SpeechItem& item : items_) {
            progress_.emplace_back(work_.voice.sentences(item.text));
            for (std::size_t i = 0; i < progress_.back().sentences.size(); ++i)
                sentences_.push_back({progress_.size() - 1, i});
        }
    }

    SpokenItems run() {
        const auto spoken = with_threads([this] {
            speak_in_threads();
            return true;
        });
        if (!spoken)
            outcomes_.assign(items_.size(), fail(spoken.error()));
        return {std::move(outcomes_), speaker_.cut_off()};
    }

  private:
    void speak_in_threads() {
        ThreadGroup threads;
        const auto wanted = static_cast<std::size_t>(std::max<std::int64_t>(1, work_.threads));
        for (std::size_t i = 0; i < std::min(wanted, sentences_.size()); ++i)
            threads.start([this] { speak_sentences(); }, [this] { next_ = sentences_.size(); });
        threads.join();
    }
    void speak_sentences() {
        set_single_threaded();
        for (std::size_t i = next_++; i < sentences_.size() && !cancellation_.requested();
             i = next_++) {
            const auto [item, number] = sentences_[i];
            ItemProgress& progress = progress_[item];
            progress.clips[number] =
                speaker_.speak(progress.sentences[number], items_[item].speaker, cancellation_);
            if (--progress.unspoken == 0)
                outcomes_[item] = finish(progress, items_[item].file_name);
        }
    }
    /// Writes the file of an item. If memory runs out, only this item fails.
    Result<double> finish(ItemProgress& progress, const std::string& file_name) const {
        try {
            return join_and_write(progress, file_name);
        } catch (const std::exception& failure) {
            return fail(ErrorKind::internal,
                        message(FORMANT_TR("session", "its sentences cannot be joined: {reason}"),
                                {{"reason", exception_message(failure)}}));
        }
    }
    Result<double> join_and_write(ItemProgress& progress, const std::string& file_name) const {
        std::vector<AudioClip> clips;
        for (Result<AudioClip>& clip : progress.clips) {
            if (!clip)
                return fail(clip.error());
            clips.push_back(std::move(*clip));
        }
        progress.clips.clear(); // the audio of a long list would fill the memory
        const AudioClip whole = join_sentences(clips, work_.sentence_pause_ms);
        return write_audio(work_.folder / file_name, whole).map([&] {
            return static_cast<double>(whole.samples.numel()) /
                   static_cast<double>(whole.sample_rate_hz);
        });
    }

    const SpeechWork& work_;
    const std::vector<SpeechItem>& items_;
    const CancellationToken& cancellation_;
    SentenceSpeaker speaker_;
    std::vector<Result<double>> outcomes_;
    std::deque<ItemProgress> progress_; ///< a deque, because atomics cannot be moved
    std::vector<Sentence> sentences_;
    std::atomic<std::size_t> next_{0};
};

} // namespace

SpokenItems speak_items(const SpeechWork& work, const std::vector<SpeechItem>& items,
                        const CancellationToken& cancellation) {
    return Speaking(work, items, cancellation).run();
}

} // namespace formant
