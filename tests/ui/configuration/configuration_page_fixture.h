#pragma once

#include "tests/support/temporary_folder.h"
#include "ui/configuration/config_form.h"
#include "ui/configuration/configuration_page.h"
#include "ui/configuration/field_row.h"
#include "ui/messages/error_note.h"

#include <QtCore/QFile>
#include <QtGui/QKeyEvent>
#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

namespace formant::test {

/// The text of the fixture's file.
inline const QByteArray written = "# my voice\n"
                                  "preset: balanced\n"
                                  "train:\n"
                                  "  batch_size: 8 # fits\n";

inline void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write the test's file");
}

inline QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
}

/// A Configuration page with an open file, and the answers of its user.
struct ConfigurationPageFixture {
    test::TemporaryFolder folder;
    QString file = QString::fromStdString((folder / "my.yaml").string());
    bool confirm_overwrite = false;
    Unsaved answer = Unsaved::discard;
    int questions = 0;
    QString asked_about; ///< name of the configuration
    ConfigurationPage page{answers()};

    ConfigurationPageFixture() {
        write(file, written);
        page.open_file(file);
        page.resize(1280, 720);
        page.show();
    }
    ConfigQuestions answers() {
        return {[this] { return file; }, [this] { return file; },
                [this](const QString&) { return file; },
                [this](const QString& name) {
                    ++questions;
                    asked_about = name;
                    return answer;
                },
                [this](const QString&) {
                    ++questions;
                    return confirm_overwrite;
                }};
    }
    FieldRow& row(const char* key) { return *page.form().row(key); }
    QLineEdit& line(const char* key) { return *page.findChild<QLineEdit*>(key); }
    QPlainTextEdit& yaml() { return *page.findChild<QPlainTextEdit*>("yaml"); }
    QString error() { return page.findChild<ErrorNote*>()->text(); }
    void click(const char* name) { page.findChild<QPushButton*>(name)->click(); }
    /// Types `text` as from any keyboard; QTest::keyClicks() has Latin letters only.
    void type(const char* key, const QString& text) {
        line(key).selectAll();
        for (const QChar sign : text) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(sign));
            QCoreApplication::sendEvent(&line(key), &press);
        }
    }
    void type_yaml(const QString& text) { yaml().setPlainText(text); }
    std::string value(const char* key) { return page.document().draft().value(key); }
};

} // namespace formant::test
