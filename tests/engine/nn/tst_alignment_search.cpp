#include "engine/checkpoint/pickle_file.h"
#include "engine/nn/alignment_search.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <QtTest/QtTest>

using namespace formant;

namespace tst_alignment_search {

at::Tensor lengths(const std::vector<std::int64_t>& values) {
    return at::tensor(values, at::kLong);
}

/// Returns the best score of all monotonic paths from the first token to the last, by brute force.
double best_of_all(const at::Tensor& score, std::int64_t token, std::int64_t frame) {
    const double here = score[token][frame].item<double>();
    if (frame == score.size(1) - 1)
        return token == score.size(0) - 1 ? here : -1e30;
    const double stay = best_of_all(score, token, frame + 1);
    const double move =
        token + 1 < score.size(0) ? best_of_all(score, token + 1, frame + 1) : -1e30;
    return here + std::max(stay, move);
}

double score_of(const at::Tensor& score, const at::Tensor& frame_tokens) {
    return score.gather(0, frame_tokens.unsqueeze(0)).sum().item<double>();
}

bool is_monotonic_from_first_to_last(const at::Tensor& path, std::int64_t tokens) {
    const at::Tensor steps = path.diff();
    return path[0].item<std::int64_t>() == 0 && path[-1].item<std::int64_t>() == tokens - 1 &&
           ((steps == 0) | (steps == 1)).all().item<bool>();
}

class TestAlignmentSearch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_path_of_a_small_problem_is_optimal() {
        at::manual_seed(1);
        for (std::int64_t tokens = 1; tokens <= 5; ++tokens)
            for (std::int64_t frames = tokens; frames <= 9; ++frames) {
                const at::Tensor score = at::randn({tokens, frames});
                const at::Tensor path =
                    alignment_search(score.unsqueeze(0), lengths({tokens}), lengths({frames}))[0];
                QVERIFY(is_monotonic_from_first_to_last(path, tokens));
                QVERIFY(std::abs(score_of(score, path) - best_of_all(score, 0, 0)) < 1e-5);
            }
    }
    void padding_has_no_effect_and_is_not_in_the_path() {
        at::manual_seed(2);
        const at::Tensor score = at::randn({1, 4, 11});
        const at::Tensor padded = at::full({2, 7, 20}, 1e9f);
        padded.slice(0, 1, 2).slice(1, 0, 4).slice(2, 0, 11).copy_(score);
        const at::Tensor alone = alignment_search(score, lengths({4}), lengths({11}));
        const at::Tensor among = alignment_search(padded, lengths({7, 4}), lengths({20, 11}));
        QVERIFY(at::equal(among[1].slice(0, 0, 11), alone[0]));
        QCOMPARE(among[1].slice(0, 11, 20).sum().item<std::int64_t>(), 0);
    }
    void the_input_is_not_modified() {
        const at::Tensor score = at::randn({1, 4, 11}), before = score.clone();
        alignment_search(score, lengths({4}), lengths({11}));
        QVERIFY(at::equal(score, before));
    }
    void the_result_does_not_depend_on_the_number_of_threads() {
        const at::Tensor score = at::randn({9, 30, 140});
        const at::Tensor tokens = at::full({9}, 30, at::kLong),
                         frames = at::full({9}, 140, at::kLong);
        const at::Tensor many = alignment_search(score, tokens, frames);
        const int threads = at::get_num_threads();
        at::set_num_threads(1);
        const at::Tensor one = alignment_search(score, tokens, frames);
        at::set_num_threads(threads);
        QVERIFY(at::equal(many, one));
    }
    void fewer_frames_than_tokens_stays_within_the_tensor() {
        const at::Tensor path =
            alignment_search(at::randn({1, 6, 4}), lengths({6}), lengths({4}))[0];
        QVERIFY(path.min().item<std::int64_t>() >= 0 && path.max().item<std::int64_t>() <= 5);
    }
    void durations_count_the_frames_of_each_token() {
        const at::Tensor path = at::tensor({0, 0, 1, 2, 2, 0, 1, 1, 0, 0}, at::kLong).view({2, 5});
        const at::Tensor durations = token_durations(path, lengths({5, 3}), 4);
        QVERIFY(at::equal(durations, at::tensor({2, 1, 2, 0, 1, 2, 0, 0}, at::kLong).view({2, 4})));
    }
    void equals_plain_dynamic_programming_in_python() {
        at::manual_seed(3);
        const at::Tensor score = at::randn({6, 25, 120}) * 10;
        const at::Tensor tokens = lengths({25, 1, 13, 20, 7, 25});
        const at::Tensor frames = lengths({120, 40, 13, 77, 120, 26});
        StateTree recorded;
        recorded["score"] = score;
        recorded["tokens"] = tokens;
        recorded["frames"] = frames;
        recorded["paths"] = alignment_search(score, tokens, frames);
        const test::TemporaryFolder folder;
        QVERIFY(write_pickle(folder / "alignment.pt", recorded));
        const auto output = test::run_python("engine/nn/alignment_reference.py",
                                             {(folder / "alignment.pt").string()});
        QVERIFY2(output.exit_code == 0, (output.standard_output + output.standard_error).c_str());
    }
};

FORMANT_TEST(TestAlignmentSearch)

} // namespace tst_alignment_search

#include "tst_alignment_search.moc"
