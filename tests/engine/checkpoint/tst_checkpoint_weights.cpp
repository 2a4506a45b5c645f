#include "engine/checkpoint/checkpoint_weights.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <set>

using namespace formant;

namespace tst_checkpoint_weights {

StateTree weights(const std::string& prefix = "") {
    StateTree tree;
    tree[prefix + "encoder.weight"] = at::ones({2, 3});
    tree[prefix + "encoder.bias"] = at::zeros({2});
    return tree;
}

std::set<std::string> names(const Result<NamedTensors>& found) {
    std::set<std::string> all;
    for (const auto& [name, tensor] : found.value_or(NamedTensors()))
        all.insert(name);
    return all;
}

const std::set<std::string> expected = {"encoder.bias", "encoder.weight"};

class TestCheckpointWeights : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_plain_state_dict_is_its_own_weights() {
        QCOMPARE(names(find_weights(weights())), expected);
    }
    void weights_are_found_in_the_entries_that_scripts_use() {
        for (const char* entry : {"state_dict", "model_state_dict", "model", "weights"}) {
            StateTree tree;
            tree["epoch"] = 3;
            tree[entry] = weights();
            QCOMPARE(names(find_weights(tree)), expected);
        }
    }
    void all_networks_of_upstream_hifigan_are_found() {
        StateTree tree;
        tree["generator"] = weights();
        tree["mpd"] = weights();
        tree["steps"] = 100;
        QCOMPARE(names(find_weights(tree)),
                 (std::set<std::string>{"generator.encoder.bias", "generator.encoder.weight",
                                        "mpd.encoder.bias", "mpd.encoder.weight"}));
    }
    void a_string_in_such_an_entry_is_skipped() {
        StateTree tree;
        tree["model"] = "unet"; // as in a checkpoint of this program
        tree["state_dict"] = weights();
        QCOMPARE(names(find_weights(tree)), expected);
    }
    void the_prefix_of_a_wrapper_is_removed() {
        QCOMPARE(names(find_weights(weights("module."))), expected);
        QCOMPARE(names(find_weights(weights("_orig_mod.module."))), expected);
        QCOMPARE(names(find_weights(weights("module._orig_mod."))), expected);
    }
    void a_prefix_not_shared_by_all_is_kept() {
        StateTree tree = weights("module.");
        tree["head"] = at::ones({1});
        QVERIFY(names(find_weights(tree)).contains("module.encoder.bias"));
    }
    void missing_weights_are_an_error_that_names_the_entries() {
        StateTree tree;
        tree["epoch"] = 3;
        for (const StateTree& empty : {tree, StateTree(StateTree::List{1, 2})}) {
            const auto found = find_weights(empty);
            QVERIFY(!found);
            QCOMPARE(found.error().kind, ErrorKind::checkpoint);
            QVERIFY(to_english(found.error().what).find("state_dict") != std::string::npos);
        }
    }
};

FORMANT_TEST(TestCheckpointWeights)

} // namespace tst_checkpoint_weights

#include "tst_checkpoint_weights.moc"
