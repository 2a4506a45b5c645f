// formant_save_take PROFILE FREQUENCY: saves two seconds of a tone with noise as the first
// recording of the profile's prompt list "list", as the window does. Prints the error and returns 6
// if that fails.
#include "engine/session/recording/decoded_sound.h"
#include "engine/session/recording/recording_takes.h"

#include <cmath>
#include <iostream>
#include <random>

using namespace formant;

int main(int count, char** arguments) {
    if (count != 3)
        return 2;
    DecodedSound sound;
    sound.sample_rate_hz = 48000;
    const double frequency = std::stod(arguments[2]);
    std::mt19937 random(1);
    std::uniform_real_distribution<float> noise(-0.05F, 0.05F);
    for (int i = 0; i < 96000; ++i)
        sound.samples.push_back(0.3F * static_cast<float>(std::sin(i * frequency)) + noise(random));
    const auto saved = save_take({arguments[1], "list", 0}, sound);
    if (saved)
        return 0;
    std::cerr << "formant: " << to_english(saved.error().what) << '\n';
    return 6;
}
