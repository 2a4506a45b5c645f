#include "app/program.h"

int main(int argc, char** argv) {
    return formant_main(argc, argv);
}
