#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QListWidget;
class QPushButton;

namespace formant {

/// The long recordings to cut, with buttons to add and remove some. Files can be dropped on it.
class RecordingList : public QWidget {
    Q_OBJECT
  public:
    explicit RecordingList(QWidget* parent = nullptr);

    void add(const QStringList& files); ///< those that are not in the list yet
    QStringList files() const;

  Q_SIGNALS:
    void changed();

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void set_texts();
    void browse();
    void remove_selected();

    QListWidget* list_;
    QPushButton* add_;
    QPushButton* remove_;
};

} // namespace formant
