#include "engine/data/tokens/token_manifest.h"

#include "engine/base/text/json_text.h"
#include "engine/data/readers/metadata_lines.h"
#include "engine/data/tokens/prompt_pairs.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace formant {
namespace {

using Json = nlohmann::json;

/// A text; empty if there is none. Ids and speakers may be numbers.
std::string text_in(const Json& record, const char* key) {
    const auto found = record.find(key);
    if (found == record.end() || found->is_null())
        return "";
    return found->is_string() ? found->get<std::string>() : found->dump();
}

std::optional<std::int64_t> length_in(const Json& record, const char* key) {
    const auto found = record.find(key);
    if (found == record.end() || !found->is_number_integer() || found->get<std::int64_t>() < 0)
        return std::nullopt;
    return found->get<std::int64_t>();
}

/// The keys of a record.
struct Keys {
    const char *text_tokens, *codes, *speaker, *emotion;
    const char *text_length, *code_length, *text, *language;
};

constexpr Keys pair_keys = {"target_text_ids_path", "target_codes_path", "prompt_condition_path",
                            "prompt_emo_vec_path",  "target_text_len",   "target_code_len",
                            "target_text",          "target_language"};
constexpr Keys single_keys = {"text_ids_path", "codes_path", "condition_path", "emo_vec_path",
                              "text_len",      "code_len",   "text",           "language"};

/// Reads the records of a manifest.
class ManifestReader {
  public:
    explicit ManifestReader(const ManifestName& name) : name_(name) {}

    /// Adds the example of a line, or a bad row.
    void add(const MetadataLine& line) {
        const Json record = parse_json(line.text);
        const std::string place = place_of(name_.file, line.number);
        if (!record.is_object())
            add_bad(place, FORMANT_TR("data", "{place}: the record is not a JSON object"));
        else if (record.contains(pair_keys.speaker))
            add_pair(record, place);
        else
            add_single(record, place);
    }
    /// Pairs the single records and returns all examples.
    TokenManifest finish(std::uint64_t seed) {
        const auto prompts = choose_prompts(candidates_, seed);
        for (std::size_t i = 0; i < singles_.size(); ++i)
            if (prompts[i])
                manifest_.examples.push_back(paired(singles_[i], singles_[*prompts[i]]));
            else
                add_bad(singles_[i].place,
                        FORMANT_TR("data", "{place}: the recording is the only one of its speaker, "
                                           "so none can be its prompt"));
        return std::move(manifest_);
    }

  private:
    void add_pair(const Json& record, const std::string& place) {
        if (!has_files(record, pair_keys, place))
            return;
        manifest_.examples.push_back(example_of(record, pair_keys, place));
        manifest_.examples.back().target = text_in(record, "target_id");
        manifest_.examples.back().prompt = text_in(record, "prompt_id");
    }
    void add_single(const Json& record, const std::string& place) {
        if (!has_files(record, single_keys, place))
            return;
        singles_.push_back(example_of(record, single_keys, place));
        singles_.back().target = singles_.back().id;
        candidates_.push_back({singles_.back().id, text_in(record, "speaker")});
    }
    /// Returns true if the record names all files; otherwise it is a bad row.
    bool has_files(const Json& record, const Keys& keys, const std::string& place) {
        for (const char* key : {keys.text_tokens, keys.codes, keys.speaker, keys.emotion})
            if (text_in(record, key).empty()) {
                add_bad(place, FORMANT_TR("data", "{place}: the record has no {key}"),
                        {{"key", key}});
                return false;
            }
        return true;
    }
    /// Returns a single record with the prompt that was chosen for it.
    TokenExample paired(const TokenExample& single, const TokenExample& prompt) const {
        TokenExample example = single;
        example.id = single.target + "__" + prompt.target;
        example.prompt = prompt.target;
        example.speaker = prompt.speaker;
        example.emotion = prompt.emotion;
        return example;
    }
    void add_bad(const std::string& place, MessageText text, MessageArgs more = {}) {
        more.emplace_back("place", place);
        manifest_.bad.push_back({place, message(text, std::move(more))});
    }
    Path file_in(const Json& record, const char* key) const {
        return (name_.file.parent_path() / Path(text_in(record, key))).lexically_normal();
    }
    TokenExample example_of(const Json& record, const Keys& keys, const std::string& place) const {
        TokenExample example;
        example.id = text_in(record, "id");
        example.text_tokens = file_in(record, keys.text_tokens);
        example.codes = file_in(record, keys.codes);
        example.speaker = file_in(record, keys.speaker);
        example.emotion = file_in(record, keys.emotion);
        example.text_length = length_in(record, keys.text_length);
        example.code_length = length_in(record, keys.code_length);
        example.text = text_in(record, keys.text);
        example.language = name_.language.empty() ? text_in(record, keys.language) : name_.language;
        example.place = place;
        return example;
    }

    const ManifestName& name_;
    TokenManifest manifest_;
    std::vector<TokenExample> singles_; ///< their prompts are their own
    std::vector<PromptCandidate> candidates_;
};

} // namespace

ManifestName parse_manifest_name(const std::string& name) {
    const std::size_t separator = name.rfind("::");
    if (separator == std::string::npos)
        return {Path(name), ""};
    return {Path(name.substr(0, separator)), name.substr(separator + 2)};
}

Result<TokenManifest> read_token_manifest(const ManifestName& name, std::uint64_t seed,
                                          const CancellationToken& cancellation) {
    const auto lines = read_metadata_lines(name.file);
    if (!lines)
        return fail(lines.error());
    ManifestReader reader(name);
    for (const MetadataLine& line : *lines) {
        if (cancellation.requested())
            return reading_canceled();
        reader.add(line);
    }
    TokenManifest manifest = reader.finish(seed);
    if (!manifest.examples.empty())
        return manifest;
    if (!manifest.bad.empty())
        return fail(ErrorKind::data, manifest.bad.front().what);
    return fail(ErrorKind::data, message(FORMANT_TR("data", "{file} holds no record"),
                                         {{"file", name.file.string()}}));
}

} // namespace formant
