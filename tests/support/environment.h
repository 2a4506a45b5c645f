#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QtGlobal>

#include <string>

namespace formant::test {

/// Sets an environment variable and restores its value at the end of the scope.
class ScopedVariable {
  public:
    ScopedVariable(const char* name, const std::string& value)
        : name_(name), was_set_(qEnvironmentVariableIsSet(name)), before_(qgetenv(name)) {
        qputenv(name, QByteArray::fromStdString(value));
    }
    ~ScopedVariable() {
        if (was_set_)
            qputenv(name_, before_);
        else
            qunsetenv(name_);
    }
    ScopedVariable(const ScopedVariable&) = delete;
    ScopedVariable& operator=(const ScopedVariable&) = delete;

  private:
    const char* name_;
    bool was_set_;
    QByteArray before_;
};

} // namespace formant::test
