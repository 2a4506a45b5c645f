#pragma once

#include "engine/session/corpus/dataset_service.h"

#include <QtWidgets/QWidget>

#include <optional>

class QCheckBox;
class QFormLayout;
class QLabel;

namespace formant {

class LanguageBox;

/// Shows the summary of a corpus: speakers, clips, hours, sample rates, languages, transcribed
/// clips. Facts that need an analysis of the audio say so until it is done.
class DatasetFacts : public QWidget {
    Q_OBJECT
  public:
    explicit DatasetFacts(QWidget* parent = nullptr);

    void show_report(const DatasetReport& report);
    void clear();
    void set_language(const QString& code); ///< language of the texts
    const QString& language() const { return shown_language_; }
    bool has_report() const { return report_.has_value(); }

  Q_SIGNALS:
    void language_chosen(QString code);     ///< by the user
    void folders_chosen(bool are_speakers); ///< by the user

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        QLabel* name;
        QLabel* value;
    };

    void add_speakers(QFormLayout& rows);
    void add_language(QFormLayout& rows);
    void take_language();
    static Row make_row(const QString& object_name);
    Row add_row(QFormLayout& rows, const QString& object_name);
    void show_values();
    void set(const Row& row, const QString& name, const QString& value);
    QString metadata_path() const;
    QString metadata_text() const;
    QString clips_text() const;
    QString speakers_text() const;
    QString texts_text() const;
    QString scripts_text() const;
    QString notes_text() const;
    QString hours_text() const;
    QString rates_text() const;

    Row metadata_, clips_, speakers_, texts_, scripts_, notes_, hours_, rates_;
    LanguageBox* language_;
    QString shown_language_;
    QCheckBox* folders_; ///< each folder is a speaker; shown where that is possible
    std::optional<DatasetReport> report_; ///< without findings
};

} // namespace formant
