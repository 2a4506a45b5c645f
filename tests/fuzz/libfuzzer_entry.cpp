// Runs the target that FORMANT_FUZZ_TARGET names under libFuzzer, which brings its own main().
#include "tests/fuzz/fuzz_target.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    static const char* name = std::getenv("FORMANT_FUZZ_TARGET");
    static const auto* target = formant::test::find_fuzz_target(name == nullptr ? "" : name);
    if (target == nullptr) {
        std::fputs("FORMANT_FUZZ_TARGET names no target\n", stderr);
        std::exit(2);
    }
    target->read({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
