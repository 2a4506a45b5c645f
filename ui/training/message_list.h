#pragma once

#include <QtWidgets/QStyle>
#include <QtWidgets/QWidget>

#include <deque>
#include <functional>

class QLabel;
class QListWidget;
class QPushButton;

namespace formant {

/// Holds a message with an icon that shows its severity at a glance.
struct MessageEntry {
    QStyle::StandardPixmap icon = QStyle::SP_MessageBoxInformation;
    std::function<QString()> text; ///< called again when the language changes
    QString details;               ///< in English, so that it can be searched for
};

/// Shows a titled list of such entries with a button that copies the selected ones (or all if none
/// is selected) with the program's version. Keeps the newest thousand.
class MessageList : public QWidget {
    Q_OBJECT
  public:
    using Title = std::function<QString()>;
    MessageList(const QString& name, Title title, QWidget* parent = nullptr);

    void add_first(MessageEntry entry);
    void add_last(MessageEntry entry);
    /// Inserts the entry before the one that is at this place now.
    void insert(int place, MessageEntry entry);
    /// Removes the entries with these details.
    void remove(const QString& details);
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
