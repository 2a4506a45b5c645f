#include "tests/support/python.h"

#include <QtCore/QProcess>
#include <QtCore/QStringList>

namespace formant::test {

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

ProcessOutput run_python(const std::string& script, const std::vector<std::string>& arguments,
                         int timeout_s) {
    std::vector<std::string> all = {FORMANT_SOURCE_DIR "/tests/" + script};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return run_program(FORMANT_PYTHON, all, timeout_s);
}

} // namespace formant::test
