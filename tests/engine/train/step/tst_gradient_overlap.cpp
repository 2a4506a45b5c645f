#include "tests/support/processes/two_hosts.h"
#include "tests/support/test_registry.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

#include <algorithm>
#include <array>

using namespace formant;

namespace tst_gradient_overlap {

/// Times the longer of computation and sums: docs/scaling.md has the measured ratio; without
/// overlap it is 1.7.
constexpr double allowed = 1.3;

/// Returns the output of rank 0 of two ranks on two hosts: the milliseconds of the forward
/// pass, of the backward pass, of the sums and of a step.
QString run_ranks(const test::TwoHosts& hosts) {
    std::array<QProcess, 2> ranks;
    for (std::size_t rank = 0; rank < 2; ++rank) {
        const auto command = hosts.command(
            rank, {"OMP_NUM_THREADS=1"},
            {FORMANT_OVERLAPPING_RANK, std::to_string(rank), test::TwoHosts::address(0), "29512"});
        QStringList arguments;
        for (const std::string& argument : command)
            arguments << QString::fromStdString(argument);
        ranks[rank].start("ip", arguments);
    }
    for (QProcess& rank : ranks)
        if (!rank.waitForFinished(120'000) || rank.exitCode() != 0)
            return "failed: " + rank.readAllStandardError();
    return ranks[0].readAllStandardOutput().trimmed();
}

class TestGradientOverlap : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void sums_as_long_as_the_backward_pass_are_hidden_behind_it() {
        if (const std::string why_not = test::TwoHosts::why_not(); !why_not.empty())
            QSKIP(why_not.c_str());
        const test::TwoHosts hosts;
        hosts.limit_rate("1300mbit"); // a ring of Gloo does not use all of it
        const QString output = run_ranks(hosts);
        const QStringList times = output.split(' ');
        QVERIFY2(times.size() == 4, qPrintable(output));
        const double forward_ms = times[0].toDouble(), backward_ms = times[1].toDouble(),
                     sums_ms = times[2].toDouble(), step_ms = times[3].toDouble();
        const double ratio = step_ms / std::max(forward_ms + backward_ms, sums_ms);
        qInfo("forward, backward, sums, step: %s ms; ratio %.3f", qPrintable(output), ratio);
        QVERIFY2(ratio < allowed, qPrintable(output));
    }
};

FORMANT_TEST(TestGradientOverlap)

} // namespace tst_gradient_overlap

#include "tst_gradient_overlap.moc"
