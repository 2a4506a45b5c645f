#include "engine/models/vits/vits_graph_settings.h"

#include "engine/onnx/graph_weights.h"

#include <ATen/core/Tensor.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace formant {
namespace {

using Lengths = std::vector<std::int64_t>;

tl::unexpected<Error> not_vits() {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("models", "the graph is not one of VITS, the model of Piper's "
                                             "voices")));
}

tl::unexpected<Error> rearranges_texts() {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("models", "the graph rearranges the ids of a text, so it was "
                                             "not trained by Piper: use the checkpoint that it "
                                             "was exported from")));
}

class GraphSizes {
  public:
    explicit GraphSizes(const onnx::Graph& graph)
        : graph_(graph), weights_(onnx::weights_of_graph(graph)),
          convolutions_(onnx::convolutions_of_graph(graph)) {}

    bool is_vits() const {
        return std::ranges::all_of(std::vector{"enc_p.emb.weight", "enc_p.proj.weight",
                                               "enc_p.encoder.attn_layers.0.emb_rel_k",
                                               "enc_p.encoder.ffn_layers.0.conv_1.weight",
                                               "dec.conv_pre.weight", "dec.ups.0.weight"},
                                   [&](const char* name) { return weights_.contains(name); }) &&
               length("enc_p.encoder.attn_layers.0.emb_rel_k", 2) > 0;
    }

    bool reads_ids_as_given() const {
        return std::ranges::any_of(graph_.nodes, [&](const onnx::Node& node) {
            return node.operation == "Gather" && node.inputs.size() == 2 &&
                   std::ranges::count(graph_.inputs, node.inputs[1], &onnx::Port::name) > 0 &&
                   is_symbol_embedding(node.inputs[0]);
        });
    }

    GraphSettings settings() const {
        const std::int64_t hidden = length("enc_p.emb.weight", 1);
        GraphSettings found;
        const auto add = [&](const char* name, std::int64_t value) {
            found.emplace_back(fmt::format("model.vits.{}", name), std::to_string(value));
        };
        add("hidden_channels", hidden);
        add("inter_channels", length("enc_p.proj.weight", 0) / 2);
        add("filter_channels", length("enc_p.encoder.ffn_layers.0.conv_1.weight", 0));
        add("kernel_size", length("enc_p.encoder.ffn_layers.0.conv_1.weight", 2));
        add("n_heads", hidden / length("enc_p.encoder.attn_layers.0.emb_rel_k", 2));
        add("n_layers", count("enc_p.encoder.attn_layers.{}.emb_rel_k"));
        add("gin_channels", length("emb_g.weight", 1));
        found.emplace_back("model.vits.use_sdp",
                           weights_.contains("dp.flows.0.m") ? "true" : "false");
        add_decoder(found);
        return found;
    }

  private:
    bool is_symbol_embedding(const std::string& constant) const {
        const auto found = std::ranges::find(graph_.constants, constant,
                                             [](const auto& one) { return one.first; });
        const auto& embedding = weights_.at("enc_p.emb.weight");
        return found != graph_.constants.end() && found->second.shape == embedding.sizes().vec();
    }

    /// Returns 0 if there is no such weight or axis.
    std::int64_t length(const std::string& name, std::int64_t axis) const {
        const auto found = weights_.find(name);
        return found == weights_.end() || found->second.dim() <= axis ? 0
                                                                      : found->second.size(axis);
    }

    /// Returns how many weights there are that are numbered 0, 1, ... in place of {}.
    std::int64_t count(const char* pattern) const {
        std::int64_t number = 0;
        while (weights_.contains(fmt::format(fmt::runtime(pattern), number)))
            ++number;
        return number;
    }

    Lengths of_convolution(const std::string& module, const char* attribute) const {
        const auto found = convolutions_.find(module);
        return found == convolutions_.end() ? Lengths()
                                            : onnx::list_attribute(*found->second, attribute);
    }

    /// Returns the dilations of the convolutions of a residual block, as a setting has them.
    std::string dilations(std::int64_t block, const char* list) const {
        Lengths found;
        for (std::int64_t i = 0;; ++i) {
            const Lengths one =
                of_convolution(fmt::format("dec.resblocks.{}.{}.{}", block, list, i), "dilations");
            if (one.empty())
                return fmt::format("{}", fmt::join(found, " "));
            found.push_back(one.front());
        }
    }

    void add_decoder(GraphSettings& found) const {
        const bool has_two = weights_.contains("dec.resblocks.0.convs1.0.weight");
        const char* list = has_two ? "convs1" : "convs";
        const std::int64_t levels = count("dec.ups.{}.weight");
        Lengths rates, kernels, block_kernels;
        for (std::int64_t i = 0; i < levels; ++i) {
            const Lengths stride = of_convolution(fmt::format("dec.ups.{}", i), "strides");
            rates.push_back(stride.empty() ? 1 : stride.front());
            kernels.push_back(length(fmt::format("dec.ups.{}.weight", i), 2));
        }
        const std::int64_t blocks =
            count(has_two ? "dec.resblocks.{}.convs1.0.weight" : "dec.resblocks.{}.convs.0.weight");
        std::vector<std::string> block_dilations;
        for (std::int64_t i = 0; i < blocks / std::max<std::int64_t>(levels, 1); ++i) {
            block_kernels.push_back(
                length(fmt::format("dec.resblocks.{}.{}.0.weight", i, list), 2));
            block_dilations.push_back(dilations(i, list));
        }
        const auto as_list = [](const auto& values) {
            return fmt::format("[{}]", fmt::join(values, ", "));
        };
        found.insert(found.end(),
                     {{"model.vits.upsample_initial_channel",
                       std::to_string(length("dec.conv_pre.weight", 0))},
                      {"model.vits.upsample_rates", as_list(rates)},
                      {"model.vits.upsample_kernel_sizes", as_list(kernels)},
                      {"model.vits.resblock", has_two ? "1" : "2"},
                      {"model.vits.resblock_kernel_sizes", as_list(block_kernels)},
                      {"model.vits.resblock_dilation_sizes", as_list(block_dilations)},
                      {"audio.hop_length",
                       std::to_string(std::accumulate(rates.begin(), rates.end(), std::int64_t{1},
                                                      std::multiplies<>()))}});
    }

    const onnx::Graph& graph_;
    NamedTensors weights_;
    std::map<std::string, const onnx::Node*> convolutions_;
};

} // namespace

Result<GraphSettings> settings_of_vits_graph(const onnx::Graph& graph) {
    const GraphSizes sizes(graph);
    if (!sizes.is_vits())
        return not_vits();
    if (!sizes.reads_ids_as_given())
        return rearranges_texts();
    return sizes.settings();
}

} // namespace formant
