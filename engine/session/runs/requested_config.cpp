#include "engine/session/runs/requested_config.h"

#include "engine/base/os/os_files.h"
#include "engine/session/interop/third_party_settings.h"
#include "engine/session/runs/run_folder.h"
#include "engine/session/runs/run_name.h"

namespace formant {
namespace {

constexpr const char* former_name = "run"; // of all unnamed runs

/// A pipe or a missing file identifies no configuration.
std::string identity_of(const Path& file) {
    std::error_code unreadable; // reported when it is loaded
    if (file.empty() || !std::filesystem::is_regular_file(file, unreadable))
        return "";
    return std::filesystem::absolute(file).lexically_normal().string();
}

/// Finds the run of a configuration that names none.
class UnnamedRun {
  public:
    UnnamedRun(Path runs, Path corpus, std::string file)
        : runs_(std::move(runs)), corpus_(std::move(corpus)), file_(std::move(file)) {}

    std::string name() const {
        const std::string first = first_name();
        if (!path_exists(runs_ / first) && path_exists(runs_ / former_name) &&
            belongs_to_it(former_name))
            return former_name;
        return free_run_name(first, [this](const std::string& name) {
            return path_exists(runs_ / name) && !belongs_to_it(name);
        });
    }

  private:
    std::string first_name() const {
        const std::string file = Path(file_).stem().string();
        if (!file.empty() && file != "config")
            return plain_run_name(file);
        return corpus_.empty() ? former_name : corpus_run_name(corpus_);
    }
    /// A configuration file that was moved keeps its run, if the recordings are the same.
    bool belongs_to_it(const std::string& name) const {
        const std::string starter = RunFolder::unnamed_config_of(runs_ / name);
        if (!starter.empty() && starter == file_)
            return true;
        const bool is_of_another_file = !starter.empty() && path_exists(starter);
        return !is_of_another_file && is_run_on_corpus(runs_ / name, corpus_);
    }

    Path runs_, corpus_;
    std::string file_;
};

Result<RunConfig> load_named_config(const RunRequest& request) {
    return with_third_party_settings({request.config_file, request.settings})
        .and_then([](const ConfigSource& source) {
            return load_run_config(source.file, source.settings);
        });
}

} // namespace

std::string unnamed_run_name(const Path& runs, const Path& corpus, const Path& file) {
    return UnnamedRun(runs, corpus, identity_of(file)).name();
}

Result<RequestedConfig> load_requested_config(const RunRequest& request) {
    return load_named_config(request).map([&](RunConfig config) {
        RequestedConfig requested{std::move(config), ""};
        if (!requested.config.name.empty())
            return requested;
        requested.unnamed_file = identity_of(request.config_file);
        requested.config.name = unnamed_run_name(runs_folder(request), requested.config.data.corpus,
                                                 requested.unnamed_file);
        return requested;
    });
}

Result<RunConfig> load_run_config(const RunRequest& request) {
    return load_requested_config(request).map(
        [](RequestedConfig requested) { return std::move(requested.config); });
}

} // namespace formant
