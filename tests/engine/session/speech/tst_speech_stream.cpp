#include "engine/audio/pcm_bytes.h"
#include "engine/session/speech/speech_stream.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/chunked_model.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <c10/util/Exception.h>

#include <future>
#include <sstream>

using namespace formant;
using Position = test::ChunkedModel::Position;

namespace {

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
    std::vector<std::string> faults;  ///< "id after so much audio"
    std::function<void()> on_audio = [] {};
    CancellationToken cancellation;

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
                                      .on_audio = [&](std::string_view pcm) -> Result<void> {
                                          emitted.emplace_back(pcm);
                                          on_audio();
                                          return {};
                                      },
                                      .on_fault =
                                          [&](const SpeechFault& fault) {
                                              faults.push_back(fault.id + " after " +
                                                               std::to_string(sound().size()));
                                          }};
        CancellationToken listener_gone;
        return SpeechStream(opened, request, incoming, listener).run(cancellation, listener_gone);
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

} // namespace

class TestSpeechStream : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_first_chunk_is_emitted_while_the_second_is_not_computed() {
        Fixture f;
        Announcement first_emitted;
        bool was_emitted = false;
        f.on_audio = [&] { first_emitted.make(); };
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
        QVERIFY(f.stream({"Two. Two."}, /*workers=*/2));
        QVERIFY(was_computed);
        QVERIFY(f.sound() == Fixture::whole("Two.") + pause_of_100_ms + Fixture::whole("Two."));
    }
    void a_fault_in_the_middle_of_a_sentence_is_reported_after_its_chunks() {
        Fixture f;
        f.model.before = [](Position at) {
            TORCH_CHECK(at.session != 0 || at.chunk != 2, "not a shape");
        };
        const auto report = f.stream({"two", "four"});
        QCOMPARE(report.value().faults, std::int64_t{1});
        QCOMPARE(f.faults.at(0), "0001 after " + std::to_string(2 * bytes_per_chunk));
        QVERIFY(f.sound() == Fixture::whole("two").substr(0, 2 * bytes_per_chunk) +
                                 pause_of_100_ms + Fixture::whole("four"));
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
    void after_a_cancellation_between_two_chunks_nothing_is_emitted() {
        Fixture f;
        f.on_audio = [&] { f.cancellation.request(); };
        const auto report = f.stream({"two four", "six"});
        QVERIFY(!report && report.error().kind == ErrorKind::interrupted);
        QCOMPARE(f.emitted.size(), std::size_t{1});
        QCOMPARE(f.emitted[0].size(), bytes_per_chunk);
    }
};

FORMANT_TEST(TestSpeechStream)
#include "tst_speech_stream.moc"
