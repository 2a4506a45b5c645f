// Stands in for NVIDIA's libraries: linked against but not found at run time.
extern "C" int formant_test_library_that_is_missing() {
    return 0;
}
