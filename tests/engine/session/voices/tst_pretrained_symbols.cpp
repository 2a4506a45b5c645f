#include "engine/models/model_weights.h"
#include "engine/session/voices/pretrained_symbols.h"
#include "tests/support/contains.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/small_voice.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <algorithm>

using namespace formant;

namespace tst_pretrained_symbols {

const std::string embedding = "text_encoder.embedding.weight";

at::Tensor rows_of_model(const TrainableModel& model) {
    return model.named_parameters()[embedding].detach();
}

/// Returns weights in which the row of symbol i is (i, i, ...).
Pretrained weights_for(const SymbolTable& symbols, std::int64_t width) {
    Pretrained pretrained;
    pretrained.symbols = symbols;
    pretrained.symbol_embedding = embedding;
    pretrained.weights[embedding] =
        at::arange(symbols.size()).unsqueeze(1).expand({symbols.size(), width}).to(at::kFloat);
    return pretrained;
}

const at::Tensor& rows_of(const Pretrained& pretrained) {
    return std::get<at::Tensor>(pretrained.weights.at(embedding).value());
}

class TestPretrainedSymbols : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void shared_symbols_keep_their_rows_and_new_ones_are_fresh() {
        const Model model = test::small_voice_model(1);
        const at::Tensor own = rows_of_model(*model.trainable);
        std::vector<std::string> names = {"<padding>", " "};
        for (std::int64_t i = 2; i < own.size(0); ++i)
            names.push_back(std::string(1, static_cast<char>('a' + i)));
        const SymbolTable now = SymbolTable::from_saved(names);
        const SymbolTable theirs =
            SymbolTable::from_saved({"<padding>", " ", names[3], "?", names[2]});
        Pretrained pretrained = weights_for(theirs, own.size(1));
        remap_symbols(pretrained, now, *model.trainable);
        const at::Tensor& rows = rows_of(pretrained);
        QCOMPARE(rows.size(0), own.size(0));
        QCOMPARE(rows[2][0].item<float>(), 4.0F);
        QCOMPARE(rows[3][0].item<float>(), 2.0F);
        QVERIFY(at::equal(rows[4], own[4]));
    }
    void equal_tables_and_unnamed_symbols_change_nothing() {
        const Model model = test::small_voice_model(1);
        const SymbolTable symbols = SymbolTable::from_symbols({"a", "b"});
        Pretrained pretrained = weights_for(symbols, 3);
        const at::Tensor before = rows_of(pretrained);
        remap_symbols(pretrained, symbols, *model.trainable);
        QVERIFY(rows_of(pretrained).is_same(before));
        pretrained.symbols.reset();
        remap_symbols(pretrained, SymbolTable::from_symbols({"c"}), *model.trainable);
        QVERIFY(rows_of(pretrained).is_same(before));
    }
    void text_tokens_of_a_head_are_resized_with_those_of_the_embedding_data() {
        QTest::addColumn<bool>("is_named");
        QTest::newRow("by their ids") << false;
        QTest::newRow("by their texts") << true;
    }
    void text_tokens_of_a_head_are_resized_with_those_of_the_embedding() {
        QFETCH(const bool, is_named);
        const Model model = test::small_voice_model(1);
        const at::Tensor own = rows_of_model(*model.trainable);
        std::vector<std::string> names;
        for (std::int64_t i = 0; i < own.size(0); ++i)
            names.push_back("piece" + std::to_string(i));
        std::vector<std::string> theirs(names.begin(), names.begin() + 3);
        std::reverse(theirs.begin(), theirs.end());
        Pretrained pretrained = weights_for(SymbolTable::from_saved(theirs), own.size(1));
        pretrained.symbol_parameters = {embedding};
        if (!is_named)
            pretrained.symbols.reset();
        const auto said =
            resize_text_tokens(pretrained, SymbolTable::from_saved(names), *model.trainable);
        QVERIFY(said && test::contains(to_english(*said), "3 are kept"));
        const at::Tensor& rows = rows_of(pretrained);
        QCOMPARE(rows.size(0), own.size(0));
        QCOMPARE(rows[0][0].item<float>(), is_named ? 2.0F : 0.0F);
        QVERIFY(at::equal(rows[3], own[3]));
    }
    void text_tokens_that_fit_are_left_as_they_are() {
        const Model model = test::small_voice_model(1);
        const at::Tensor own = rows_of_model(*model.trainable);
        const SymbolTable symbols = SymbolTable::from_saved(
            std::vector<std::string>(static_cast<std::size_t>(own.size(0)), "piece"));
        Pretrained pretrained = weights_for(symbols, own.size(1));
        pretrained.symbol_parameters = {embedding};
        const at::Tensor before = rows_of(pretrained);
        QVERIFY(!resize_text_tokens(pretrained, symbols, *model.trainable));
        QVERIFY(rows_of(pretrained).is_same(before));
    }
    void a_table_grows_at_its_end() {
        const SymbolTable grown =
            SymbolTable::from_symbols({"b", "d"}).extended_by({"c", "b", "a", "c"});
        QCOMPARE(grown.symbols(), (std::vector<std::string>{"<padding>", " ", "b", "d", "a", "c"}));
    }
    void texts_are_compared_with_the_table() {
        const SymbolTable table = SymbolTable::from_symbols({"a", "b"});
        const SymbolMatch match =
            match_symbols({Words{{"a"}, {"b", "a"}}, Words{{"a", "x"}}, Words{{"y", "x"}}}, table);
        QCOMPARE(match.known, (std::vector<std::string>{"a", "b"}));
        QCOMPARE(match.unknown, (std::vector<std::string>{"x", "y"}));
        QCOMPARE(match.texts_with_unknown, std::size_t{2});
    }
};

FORMANT_TEST(TestPretrainedSymbols)

} // namespace tst_pretrained_symbols

#include "tst_pretrained_symbols.moc"
