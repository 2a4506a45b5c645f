#include "engine/base/version.h"

#include <cstdio>

int main() {
    std::puts(formant::formant_version().c_str());
    return 0;
}
