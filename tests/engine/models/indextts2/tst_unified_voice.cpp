#include "engine/models/indextts2/unified_voice.h"
#include "engine/models/model_weights.h"
#include "tests/support/test_registry.h"
#include "tests/support/voices/on_meta_device.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>
#include <map>

using namespace formant;

namespace {

/// Entries by name: "[1280, 512] parameter".
using Entries = std::map<std::string, std::string>;

Entries published_entries() {
    Entries entries;
    std::ifstream lines(FORMANT_SOURCE_DIR "/tests/data/reference/indextts2/names.txt");
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t space = line.find(' '); !line.starts_with('#'))
            entries.emplace(line.substr(0, space), line.substr(space + 1));
    return entries;
}

Entries entries_of(const torch::nn::Module& model) {
    Entries entries;
    const auto add = [&](const auto& tensors, const char* kind) {
        for (const auto& tensor : tensors)
            entries.emplace(tensor.key(),
                            fmt::format("[{}] {}", fmt::join(tensor.value().sizes(), ", "), kind));
    };
    add(model.named_parameters(), "parameter");
    add(model.named_buffers(), "buffer");
    return entries;
}

} // namespace

class TestUnifiedVoice : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void names_and_shapes_are_those_of_the_published_model() {
        const test::OnMetaDevice without_memory;
        const indextts2::UnifiedVoice model(indextts2::UnifiedVoiceSize{});
        QVERIFY(model.parameters().front().is_meta());
        const Entries published = published_entries(), ours = entries_of(model);
        QCOMPARE(published.size(), std::size_t{665});
        for (const auto& [name, entry] : published)
            QVERIFY2(ours.contains(name) && ours.at(name) == entry, (name + ": " + entry).c_str());
        QCOMPARE(ours.size(), published.size());
        QCOMPARE(count_parameters(model), std::int64_t{865'980'639});
    }
};

FORMANT_TEST(TestUnifiedVoice)
#include "tst_unified_voice.moc"
