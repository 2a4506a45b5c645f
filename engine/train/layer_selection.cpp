#include "engine/train/layer_selection.h"

#include "engine/train/layer_recipes.h"
#include "engine/train/layer_summary.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fnmatch.h>

namespace formant {
namespace {

bool matches(const std::string& pattern, const std::string& parameter) {
    return parameter == pattern || parameter.starts_with(pattern + ".") ||
           ::fnmatch(pattern.c_str(), parameter.c_str(), 0) == 0;
}

class Selector {
  public:
    Selector(const std::vector<ParameterSize>& parameters, const std::vector<NamedLayers>& groups)
        : parameters_(parameters), groups_(groups) {}

    Result<void> add(const std::string& pattern) {
        const auto group =
            std::find_if(groups_.begin(), groups_.end(),
                         [&](const NamedLayers& named) { return named.name == pattern; });
        std::size_t found = 0;
        for (const ParameterSize& parameter : parameters_) {
            if (!(group != groups_.end() ? group->holds(parameter.name)
                                         : matches(pattern, parameter.name)))
                continue;
            trained_.insert(parameter.name);
            ++found;
        }
        return found > 0 ? Result<void>() : no_such_layers(pattern);
    }

    void add_all() {
        for (const ParameterSize& parameter : parameters_)
            trained_.insert(parameter.name);
    }

    LayerSelection selection() const {
        return {trained_, layer_summary({parameters_, groups_}, trained_)};
    }

  private:
    Result<void> no_such_layers(const std::string& pattern) const {
        std::vector<std::string> names;
        for (const NamedLayers& group : groups_)
            names.push_back(group.name);
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("train", "the model has no layers '{pattern}'; its groups "
                                        "are {groups}, and a pattern may also be the "
                                        "beginning of a parameter's name"),
                    {{"pattern", pattern}, {"groups", fmt::format("{}", fmt::join(names, ", "))}}));
    }

    const std::vector<ParameterSize>& parameters_;
    const std::vector<NamedLayers>& groups_;
    std::set<std::string> trained_;
};

Result<std::vector<std::string>> patterns_of(const LayerChoice& choice,
                                             const std::vector<NamedLayers>& groups) {
    if (is_layer_recipe(choice.layers))
        return groups_of_recipe(choice.layers, groups);
    return check_layer_choice(choice).map([&] { return choice.patterns; });
}

} // namespace

bool NamedLayers::holds(const std::string& parameter) const {
    return std::any_of(parameter_prefixes.begin(), parameter_prefixes.end(),
                       [&](const std::string& prefix) { return parameter.starts_with(prefix); });
}

Result<void> check_layer_choice(const LayerChoice& choice) {
    if (choice.layers != "custom" || !choice.patterns.empty())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("train", "train.layers is custom, but train.layer_patterns "
                                            "names nothing to train")));
}

Result<LayerSelection> select_layers(const LayerChoice& choice,
                                     const std::vector<ParameterSize>& parameters,
                                     const std::vector<NamedLayers>& groups) {
    Selector selector(parameters, groups);
    if (choice.layers == "full") {
        selector.add_all();
        return selector.selection();
    }
    const auto patterns = patterns_of(choice, groups);
    if (!patterns)
        return fail(patterns.error());
    for (const std::string& pattern : *patterns)
        if (auto added = selector.add(pattern); !added)
            return fail(added.error());
    return selector.selection();
}

} // namespace formant
