#pragma once

#include "engine/session/dataset_service.h"

#include <QtWidgets/QWidget>

#include <optional>

class QFormLayout;
class QLabel;

namespace formant {

/// What the reader understood of a corpus: speakers, clips, hours, sampling rates, languages, how
/// many have a text. What only hearing the recordings tells says so until they were.
class DatasetFacts : public QWidget {
    Q_OBJECT
  public:
    explicit DatasetFacts(QWidget* parent = nullptr);

    void show_report(const DatasetReport& report);
    void clear();
    bool has_report() const { return report_.has_value(); }

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        QLabel* name;
        QLabel* value;
    };

    Row add_row(QFormLayout& rows, const QString& object_name);
    void show_values();
    void set(const Row& row, const QString& name, const QString& value);
    QString metadata_path() const;
    QString metadata_words() const;
    QString clips_words() const;
    QString speakers_words() const;
    QString texts_words() const;
    QString scripts_words() const;
    QString hours_words() const;
    QString rates_words() const;

    Row metadata_, clips_, speakers_, texts_, scripts_, hours_, rates_;
    std::optional<DatasetReport> report_; ///< without findings
};

} // namespace formant
