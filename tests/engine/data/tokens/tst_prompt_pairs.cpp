#include "engine/data/tokens/prompt_pairs.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace formant;

namespace tst_prompt_pairs {

std::vector<PromptCandidate> recordings_of(const std::map<std::string, int>& speakers) {
    std::vector<PromptCandidate> all;
    for (const auto& [speaker, count] : speakers)
        for (int i = 0; i < count; ++i)
            all.push_back({speaker + std::to_string(i), speaker});
    return all;
}

/// Returns the prompt's id of each recording.
std::map<std::string, std::string> prompts_of(const std::vector<PromptCandidate>& all,
                                              std::uint64_t seed) {
    std::map<std::string, std::string> prompts;
    const auto chosen = choose_prompts(all, seed);
    for (std::size_t i = 0; i < all.size(); ++i)
        prompts[all[i].id] = chosen[i] ? all[*chosen[i]].id : "";
    return prompts;
}

class TestPromptPairs : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_prompt_is_another_recording_of_the_speaker() {
        const auto all = recordings_of({{"ann", 20}, {"bea", 2}, {"cy", 7}});
        for (const auto& [id, prompt] : prompts_of(all, 3)) {
            QVERIFY(prompt != id);
            QCOMPARE(prompt.front(), id.front());
        }
    }
    void the_only_recording_of_a_speaker_has_none() {
        const auto prompts = prompts_of(recordings_of({{"ann", 1}, {"bea", 2}}), 3);
        QCOMPARE(prompts.at("ann0"), std::string());
        QCOMPARE(prompts.at("bea0"), std::string("bea1"));
    }
    void the_seed_chooses_and_the_order_does_not_matter() {
        auto all = recordings_of({{"ann", 30}});
        const auto first = prompts_of(all, 3);
        QVERIFY(prompts_of(all, 4) != first);
        std::ranges::reverse(all);
        QVERIFY(prompts_of(all, 3) == first);
    }
    void all_recordings_are_prompts_of_some() {
        std::set<std::string> used;
        const auto all = recordings_of({{"ann", 10}});
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            for (const auto& [id, prompt] : prompts_of(all, seed))
                used.insert(prompt);
        QCOMPARE(used.size(), std::size_t{10});
    }
};

FORMANT_TEST(TestPromptPairs)

} // namespace tst_prompt_pairs

#include "tst_prompt_pairs.moc"
