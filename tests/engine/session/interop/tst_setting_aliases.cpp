#include "engine/config/yaml_reader.h"
#include "engine/session/config/run_config.h"
#include "engine/session/interop/setting_aliases.h"
#include "engine/session/recording/recording_profile.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

#include <map>
#include <set>

using namespace formant;

namespace tst_setting_aliases {

/// The setting expected for each option, with the value of options that take none.
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
    {"--amp", {"train.precision", "half"}},
    {"--mixed-precision", {"train.precision", "half"}},
    {"--use-bf16", {"train.precision", "bf16"}},
    {"--grad-checkpointing", {"train.use_gradient_checkpointing", "on"}},
    {"--train-manifest", {"data.corpus", ""}},
    {"--train-data", {"data.corpus", ""}},
    {"--val-manifest", {"data.validation", ""}},
    {"--val-data", {"data.validation", ""}},
    {"--tokenizer", {"text.tokenizer", ""}},
    {"--base-checkpoint", {"train.pretrained_path", ""}},
    {"--text-loss-weight", {"model.indextts2.text_weight", ""}},
    {"--mel-loss-weight", {"model.indextts2.audio_weight", ""}},
    {"--warmup-steps", {"train.warmup_steps", ""}},
    {"--val-interval", {"train.valid_interval_steps", ""}},
    {"--save-interval", {"train.save_interval_steps", ""}},
    {"--keep-checkpoints", {"train.keep_checkpoints", ""}},
    {"--max-steps", {"train.max_steps", ""}},
    {"--weight-decay", {"train.weight_decay", ""}},
    {"--grad-clip", {"train.grad_clip", ""}},
    {"--seed", {"train.seed", ""}},
};

/// Recordings of two voices in the default folder: one recorded with the window, one copied there.
struct RecordedVoices {
    test::TemporaryFolder home;

    RecordedVoices() {
        qputenv("XDG_DATA_HOME", QByteArray::fromStdString(home.path().string()));
        qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString(home.path().string()));
        for (const char* name : {"Åsa_Öberg", "my voice"})
            test::throw_on_error(
                create_profile(folder(name), {"Åsa Öberg", "all of it", "CC0-1.0", "sv"}));
    }
    ~RecordedVoices() {
        qunsetenv("XDG_DATA_HOME");
        qunsetenv("XDG_CONFIG_HOME");
    }
    Path folder(const std::string& name) const { return data_home() / "recordings" / name; }
};

std::string setting_by(const std::string& option, const std::string& value) {
    for (const SettingAlias& alias : setting_aliases())
        if (alias.option == option)
            return setting_of(alias, value);
    return "no such option";
}

class TestSettingAliases : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void well_known_options_set_the_expected_settings() {
        std::map<std::string, std::pair<std::string, std::string>> found;
        for (const SettingAlias& alias : setting_aliases())
            found[alias.option] = {alias.key, alias.value};
        for (const auto& [option, meaning] : expected)
            QVERIFY2(found[option] == meaning, option.c_str());
    }
    void no_option_sets_two_settings() {
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
    void the_argument_is_the_setting_s_value() {
        QCOMPARE(setting_by("--batch-size", "16"), std::string("train.batch_size=16"));
        QCOMPARE(setting_by("--train-data", "my voice"), std::string("data.corpus=my voice"));
    }
    void further_values_of_a_repeated_option_are_a_list() {
        for (const SettingAlias& alias : setting_aliases()) {
            const bool is_manifest =
                alias.option == "--train-manifest" || alias.option == "--val-manifest";
            QVERIFY2(alias.more_key.empty() != is_manifest, alias.option.c_str());
            if (!is_manifest)
                continue;
            RunConfig config;
            const ConfigTable table = run_config_table(config);
            const std::string setting =
                more_setting_of(alias, {"a.jsonl", "b, c.jsonl::am", "d\"e.jsonl"});
            QVERIFY2(apply_setting(table, setting), setting.c_str());
            const std::vector<std::string> more = {"b, c.jsonl::am", "d\"e.jsonl"};
            QVERIFY(std::get<std::vector<std::string>>(table.find(alias.more_key)->value()) ==
                    more);
        }
    }
    void a_profile_is_found_by_its_path_the_name_of_its_folder_or_its_speaker() {
        const RecordedVoices voices;
        const std::string made = "data.corpus=" + voices.folder("Åsa_Öberg").string();
        const std::string laid = "data.corpus=" + voices.folder("my voice").string();
        QCOMPARE(setting_by("--profile-id", voices.folder("Åsa_Öberg").string()), made);
        QCOMPARE(setting_by("--profile-id", "Åsa_Öberg"), made);
        QCOMPARE(setting_by("--profile-id", "Åsa Öberg"), made);
        QCOMPARE(setting_by("--profile-id", "my voice"), laid);
    }
    void an_unknown_profile_gives_the_path_where_it_was_expected() {
        const RecordedVoices voices;
        QCOMPARE(setting_by("--profile-id", "Bea"), "data.corpus=" + voices.folder("Bea").string());
        QCOMPARE(setting_by("--profile-id", "../Bea"), std::string("data.corpus=../Bea"));
        QCOMPARE(setting_by("--profile-id", ""), std::string("data.corpus="));
    }
    void the_help_of_a_choice_lists_its_values() {
        for (const SettingAlias& alias : setting_aliases())
            if (alias.option == "--preset")
                QVERIFY(alias.help.find("balanced") != std::string::npos);
    }
};

FORMANT_TEST(TestSettingAliases)

} // namespace tst_setting_aliases

#include "tst_setting_aliases.moc"
