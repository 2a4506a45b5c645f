#include "tests/support/test_registry.h"
#include "ui/window/page_stack.h"
#include "ui/window/window_state.h"

#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSplitter>

using namespace formant;

namespace tst_window_state {

/// A window with two pages; the second has a splitter and a box that is saved.
struct SmallWindow {
    SmallWindow() {
        splitter->setObjectName("parts");
        splitter->addWidget(new QLabel("left"));
        splitter->addWidget(box);
        box->setObjectName("logarithmic");
        box->setProperty("kept", true);
        splitter->addWidget(forgotten);
        forgotten->setObjectName("forgotten");
        first->setObjectName("first");
        pages.add_page({"First", PageIcon::data}, first);
        pages.add_page({"Second", PageIcon::training}, splitter);
        pages.resize(700, 400);
        pages.show();
    }

    PageStack pages;
    QLabel* first = new QLabel("first");
    QSplitter* splitter = new QSplitter;
    QCheckBox* box = new QCheckBox("logarithmic");
    QCheckBox* forgotten = new QCheckBox("forgotten");
};

class TestWindowState : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_window_opens_as_it_was_left() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("state/window.ini");
        SmallWindow before;
        before.pages.show_page(before.splitter);
        before.splitter->setSizes({500, 100, 50});
        before.box->setChecked(true);
        const QList<int> sizes = before.splitter->sizes();
        save_window_state(before.pages, before.pages, file);
        SmallWindow after;
        restore_window_state(after.pages, after.pages, file);
        QCOMPARE(after.pages.current_page(), after.splitter);
        QTRY_COMPARE(after.splitter->sizes(), sizes);
        QVERIFY(after.box->isChecked());
    }
    void unmarked_boxes_are_not_saved() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("window.ini");
        SmallWindow before;
        before.forgotten->setChecked(true);
        save_window_state(before.pages, before.pages, file);
        SmallWindow after;
        restore_window_state(after.pages, after.pages, file);
        QVERIFY(!after.forgotten->isChecked());
    }
    void a_missing_file_changes_nothing() {
        SmallWindow window;
        restore_window_state(window.pages, window.pages, "/nowhere/window.ini");
        QCOMPARE(window.pages.current_page(), window.first);
    }
};

FORMANT_TEST_IN(QApplication, TestWindowState)

} // namespace tst_window_state

#include "tst_window_state.moc"
