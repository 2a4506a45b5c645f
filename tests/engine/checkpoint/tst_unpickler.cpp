#include "engine/checkpoint/unpickler.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <random>

using namespace formant;

namespace tst_unpickler {

std::string operator""_p(const char* bytes, std::size_t size) {
    return std::string("\x80\x02").append(bytes, size).append(".");
}

template <class T>
T held(const std::string& bytes) {
    const auto pickle = unpickle(bytes);
    if (!pickle || !std::holds_alternative<T>(pickle->root->value))
        throw std::runtime_error(pickle ? "another type" : pickle.error());
    return std::get<T>(pickle->root->value);
}

class TestUnpickler : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void integers_of_every_size() {
        QCOMPARE(held<std::int64_t>("K\xff"_p), 255);
        QCOMPARE(held<std::int64_t>("M\x00\x80"_p), 32768);
        QCOMPARE(held<std::int64_t>("J\xfe\xff\xff\xff"_p), -2);
        QCOMPARE(held<std::int64_t>("\x8a\x00"_p), 0);
        QCOMPARE(held<std::int64_t>("\x8a\x01\x80"_p), -128);
        QCOMPARE(held<std::int64_t>("\x8a\x06\x00\x00\x00\x00\x00\x01"_p), std::int64_t{1} << 40);
        QCOMPARE(held<std::int64_t>("\x8a\x08\xff\xff\xff\xff\xff\xff\xff\x7f"_p), INT64_MAX);
    }
    void a_float_is_big_endian() {
        QCOMPARE(held<double>("G\xbf\xe0\x00\x00\x00\x00\x00\x00"_p), -0.5);
    }
    void text_keeps_its_bytes() {
        QCOMPARE(held<std::string>("X\x03\x00\x00\x00\x61\x00\x62"_p), std::string("a\0b", 3));
    }
    void lists_and_dicts_are_appended_to() {
        QCOMPARE(held<PickleList>("](K\x01K\x02"
                                  "eK\x03"
                                  "a"_p)
                     .items.size(),
                 std::size_t{3});
        QCOMPARE(held<PickleDict>("}(K\x01K\x02K\x03K\x04u"_p).entries.size(), std::size_t{2});
    }
    void a_memoized_value_is_the_same_object() {
        const auto pickle = unpickle("(]q\x05h\x05t"_p);
        const auto& items = std::get<PickleList>(pickle->root->value).items;
        QCOMPARE(items[0], items[1]);
    }
    void an_ordered_dict_is_a_dict() {
        QCOMPARE(held<PickleDict>("ccollections\nOrderedDict\n)RK\x01K\x02s"_p).entries.size(),
                 std::size_t{1});
    }
    void a_path_becomes_none() {
        const auto pickle = unpickle("(cpathlib\nPosixPath\n(X\x01\x00\x00\x00/X\x01\x00\x00\x00"
                                     "atRK\x01t"_p);
        QVERIFY2(pickle.has_value(), pickle ? "" : pickle.error().c_str());
        const auto& items = std::get<PickleList>(pickle->root->value).items;
        QVERIFY(std::holds_alternative<PickleNone>(items[0]->value));
        QCOMPARE(std::get<std::int64_t>(items[1]->value), 1);
    }
    void a_disallowed_global_is_an_error() {
        const auto pickle = unpickle("cos\nsystem\n)R"_p);
        QVERIFY(!pickle);
        QVERIFY(pickle.error().find("os.system") != std::string::npos);
        QVERIFY(pickle.error().find("nothing was executed") != std::string::npos);
    }
    void values_before_a_mark_cannot_be_popped_after_it() {
        QVERIFY(!unpickle("K\x01(\x86"_p));
        QVERIFY(!unpickle("K\x01t"_p));
    }
    void random_bytes_are_rejected_or_read_without_harm() {
        std::mt19937 random(11);
        const std::string frequent = "(.}])tueasbcRQqhKXNGJ\x85\x86\x88\x8a\x8c\x93\x94";
        for (int i = 0; i < 20'000; ++i) {
            std::string bytes = "\x80\x02";
            for (int length = static_cast<int>(random() % 60); length > 0; --length)
                bytes += random() % 4 == 0 ? static_cast<char>(random() % 256)
                                           : frequent[random() % frequent.size()];
            const auto pickle = unpickle(bytes);
            QVERIFY(pickle ? pickle->root != nullptr : !pickle.error().empty());
        }
    }
};

FORMANT_TEST(TestUnpickler)

} // namespace tst_unpickler

#include "tst_unpickler.moc"
