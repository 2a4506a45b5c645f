#include "engine/base/thrown_failure.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <new>
#include <stdexcept>

using namespace formant;

namespace {

/// What LibTorch throws when it is asked for more memory than there is.
template <class Work>
bool says_out_of_memory(const Work& work) {
    try {
        work();
    } catch (const std::exception& failure) {
        return is_out_of_memory(failure);
    }
    throw std::logic_error("nothing was thrown");
}

} // namespace

class TestThrownFailure : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_tensor_larger_than_the_memory_is_out_of_memory() {
        QVERIFY(says_out_of_memory([] { at::empty({std::int64_t{1} << 50}); }));
    }
    void what_the_standard_library_throws_then_is_it_too() {
        QVERIFY(is_out_of_memory(std::bad_alloc()));
    }
    void a_gpus_own_error_is_it_too() {
        QVERIFY(says_out_of_memory([] { TORCH_CHECK_WITH(OutOfMemoryError, false, "no room"); }));
    }
    void what_drivers_and_libraries_say_is_recognised_data() {
        QTest::addColumn<QString>("words");
        QTest::newRow("driver") << "CUDA error: out of memory";
        QTest::newRow("AMD's driver") << "HIP error: out of memory";
        QTest::newRow("cuBLAS") << "CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling "
                                   "`cublasCreate(handle)`";
        QTest::newRow("cuDNN") << "cuDNN error: CUDNN_STATUS_ALLOC_FAILED";
        QTest::newRow("cuFFT") << "cuFFT error: CUFFT_ALLOC_FAILED";
        QTest::newRow("oneDNN") << "could not create a primitive";
    }
    void what_drivers_and_libraries_say_is_recognised() {
        QFETCH(const QString, words);
        QVERIFY(is_out_of_memory(std::runtime_error(words.toStdString())));
    }
    void another_failure_is_not_it() {
        QVERIFY(!says_out_of_memory([] { at::zeros({2}) + at::zeros({3}); }));
        QVERIFY(!is_out_of_memory(std::runtime_error("the disk is full")));
        QVERIFY(!is_out_of_memory(std::runtime_error(
            "could not create a primitive descriptor for a convolution forward propagation")));
    }
    void the_words_come_without_the_stack() {
        try {
            TORCH_CHECK(false, "the window is too short");
        } catch (const std::exception& failure) {
            QCOMPARE(std::string(words_of(failure)), std::string("the window is too short"));
        }
        QCOMPARE(std::string(words_of(std::runtime_error("plain"))), std::string("plain"));
    }
};

FORMANT_TEST(TestThrownFailure)
#include "tst_thrown_failure.moc"
