// Compiled by NVRTC on the first search on a GPU, and as C++ by its test.

/// Monotonic alignment search: one block per sample, whose threads share the tokens of a frame.
/// `best` [samples, max_frames, max_tokens] holds the scores and gets the best score of a path that
/// ends at (frame, token); `frame_tokens` [samples, max_frames] gets the token of each frame.
extern "C" __global__ void __launch_bounds__(1024)
    alignment_search(float* best, const long* token_lengths, const long* frame_lengths,
                     long* frame_tokens, long max_tokens, long max_frames) {
    const long sample = blockIdx.x;
    const long tokens = token_lengths[sample], frames = frame_lengths[sample];
    best += sample * max_frames * max_tokens;
    frame_tokens += sample * max_frames;
    // Token l is unreachable before frame l, and in that frame reachable only from token l - 1.
    for (long frame = 1; frame < frames; ++frame) {
        const float* before = best + (frame - 1) * max_tokens;
        float* here = best + frame * max_tokens;
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
        const float* before = best + (frame - 1) * max_tokens;
        if (token > 0 && (frame <= token || before[token] < before[token - 1]))
            --token;
    }
}
