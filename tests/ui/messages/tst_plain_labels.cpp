#include "tests/support/test_registry.h"
#include "ui/messages/plain_labels.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QToolTip>

using namespace formant;

namespace tst_plain_labels {

const QString hostile = QStringLiteral("<b>voice</b><img src=\"/etc/hostname\">");

QLabel* shown_tool_tip() {
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel*>(widget);
    return nullptr;
}

class TestPlainLabels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { qApp->installEventFilter(&filter_); }
    void a_label_shows_a_name_as_it_is() {
        QLabel label(hostile);
        label.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(label.text(), hostile);
    }
    void so_does_a_tool_tip() {
        QToolTip::showText(QPoint(10, 10), hostile);
        QTRY_VERIFY(shown_tool_tip() != nullptr);
        QCOMPARE(shown_tool_tip()->textFormat(), Qt::PlainText);
        QCOMPARE(shown_tool_tip()->text(), hostile);
    }
    void so_does_a_question() {
        QMessageBox question;
        question.setText(hostile);
        question.show();
        const QLabel* text = question.findChild<QLabel*>("qt_msgbox_label");
        QVERIFY(text != nullptr);
        QCOMPARE(text->textFormat(), Qt::PlainText);
        question.setInformativeText(hostile);
        const QLabel* more = question.findChild<QLabel*>("qt_msgbox_informativelabel");
        QVERIFY(more != nullptr);
        QTRY_COMPARE(more->textFormat(), Qt::PlainText);
    }
    void a_label_that_asks_for_html_keeps_it() {
        QLabel label;
        label.setTextFormat(Qt::RichText);
        label.show();
        QCOMPARE(label.textFormat(), Qt::RichText);
    }

  private:
    PlainLabels filter_;
};

FORMANT_TEST_IN(QApplication, TestPlainLabels)

} // namespace tst_plain_labels

#include "tst_plain_labels.moc"
