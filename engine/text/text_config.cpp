#include "engine/text/text_config.h"

namespace formant {

std::vector<Field> text_fields() {
    return {
        field(
            "language", &TextConfig::language,
            FORMANT_TR("text", "Language of the texts, as espeak-ng names it: en-us, de, fa, sv.")),
        field("keep_stress", &TextConfig::keep_stress,
              FORMANT_TR("text", "Keep stress and length marks; needs more recordings to learn.")),
    };
}

} // namespace formant
