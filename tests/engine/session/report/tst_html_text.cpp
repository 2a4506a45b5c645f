#include "engine/session/report/html_text.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_html_text {

QString markup_of(const Html& html) {
    return QString::fromStdString(html.markup());
}

class TestHtmlText : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void markup_in_a_text_is_shown_as_text() {
        QCOMPARE(markup_of(html_text("<script>alert('a')</script> & \"b\"")),
                 QString("&lt;script&gt;alert(&#39;a&#39;)&lt;/script&gt; &amp; &quot;b&quot;"));
    }
    void an_attribute_cannot_be_left() {
        QCOMPARE(markup_of(element("p", {{"title", "\" onclick=\"x"}})),
                 QString("<p title=\"&quot; onclick=&quot;x\"></p>"));
    }
    void control_characters_and_bytes_that_are_not_text_are_visible() {
        QCOMPARE(markup_of(html_text(std::string_view("a\0b\x1b[1m\n\xff", 9))),
                 QString("a\\x00b\\x1b[1m\\n\\xff"));
        QCOMPARE(markup_of(html_text("a\u202eb")), QString("a\\u202eb"));
    }
    void letters_of_every_script_stay() {
        QCOMPARE(markup_of(html_text("سلام åäö 你好")), QString::fromUtf8("سلام åäö 你好"));
    }
    void elements_contain_elements_and_texts() {
        const Html list = element("ul", text_element("li", "a < b") + text_element("li", "c"));
        QCOMPARE(markup_of(list), QString("<ul><li>a &lt; b</li><li>c</li></ul>"));
        QCOMPARE(markup_of(element("meta", {{"charset", "utf-8"}})),
                 QString("<meta charset=\"utf-8\">"));
    }
    void base64_is_that_of_the_standard() { // RFC 4648, section 10
        for (const auto& [bytes, encoded] : {std::pair{"", ""},
                                             {"f", "Zg=="},
                                             {"fo", "Zm8="},
                                             {"foo", "Zm9v"},
                                             {"foob", "Zm9vYg=="},
                                             {"fooba", "Zm9vYmE="},
                                             {"foobar", "Zm9vYmFy"}})
            QCOMPARE(base64(bytes), std::string(encoded));
        QCOMPARE(base64("\xff\xfe\xfd"), std::string("//79"));
    }
};

FORMANT_TEST(TestHtmlText)

} // namespace tst_html_text

#include "tst_html_text.moc"
