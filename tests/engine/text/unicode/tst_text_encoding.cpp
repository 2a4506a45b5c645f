#include "engine/text/unicode/text_encoding.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <iconv.h>
#include <vector>

using namespace formant;

namespace tst_text_encoding {

std::string encoded(const char* code_page, const std::string& text) {
    const iconv_t converter = iconv_open(code_page, "UTF-8");
    std::string from = text, to(200, '\0');
    char *input = from.data(), *output = to.data();
    std::size_t input_left = from.size(), output_left = to.size();
    iconv(converter, &input, &input_left, &output, &output_left);
    iconv_close(converter);
    to.resize(to.size() - output_left);
    return input_left == 0 ? to : "not encoded";
}

/// Returns a list of recordings with these texts in the code page.
std::string list_in(const char* code_page, const std::vector<const char*>& texts) {
    std::string list;
    for (std::size_t row = 0; row < 12; ++row)
        list += "clip_" + std::to_string(row) + "|" +
                encoded(code_page, texts[row % texts.size()]) + "\n";
    return list;
}

class TestTextEncoding : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void the_code_page_of_a_short_list_is_recognized_data() {
        using Texts = std::vector<const char*>;
        QTest::addColumn<QByteArray>("code_page");
        QTest::addColumn<Texts>("texts");
        const auto add = [](const char* language, const char* code_page, const Texts& texts) {
            QTest::newRow(language) << QByteArray(code_page) << texts;
        };
        const Texts russian = {"съешь же ещё этих мягких", "французских булок да выпей",
                               "чаю широкая электрификация", "южных губерний даст мощный"};
        add("Russian", "windows-1251", russian);
        add("Russian of Unix", "KOI8-R", russian);
        add("Ukrainian", "windows-1251",
            {"їх глицю в фон", "ще їжак уві сні", "добрий день усім", "ця книга цікава"});
        add("Spanish", "windows-1252",
            {"mañana iré al café", "el niño pequeño duerme", "¿qué hora es, señor?"});
        add("German", "windows-1252",
            {"zwölf boxkämpfer jagen", "viktor über den großen", "müßig gähnt er"});
        add("Polish", "windows-1250",
            {"zażółć gęślą jaźń", "pójdźże kiń tę chmurność", "źdźbło trawy rośnie"});
        add("Czech", "windows-1250",
            {"příliš žluťoučký kůň", "úpěl ďábelské ódy", "řeřicha a šťáva"});
        add("Greek", "ISO-8859-7", {"γαζέες και μυρτιές", "δεν θα βρω πια", "στο χρυσαφί ξέφωτο"});
        add("Turkish", "windows-1254",
            {"pijamalı hasta yağız", "şoföre çabucak güvendi", "ışık gördü öğün bitti"});
        add("Hebrew", "windows-1255", {"דג סקרן שט בים", "מאוכזב ולפתע מצא", "שלום לכם חברה"});
        add("Arabic", "windows-1256", {"نص حكيم له سر", "قاطع وذو شأن", "عظيم مكتوب على ثوب"});
        add("Japanese", "Shift_JIS",
            {"今日は良い天気です", "東京へ行きたいです", "本を読むのが好き"});
        add("Japanese of Unix", "EUC-JP", {"今日は良い天気です", "東京へ行きたいです", "本を読む"});
        add("Korean", "EUC-KR", {"안녕하세요 여러분", "오늘은 날씨가", "좋습니다 그리고"});
        add("Chinese", "GB18030", {"今天天气很好", "我们去公园吧", "他喜欢读书"});
        add("Chinese of Taiwan", "Big5", {"今天天氣很好", "我們去公園吧", "他喜歡讀書"});
    }
    void the_code_page_of_a_short_list_is_recognized() {
        QFETCH(QByteArray, code_page);
        QFETCH(std::vector<const char*>, texts);
        const std::string list = list_in(code_page.constData(), texts);
        const std::string found = likely_code_page(list);
        const std::string said = utf8_of_code_page(list, found);
        QVERIFY2(said.find(texts[0]) != std::string::npos, (found + ": " + said).c_str());
    }
};

FORMANT_TEST(TestTextEncoding)

} // namespace tst_text_encoding

#include "tst_text_encoding.moc"
