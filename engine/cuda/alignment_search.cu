// Compiled by NVRTC when a GPU first searches, and as C++ by its test.

/// Monotonic alignment search: one block for each sample, its threads share the tokens of a frame.
/// `best` [samples, most_frames, most_tokens] holds the scores and gets the best score of a path that
/// ends at (frame, token); `frame_tokens` [samples, most_frames] gets the token of each frame.
extern "C" __global__ void __launch_bounds__(1024)
    alignment_search(float* best, const long* token_lengths, const long* frame_lengths,
                     long* frame_tokens, long most_tokens, long most_frames) {
    const long sample = blockIdx.x;
    const long tokens = token_lengths[sample], frames = frame_lengths[sample];
    best += sample * most_frames * most_tokens;
    frame_tokens += sample * most_frames;
    // Token l cannot be reached before frame l, and in that frame only from the one before.
    for (long frame = 1; frame < frames; ++frame) {
        const float* before = best + (frame - 1) * most_tokens;
        float* here = best + frame * most_tokens;
        for (long token = threadIdx.x; token < tokens && token <= frame; token += blockDim.x) {
            const bool moves =
                token == frame || (token > 0 && before[token] < before[token - 1]);
            here[token] += before[moves ? token - 1 : token];
        }
        __syncthreads(); // the next frame reads what the other threads have written
    }
    if (threadIdx.x != 0)
        return;
    long token = tokens - 1;
    for (long frame = frames - 1; frame >= 0; --frame) {
        frame_tokens[frame] = token;
        const float* before = best + (frame - 1) * most_tokens;
        if (token > 0 && (frame <= token || before[token] < before[token - 1]))
            --token;
    }
}
