#include "ui/configuration/inactive_reasons.h"

#include "engine/session/config/inactive_settings.h"
#include "ui/configuration/with_labels.h"
#include "ui/translate.h"

namespace formant {

std::map<std::string, QString> inactive_reasons(const RunConfig& config) {
    std::map<std::string, QString> reasons;
    for (const InactiveSetting& one : inactive_settings(config))
        reasons[one.key] = with_labels(translate(one.why));
    return reasons;
}

} // namespace formant
