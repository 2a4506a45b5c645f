#include "engine/cuda/kernel_compiler.h"
#include "engine/cuda/kernel_source.h"
#include "tests/support/test_registry.h"

#include <QtTest/QtTest>

#include <optional>

using namespace formant;

namespace tst_kernel_compiler {

/// Finds the NVRTC that LibTorch's wheels install next to them, in a folder per CUDA version.
std::optional<Path> nvrtc_of_libtorch() {
    const Path nvidia = Path(FORMANT_LIBTORCH).parent_path() / "nvidia";
    for (const char* folder : {"cu13/lib/libnvrtc.so.13", "cuda_nvrtc/lib/libnvrtc.so.12"})
        if (std::filesystem::exists(nvidia / folder))
            return nvidia / folder;
    return std::nullopt;
}

KernelCompiler compiler() {
    return KernelCompiler::open(*nvrtc_of_libtorch()).value();
}

/// Returns true for machine code, which is an ELF file; PTX is text.
bool is_machine_code(const std::string& code) {
    return code.starts_with("\x7f"
                            "ELF");
}

/// Needs NVIDIA's compiler, but no GPU.
class TestKernelCompiler : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        if (!nvrtc_of_libtorch())
            QSKIP("this LibTorch has no NVRTC");
    }
    void the_alignment_search_compiles_for_each_architecture() {
        for (const auto& [major, minor] : {std::pair(7, 5), {8, 0}, {8, 9}, {9, 0}, {12, 0}}) {
            const auto code = compiler().compile(alignment_search_source, major, minor);
            QVERIFY2(code, code ? "" : to_english(code.error().what).c_str());
            QVERIFY(is_machine_code(*code));
            QVERIFY(code->find("alignment_search") != std::string::npos);
        }
    }
    void for_an_unknown_newer_gpu_it_compiles_ptx() {
        const auto code = compiler().compile(alignment_search_source, 99, 0);
        QVERIFY2(code, code ? "" : to_english(code.error().what).c_str());
        QVERIFY(!is_machine_code(*code));
        QVERIFY(code->find(".entry alignment_search") != std::string::npos);
    }
    void an_unsupported_old_gpu_is_rejected() {
        const auto code = compiler().compile(alignment_search_source, 1, 3);
        QVERIFY(!code);
        QCOMPARE(code.error().kind, ErrorKind::device);
    }
    void an_error_in_the_source_is_reported_with_its_line() {
        const auto code = compiler().compile("extern \"C\" __global__ void f() {\n  g();\n}", 9, 0);
        QVERIFY(!code);
        const std::string text = to_english(code.error().what);
        QVERIFY2(text.find("(2): error") != std::string::npos, text.c_str());
    }
    void an_invalid_library_is_rejected() {
        QVERIFY(!KernelCompiler::open("/nowhere/libnvrtc.so"));
        QVERIFY(!KernelCompiler::open("libm.so.6"));
    }
};

FORMANT_TEST(TestKernelCompiler)

} // namespace tst_kernel_compiler

#include "tst_kernel_compiler.moc"
