#include "engine/train/layer_selection.h"

#include "engine/models/lora_config.h"
#include "engine/models/model_kinds.h"
#include "engine/models/trainable_model.h"
#include "engine/train/train_config.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fnmatch.h>
#include <map>
#include <utility>

namespace formant {
namespace {

/// A recipe as all kinds of model have it: its groups are those of any of them, of which a model
/// has its own.
struct Recipe {
    std::vector<std::string> required; ///< the model must have one of these
    std::vector<std::string> trained;
    std::vector<std::string> frozen; ///< if `trained` is empty: all groups but these are trained
    std::string similar;             ///< recipe with nearly this effect for another kind of model
};

using Recipes = std::map<std::string, Recipe>;

void append(const std::vector<std::string>& more, std::vector<std::string>& all) {
    all.insert(all.end(), more.begin(), more.end());
}

Recipes merged_recipes() {
    Recipes all;
    for (const ModelKind* kind : model_kinds())
        for (const LayerRecipe& recipe : kind->layer_recipes()) {
            Recipe& merged = all[recipe.name];
            merged.required.push_back(recipe.required);
            append(recipe.trained, merged.trained);
            append(recipe.frozen, merged.frozen);
            merged.similar = recipe.similar;
        }
    return all;
}

const Recipes& recipes() {
    static const Recipes all = merged_recipes();
    return all;
}

bool matches_group(const std::string& name, const std::string& group) {
    if (name.ends_with('*'))
        return group.starts_with(name.substr(0, name.size() - 1));
    return group == name;
}

bool matches_any_group(const std::vector<std::string>& names, const std::string& group) {
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& name) { return matches_group(name, group); });
}

std::vector<std::string> group_names(const std::vector<NamedLayers>& groups) {
    std::vector<std::string> names;
    names.reserve(groups.size());
    for (const NamedLayers& group : groups)
        names.push_back(group.name);
    return names;
}

std::string list_of(const std::vector<std::string>& groups) {
    return fmt::format("{}", fmt::join(groups, ", "));
}

bool fits_recipe(const Recipe& recipe, const std::vector<std::string>& groups) {
    return std::any_of(groups.begin(), groups.end(), [&](const std::string& group) {
        return matches_any_group(recipe.required, group);
    });
}

/// Returns the recipe for a model with these groups that comes nearest to another one.
std::string nearest_recipe(const Recipe& recipe, const std::vector<std::string>& groups) {
    const auto similar = recipes().find(recipe.similar);
    return similar != recipes().end() && fits_recipe(similar->second, groups) ? similar->first
                                                                              : "full";
}

Result<void> check_recipe(const std::string& name, const std::vector<std::string>& groups) {
    const Recipe& recipe = recipes().at(name);
    if (fits_recipe(recipe, groups))
        return {};
    if (name == lora_group)
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("train", "train.layers is lora, but model.lora_rank is 0, so "
                                        "there is nothing to train; set the rank "
                                        "(--lora-rank 16)")));
    return fail(ErrorKind::usage,
                message(FORMANT_TR("train", "train.layers is {recipe}, but the model has no "
                                            "'{part}'; its groups are {groups}. Use train.layers: "
                                            "{nearest}, or another model (model.name)"),
                        {{"recipe", name},
                         {"part", recipe.required.front()},
                         {"groups", list_of(groups)},
                         {"nearest", nearest_recipe(recipe, groups)}}));
}

/// LoRA is there so that the layers that it adapts need not be trained.
Result<void> check_full(const std::vector<std::string>& groups) {
    if (std::ranges::find(groups, lora_group) == groups.end())
        return {};
    return fail(
        ErrorKind::usage,
        message(FORMANT_TR("train", "train.layers is full, but model.lora_rank adds LoRA to "
                                    "layers that are to be frozen; set train.layers to "
                                    "lora (--layers lora), or to custom for more")));
}

/// Returns the names of the groups that a recipe trains.
Result<std::vector<std::string>> groups_of_recipe(const std::string& recipe,
                                                  std::vector<std::string> groups) {
    return check_recipe(recipe, groups).map([&] {
        const Recipe& known = recipes().at(recipe);
        std::erase_if(groups, [&](const std::string& group) {
            return known.trained.empty() ? matches_any_group(known.frozen, group)
                                         : !matches_any_group(known.trained, group);
        });
        return groups;
    });
}

