#include "engine/models/model_kinds.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/toy_kind.h"
#include "tests/ui/configuration/configuration_page_fixture.h"

#include <QtWidgets/QComboBox>

using namespace formant;

namespace tst_new_kind_form {

/// A kind of model that only the tests know is in the form like the others.
class TestNewKindForm : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() { add_model_kind(test::toy_kind()); }

    void it_can_be_chosen_and_its_settings_edited() {
        test::ConfigurationPageFixture f;
        auto* name = f.page.form().row("model.name")->findChild<QComboBox*>();
        QVERIFY(name != nullptr && name->findText("Toy") >= 0);
        FieldRow* width = f.page.form().row("model.toy.width");
        QVERIFY(width != nullptr);
        QCOMPARE(width->editor().input().accessibleName(), QString("Embedding width"));
        f.type_yaml("model:\n  name: toy\n");
        QTRY_COMPARE(name->currentText(), QString("Toy"));
        f.type("model.toy.width", "6");
        QVERIFY2(f.yaml().toPlainText().contains("width: 6"), qPrintable(f.yaml().toPlainText()));
    }
};

FORMANT_TEST_IN(QApplication, TestNewKindForm)

} // namespace tst_new_kind_form

#include "tst_new_kind_form.moc"
