#include "engine/train/layer_selection.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fnmatch.h>

namespace formant {
namespace {

Message and_then(Message list, Message last) {
    if (list.empty())
        return last;
    return message(FORMANT_TR("train", "{list}, {last}"),
                   {{"list", std::move(list)}, {"last", std::move(last)}});
}

bool is_in(const NamedLayers& group, const std::string& parameter) {
    return std::any_of(group.parameter_prefixes.begin(), group.parameter_prefixes.end(),
                       [&](const std::string& prefix) { return parameter.starts_with(prefix); });
}

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
            if (!(group != groups_.end() ? is_in(*group, parameter.name)
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

    LayerSelection selection() const { return {trained_, summary()}; }

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

    bool is_trained(const NamedLayers& group) const {
        return std::any_of(
            parameters_.begin(), parameters_.end(), [&](const ParameterSize& parameter) {
                return is_in(group, parameter.name) && trained_.contains(parameter.name);
            });
    }

    /// Titles of the groups of which something is trained, or nothing.
    Message titles(bool trained) const {
        Message list;
        for (const NamedLayers& group : groups_)
            if (is_trained(group) == trained)
                list = and_then(std::move(list), {"layers", group.title, {}});
        return list;
    }

    Message summary() const {
        std::int64_t all = 0, trained = 0;
        for (const ParameterSize& parameter : parameters_) {
            all += parameter.elements;
            trained += trained_.contains(parameter.name) ? parameter.elements : 0;
        }
        const Message fixed = titles(false);
        return message(fixed.empty()
                           ? FORMANT_TR("train", "{trained} of {all} parameters are trained: "
                                                 "{layers}")
                           : FORMANT_TR("train", "{trained} of {all} parameters are trained: "
                                                 "{layers}; unchanged stays: {fixed}"),
                       {{"trained", std::to_string(trained)},
                        {"all", std::to_string(all)},
                        {"layers", titles(true)},
                        {"fixed", fixed}});
    }

    const std::vector<ParameterSize>& parameters_;
    const std::vector<NamedLayers>& groups_;
    std::set<std::string> trained_;
};

std::vector<std::string> patterns_of(const LayerChoice& choice) {
    if (choice.layers == "custom")
        return choice.patterns;
    return {choice.layers == "unet_only" ? "unet" : choice.layers};
}

} // namespace

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
    if (auto checked = check_layer_choice(choice); !checked)
        return fail(checked.error());
    for (const std::string& pattern : patterns_of(choice))
        if (auto added = selector.add(pattern); !added)
            return fail(added.error());
    return selector.selection();
}

} // namespace formant
