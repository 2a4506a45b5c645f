#include "engine/session/config/config_form.h"
#include "tests/support/test_registry.h"
#include "ui/configuration/field_help.h"
#include "ui/configuration/field_labels.h"

#include <QtCore/QLocale>
#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_field_labels {

class TestFieldLabels : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_setting_section_and_unit_has_a_label() {
        for (const FormField& field : form_fields()) {
            QVERIFY2(!field_label(field.key).isEmpty(), field.key.c_str());
            QVERIFY2(!section_title(field.section).isEmpty(), field.section.c_str());
            if (!field.unit.empty())
                QVERIFY2(!unit_label(field.unit).isEmpty(), field.unit.c_str());
        }
    }
    void no_two_settings_have_the_same_label() {
        std::set<QString> names;
        for (const FormField& field : form_fields())
            QVERIFY2(names.insert(field_label(field.key)).second, field.key.c_str());
    }
    void the_help_of_every_setting_has_key_range_and_unit() {
        for (const FormField& field : form_fields()) {
            const QString help = help_text(field);
            QVERIFY2(help.contains(QString::fromStdString(field.key)), field.key.c_str());
            QVERIFY2(!field.help.empty(), field.key.c_str());
            if (field.maximum)
                QVERIFY(help.contains(
                    QString::number(*field.maximum, 'f', QLocale::FloatingPointShortest)));
            if (!field.unit.empty())
                QVERIFY(help.contains(unit_label(field.unit)));
        }
    }
};

FORMANT_TEST(TestFieldLabels)

} // namespace tst_field_labels

#include "tst_field_labels.moc"
