#include "engine/cuda/kernel_compiler.h"
#include "engine/cuda/kernel_source.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <optional>

using namespace formant;

namespace {

/// LibTorch's wheels bring it beside them, in a folder for each version of CUDA.
std::optional<Path> compiler_beside_libtorch() {
    const Path nvidia = Path(FORMANT_LIBTORCH).parent_path() / "nvidia";
    for (const char* folder : {"cu13/lib/libnvrtc.so.13", "cuda_nvrtc/lib/libnvrtc.so.12"})
        if (std::filesystem::exists(nvidia / folder))
            return nvidia / folder;
    return std::nullopt;
}

KernelCompiler compiler() {
    return KernelCompiler::open(*compiler_beside_libtorch()).value();
}

/// Machine code lies in an ELF file; what the driver translates is text.
bool is_machine_code(const std::string& code) {
    return code.starts_with("\x7f"
                            "ELF");
}

} // namespace

/// Needs no GPU, but NVIDIA's compiler.
class TestKernelCompiler : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (!compiler_beside_libtorch())
            QSKIP("this LibTorch has no NVRTC beside it");
    }
    void the_alignment_search_becomes_code_of_each_kind_of_gpu() {
        for (const auto& [major, minor] : {std::pair(7, 5), {8, 0}, {8, 9}, {9, 0}, {12, 0}}) {
            const auto code = compiler().compile(alignment_search_source, major, minor);
            QVERIFY2(code, code ? "" : to_english(code.error().what).c_str());
            QVERIFY(is_machine_code(*code));
            QVERIFY(code->find("alignment_search") != std::string::npos);
        }
    }
    void for_a_newer_gpu_than_it_knows_the_driver_gets_something_to_translate() {
        const auto code = compiler().compile(alignment_search_source, 99, 0);
        QVERIFY2(code, code ? "" : to_english(code.error().what).c_str());
        QVERIFY(!is_machine_code(*code));
        QVERIFY(code->find(".entry alignment_search") != std::string::npos);
    }
    void an_older_gpu_than_it_knows_is_refused() {
        const auto code = compiler().compile(alignment_search_source, 1, 3);
        QVERIFY(!code);
        QCOMPARE(code.error().kind, ErrorKind::device);
    }
    void a_fault_in_the_source_is_told_with_its_line() {
        const auto code = compiler().compile("extern \"C\" __global__ void f() {\n  g();\n}", 9, 0);
        QVERIFY(!code);
        const std::string words = to_english(code.error().what);
        QVERIFY2(words.find("(2): error") != std::string::npos, words.c_str());
    }
    void a_library_that_is_none_is_refused() {
        QVERIFY(!KernelCompiler::open("/nowhere/libnvrtc.so"));
        QVERIFY(!KernelCompiler::open("libm.so.6"));
    }
};

FORMANT_TEST(TestKernelCompiler)
#include "tst_kernel_compiler.moc"
