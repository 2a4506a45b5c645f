#include "engine/data/tokens/token_clips.h"

#include "engine/base/sha256.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/tokens/numpy_array.h"
#include "engine/data/tokens/prompt_vectors.h"

#include <ATen/ATen.h>

#include <map>
#include <string_view>
#include <utility>

namespace formant {
namespace {

/// A file of tokens and what it must fit.
struct TokenFile {
    const Path& file;
    std::optional<std::int64_t> stated_length;
    std::int64_t num_tokens; ///< tokens are below
    std::int64_t max_length;
    MessageText too_long;
};

tl::unexpected<Error> bad_file(MessageText text, const TokenFile& of, MessageArgs more = {}) {
    more.emplace_back("file", of.file.string());
    return fail(ErrorKind::data, message(text, std::move(more)));
}

Result<at::Tensor> read_list(const TokenFile& of) {
    auto array = read_numpy_array(of.file);
    if (!array)
        return array;
    const at::Tensor tokens = without_leading_ones(*array, 1);
    if (tokens.dim() != 1 || tokens.is_floating_point())
        return bad_file(FORMANT_TR("data", "{file} is not a list of whole numbers"), of);
    const std::int64_t length = of.stated_length.value_or(tokens.numel());
    if (length > tokens.numel())
        return bad_file(
            FORMANT_TR("data", "{file} holds {count} tokens, but its record says "
                               "{stated}"),
            of, {{"count", std::to_string(tokens.numel())}, {"stated", std::to_string(length)}});
    return tokens.narrow(0, 0, length);
}

/// Reads tokens, int64 [T].
Result<at::Tensor> read_tokens(const TokenFile& of) {
    auto list = read_list(of);
    if (!list)
        return list;
    const at::Tensor tokens = list->to(at::kLong);
    if (tokens.numel() == 0)
        return bad_file(FORMANT_TR("data", "{file} holds no tokens"), of);
    if (tokens.numel() > of.max_length)
        return bad_file(
            of.too_long, of,
            {{"length", std::to_string(tokens.numel())}, {"limit", std::to_string(of.max_length)}});
    const auto lowest = tokens.min().item<std::int64_t>();
    const auto highest = tokens.max().item<std::int64_t>();
    if (lowest < 0 || highest >= of.num_tokens)
        return bad_file(FORMANT_TR("data", "{file} holds the token {token}; the model has the "
                                           "tokens 0 to {last}"),
                        of,
                        {{"token", std::to_string(lowest < 0 ? lowest : highest)},
                         {"last", std::to_string(of.num_tokens - 1)}});
    return tokens;
}

std::string bytes_of(const at::Tensor& tokens) {
    return {static_cast<const char*>(tokens.const_data_ptr()), tokens.nbytes()};
}

/// Creates the clips of examples. Remembers the files that several of them share.
class TokenClipLoader {
  public:
    explicit TokenClipLoader(const TokenModel& model) : model_(model) {}

    Result<TrainingClip> load(const TokenExample& example) {
        if (!example.prompt.empty() && example.prompt == example.target)
            return fail(ErrorKind::data,
                        message(FORMANT_TR("data", "the prompt {id} is the recording itself, so "
                                                   "the model would copy from it"),
                                {{"id", example.prompt}}));
        return check_prompt({example.speaker, example.emotion})
            .and_then([&] { return codes_of(example); })
            .and_then([&](const at::Tensor& codes) { return clip_of(example, codes); });
    }

  private:
    Result<TrainingClip> clip_of(const TokenExample& example, const at::Tensor& codes) const {
        return read_tokens({example.text_tokens, example.text_length, model_.text_tokens,
                            model_.limits.max_text,
                            FORMANT_TR("data", "{file} holds a text of {length} tokens; the model "
                                               "reads at most {limit}")})
            .map([&](const at::Tensor& text) {
                TrainingClip clip;
                clip.tokens.assign(text.data_ptr<std::int64_t>(),
                                   text.data_ptr<std::int64_t>() + text.numel());
                clip.text = example.text;
                clip.content = sha256(bytes_of(text) + bytes_of(codes));
                clip.id = example.target.empty() ? example.id : example.target;
                clip.codes = codes;
                clip.prompt = {example.speaker, example.emotion};
                return clip;
            });
    }
    /// Returns the codes of the target, int32 [C].
    Result<at::Tensor> codes_of(const TokenExample& example) {
        const auto key = std::pair(example.codes, example.code_length.value_or(-1));
        const auto known = codes_.find(key);
        if (known != codes_.end())
            return known->second;
        return codes_
            .emplace(key, read_tokens({example.codes, example.code_length,
                                       model_.limits.codebook_size, model_.limits.max_codes,
                                       FORMANT_TR("data", "{file} holds a recording of {length} "
                                                          "codes; the model speaks at most "
                                                          "{limit}")})
                              .map([](const at::Tensor& codes) { return codes.to(at::kInt); }))
            .first->second;
    }
    Result<void> check_prompt(const PromptFiles& files) {
        const auto key = std::pair(files.speaker, files.emotion);
        const auto known = prompts_.find(key);
        if (known != prompts_.end())
            return known->second;
        const auto read = read_prompt_vectors(files, model_.limits);
        return prompts_.emplace(key, read ? Result<void>() : fail(read.error())).first->second;
    }

    const TokenModel& model_;
    std::map<std::pair<Path, std::int64_t>, Result<at::Tensor>> codes_;
    std::map<std::pair<Path, Path>, Result<void>> prompts_;
};

} // namespace

Result<TokenClips> load_token_clips(const TokenManifest& manifest, const TokenModel& model,
                                    const CancellationToken& cancellation,
                                    const ProgressCallback& on_progress) {
    TokenClips loaded;
    for (const BadRow& row : manifest.bad)
        loaded.excluded.push_back(row.what);
    TokenClipLoader loader(model);
    const auto total = static_cast<std::int64_t>(manifest.examples.size());
    std::int64_t done = 0;
    for (const TokenExample& example : manifest.examples) {
        if (cancellation.requested())
            return reading_canceled();
        if (auto clip = loader.load(example))
            loaded.clips.push_back(std::move(*clip));
        else
            loaded.excluded.push_back(
                message(FORMANT_TR("data", "{place} was excluded: {reason}"),
                        {{"place", example.place}, {"reason", clip.error().what}}));
        on_progress(++done, total);
    }
    return loaded;
}

} // namespace formant
