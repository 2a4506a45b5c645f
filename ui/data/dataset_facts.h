#pragma once

#include "engine/session/corpus/dataset_service.h"

#include <QtWidgets/QWidget>

#include <optional>

class QFormLayout;
class QLabel;

namespace formant {

class LanguageBox;

/// What the reader understood of a corpus: speakers, clips, hours, sampling rates, languages, how
/// many have a text. What only hearing the recordings tells says so until they were.
class DatasetFacts : public QWidget {
    Q_OBJECT
  public:
    explicit DatasetFacts(QWidget* parent = nullptr);

    void show_report(const DatasetReport& report);
    void clear();
    void set_language(const QString& code); ///< that the texts are read in
    bool has_report() const { return report_.has_value(); }

  Q_SIGNALS:
    void language_chosen(QString code); ///< by hand

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        QLabel* name;
        QLabel* value;
    };

    void add_language(QFormLayout& rows);
    void take_language();
    static Row make_row(const QString& object_name);
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
    LanguageBox* language_;
    QString shown_language_;
    std::optional<DatasetReport> report_; ///< without findings
};

} // namespace formant
