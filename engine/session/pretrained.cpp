#include "engine/session/pretrained.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os_files.h"
#include "engine/checkpoint/checkpoint_file.h"
#include "engine/checkpoint/checkpoint_parts.h"
#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/models/public_names.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"

#include <ATen/ATen.h>

#include <sstream>

namespace formant {
namespace {

Result<void> check_model_name(const Path& file, const StateTree& state, const std::string& model) {
    const auto saved = state.get<std::string>("model");
    if (!saved || *saved == model)
        return {};
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("session", "{file} (train.pretrained_path) holds a model "
                                              "'{saved}', and model.name is '{model}'"),
                        {{"file", file.string()}, {"saved", *saved}, {"model", model}}));
}

void add_tensors(const StateTree& tree, const std::string& prefix, StateTree::Map& weights) {
    for (const auto& [name, child] : tree.map())
        if (std::holds_alternative<at::Tensor>(child.value()))
            weights.emplace(prefix + name, child);
}

/// HiFi-GAN's files hold a state dict for each network.
StateTree::Map networks_in(const StateTree& state) {
    StateTree::Map weights;
    for (const char* network : {"generator", "mpd", "msd"})
        if (state.contains(network) && state.map().at(network).is_map())
            add_tensors(state.map().at(network), std::string(network) + ".", weights);
    return weights;
}

Result<StateTree::Map> foreign_weights(const StateTree& state, const std::string& model) {
    StateTree::Map weights = model == "hifigan" ? networks_in(state) : StateTree::Map();
    if (weights.empty()) {
        const auto found = find_weights(state);
        if (!found)
            return fail(found.error());
        weights = StateTree::Map(found->begin(), found->end());
    }
    return own_names(model, weights);
}

Result<StateTree::Map> weights_in(const StateTree& state, const std::string& model) {
    return state.contains("ema") ? averaged_weights(state) : foreign_weights(state, model);
}

/// D_100.pth of G_100.pth, do_00000100 of g_00000100.
std::optional<Path> discriminators_beside(const Path& file) {
    const std::string name = file.filename().string();
    const std::string theirs = name.starts_with("G_")   ? "D_" + name.substr(2)
                               : name.starts_with("g_") ? "do_" + name.substr(2)
                                                        : "";
    const Path beside = file.parent_path() / theirs;
    return !theirs.empty() && path_exists(beside) ? std::optional(beside) : std::nullopt;
}

Result<void> add_discriminators(const Path& file, const std::string& model,
                                Pretrained& pretrained) {
    const auto beside = discriminators_beside(file);
    if (!beside)
        return {};
    pretrained.beside = beside->string();
    return read_whole_checkpoint(*beside)
        .and_then([&](const StateTree& state) { return foreign_weights(state, model); })
        .map([&](StateTree::Map weights) { pretrained.weights.merge(weights); });
}

std::vector<std::string> lines_in(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        lines.push_back(line);
    }
    return lines;
}

Result<std::optional<SymbolTable>> table_of(std::vector<std::string> symbols, const Path& file) {
    if (symbols.size() > 1 && symbols[SymbolTable::space] == " ")
        return SymbolTable::from_saved(std::move(symbols));
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("session", "{file} is to hold a symbol a line, first that of "
                                              "padding, then a space"),
                        {{"file", file.string()}}));
}

/// As `formant checkpoint convert` writes them beside what other programs read.
Result<std::optional<SymbolTable>> symbols_beside(const Path& file, const std::string& model) {
    const Path beside = file.parent_path() / "symbols.txt";
    if (model == "hifigan" || !path_exists(beside))
        return std::nullopt;
    return read_file(beside).and_then(
        [&](const std::string& text) { return table_of(lines_in(text), beside); });
}

Result<std::optional<SymbolTable>> symbols_with(const Path& file, const StateTree& state,
                                                const std::string& model) {
    if (!state.contains("symbols"))
        return state.contains("format") ? Result<std::optional<SymbolTable>>()
                                        : symbols_beside(file, model);
    return symbols_of(state).map([](const SymbolTable& symbols) { return std::optional(symbols); });
}

} // namespace

Result<Pretrained> read_pretrained(const Path& file, const std::string& model) {
    const auto state = read_whole_checkpoint(file);
    if (!state)
        return fail(state.error());
    if (auto fits = check_model_name(file, *state, model); !fits)
        return fail(fits.error());
    auto weights = weights_in(*state, model);
    if (!weights)
        return fail(weights.error());
    Pretrained pretrained;
    pretrained.weights = std::move(*weights);
    pretrained.is_foreign = !state->contains("format");
    if (auto added =
            pretrained.is_foreign ? add_discriminators(file, model, pretrained) : Result<void>();
        !added)
        return fail(added.error());
    auto symbols = symbols_with(file, *state, model);
    if (!symbols)
        return fail(symbols.error());
    pretrained.symbols = std::move(*symbols);
    return speakers_of(*state).map([&](SpeakerTable speakers) {
        pretrained.speakers = std::move(speakers);
        return std::move(pretrained);
    });
}

} // namespace formant
