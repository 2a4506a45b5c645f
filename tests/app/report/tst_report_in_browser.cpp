#include "engine/base/atomic_file.h"
#include "tests/app/training/training_process.h"
#include "tests/support/test_registry.h"
#include "tests/support/throw_on_error.h"

#include <QtCore/QStandardPaths>
#include <QtTest/QtTest>
#include <fmt/format.h>

using namespace formant;

namespace tst_report_in_browser {

using Json = nlohmann::json;

/// Looks at the page in a browser, and replaces it by what was seen, as JSON.
const char* const probe = R"(<script>
addEventListener("load", async () => {
    const sounds = [...document.querySelectorAll("audio")];
    await Promise.all(sounds.map(sound => sound.readyState > 0 || sound.error ? null :
        new Promise(done => { sound.onloadedmetadata = sound.onerror = done; sound.load(); })));
    const drawn = element => { const box = element.getBoundingClientRect(); return box.width * box.height > 0; };
    const within = (part, whole) => part.left >= whole.left - 1 && part.right <= whole.right + 1 &&
        part.top >= whole.top - 1 && part.bottom <= whole.bottom + 1;
    const plots = [...document.querySelectorAll("svg")];
    const seen = {
        headings: [...document.querySelectorAll("h1, h2")].map(heading => heading.innerText),
        plots: plots.length,
        emptyPlots: plots.filter(plot => !plot.querySelector("path, polyline, line, circle") || !drawn(plot)).length,
        cutTexts: plots.flatMap(plot => [...plot.querySelectorAll("text")].filter(text =>
            !within(text.getBoundingClientRect(), plot.getBoundingClientRect())).map(text => text.textContent)),
        seconds: sounds.map(sound => sound.error ? sound.error.message : sound.duration),
        loaded: performance.getEntriesByType("resource").map(entry => entry.name.slice(0, 60))
            .filter(name => !name.startsWith("data:")),
        brokenLinks: [...document.querySelectorAll("a[href^='#']")].map(link => link.hash)
            .filter(hash => !document.getElementById(decodeURIComponent(hash.slice(1)))),
        tooWide: document.documentElement.scrollWidth - innerWidth,
    };
    document.documentElement.innerHTML = "";
    document.documentElement.append("SEEN" + JSON.stringify(seen) + "NEES");
});
</script>)";

struct Fixture : test::TrainingProcess {
    void train(const std::string& name) const {
        const auto trained = TrainingProcess::train(
            {"--set", "name=" + name, "--set", "train.max_steps=6", "--set",
             "train.sample_interval_steps=3", "--set", "train.valid_interval_steps=3"});
        QVERIFY2(trained.exit_code == 0, trained.standard_error.c_str());
    }
    Path report(std::vector<std::string> names) const {
        names.insert(names.begin(), "report");
        names.insert(names.end(), {"--runs", runs().string()});
        const auto report = test::run_program(FORMANT_PROGRAM, names);
        const std::string& said = report.standard_output;
        return said.substr(0, said.find('\n'));
    }
    /// Returns what a browser without a network makes of a page in a window of that width.
    Json seen(const Path& page, int width) const {
        std::string html = read_file(page).value();
        // The page allows no script; its copy allows the probe.
        const std::string policy = "default-src &#39;none&#39;";
        html.replace(html.find(policy), policy.size(),
                     policy + "; script-src &#39;unsafe-inline&#39;");
        const Path probed = folder / "probed.html";
        test::throw_on_error(write_file_atomically(probed, html + probe));
        QProcess browser;
        browser.start(QStandardPaths::findExecutable("chromium"),
                      {"--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000",
                       "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr",
                       QString("--user-data-dir=%1")
                           .arg(QString::fromStdString((folder / "browser").string())),
                       QString("--window-size=%1,900").arg(width), "--dump-dom",
                       QString::fromStdString("file://" + probed.string())});
        browser.waitForFinished(120'000);
        const QStringList lines = QString(browser.readAllStandardError()).split('\n');
        const QStringList messages = lines.filter("CONSOLE");
        if (!messages.isEmpty())
            return Json{{"console", messages.join('\n').toStdString()}};
        const QString dom = browser.readAllStandardOutput();
        const auto begin = dom.indexOf("SEEN") + 4;
        return Json::parse(dom.mid(begin, dom.indexOf("NEES") - begin).toStdString(), nullptr,
                           /*allow_exceptions=*/false);
    }
};

void expect_whole(const Json& seen) {
    const std::string all = seen.dump(1);
    QVERIFY2(seen.contains("plots"), all.c_str());
    QVERIFY2(seen["plots"] > 0 && seen["emptyPlots"] == 0, all.c_str());
    for (const char* faults : {"cutTexts", "loaded", "brokenLinks"})
        QVERIFY2(seen[faults].empty(), all.c_str());
    QVERIFY2(seen["tooWide"] <= 0, all.c_str());
}

/// Opens reports in Chromium, wide and narrow: all they contain is shown, and they load nothing
/// else.
class TestReportInBrowser : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        QVERIFY2(!QStandardPaths::findExecutable("chromium").isEmpty(), "chromium is missing");
    }
    void the_report_of_a_run_shows_its_plots_and_plays_its_samples() {
        const Fixture f;
        f.train("small");
        const Path page = f.report({"small"});
        for (const int width : {1400, 600}) {
            const Json seen = f.seen(page, width);
            expect_whole(seen);
            QVERIFY2(seen["headings"].size() > 4, seen.dump(1).c_str());
            QVERIFY2(!seen["seconds"].empty(), seen.dump(1).c_str());
            for (const Json& seconds : seen["seconds"])
                QVERIFY2(seconds.is_number() && seconds > 0, seen.dump(1).c_str());
        }
    }
    void a_comparison_shows_the_plots_of_several_runs() {
        const Fixture f;
        f.train("maria");
        f.train("pia");
        const Path page = f.report({"maria", "pia"});
        for (const int width : {1400, 600})
            expect_whole(f.seen(page, width));
    }
};

FORMANT_TEST(TestReportInBrowser)

} // namespace tst_report_in_browser

#include "tst_report_in_browser.moc"
