#pragma once

#include <QtWidgets/QStyle>
#include <QtWidgets/QWidget>

#include <deque>
#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace formant {

/// Something that is told, with a sign that says at a glance how bad it is.
struct MessageEntry {
    QStyle::StandardPixmap sign = QStyle::SP_MessageBoxInformation;
    std::function<QString()> words; ///< said again where the language changes
    QString details;                ///< in English: what others can search for
};

/// A titled list of such entries with a button that copies the chosen ones (none: all) with the
/// program's version. It keeps the newest thousand.
class MessageList : public QWidget {
    Q_OBJECT
  public:
    using Title = std::function<QString()>;
    MessageList(const QString& name, Title title, QWidget* parent = nullptr);

    void add_first(MessageEntry entry);
    void add_last(MessageEntry entry);
    void clear();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void lay_out();
    void retranslate();
    void show_entry(int row);
    void copy() const;

    Title title_;
    QLabel* label_;
    QListWidget* list_;
    QPushButton* copy_;
    std::deque<MessageEntry> entries_;
};

} // namespace formant
