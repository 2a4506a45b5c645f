#include "engine/audio/pcm_bytes.h"
#include "engine/session/speech/speech_stream.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/chunked_model.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <c10/util/Exception.h>

#include <atomic>
#include <chrono>
#include <future>
#include <sstream>
#include <thread>

using namespace formant;

namespace tst_speech_stream {

using Position = test::ChunkedModel::Position;

const CancellationToken never;
const std::string pause_of_100_ms(2 * 1600, '\0');

/// Something that one thread waits for and another announces once.
class Announcement {
  public:
    void make() {
        if (!made_.exchange(true))
            promise_.set_value();
    }
    /// Returns false if it was not made within half a minute, so that a test fails and does not
    /// hang.
    bool wait() const {
        return future_.wait_for(std::chrono::seconds(30)) == std::future_status::ready;
    }

  private:
    std::atomic<bool> made_{false};
    std::promise<void> promise_;
    std::shared_future<void> future_ = promise_.get_future().share();
};

/// Streams texts with a voice that speaks in chunks.
struct Fixture {
    test::ChunkedModel model;
    std::vector<std::string> emitted; ///< bytes of each call of the listener
    std::vector<std::string> faults;  ///< "id after number of bytes", or "part of id after ..."
    std::function<Result<void>()> on_audio = [] { return Result<void>(); };
    CancellationToken cancellation, listener_gone;
    Announcement holds;    ///< of hold_the_second_chunk()
    bool was_held = false; ///< until the stream had ended

