#include "engine/text/text_config.h"

namespace formant {

std::vector<Field> text_fields() {
    return {
        field("language", &TextConfig::language,
              FORMANT_TR("text",
                         "Language of the texts, as espeak-ng names it: es for Spanish, fa for "
                         "Persian, sv for Swedish, de for German, en-us for American "
                         "English."))
            .alias("--language-code"),
        field("keep_stress", &TextConfig::keep_stress,
              FORMANT_TR("text", "Keep stress and length marks; needs more recordings to learn.")),
        field("mode", &TextConfig::mode,
              FORMANT_TR("text", "phonemes: the sounds that espeak-ng reads in a text; characters: "
                                 "its letters, for languages that espeak-ng reads badly or not at "
                                 "all."))
            .choices({"phonemes", "characters"}),
        field("keep_punctuation", &TextConfig::keep_punctuation,
              FORMANT_TR("text", "Keep the marks that end sentences and their parts, so that the "
                                 "voice can learn their melody and pauses.")),
        field("spell_numbers", &TextConfig::spell_numbers,
              FORMANT_TR("text", "Write numbers in words by ICU's rules; off: espeak-ng reads the "
                                 "digits in its own way. Characters are read with it always.")),
        field("symbols", &TextConfig::symbols,
              FORMANT_TR("text",
                         "Which symbol has which token id. auto: as in the weights to begin "
                         "with (train.pretrained_path) where their table is known, else as "
                         "corpus; corpus: the symbols of the texts, sorted; vits: the "
                         "table of the public VITS code; piper: that of Piper."))
            .choices({"auto", "corpus", "vits", "piper"}),
        field("layout", &TextConfig::layout,
              FORMANT_TR("text", "What stands between the symbols. auto: as the table's weights "
                                 "were trained; spaced: spaces before, between and after words; "
                                 "plain: spaces between words alone; blanks: the same, and a blank "
                                 "between any two symbols and at both ends (add_blank of the "
                                 "public VITS code); piper: blanks, and marks of beginning and "
                                 "end."))
            .choices({"auto", "spaced", "plain", "blanks", "piper"}),
    };
}

} // namespace formant