Error no_such_layers(const std::string& pattern, const std::vector<std::string>& groups) {
    return {ErrorKind::usage,
            message(FORMANT_TR("train", "train.layer_patterns: the model has no layers "
                                        "'{pattern}'; its groups are {groups}, and a pattern may "
                                        "also be the beginning of a parameter's name"),
                    {{"pattern", pattern}, {"groups", list_of(groups)}})};
}

Message append_to_list(Message list, Message last) {
    if (list.empty())
        return last;
    return message(FORMANT_TR("train", "{list}, {last}"),
                   {{"list", std::move(list)}, {"last", std::move(last)}});
}

bool is_group_trained(const NamedLayers& group, const ModelLayers& layers,
                      const std::set<std::string>& trained) {
    return std::any_of(layers.parameters.begin(), layers.parameters.end(),
                       [&](const ParameterSize& parameter) {
                           return group.holds(parameter.name) && trained.contains(parameter.name);
                       });
}

/// Lists the titles of the groups with (`is_trained`) or without a trained parameter.
Message group_titles(const ModelLayers& layers, const std::set<std::string>& trained,
                     bool is_trained) {
    Message list;
    for (const NamedLayers& group : layers.groups)
        if (is_group_trained(group, layers, trained) == is_trained)
            list = append_to_list(std::move(list), {"layers", group.title, {}});
    return list;
}

Message layer_summary(const ModelLayers& layers, const std::set<std::string>& trained) {
    std::int64_t total = 0, trained_elements = 0;
    for (const ParameterSize& parameter : layers.parameters) {
        total += parameter.elements;
        trained_elements += trained.contains(parameter.name) ? parameter.elements : 0;
    }
    const Message frozen = group_titles(layers, trained, false);
    return message(frozen.empty()
                       ? FORMANT_TR("train", "{trained} of {all} parameters are trained: "
                                             "{layers}")
                       : FORMANT_TR("train", "{trained} of {all} parameters are trained: "
                                             "{layers}; frozen: {fixed}"),
                   {{"trained", std::to_string(trained_elements)},
                    {"all", std::to_string(total)},
                    {"layers", group_titles(layers, trained, true)},
                    {"fixed", frozen}});
}

bool matches_parameter(const std::string& pattern, const std::string& parameter) {
    return parameter == pattern || parameter.starts_with(pattern + ".") ||
           ::fnmatch(pattern.c_str(), parameter.c_str(), 0) == 0;
}

class LayerSelector {
  public:
    LayerSelector(const std::vector<ParameterSize>& parameters,
                  const std::vector<NamedLayers>& groups)
        : parameters_(parameters), groups_(groups) {}

    Result<void> add(const std::string& pattern) {
        const auto group =
            std::find_if(groups_.begin(), groups_.end(),
                         [&](const NamedLayers& named) { return named.name == pattern; });
        std::size_t found = 0;
        for (const ParameterSize& parameter : parameters_) {
            if (!(group != groups_.end() ? group->holds(parameter.name)
                                         : matches_parameter(pattern, parameter.name)))
                continue;
            trained_.insert(parameter.name);
            ++found;
        }
        return found > 0 ? Result<void>() : fail(no_such_layers(pattern, group_names(groups_)));
    }

    void add_all() {
        for (const ParameterSize& parameter : parameters_)
            trained_.insert(parameter.name);
    }

    LayerSelection selection() const {
        return {trained_, layer_summary({parameters_, groups_}, trained_), false};
    }

  private:
    const std::vector<ParameterSize>& parameters_;
    const std::vector<NamedLayers>& groups_;
    std::set<std::string> trained_;
};

Result<std::vector<std::string>> resolve_patterns(const TrainableLayerSpec& spec,
                                                  const std::vector<NamedLayers>& groups) {
    if (recipes().contains(spec.layers))
        return groups_of_recipe(spec.layers, group_names(groups));
    return check_layer_spec(spec).map([&] { return spec.patterns; });
}

