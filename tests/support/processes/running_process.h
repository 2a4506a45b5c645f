#pragma once

#include "engine/base/os/os_process_identity.h"

#include <QtCore/QProcess>

#include <fstream>
#include <sstream>
#include <string>

namespace formant::test {

/// A process of this computer that does nothing, or executes a Python script. It ends with the
/// object.
class RunningProcess {
  public:
    RunningProcess() { start("sleep", {"600"}); }
    explicit RunningProcess(const std::string& script, const std::string& argument = "") {
        start("python3", {"-c", QString::fromStdString(script), QString::fromStdString(argument)});
        process_.waitForReadyRead(10'000); // the script prints a line once it is ready
    }
    ~RunningProcess() {
        process_.kill();
        process_.waitForFinished();
    }

    int pid() const { return static_cast<int>(process_.processId()); }
    bool is_alive() {
        process_.waitForFinished(10);
        return process_.state() == QProcess::Running;
    }
    /// Returns the identity that the process would write to a lock file.
    ProcessIdentity identity() const {
        ProcessIdentity process = own_process_identity();
        process.pid = pid();
        std::ifstream file("/proc/" + std::to_string(pid()) + "/stat");
        std::string stat;
        std::getline(file, stat);
        std::istringstream fields(stat.substr(stat.rfind(')') + 1));
        for (int field = 3; field <= 22; ++field)
            fields >> process.start;
        return process;
    }

  private:
    void start(const QString& program, const QStringList& arguments) {
        process_.start(program, arguments);
        process_.waitForStarted();
    }

    QProcess process_;
};

} // namespace formant::test
