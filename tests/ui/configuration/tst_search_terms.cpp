#include "engine/session/config/config_form.h"
#include "tests/support/test_registry.h"
#include "ui/configuration/field_labels.h"
#include "ui/configuration/search_terms.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_search_terms {

/// Returns true if a query finds the setting by its label, key and words.
bool finds(const char* query, const char* key) {
    return matches_query(searched_text(key, field_label(key) + ' ' + key), query);
}

class TestSearchTerms : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_word_belongs_to_settings_that_exist() {
        const auto& fields = form_fields();
        for (const SearchTerms& entry : search_terms())
            for (const std::string& key : entry.keys)
                QVERIFY2(std::ranges::find(fields, key, &FormField::key) != fields.end(),
                         key.c_str());
    }
    void settings_are_found_by_the_words_of_the_field_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("key");
        const auto add = [](const char* query, const char* key) {
            QTest::addRow("%s", query) << QString(query) << QString(key);
        };
        add("lr", "train.learning_rate");
        add("optimizer", "train.betas");
        add("optimiser", "train.weight_decay");
        add("Scheduler", "train.schedule");
        add("gamma", "train.learning_rate_decay");
        add("VRAM", "train.batch_size");
        add("mixed precision", "train.precision");
        add("mixed-precision", "train.precision");
        add("fp16", "train.precision");
        add("normalize", "data.normalise_loudness");
        add("normalise loudness", "data.normalise_loudness");
        add("warmup", "train.warmup_steps");
        add("warm-up", "train.warmup_steps");
        add("batch_size", "train.batch_size");
        add("grad norm", "train.grad_clip");
        add("finetune", "train.pretrained_path");
    }
    void settings_are_found_by_the_words_of_the_field() {
        QFETCH(QString, query);
        QFETCH(QString, key);
        QVERIFY(finds(qPrintable(query), qPrintable(key)));
    }
    void all_words_of_a_query_must_match() {
        QVERIFY(!finds("learning gamma", "train.batch_size"));
        QVERIFY(!finds("lr", "train.seed"));
    }
};

FORMANT_TEST(TestSearchTerms)

} // namespace tst_search_terms

#include "tst_search_terms.moc"
