#include "app/first_run_dialog.h"
#include "engine/base/atomic_file.h"
#include "tests/support/environment.h"
#include "tests/support/gpus/scripted_gpus.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtTest/QtTest>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sstream>

using namespace formant;

namespace tst_first_run_dialog {

DeviceOffers two_cards() {
    const auto message_of = [](const char* text) { return message({"test", text}); };
    return {message_of("Linux: Debian 12"),
            {{"1", "GPU-bb", "RTX 3090", message_of("RTX 3090 (Ampere, sm_86, 24.0 GiB)")},
             {"0", "GPU-aa", "RTX 3060", message_of("RTX 3060 (Ampere, sm_86, 12.0 GiB)")},
             {"cpu", "cpu", "Xeon", message_of("CPU: Xeon, 6 usable threads")}},
            6,
            {message_of("Tesla K80 is there but cannot be used: it is too old")}};
}

std::optional<std::size_t> place_after(const std::string& typed, std::string* shown = nullptr) {
    std::istringstream in(typed);
    std::ostringstream out;
    const auto place = ask_for_device(two_cards(), in, out);
    if (shown != nullptr)
        *shown = out.str();
    return place;
}

/// A new user and the real program. Nothing is trained: the recordings do not exist.
struct Fixture {
    test::TemporaryFolder folder;
    test::ScopedVariable config{"XDG_CONFIG_HOME", folder.path().string()};
    Path kept = folder / "formant" / "gpu_config.json";

    std::vector<std::string> training() const {
        return {"--headless", "--runs", (folder / "runs").string(), "--set",
                "data.corpus=/nowhere/m.csv"};
    }
    static test::ProcessOutput in_terminal(const std::string& answer,
                                           std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {answer, FORMANT_PROGRAM});
        return test::run_python("app/pseudo_terminal.py", arguments);
    }
    test::ProcessOutput train_in_terminal(const std::string& answer,
                                          const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments = training();
        arguments.insert(arguments.end(), more.begin(), more.end());
        return in_terminal(answer, std::move(arguments));
    }
    bool is_kept() const { return std::filesystem::exists(kept); }
    std::string kept_device() const {
        return nlohmann::json::parse(read_file(kept).value())["device"].get<std::string>();
    }
};

bool asks(const test::ProcessOutput& output) {
    return output.standard_output.find("Select the device to train on") != std::string::npos;
}

bool says(const test::ProcessOutput& output, const char* text) {
    return output.standard_output.find(text) != std::string::npos;
}

constexpr int no_corpus = 3;

/// Two cards that NVML lists; CUDA opens neither.
struct TwoCards : test::ScriptedNvml {
    TwoCards()
        : ScriptedNvml(FORMANT_SCRIPTED_NVML,
                       test::scripted_machine({test::scripted_rtx_4090(), test::scripted_t4()})) {}
};

