#include "tests/support/python.h"

#include "tests/support/temporary_folder.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QStringList>
#include <nlohmann/json.hpp>

namespace formant::test {

namespace {

/// Runs tests/support/python_server.py until the test ends; restarts it after a script times out.
class PythonServer {
  public:
    ~PythonServer() {
        process_.closeWriteChannel();
        process_.waitForFinished();
    }

    /// Returns the exit code of a script, or nothing on timeout.
    std::optional<int> answer(const nlohmann::json& request, int timeout_s) {
        if (process_.state() == QProcess::NotRunning)
            process_.start(FORMANT_PYTHON, {FORMANT_SOURCE_DIR "/tests/support/python_server.py"});
        process_.write(QByteArray::fromStdString(request.dump() + '\n'));
        const QDeadlineTimer deadline(timeout_s * 1000);
        while (!process_.canReadLine())
            if (!process_.waitForReadyRead(static_cast<int>(deadline.remainingTime()))) {
                process_.kill();
                process_.waitForFinished();
                return std::nullopt;
            }
        return process_.readLine().trimmed().toInt();
    }

    std::string errors() { return process_.readAllStandardError().toStdString(); }

  private:
    QProcess process_;
};

nlohmann::json environment() {
    nlohmann::json all = nlohmann::json::object();
    const auto ours = QProcessEnvironment::systemEnvironment();
    for (const QString& name : ours.keys())
        all[name.toStdString()] = ours.value(name).toStdString();
    return all;
}

std::string content(const Path& file) {
    QFile opened(QString::fromStdString(file.string()));
    return opened.open(QIODevice::ReadOnly) ? opened.readAll().toStdString() : "";
}

} // namespace

ProcessOutput run_program(const std::string& program, const std::vector<std::string>& arguments,
                          int timeout_s) {
    QStringList list;
    for (const std::string& argument : arguments)
        list << QString::fromStdString(argument);
    QProcess process;
    process.start(QString::fromStdString(program), list);
    if (!process.waitForFinished(timeout_s * 1000)) {
        process.kill();
        process.waitForFinished();
        return {-1, "", "did not end in time: " + program};
    }
    const bool crashed = process.exitStatus() != QProcess::NormalExit;
    return {crashed ? -1 : process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

std::string python_program() {
    return FORMANT_PYTHON;
}

ProcessOutput run_python(const std::string& script, const std::vector<std::string>& arguments,
                         int timeout_s) {
    static PythonServer server;
    const TemporaryFolder folder;
    const Path output = folder / "output", error = folder / "error";
    const std::string file = FORMANT_SOURCE_DIR "/tests/" + script;
    const auto exit_code = server.answer({{"script", file},
                                          {"arguments", arguments},
                                          {"environment", environment()},
                                          {"output", output.string()},
                                          {"error", error.string()}},
                                         timeout_s);
    if (!exit_code)
        return {-1, content(output), content(error) + server.errors() + "no end in time: " + file};
    return {*exit_code, content(output), content(error)};
}

} // namespace formant::test
