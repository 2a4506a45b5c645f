#include "tests/support/corpora/small_corpus.h"
#include "tests/support/test_registry.h"
#include "ui/checkpoints/checkpoints_page.h"
#include "ui/configuration/configuration_page.h"
#include "ui/configuration/language_box.h"
#include "ui/data/data_page.h"
#include "ui/recording/recording_dialog.h"
#include "ui/window/main_window.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace formant;

namespace tst_page_coordinator {

RunStarter no_run() {
    return [](const RunRequest&, TrainObserver&) -> Result<std::unique_ptr<Run>> {
        return fail(ErrorKind::usage, message(FORMANT_TR("t", "nothing is trained here")));
    };
}

class TestPageCoordinator : public QObject {
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
        Q_EMIT dialog->use_requested(ann, "sv");
        const ConfigDocument& document = window.pages().configuration->document();
        QTRY_VERIFY_WITH_TIMEOUT(document.text().contains(QString("corpus: \"%1\"").arg(ann)),
                                 30'000);
        QVERIFY(document.text().contains("language: \"sv\""));
        dialog->close();
    }
    void the_language_of_the_texts_is_guessed_and_can_be_chosen_on_either_page() {
        const test::SmallCorpus folder;
        folder.record("one.wav");
        folder.record("two.wav");
        folder.write("metadata.csv", "file,text\none.wav,یک\ntwo.wav,دو\n");
        MainWindow window(no_run(), {});
        window.show();
        DataPage& data = *window.pages().data;
        ConfigDocument& document = window.pages().configuration->document();
        auto& box = *data.findChild<LanguageBox*>("text_language");
        QVERIFY(!box.isEnabled());
        data.open_corpus(QString::fromStdString((folder / "metadata.csv").string()));
        QTRY_COMPARE_WITH_TIMEOUT(document.draft().value("text.language"), "ar", 30'000);
        QTRY_COMPARE(box.code(), "ar"); // which most people write so
        QVERIFY(box.isEnabled());
        box.setEditText("fa");
        Q_EMIT box.lineEdit()->editingFinished();
        QCOMPARE(document.draft().value("text.language"), "fa");
        QVERIFY(document.set("text.language", "ur"));
        QCOMPARE(box.code(), "ur");
    }
    void a_checkpoint_to_fine_tune_from_brings_its_whole_configuration() {
        const test::SmallCorpus folder;
        RunRequest base;
        base.runs_folder = folder.path().string();
        folder.write("ann/config.yaml", "name: ann\ntext:\n  language: sv\n"
                                        "data:\n  corpus: /recordings/ann\n");
        MainWindow window(no_run(), base);
        window.show();
        const auto file = QString::fromStdString((folder / "ann/checkpoints/step_1.pt").string());
        Q_EMIT window.pages().checkpoints->use_as_start(file);
        const ConfigDocument& document = window.pages().configuration->document();
        QTRY_COMPARE(document.draft().value("train.pretrained_path"), file.toStdString());
        QCOMPARE(document.draft().value("data.corpus"), std::string("/recordings/ann"));
        QCOMPARE(document.draft().value("text.language"), std::string("sv"));
        QCOMPARE(document.draft().value("name"), std::string("ann-2"));
        QCOMPARE(window.stack().current_page(), window.pages().configuration);
    }
    void the_language_is_also_known_for_a_list_written_by_an_edit() {
        const test::SmallCorpus folder;
        folder.record("one.wav");
        folder.write("metadata.csv", "file,text\none.wav,یک\n");
        folder.write("metadata.cleaned.csv", "file,text\none.wav,یک\n");
        const auto path = [&](const char* name) {
            return QString::fromStdString((folder / name).string());
        };
        MainWindow window(no_run(), {});
        window.show();
        ConfigDocument& document = window.pages().configuration->document();
        QVERIFY(document.set("data.corpus", path("metadata.csv")));
        QVERIFY(document.set("text.language", "fa"));
        window.pages().data->show_corpus(
            path("metadata.cleaned.csv")); // as restored from the last session
        auto& box = *window.pages().data->findChild<LanguageBox*>("text_language");
        QTRY_VERIFY_WITH_TIMEOUT(box.isEnabled(), 30'000);
        QTRY_COMPARE(box.code(), "fa");
    }
};

FORMANT_TEST_IN(QApplication, TestPageCoordinator)

} // namespace tst_page_coordinator

#include "tst_page_coordinator.moc"
