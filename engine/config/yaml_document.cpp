#include "engine/config/yaml_document.h"

#include <yaml-cpp/eventhandler.h>

#include <sstream>

namespace formant {
namespace {

/// Notes where a document begins, and its content.
class DocumentStart : public YAML::EventHandler {
  public:
    void OnDocumentStart(const YAML::Mark& mark) override { mark_ = mark; }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark&, YAML::anchor_t) override {}
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override { note(mark); }
    void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                  const std::string&) override {
        note(mark);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        note(mark);
    }
    void OnSequenceEnd() override {}
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {
        note(mark);
    }
    void OnMapEnd() override {}

    const YAML::Mark& mark() const { return mark_; }
    const std::optional<YAML::Mark>& content() const { return content_; } ///< absent: empty

  private:
    void note(const YAML::Mark& mark) {
        if (!content_)
            content_ = mark;
    }

    YAML::Mark mark_ = YAML::Mark::null_mark();
    std::optional<YAML::Mark> content_;
};

/// Returns where the content of a further document begins. A document that begins
/// where the one before it did is no document: the parser did not move on.
std::optional<YAML::Mark> second_document_in(const std::string& text) {
    std::istringstream stream(text);
    YAML::Parser parser(stream);
    for (int former_position = -1;;) {
        DocumentStart start;
        if (!parser.HandleNextDocument(start))
            return std::nullopt;
        if (start.mark().pos == former_position)
            throw YAML::ParserException(start.mark(), "unexpected character");
        if (former_position >= 0 && start.content())
            return start.content();
        former_position = start.mark().pos;
    }
}

} // namespace

/// Parses without the trailing line end: there yaml-cpp takes the end of the text for the closing
/// quote of an open one.
YamlDocument load_yaml(const std::string& text) {
    const std::string trimmed = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    const auto second = second_document_in(trimmed);
    return {YAML::Load(trimmed), second};
}

} // namespace formant
