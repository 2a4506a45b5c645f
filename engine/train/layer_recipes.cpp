#include "engine/train/layer_recipes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace formant {
namespace {

/// Groups by name; a name that ends in an asterisk stands for all that begin so.
struct Recipe {
    std::vector<std::string> about; ///< one of these must be there
    std::vector<std::string> trained;
    std::vector<std::string> fixed; ///< where `trained` is empty: all but these
};

const std::map<std::string, Recipe>& recipes() {
    static const std::map<std::string, Recipe> all = {
        {"global_encoder", {{"global_encoder"}, {"global_encoder"}, {}}},
        {"unet_only", {{"unet"}, {"unet"}, {}}},
        {"decoder_only",
         {{"decoder"}, {"decoder", "scale_discriminator*", "period_discriminator*"}, {}}},
        {"freeze_text_encoder", {{"text_encoder"}, {}, {"text_encoder"}}},
        {"speaker_adaptation",
         {{"decoder", "unet"},
          {"speaker_embedding", "flow", "global_encoder", "decoder", "unet", "scale_discriminator*",
           "period_discriminator*"},
          {}}}};
    return all;
}

bool stands_for(const std::string& name, const std::string& group) {
    if (name.ends_with('*'))
        return group.starts_with(name.substr(0, name.size() - 1));
    return group == name;
}

bool is_among(const std::vector<std::string>& names, const std::string& group) {
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& name) { return stands_for(name, group); });
}

std::vector<std::string> names_of(const std::vector<NamedLayers>& groups) {
    std::vector<std::string> names;
    names.reserve(groups.size());
    for (const NamedLayers& group : groups)
        names.push_back(group.name);
    return names;
}

} // namespace

bool is_layer_recipe(const std::string& layers) {
    return recipes().contains(layers);
}

Result<std::vector<std::string>> groups_of_recipe(const std::string& recipe,
                                                  const std::vector<NamedLayers>& groups) {
    const Recipe& known = recipes().at(recipe);
    std::vector<std::string> all = names_of(groups);
    if (std::none_of(all.begin(), all.end(),
                     [&](const std::string& group) { return is_among(known.about, group); }))
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("train", "train.layers is {recipe}, but the model has no "
                                                "'{part}'; its groups are {groups}"),
                            {{"recipe", recipe},
                             {"part", known.about.front()},
                             {"groups", fmt::format("{}", fmt::join(all, ", "))}}));
    std::erase_if(all, [&](const std::string& group) {
        return known.trained.empty() ? is_among(known.fixed, group)
                                     : !is_among(known.trained, group);
    });
    return all;
}

} // namespace formant
