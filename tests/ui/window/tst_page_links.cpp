#include "tests/support/small_corpus.h"
#include "ui/configuration/configuration_page.h"
#include "ui/data/data_page.h"
#include "ui/recording/recording_dialog.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace {

RunStarter no_run() {
    return [](const RunRequest&, TrainObserver&) -> Result<std::unique_ptr<Run>> {
        return fail(ErrorKind::usage, message(FORMANT_TR("t", "nothing is trained here")));
    };
}

} // namespace

class TestPageLinks : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_recorded_voice_becomes_the_corpus_and_the_language_of_the_configuration() {
        const test::SmallCorpus folder;
        folder.record("ann/recordings/a.flac");
        folder.write("ann/profile.json", R"({"speaker": "Ann", "language": "sv"})");
        folder.write("ann/metadata.jsonl", R"({"filename": "a.flac", "sentence": "Ett."})");
        MainWindow window(no_run(), {});
        window.show();
        window.pages().data->findChild<QPushButton*>("record_voice")->click();
        auto* dialog = window.findChild<RecordingDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        const auto ann = QString::fromStdString((folder / "ann").string());
        Q_EMIT dialog->use_asked(ann, "sv");
        const ConfigDocument& document = window.pages().configuration->document();
        QTRY_VERIFY_WITH_TIMEOUT(document.text().contains(QString("corpus: \"%1\"").arg(ann)),
                                 30'000);
        QVERIFY(document.text().contains("language: \"sv\""));
        dialog->close();
    }
};

QTEST_MAIN(TestPageLinks)
#include "tst_page_links.moc"
