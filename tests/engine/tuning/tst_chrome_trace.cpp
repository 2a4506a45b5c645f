#include "engine/base/atomic_file.h"
#include "engine/tuning/chrome_trace.h"
#include "tests/support/python.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

using namespace formant;

namespace tst_chrome_trace {

std::vector<StageSpan> spans() {
    return {{Stage::features, 1, 1, 3.5}, {Stage::forward, 0, 2, 4}, {Stage::step, 0, 0, 5}};
}

class TestChromeTrace : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void every_span_is_a_complete_event_in_microseconds() {
        const auto trace = nlohmann::json::parse(chrome_trace(spans()));
        std::vector<nlohmann::json> complete;
        for (const auto& event : trace.at("traceEvents"))
            if (event.at("ph") == "X")
                complete.push_back(event);
        QCOMPARE(complete.size(), std::size_t{3});
        QVERIFY(complete[0].at("name") == "features" && complete[0].at("tid") == 1);
        QCOMPARE(complete[0].at("ts").get<double>(), 1000.0);
        QCOMPARE(complete[0].at("dur").get<double>(), 2500.0);
    }
    void the_rows_have_names() {
        const auto trace = nlohmann::json::parse(chrome_trace(spans()));
        std::map<int, std::string> rows;
        for (const auto& event : trace.at("traceEvents"))
            if (event.at("ph") == "M")
                rows[event.at("tid").get<int>()] = event.at("args").at("name").get<std::string>();
        const std::map<int, std::string> expected = {{0, "training"}, {1, "worker 1"}};
        QVERIFY(rows == expected);
    }
    void other_json_parsers_accept_it() {
        const test::TemporaryFolder folder;
        QVERIFY(write_chrome_trace(folder / "trace.json", spans()));
        const auto checked =
            test::run_python("engine/tuning/check_trace.py", {(folder / "trace.json").string()});
        QVERIFY2(checked.exit_code == 0, checked.standard_error.c_str());
    }
    void an_unwritable_path_is_a_disk_error() {
        QCOMPARE(write_chrome_trace("/proc/trace.json", spans()).error().kind, ErrorKind::disk);
    }
};

FORMANT_TEST(TestChromeTrace)

} // namespace tst_chrome_trace

#include "tst_chrome_trace.moc"
