#include "engine/base/atomic_file.h"
#include "engine/models/indextts2/indextts2_config.h"
#include "engine/session/config/run_config.h"
#include "engine/session/interop/third_party_settings.h"
#include "tests/support/contains.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>

using namespace formant;
using test::contains;

namespace {

const Path reference = FORMANT_SOURCE_DIR "/tests/data/reference/indextts2";

} // namespace

class TestThirdPartySettings : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_configuration_of_indextts2_gives_sizes_and_tokenizer() {
        const auto source =
            with_third_party_settings({(reference / "config.yaml").string(), {"train.seed=5"}});
        QVERIFY(source && source->file.empty());
        const auto loaded = load_run_config(source->file, source->settings);
        QVERIFY2(loaded, loaded ? "" : to_english(loaded.error().what).c_str());
        const auto& model = loaded->voice.model.of<IndexTts2Config>();
        QCOMPARE(loaded->voice.model.name, std::string("indextts2"));
        QCOMPARE(model.width, std::int64_t{56});
        QCOMPARE(model.layers, std::int64_t{2});
        QCOMPARE(model.codebook_size, std::int64_t{64});
        QCOMPARE(model.max_audio_tokens, std::int64_t{60});
        QCOMPARE(model.feature_width, std::int64_t{24});
        QCOMPARE(model.speaker.inner_width, std::int64_t{32});
        QCOMPARE(model.speaker.perceiver_mult, std::int64_t{1});
        QCOMPARE(model.emotion.width, std::int64_t{12});
        QCOMPARE(Path(loaded->voice.text.tokenizer), reference / "bpe.model");
        QCOMPARE(loaded->train.seed, std::int64_t{5});
    }
    void what_this_program_cannot_follow_is_refused() {
        std::string yaml = read_file(reference / "config.yaml").value();
        const std::string start = "start_text_token: 0";
        yaml.replace(yaml.find(start), start.size(), "start_text_token: 7");
        const auto source = written(yaml);
        QVERIFY(!source);
        QVERIFY2(contains(to_english(source.error().what), "gpt.start_text_token is 7"),
                 to_english(source.error().what).c_str());
    }
    void other_files_are_kept() {
        const auto own = written("train:\n  seed: 3\n");
        QVERIFY(own && own->file == (folder_ / "config.yaml").string() && own->settings.empty());
        const auto missing = with_third_party_settings({"missing.yaml", {}});
        QVERIFY(missing && missing->file == "missing.yaml");
    }

  private:
    Result<ConfigSource> written(const std::string& yaml) {
        const Path file = folder_ / "config.yaml";
        test::throw_on_error(write_file_atomically(file, yaml));
        return with_third_party_settings({file.string(), {}});
    }
    test::TemporaryFolder folder_;
};

FORMANT_TEST(TestThirdPartySettings)
#include "tst_third_party_settings.moc"
