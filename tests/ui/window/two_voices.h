#pragma once

#include "engine/base/atomic_file.h"
#include "engine/session/config/run_config.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_request.h"
#include "engine/train/metrics/event_json.h"
#include "tests/support/environment.h"
#include "tests/support/started_run.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/throw_on_error.h"
#include "tests/ui/plots/synthetic_run.h"

#include <QtCore/QString>
#include <fmt/format.h>

namespace formant::test {

/// The configurations `anna.yaml` and `berta.yaml`, and the folder of their runs.
struct TwoVoices {
    TemporaryFolder folder;
    ScopedVariable config{"XDG_CONFIG_HOME", (folder / "home/config").string()};
    ScopedVariable state{"XDG_STATE_HOME", (folder / "home/state").string()};
    ScopedVariable data{"XDG_DATA_HOME", (folder / "home/data").string()};

    TwoVoices() {
        for (const std::string name : {"anna", "berta"})
            throw_on_error(write_file_atomically(folder / (name + ".yaml"), yaml(name)));
    }
    static std::string yaml(const std::string& name) {
        return fmt::format("name: {}\ndata:\n  corpus: recordings\n", name);
    }
    QString file(const std::string& name) const {
        return QString::fromStdString((folder / (name + ".yaml")).string());
    }
    QString run(const std::string& name) const {
        return QString::fromStdString((folder / "runs" / name).string());
    }
    RunRequest base() const {
        RunRequest request;
        request.runs_folder = (folder / "runs").string();
        request.device = "cpu";
        request.decode_program = FORMANT_PROGRAM;
        return request;
    }
    RunRequest request(const std::string& name) const {
        RunRequest request = base();
        request.config_file = file(name).toStdString();
        return request;
    }
    /// Creates the folder of a run that reached `step` of 1000 and saved at `saved_step`.
    void train(const std::string& name, int step, int saved_step, RunPhase phase,
               const std::string& more_metrics = "") const {
        const Path started_from = folder / (name + ".yaml");
        const std::string started = run_config_yaml(load_run_config(started_from, {}).value());
        const RunFolder run = start_in_folder(folder / "runs", name, started).value();
        throw_on_error(run.save_state({phase, step, {}}));
        std::string metrics = more_metrics;
        for (int one = 1; one <= step; ++one)
            metrics += event_as_json_lines(synthetic_step(one));
        throw_on_error(write_file_atomically(RunFolder::metrics_of(run.path()), metrics));
        throw_on_error(write_file_atomically(RunFolder::checkpoints_of(run.path()) /
                                                 fmt::format("step_{}.pt", saved_step),
                                             fmt::format("PK{:100}PK\5\6{:18}", "", "")));
    }
};

} // namespace formant::test