/// Returns whether a pattern can select something of a model with these parts. The names of single
/// parameters are unknown, so only the part before the first dot is compared.
bool can_match(const std::string& pattern, const LayerNames& names) {
    const std::string literal = pattern.substr(0, pattern.find_first_of("*?[\\"));
    const std::string part = literal.substr(0, literal.find('.'));
    const bool is_whole = literal == pattern || part != literal;
    return std::ranges::find(names.groups, pattern) != names.groups.end() ||
           std::ranges::any_of(names.prefixes, [&](const std::string& prefix) {
               return is_whole ? prefix == part : prefix.starts_with(part);
           });
}

} // namespace

std::vector<std::string> layer_choices() {
    std::vector<std::string> choices = {"full"};
    for (const ModelKind* kind : model_kinds())
        for (const LayerRecipe& recipe : kind->layer_recipes())
            if (std::ranges::find(choices, recipe.name) == choices.end())
                choices.push_back(recipe.name);
    choices.emplace_back("custom");
    return choices;
}

bool NamedLayers::holds(const std::string& parameter) const {
    return std::any_of(parameter_prefixes.begin(), parameter_prefixes.end(),
                       [&](const std::string& prefix) { return parameter.starts_with(prefix); });
}

Result<void> check_layer_spec(const TrainableLayerSpec& spec) {
    if (spec.layers != "custom" || !spec.patterns.empty())
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("train", "train.layers is custom, but train.layer_patterns "
                                            "is empty")));
}

Result<void> check_layer_spec(const TrainableLayerSpec& spec, const LayerNames& names) {
    if (spec.layers == "full")
        return check_full(names.groups);
    if (recipes().contains(spec.layers))
        return check_recipe(spec.layers, names.groups);
    if (spec.layers == "custom")
        for (const std::string& pattern : spec.patterns)
            if (!can_match(pattern, names))
                return fail(no_such_layers(pattern, names.groups));
    return {};
}

Result<LayerSelection> select_layers(const TrainableLayerSpec& spec,
                                     const std::vector<ParameterSize>& parameters,
                                     const std::vector<NamedLayers>& groups) {
    LayerSelector selector(parameters, groups);
    if (spec.layers == "full")
        return check_full(group_names(groups)).map([&] {
            selector.add_all();
            return selector.selection();
        });
    const auto patterns = resolve_patterns(spec, groups);
    if (!patterns)
        return fail(patterns.error());
    for (const std::string& pattern : *patterns)
        if (auto added = selector.add(pattern); !added)
            return fail(added.error());
    LayerSelection selection = selector.selection();
    selection.only_new_text_tokens = spec.layers == new_tokens_recipe;
    return selection;
}

Result<LayerSelection> select_layers(const TrainConfig& config, const TrainableModel& model) {
    const ModelLayers layers = layers_of(model);
    return select_layers({config.layers, config.layer_patterns}, layers.parameters, layers.groups);
}

Result<void> check_new_text_tokens(bool has_new_tokens) {
    if (has_new_tokens)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("train", "train.layers is new_tokens, but the pretrained "
                                            "weights have all tokens of text.tokenizer; train "
                                            "other layers")));
}

Result<void> check_trains_any(const LayerSelection& selection, const TrainableModel& model) {
    if (!selection.only_new_text_tokens)
        return {};
    const auto buffers = model.named_buffers();
    const at::Tensor* rows = buffers.find(model.new_text_tokens());
    return check_new_text_tokens(rows != nullptr && rows->any().item<bool>());
}

ModelLayers layers_of(const TrainableModel& model) {
    std::set<std::string> in_phases;
    for (const PhaseSpec& phase : model.phases())
        in_phases.insert(phase.parameters.begin(), phase.parameters.end());
    ModelLayers layers;
    for (const auto& parameter : model.named_parameters())
        if (in_phases.contains(parameter.key()))
            layers.parameters.push_back({parameter.key(), parameter.value().numel()});
    for (const LayerGroup& group : model.layer_groups())
        layers.groups.push_back({group.name, group.title, group.parameter_prefixes});
    return layers;
}

} // namespace formant
