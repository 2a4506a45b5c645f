#include "engine/config/yaml_reader.h"
#include "engine/session/run_config.h"
#include "engine/session/setting_aliases.h"

#include <QtTest/QtTest>

#include <map>
#include <set>

using namespace formant;

namespace {

/// What each option sets, as people expect it; a value where it takes none of its own.
const std::map<std::string, std::pair<std::string, std::string>> expected = {
    {"--preset", {"preset", ""}},
    {"--model", {"model.name", ""}},
    {"--model-size", {"model.size", ""}},
    {"--profile-id", {"data.corpus", ""}},
    {"--prompt-list-id", {"data.prompt_list", ""}},
    {"--language-code", {"text.language", ""}},
    {"--partial", {"train.pretrained_partial", "true"}},
    {"--batch-size", {"train.batch_size", ""}},
    {"--grad-accumulation", {"train.gradient_accumulation_steps", ""}},
    {"--num-workers", {"data.num_workers", ""}},
    {"--learning-rate", {"train.learning_rate", ""}},
    {"--epochs", {"train.epochs", ""}},
    {"--amp", {"train.precision", "fp16"}},
    {"--mixed-precision", {"train.precision", "fp16"}},
    {"--use-bf16", {"train.precision", "bf16"}},
    {"--grad-checkpointing", {"train.use_gradient_checkpointing", "on"}},
    {"--train-manifest", {"data.corpus", ""}},
    {"--train-data", {"data.corpus", ""}},
    {"--val-manifest", {"data.validation", ""}},
    {"--val-data", {"data.validation", ""}},
};

} // namespace

class TestSettingAliases : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_options_that_people_know_set_what_they_expect() {
        std::map<std::string, std::pair<std::string, std::string>> found;
        for (const SettingAlias& alias : setting_aliases())
            found[alias.option] = {alias.key, alias.value};
        for (const auto& [option, meaning] : expected)
            QVERIFY2(found[option] == meaning, option.c_str());
    }
    void no_option_stands_for_two_settings() {
        std::set<std::string> options;
        for (const SettingAlias& alias : setting_aliases())
            QVERIFY2(options.insert(alias.option).second, alias.option.c_str());
    }
    void every_fixed_value_can_be_set() {
        RunConfig config;
        const ConfigTable table = run_config_table(config);
        for (const SettingAlias& alias : setting_aliases())
            if (!alias.value.empty())
                QVERIFY2(apply_setting(table, alias.key + "=" + alias.value), alias.option.c_str());
    }
    void help_of_a_choice_says_what_there_is() {
        for (const SettingAlias& alias : setting_aliases())
            if (alias.option == "--preset")
                QVERIFY(alias.help.find("balanced") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestSettingAliases)
#include "tst_setting_aliases.moc"
