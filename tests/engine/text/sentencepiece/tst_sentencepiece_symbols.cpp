#include "engine/base/atomic_file.h"
#include "engine/text/sentencepiece/sentencepiece_symbols.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_sentencepiece_symbols {

using test::contains;

const Path trained = FORMANT_SOURCE_DIR "/tests/data/reference/indextts2/bpe.model";

/// A field of a SentencePiece model: a piece, in the encoding of protobuf.
std::string piece(const std::string& text) {
    const std::string inner = "\x0a" + std::string(1, static_cast<char>(text.size())) + text;
    return "\x0a" + std::string(1, static_cast<char>(inner.size())) + inner;
}

class TestSentencepieceSymbols : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void pieces_have_the_ids_of_the_model() {
        const SymbolTable pieces = read_sentencepiece_symbols(trained).value();
        QCOMPARE(pieces.size(), std::int64_t{90}); // number_text_tokens of its config.yaml
        QCOMPARE(pieces.id("<s>"), std::int64_t{0});
        QCOMPARE(pieces.id("</s>"), std::int64_t{1});
        QCOMPARE(pieces.id("<unk>"), std::int64_t{2});
        QVERIFY(pieces.id("\u2581") > 2);
    }
    void other_files_are_named() {
        for (const char* content : {"", "not a model", "\x0a\xff\xff\xff\xff\x0f"}) {
            const auto read = read_written(content);
            QVERIFY(!read);
            QVERIFY(read.error().kind == ErrorKind::data);
            QVERIFY(contains(to_english(read.error().what), "is not a SentencePiece model"));
        }
        QVERIFY(!read_sentencepiece_symbols(folder_ / "missing.model"));
    }
    void a_model_with_other_delimiters_says_how_to_train_one() {
        const auto read = read_written(piece("<unk>") + piece("<s>") + piece("</s>"));
        QVERIFY(!read);
        QVERIFY(contains(to_english(read.error().what), "--bos_id=0 --eos_id=1 --unk_id=2"));
    }

  private:
    Result<SymbolTable> read_written(const std::string& content) {
        const Path file = folder_ / "written.model";
        test::throw_on_error(write_file_atomically(file, content));
        return read_sentencepiece_symbols(file);
    }
    test::TemporaryFolder folder_;
};

FORMANT_TEST(TestSentencepieceSymbols)

} // namespace tst_sentencepiece_symbols

#include "tst_sentencepiece_symbols.moc"
