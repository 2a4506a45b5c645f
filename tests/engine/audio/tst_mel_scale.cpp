#include "engine/audio/mel_scale.h"
#include "tests/support/python.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace formant;

namespace tst_mel_scale {

class TestMelScale : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void equals_librosa_data() {
        QTest::addColumn<QString>("scale");
        QTest::newRow("slaney") << "slaney";
        QTest::newRow("htk") << "htk";
    }
    void equals_librosa() {
        QFETCH(const QString, scale);
        const auto output =
            test::run_python("engine/audio/reference.py", {"mel_scale", scale.toStdString()});
        QVERIFY2(output.exit_code == 0, output.standard_error.c_str());
        const auto reference = nlohmann::json::parse(output.standard_output);
        const auto hz = reference["hz"].get<std::vector<double>>();
        const auto mel = reference["mel"].get<std::vector<double>>();
        const MelScale& ours = mel_scale_named(scale.toStdString());
        for (std::size_t i = 0; i < hz.size(); ++i)
            QVERIFY2(std::abs(ours.from_hz(hz[i]) - mel[i]) < 1e-9 * (1 + mel[i]),
                     std::to_string(hz[i]).c_str());
    }
    void converting_there_and_back_is_the_identity() {
        for (const char* name : {"slaney", "htk"}) {
            const MelScale& scale = mel_scale_named(name);
            for (const double hz : {0.0, 1.0, 440.0, 1000.0, 1001.0, 8000.0, 96000.0})
                QVERIFY(std::abs(scale.to_hz(scale.from_hz(hz)) - hz) < 1e-9 * (1 + hz));
        }
    }
    /// 1000 Hz are 15 mels of Slaney's and about 1000 of HTK's.
    void slaney_and_htk_differ() {
        QVERIFY(std::abs(mel_scale_named("slaney").from_hz(1000) - 15) < 1e-9);
        QVERIFY(std::abs(mel_scale_named("htk").from_hz(1000) - 1000) < 0.1);
    }
};

FORMANT_TEST(TestMelScale)

} // namespace tst_mel_scale

#include "tst_mel_scale.moc"
