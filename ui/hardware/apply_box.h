#pragma once

#include "engine/base/result.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <string>
#include <vector>

class QLabel;
class QPushButton;

namespace formant {

class BackgroundTask;
class ErrorNote;

/// Offers to write settings to a configuration file, replacing their values there.
class ApplyBox : public QWidget {
    Q_OBJECT
  public:
    explicit ApplyBox(QWidget* parent = nullptr);
    ~ApplyBox() override;

    void offer(const QString& file, std::vector<std::string> settings);
    /// Withdraws the offer.
    void clear();

  Q_SIGNALS:
    void written(const QString& file);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    enum class State { nothing, offered, writing, written };

    void set_state(State state);
    void retranslate();
    void write();
    void show_result(const Result<void>& result);

    QString file_;
    std::vector<std::string> settings_;
    State state_ = State::nothing;
    QLabel* text_;
    QPushButton* button_;
    ErrorNote* error_;
    std::unique_ptr<BackgroundTask> task_; ///< last, because its destructor waits for its work
};

} // namespace formant
