#include "engine/base/os/os_output.h"
#include "engine/base/os/os_signals.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <array>
#include <chrono>
#include <fcntl.h>
#include <string>
#include <thread>
#include <unistd.h>
#include <utility>

using namespace formant;

namespace tst_os_output {

struct Pipe {
    std::array<int, 2> ends{};
    CancellationToken cancellation;

    Pipe() {
        if (::pipe(ends.data()) != 0)
            qFatal("a pipe does not work");
    }
    ~Pipe() {
        ::close(ends[0]);
        ::close(ends[1]);
    }
    Result<void> write(const std::string& bytes) const {
        return write_output(bytes, cancellation, ends[1]);
    }
    std::string read(std::size_t count) const {
        std::string bytes(count, ' ');
        for (std::size_t done = 0; done < count;)
            done += static_cast<std::size_t>(::read(ends[0], bytes.data() + done, count - done));
        return bytes;
    }
};

class TestOsOutput : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void bytes_arrive_at_once_and_as_they_are() {
        const Pipe pipe;
        const std::string bytes("a\nb\r\n\0\xff", 7);
        QVERIFY(pipe.write(bytes));
        QCOMPARE(pipe.read(7), bytes);
    }
    void a_slow_reader_is_waited_for() {
        const Pipe pipe;
        const std::string more_than_a_pipe_holds(1'000'001, 'x');
        std::string read;
        std::thread reader([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
            read = pipe.read(more_than_a_pipe_holds.size());
        });
        const auto written = pipe.write(more_than_a_pipe_holds);
        reader.join();
        QVERIFY(written);
        QVERIFY(read == more_than_a_pipe_holds);
    }
    void a_blocked_write_returns_on_cancellation() {
        Pipe pipe;
        std::thread asks([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            pipe.cancellation.request();
        });
        const auto written = pipe.write(std::string(1'000'000, 'x'));
        asks.join();
        QVERIFY(!written && written.error().kind == ErrorKind::interrupted);
    }
    void a_closed_reader_is_reported() {
        ignore_write_signals();
        Pipe pipe;
        ::close(std::exchange(pipe.ends[0], -1));
        const auto written = pipe.write("x");
        QVERIFY(!written && written.error().kind == ErrorKind::interrupted);
        QCOMPARE(to_english(written.error().what), std::string("standard output was closed"));
    }
    void a_full_disk_is_reported() {
        const int full = ::open("/dev/full", O_WRONLY);
        const auto written = write_output("x", CancellationToken(), full);
        ::close(full);
        QVERIFY(!written && written.error().kind == ErrorKind::disk);
    }
};

FORMANT_TEST(TestOsOutput)

} // namespace tst_os_output

#include "tst_os_output.moc"
