#include "engine/base/exception_message.h"
#include "tests/support/test_registry.h"

#include <ATen/ATen.h>
#include <QtTest/QtTest>

#include <new>
#include <stdexcept>

using namespace formant;

namespace tst_exception_message {

/// Returns true if the exception that `work` throws means out of memory.
template <class Work>
bool says_out_of_memory(const Work& work) {
    try {
        work();
    } catch (const std::exception& failure) {
        return is_out_of_memory(failure);
    }
    throw std::logic_error("nothing was thrown");
}

class TestExceptionMessage : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void a_tensor_larger_than_the_memory_is_out_of_memory() {
        QVERIFY(says_out_of_memory([] { at::empty({std::int64_t{1} << 50}); }));
    }
    void an_exception_of_the_standard_library_is_recognized_too() {
        QVERIFY(is_out_of_memory(std::bad_alloc()));
    }
    void an_exception_of_the_gpu_allocator_is_recognized_too() {
        QVERIFY(says_out_of_memory([] { TORCH_CHECK_WITH(OutOfMemoryError, false, "no memory"); }));
    }
    void messages_of_drivers_and_libraries_are_recognized_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("driver") << "CUDA error: out of memory";
        QTest::newRow("AMD's driver") << "HIP error: out of memory";
        QTest::newRow("cuBLAS") << "CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling "
                                   "`cublasCreate(handle)`";
        QTest::newRow("cuDNN") << "cuDNN error: CUDNN_STATUS_ALLOC_FAILED";
        QTest::newRow("cuFFT") << "cuFFT error: CUFFT_ALLOC_FAILED";
        QTest::newRow("oneDNN") << "could not create a primitive";
    }
    void messages_of_drivers_and_libraries_are_recognized() {
        QFETCH(const QString, text);
        QVERIFY(is_out_of_memory(std::runtime_error(text.toStdString())));
    }
    void other_failures_are_not_out_of_memory() {
        QVERIFY(!says_out_of_memory([] { at::zeros({2}) + at::zeros({3}); }));
        QVERIFY(!is_out_of_memory(std::runtime_error("the disk is full")));
        QVERIFY(!is_out_of_memory(std::runtime_error(
            "could not create a primitive descriptor for a convolution forward propagation")));
    }
    void the_message_has_no_stack_trace() {
        try {
            TORCH_CHECK(false, "the window is too short");
        } catch (const std::exception& failure) {
            QCOMPARE(std::string(exception_message(failure)),
                     std::string("the window is too short"));
        }
        QCOMPARE(std::string(exception_message(std::runtime_error("plain"))), std::string("plain"));
    }
};

FORMANT_TEST(TestExceptionMessage)

} // namespace tst_exception_message

#include "tst_exception_message.moc"