class TestFirstRunDialog : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_question_has_platform_devices_workers_and_notes() {
        const std::string expected =
            "Select the device to train on (Linux: Debian 12)\n\n"
            "  1  RTX 3090 (Ampere, sm_86, 24.0 GiB)  <- suggested\n"
            "  2  RTX 3060 (Ampere, sm_86, 12.0 GiB)\n"
            "  3  CPU: Xeon, 6 usable threads\n\n"
            "Data loader workers: 6\n"
            "Note: Tesla K80 is there but cannot be used: it is too old\n\n";
        QCOMPARE(first_run_text(two_cards()), expected);
    }
    void a_number_chooses_and_enter_takes_the_first() {
        QVERIFY(place_after("2\n") == std::size_t{1});
        QVERIFY(place_after(" 3 \r\n") == std::size_t{2});
        QVERIFY(place_after("\n") == std::size_t{0});
    }
    void an_invalid_number_repeats_the_question_data() {
        QTest::addColumn<QString>("typed");
        for (const char* typed : {"0", "4", "-1", "1.5", "two", "1 2", "99999999999999999999"})
            QTest::newRow(typed) << typed;
    }
    void an_invalid_number_repeats_the_question() {
        QFETCH(const QString, typed);
        std::string shown;
        QVERIFY(place_after(typed.toStdString() + "\n3\n", &shown) == std::size_t{2});
        const std::string refusal =
            fmt::format("'{}' is not a number from 1 to 3\n", typed.toStdString());
        QVERIFY2(shown.find(refusal) != std::string::npos, shown.c_str());
    }
    void the_end_of_the_input_chooses_nothing() {
        QVERIFY(!place_after(""));
        QVERIFY(!place_after("nonsense\n"));
    }
    void only_interactive_users_get_the_question_and_only_once() {
        const FirstRunFacts person{true, true, false, "auto", true, false};
        QVERIFY(should_ask(person));
        FirstRunFacts other = person;
        other.input_is_a_terminal = false;
        QVERIFY(!should_ask(other));
        other = person;
        other.output_is_a_terminal = false;
        QVERIFY(!should_ask(other));
        other = person;
        other.json_log = true;
        QVERIFY(!should_ask(other));
        other = person;
        other.device_is_given = true; // --gpu auto
        QVERIFY(!should_ask(other));
        other = person;
        other.device = "cpu"; // has chosen
        QVERIFY(!should_ask(other));
        other = person;
        other.selection_is_open = false;
        QVERIFY(!should_ask(other));
    }
    void the_first_training_in_a_terminal_asks_and_keeps_the_answer() {
        const Fixture f;
        const TwoCards cards;
        const auto first = f.train_in_terminal("CPU");
        QVERIFY2(asks(first), first.standard_output.c_str());
        QVERIFY(says(first, "is saved in"));
        QCOMPARE(first.exit_code, no_corpus);
        QCOMPARE(f.kept_device(), std::string("cpu"));
        const auto second = f.train_in_terminal("");
        QVERIFY2(!asks(second), second.standard_output.c_str());
        QVERIFY2(says(second, "the CPU, as chosen"), second.standard_output.c_str());
    }
    void ctrl_d_chooses_nothing_and_training_continues() {
        const Fixture f;
        const TwoCards cards;
        const auto output = f.train_in_terminal("Ctrl-D");
        QVERIFY2(says(output, "nothing was chosen"), output.standard_output.c_str());
        QCOMPARE(output.exit_code, no_corpus);
        QVERIFY(!f.is_kept());
    }
    void ctrl_c_chooses_nothing_and_ends_the_program() {
        const Fixture f;
        const TwoCards cards;
        const auto output = f.train_in_terminal("Ctrl-C");
        QVERIFY2(says(output, "nothing was chosen"), output.standard_output.c_str());
        QCOMPARE(output.exit_code, 130);
        QVERIFY(!f.is_kept());
    }
    void there_is_no_question_with_a_named_device_or_json() {
        const Fixture f;
        const TwoCards cards;
        QVERIFY(!asks(f.train_in_terminal("", {"--gpu", "cpu"})));
        QVERIFY(!asks(f.train_in_terminal("", {"--gpu", "auto"})));
        QVERIFY(!asks(f.train_in_terminal("", {"--log-format", "json"})));
        QVERIFY(!f.is_kept());
    }
    void there_is_no_question_where_there_is_only_one_device() {
        const Fixture f;
        const test::ScriptedNvml no_cards(FORMANT_SCRIPTED_NVML, test::scripted_machine({}));
        QVERIFY(!asks(f.train_in_terminal("")));
        QVERIFY(!f.is_kept());
    }
    void without_a_terminal_the_best_device_is_used_and_reported() {
        const Fixture f;
        const auto output = test::run_program(FORMANT_PROGRAM, f.training());
        QCOMPARE(output.exit_code, no_corpus);
        QVERIFY(!asks(output));
        QVERIFY2(output.standard_error.find("runs on ") != std::string::npos,
                 output.standard_error.c_str());
        QVERIFY(!f.is_kept());
    }
    void a_damaged_file_is_set_aside_with_a_message_and_the_question_repeated() {
        const Fixture f;
        const TwoCards cards;
        std::filesystem::create_directories(f.kept.parent_path());
        test::throw_on_error(write_file_atomically(f.kept, "garbage"));
        const auto output = f.train_in_terminal("CPU");
        QVERIFY2(says(output, "gpu_config.json.bad"), output.standard_output.c_str());
        QVERIFY(asks(output));
        QCOMPARE(f.kept_device(), std::string("cpu"));
        QCOMPARE(read_file(f.kept.string() + ".bad").value(), std::string("garbage"));
    }
    void cards_that_cannot_be_used_are_listed_and_can_be_chosen() {
        const Fixture f;
        const TwoCards cards;
        const auto output = f.train_in_terminal("Tesla T4");
        for (const char* part : {"NVIDIA GeForce RTX 4090 (Ada, sm_89", "Tesla T4 (Turing, sm_75",
                                 "seen, not usable: ", "while it is unavailable"})
            QVERIFY2(says(output, part), output.standard_output.c_str());
        QCOMPARE(f.kept_device(), test::scripted_t4()["uuid"].get<std::string>());
    }
    void a_card_that_has_vanished_is_replaced_with_a_message() {
        const Fixture f;
        {
            const TwoCards cards;
            f.train_in_terminal("Tesla T4");
        }
        const auto output = test::run_program(FORMANT_PROGRAM, f.training());
        QVERIFY2(output.standard_error.find("Tesla T4, which was chosen before, cannot be used") !=
                     std::string::npos,
                 output.standard_error.c_str());
        QCOMPARE(output.exit_code, no_corpus); // not of the device
    }
    void reconfigure_asks_again() {
        const Fixture f;
        const std::vector<std::string> again = {"hardware", "--reconfigure"};
        QCOMPARE(Fixture::in_terminal("CPU", again).exit_code, 0);
        const auto output = Fixture::in_terminal("CPU", again);
        QVERIFY2(asks(output), output.standard_output.c_str());
        QCOMPARE(f.kept_device(), std::string("cpu"));
    }
};

FORMANT_TEST(TestFirstRunDialog)

} // namespace tst_first_run_dialog

#include "tst_first_run_dialog.moc"
