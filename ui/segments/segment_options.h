#pragma once

#include "engine/session/segments/segment_request.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace formant {

class PathField;

/// How long recordings are cut: by what, the lengths of clips, and the transcriber. The first row
/// is added by the dialog.
class SegmentOptions : public QWidget {
    Q_OBJECT
  public:
    explicit SegmentOptions(QWidget* parent = nullptr);

    /// The file of texts can be named for one recording only.
    void set_recordings(int count);
    /// Writes the options into the request.
    void add_to(SegmentRequest& request) const;
    void add_row(QLabel& label, QWidget& field);

  Q_SIGNALS:
    void changed(); ///< other clips would be cut

  private:
    void lay_out();
    void set_texts();
    void connect_parts();
    void update_rows();
    SegmentMethod method() const;

    QFormLayout* form_;
    QLabel* method_label_;
    QComboBox* method_;
    QLabel* text_file_label_;
    PathField* text_file_;
    QLabel* tier_label_;
    QLineEdit* tier_;
    QLabel* length_label_;
    QDoubleSpinBox* min_seconds_;
    QLabel* to_label_;
    QDoubleSpinBox* max_seconds_;
    QLabel* padding_label_;
    QDoubleSpinBox* padding_;
    QLabel* pause_label_;
    QDoubleSpinBox* pause_;
    QLabel* channels_label_;
    QComboBox* channels_;
    QLabel* transcriber_label_;
    QLineEdit* transcriber_;
    int recordings_ = 0;
};

} // namespace formant
