#include "engine/base/os/os_input.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <chrono>
#include <istream>
#include <string>
#include <thread>
#include <unistd.h>
#include <utility>

using namespace formant;

namespace tst_os_input {

struct Pipe {
    int ends[2] = {};
    CancellationToken cancellation;

    Pipe() { must_be_zero(::pipe(ends)); }
    ~Pipe() {
        ::close(ends[0]);
        ::close(ends[1]);
    }
    void write(const std::string& bytes) const {
        must_be_zero(::write(ends[1], bytes.data(), bytes.size()) !=
                     static_cast<ssize_t>(bytes.size()));
    }
    void end() { ::close(std::exchange(ends[1], -1)); }

    static void must_be_zero(int code) {
        if (code != 0)
            qFatal("a pipe does not work");
    }
};

std::string line_of(std::istream& lines) {
    std::string line;
    return std::getline(lines, line) ? line : "(end)";
}

class TestOsInput : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_line_is_there_before_the_end() {
        const Pipe pipe;
        StandardInput bytes(pipe.cancellation, pipe.ends[0]);
        std::istream lines(&bytes);
        for (const std::string line : {"one", "", "two words"}) {
            pipe.write(line + "\n");
            QCOMPARE(line_of(lines), line);
        }
    }
    void a_line_may_come_in_pieces_and_be_long() {
        Pipe pipe;
        StandardInput bytes(pipe.cancellation, pipe.ends[0]);
        std::istream lines(&bytes);
        const std::string half(20'000, 'x');
        std::thread writer([&] {
            pipe.write(half);
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            pipe.write(half + "\n");
        });
        QCOMPARE(line_of(lines), half + half);
        writer.join();
    }
    void it_ends_with_what_is_read() {
        Pipe pipe;
        StandardInput bytes(pipe.cancellation, pipe.ends[0]);
        std::istream lines(&bytes);
        pipe.write("without an end");
        pipe.end();
        QCOMPARE(line_of(lines), std::string("without an end"));
        QCOMPARE(line_of(lines), std::string("(end)"));
    }
    void a_blocked_read_returns_on_cancellation() {
        Pipe pipe;
        StandardInput bytes(pipe.cancellation, pipe.ends[0]);
        std::istream lines(&bytes);
        std::thread asks([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            pipe.cancellation.request();
        });
        QCOMPARE(line_of(lines), std::string("(end)"));
        asks.join();
    }
    void a_closed_descriptor_is_at_its_end() {
        Pipe pipe;
        const int closed = std::exchange(pipe.ends[0], -1);
        ::close(closed);
        StandardInput bytes(pipe.cancellation, closed);
        std::istream lines(&bytes);
        QCOMPARE(line_of(lines), std::string("(end)"));
    }
};

FORMANT_TEST(TestOsInput)

} // namespace tst_os_input

#include "tst_os_input.moc"
