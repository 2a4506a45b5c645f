"""Creates an audio sample, or prints as JSON what TensorBoard reads from a run folder."""
import io
import json
import logging
import math
import sys

import numpy as np
import soundfile
from tensorboard.backend.event_processing.event_accumulator import EventAccumulator


def make_sample(file):
    samples = np.random.default_rng(7).uniform(-1, 1, 4000)
    soundfile.write(file, samples, 16000, subtype="PCM_16")


def scalar(event):
    # JSON has no numbers for NaN and infinity.
    return [event.step, event.value if math.isfinite(event.value) else str(event.value)]


def audio(event):
    samples, rate = soundfile.read(io.BytesIO(event.encoded_audio_string), dtype="int16")
    return {
        "step": event.step,
        "type": event.content_type,
        "declared_rate": event.sample_rate,
        "declared_frames": event.length_frames,
        "rate": rate,
        "samples": samples.tolist(),
    }


def read(folder):
    warnings = io.StringIO()
    logging.getLogger("tensorboard").addHandler(logging.StreamHandler(warnings))
    events = EventAccumulator(folder, size_guidance={"scalars": 0, "audio": 0}).Reload()
    tags = events.Tags()
    return {
        "described": {tag: events.SummaryMetadata(tag).summary_description for tag in tags["audio"]},
        "warnings": warnings.getvalue(),
        "scalars": {tag: [scalar(e) for e in events.Scalars(tag)] for tag in tags["scalars"]},
        "audio": {tag: [audio(e) for e in events.Audio(tag)] for tag in tags["audio"]},
    }


if sys.argv[1] == "make-sample":
    make_sample(sys.argv[2])
elif sys.argv[1] == "read-sample":
    print(json.dumps(soundfile.read(sys.argv[2], dtype="int16")[0].tolist()))
else:
    print(json.dumps(read(sys.argv[2])))
