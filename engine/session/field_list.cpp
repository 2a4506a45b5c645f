#include "engine/session/field_list.h"

#include "engine/config/config_help.h"
#include "engine/session/run_config.h"

namespace formant {

std::string describe_settings() {
    RunConfig defaults;
    return describe_fields(run_config_table(defaults));
}

} // namespace formant
