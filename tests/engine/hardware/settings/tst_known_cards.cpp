#include "engine/hardware/settings/known_cards.h"
#include "engine/hardware/settings/suggested_batch.h"
#include "tests/support/add_row.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

using namespace formant;

namespace tst_known_cards {

constexpr std::int64_t mib = 1 << 20;

qint64 accumulation_for(std::int64_t batch_size) {
    return accumulation_towards(32, batch_size);
}

class TestKnownCards : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_card_has_the_batch_size_of_the_table_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<qint64>("memory_mib"); // as nvidia-smi shows it
        QTest::addColumn<qint64>("batch_size");
        QTest::addColumn<qint64>("accumulation");
        const auto row = [](const char* name, qint64 memory, qint64 batch, qint64 accumulation) {
            test::add_row(name, QString(name), memory, batch, accumulation);
        };
        row("NVIDIA A100-SXM4-40GB", 40960, 16, 2);
        row("NVIDIA A100-SXM4-80GB", 81920, 16, 2);
        row("NVIDIA A100 80GB PCIe", 81920, 16, 2);
        row("NVIDIA L4", 23034, 8, 4);
        row("NVIDIA GeForce RTX 4090", 24564, 8, 4);
        row("NVIDIA GeForce RTX 3090", 24576, 8, 4);
        row("NVIDIA GeForce RTX 3090 Ti", 24564, 8, 4);
        row("NVIDIA A10", 23028, 8, 4);
        row("Tesla V100-SXM2-16GB", 16384, 6, 6);
        row("Tesla V100-PCIE-32GB", 32768, 6, 6);
        row("NVIDIA GeForce RTX 4080", 16376, 6, 6);
        row("NVIDIA GeForce RTX 4080 SUPER", 16376, 6, 6);
        row("Tesla T4", 15360, 6, 6);
        row("NVIDIA GeForce RTX 3060", 12288, 4, 8);
        row("NVIDIA GeForce RTX 3060 Laptop GPU", 6144, 4, 8);
        row("NVIDIA GeForce RTX 3050", 8192, 2, 16);
        row("NVIDIA GeForce RTX 3050 Laptop GPU", 4096, 2, 16);
    }
    void a_card_has_the_batch_size_of_the_table() {
        QFETCH(const QString, name);
        QFETCH(const qint64, memory_mib);
        QFETCH(const qint64, batch_size);
        QFETCH(const qint64, accumulation);
        const KnownCard* card = find_known_card(name.toStdString(), memory_mib * mib);
        QVERIFY(card != nullptr);
        QCOMPARE(qint64(card->batch_size), batch_size);
        QCOMPARE(accumulation_for(card->batch_size), accumulation);
        const KnownCard* untold = find_known_card(name.toStdString(), std::nullopt);
        QVERIFY(untold == card);
    }
    void every_row_of_the_table_was_looked_up() { QCOMPARE(known_cards().size(), std::size_t{10}); }
    void a_step_takes_32_samples_or_a_few_more() {
        for (const KnownCard& card : known_cards()) {
            const qint64 samples = card.batch_size * accumulation_for(card.batch_size);
            QVERIFY2(samples == 32 || samples == 36, card.name);
        }
    }
    void the_cpu_takes_one_sample_at_a_time() {
        QCOMPARE(starting_batch_of_cpu, std::int64_t{1});
        QCOMPARE(accumulation_for(starting_batch_of_cpu), qint64{32});
    }
    void other_cards_are_not_taken_for_one_of_the_table_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"NVIDIA L40S", "NVIDIA A100X2", "NVIDIA T400 4GB",
                                 "NVIDIA GeForce RTX 4070", "NVIDIA RTX 6000 Ada Generation",
                                 "AMD Radeon RX 7900 XTX", "Tesla P100-PCIE-16GB", "", "---"})
            QTest::addRow("'%s'", name) << name;
    }
    void other_cards_are_not_taken_for_one_of_the_table() {
        QFETCH(const QString, name);
        QVERIFY(find_known_card(name.toStdString(), 48'000'000'000) == nullptr);
    }
    void a_slice_or_a_smaller_version_goes_by_its_memory() {
        QVERIFY(find_known_card("NVIDIA A100-SXM4-40GB MIG 1g.5gb", 4864 * mib) == nullptr);
        QVERIFY(find_known_card("NVIDIA GeForce RTX 4090 Laptop GPU", 16376 * mib) == nullptr);
    }
    void an_unknown_card_has_a_batch_size_by_memory_data() {
        QTest::addColumn<qint64>("memory_mib");
        QTest::addColumn<qint64>("batch_size");
        QTest::addColumn<qint64>("accumulation");
        test::add_row("141 GB", qint64(143771), qint64(16), qint64(2));
        test::add_row("48 GB", qint64(49140), qint64(16), qint64(2));
        test::add_row("24 GB", qint64(24560), qint64(8), qint64(4));
        test::add_row("20 GB", qint64(20464), qint64(6), qint64(6));
        test::add_row("16 GB", qint64(16368), qint64(6), qint64(6));
        test::add_row("12 GB", qint64(12282), qint64(4), qint64(8));
        test::add_row("8 GB", qint64(8188), qint64(2), qint64(16));
        test::add_row("4 GB", qint64(4096), qint64(2), qint64(16));
        test::add_row("2 GB", qint64(2048), qint64(1), qint64(32));
    }
    void an_unknown_card_has_a_batch_size_by_memory() {
        QFETCH(const qint64, memory_mib);
        QFETCH(const qint64, batch_size);
        QFETCH(const qint64, accumulation);
        const std::int64_t batch = starting_batch_by_memory(memory_mib * mib);
        QCOMPARE(qint64(batch), batch_size);
        QCOMPARE(accumulation_for(batch), accumulation);
    }
    void a_card_of_unknown_memory_has_a_small_batch_size() {
        QCOMPARE(starting_batch_by_memory(std::nullopt), std::int64_t{2});
    }
    void prefetched_batches_depend_on_memory_data() {
        QTest::addColumn<qint64>("memory_mib");
        QTest::addColumn<qint64>("batches");
        test::add_row("80 GB", qint64(81920), qint64(32));
        test::add_row("24 GB", qint64(24564), qint64(32));
        test::add_row("A10's 24 GB", qint64(22731), qint64(32));
        test::add_row("16 GB", qint64(16376), qint64(16));
        test::add_row("12 GB", qint64(12288), qint64(16));
        test::add_row("8 GB", qint64(8192), qint64(8));
    }
    void prefetched_batches_depend_on_memory() {
        QFETCH(const qint64, memory_mib);
        QFETCH(const qint64, batches);
        QCOMPARE(qint64(prefetch_of_memory(memory_mib * mib)), batches);
    }
    void without_a_card_eight_batches_are_prefetched() {
        QCOMPARE(prefetch_of_memory(std::nullopt), std::int64_t{8});
    }
};

FORMANT_TEST(TestKnownCards)

} // namespace tst_known_cards

#include "tst_known_cards.moc"
