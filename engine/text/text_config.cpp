#include "engine/text/text_config.h"

namespace formant {

std::vector<Field> text_fields() {
    return {
        field("language", &TextConfig::language,
              FORMANT_TR("text",
                         "Language of the texts, as espeak-ng names it: es for Spanish, fa for "
                         "Persian, sv for Swedish, de for German, en-us for American "
                         "English."))
            .label(FORMANT_TR("field", "Language"))
            .alias("--language-code"),
        field("keep_stress", &TextConfig::keep_stress,
              FORMANT_TR("text", "Keep stress and length marks, which distinguish words in many "
                                 "languages. auto: as the checkpoint that is resumed, or the "
                                 "pretrained weights; on for a new voice."))
            .label(FORMANT_TR("field", "Keep stress marks"))
            .automatic_or_switched(),
        field("mode", &TextConfig::mode,
              FORMANT_TR("text", "phonemes: IPA from espeak-ng; characters: the letters of the "
                                 "text, for languages that espeak-ng reads poorly or not at all."))
            .label(FORMANT_TR("field", "Text mode"))
            .choices({"phonemes", "characters"}),
        field("keep_punctuation", &TextConfig::keep_punctuation,
              FORMANT_TR("text", "Keep punctuation that ends sentences and clauses, so that the "
                                 "voice can learn intonation and pauses."))
            .label(FORMANT_TR("field", "Keep punctuation")),
        field("spell_numbers", &TextConfig::spell_numbers,
              FORMANT_TR("text", "Spell out numbers by ICU's rules; off: espeak-ng reads the "
                                 "digits. Always on in characters mode."))
            .label(FORMANT_TR("field", "Spell out numbers")),
        field("symbols", &TextConfig::symbols,
              FORMANT_TR("text", "Table of token ids. auto: that of the pretrained weights "
                                 "(train.pretrained_path) if it is known, else as corpus; corpus: "
                                 "the symbols of the texts, sorted; vits: the table of upstream "
                                 "VITS; piper: that of Piper."))
            .label(FORMANT_TR("field", "Symbol set"))
            .choices({"auto", "corpus", "vits", "piper"}),
        field("layout", &TextConfig::layout,
              FORMANT_TR("text",
                         "Separators between symbols. auto: matches the symbol table; "
                         "spaced: spaces before, between and after words; plain: spaces "
                         "between words; blanks: as plain, with a blank between symbols and "
                         "at both ends (add_blank of upstream VITS); piper: blanks, with "
                         "begin and end marks; pieces: as plain, after a marker of the "
                         "language."))
            .label(FORMANT_TR("field", "Symbol layout"))
            .choices({"auto", "spaced", "plain", "blanks", "piper", "pieces"}),
        field("tokenizer", &TextConfig::tokenizer,
              FORMANT_TR("text",
                         "SentencePiece model (bpe.model) with which the texts of prepared "
                         "tokens were tokenized, or the vocab.json of XTTS with which texts "
                         "are split into pieces, in place of phonemes or characters."))
            .names(PathKind::file)
            .label(FORMANT_TR("field", "Tokenizer"))
            .alias("--tokenizer"),
    };
}

} // namespace formant