    Result<SpeechStreamReport> stream(std::vector<std::string> texts, std::int64_t workers = 1) {
        SpeechRequest request;
        request.sources.texts = std::move(texts);
        request.workers = workers;
        request.sentence_pause_ms = 100;
        std::istringstream no_lines;
        auto incoming = IncomingTexts::create(request.sources, no_lines).value();
        const SpeechVoice opened{
            std::make_unique<Voice>(test::voice_with(model)), model.default_options(), {}};
        const SpeechListener listener{.on_start = [](std::int64_t) {},
                                      .on_audio =
                                          [&](std::string_view pcm) {
                                              emitted.emplace_back(pcm);
                                              return on_audio();
                                          },
                                      .on_fault = [&](const SpeechFault& fault) { add(fault); }};
        return SpeechStream(opened, request, incoming, listener).run(cancellation, listener_gone);
    }
    void add(const SpeechFault& fault) {
        faults.push_back((fault.is_partly_spoken ? "part of " : "") + fault.id + " after " +
                         std::to_string(sound().size()));
    }
    /// Delays the second chunk of each sentence until the stream has ended, at most half a minute,
    /// and announces that it does.
    void hold_the_second_chunk() {
        model.before = [this](Position at) {
            if (at.chunk != 1)
                return;
            holds.make();
            for (int i = 0; i < 3000 && !listener_gone.requested(); ++i)
                std::this_thread::sleep_for(std::chrono::milliseconds(10));
            was_held = listener_gone.requested();
        };
    }
    std::string sound() const {
        std::string all;
        for (const std::string& part : emitted)
            all += part;
        return all;
    }
    /// Returns the bytes of a whole sentence.
    static std::string whole(const std::string& sentence) {
        test::ChunkedModel undisturbed;
        const Voice voice = test::voice_with(undisturbed);
        return pcm_bytes(voice.speak(sentence, 0, voice.default_options(), never).value().samples);
    }
};

constexpr std::size_t bytes_per_chunk = 2 * test::ChunkedModel::samples_per_chunk;

class TestSpeechStream : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_first_chunk_is_emitted_while_the_second_is_not_computed() {
        Fixture f;
        Announcement first_emitted;
        bool was_emitted = false;
        f.on_audio = [&] {
            first_emitted.make();
            return Result<void>();
        };
        f.model.before = [&](Position at) {
            if (at.chunk == 1)
                was_emitted = first_emitted.wait();
        };
        QVERIFY(f.stream({"two four"}));
        QVERIFY(was_emitted);
        QCOMPARE(f.emitted[0].size(), bytes_per_chunk);
        QVERIFY(f.sound() == Fixture::whole("two four"));
    }
    void sentences_keep_their_order_with_a_pause_before_each_but_the_first() {
        const std::string expected = Fixture::whole("Two four.") + pause_of_100_ms +
                                     Fixture::whole("Six!") + pause_of_100_ms +
                                     Fixture::whole("four");
        for (const std::int64_t workers : {1, 3}) {
            Fixture f;
            QVERIFY(f.stream({"Two four. Six!", "four"}, workers));
            QVERIFY(f.sound() == expected);
        }
    }
    void a_sentence_that_is_computed_first_waits_for_its_turn() {
        Fixture f;
        Announcement second_computed;
        bool was_computed = false;
        f.model.before = [&](Position at) {
            if (at.session == 0 && at.chunk == 1)
                was_computed = second_computed.wait();
            if (at.session == 1 && at.chunk == 1)
                second_computed.make();
        };
        QVERIFY(f.stream({"Two. Four six."}, /*workers=*/2));
        QVERIFY(was_computed);
        QVERIFY(f.sound() ==
                Fixture::whole("Two.") + pause_of_100_ms + Fixture::whole("Four six."));
    }
    void a_fault_in_the_middle_of_a_sentence_is_reported_after_its_chunks() {
        Fixture f;
        f.model.before = [](Position at) {
            TORCH_CHECK(at.session != 0 || at.chunk != 2, "not a shape");
        };
        const auto report = f.stream({"two", "four"});
        QCOMPARE(report.value().faults, std::int64_t{1});
        QCOMPARE(f.faults.at(0), "part of 0001 after " + std::to_string(2 * bytes_per_chunk));
        QVERIFY(f.sound() == Fixture::whole("two").substr(0, 2 * bytes_per_chunk) +
                                 pause_of_100_ms + Fixture::whole("four"));
    }
    void a_fault_of_a_later_sentence_is_of_a_text_that_was_partly_spoken() {
        Fixture f;
        f.model.before = [](Position at) { TORCH_CHECK(at.session != 1, "not a shape"); };
        QVERIFY(f.stream({"Two. Four."}));
        QCOMPARE(f.faults.at(0), "part of 0001 after " + std::to_string(f.sound().size()));
    }
    void a_text_of_which_nothing_is_emitted_is_not_partly_spoken() {
        Fixture f;
        f.model.before = [](Position at) { TORCH_CHECK(at.session != 1, "not a shape"); };
        QVERIFY(f.stream({"two", "four"}));
        QCOMPARE(f.faults.at(0), "0002 after " + std::to_string(f.sound().size()));
    }
    void out_of_memory_in_the_second_chunk_is_not_audible() {
        Fixture f;
        f.model.before = [](Position at) {
            TORCH_CHECK_WITH(OutOfMemoryError, at.session != 0 || at.chunk != 1,
                             "tried to allocate 2 GiB");
        };
        const auto report = f.stream({"two four"});
        QCOMPARE(report.value().faults, std::int64_t{0});
        QCOMPARE(f.model.n_sessions.load(), std::int64_t{2});
        QVERIFY(f.sound() == Fixture::whole("two four"));
    }
    void after_a_cancellation_between_two_chunks_nothing_is_computed_or_emitted() {
        Fixture f;
        f.hold_the_second_chunk();
        f.on_audio = [&] {
            f.holds.wait();
            f.cancellation.request();
            return Result<void>();
        };
        const auto report = f.stream({"two four", "six"});
        QVERIFY(!report && report.error().kind == ErrorKind::interrupted);
        QVERIFY(f.was_held);
        QCOMPARE(f.model.n_computed.load(), std::int64_t{2});
        QCOMPARE(f.emitted.size(), std::size_t{1});
        QCOMPARE(f.emitted[0].size(), bytes_per_chunk);
    }
    void after_an_error_of_the_listener_no_further_chunk_is_computed() {
        Fixture f;
        f.hold_the_second_chunk();
        f.on_audio = [&]() -> Result<void> {
            f.holds.wait();
            return fail(ErrorKind::disk, Message{"", "full", {}, -1});
        };
        const auto report = f.stream({"two four", "six"});
        QVERIFY(!report && report.error().kind == ErrorKind::disk);
        QVERIFY(f.was_held);
        QCOMPARE(f.model.n_computed.load(), std::int64_t{2});
    }
};

FORMANT_TEST(TestSpeechStream)

} // namespace tst_speech_stream

#include "tst_speech_stream.moc"
