// Stands for NVIDIA's libraries: linked against, and not found when the program runs.
extern "C" int formant_test_library_that_is_missing() {
    return 0;
}
