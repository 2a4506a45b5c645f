"""Measures how many words of ordinary English sentences Whisper (tiny.en) understands.

    sentences_heard.py --program formant --checkpoint F --players FOLDER

The checkpoint speaks every sentence of sentences.txt. FOLDER is the environment of installer/players.txt. This
script runs in the environment of installer/requirements.txt. "Understood" is the share of words that are right in
the alignment with the fewest edits, minus the share of inserted words. The median pitch tells voices apart.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import librosa
import numpy
from judge import right_and_inserted

EXPORTS = Path(__file__).parent.parent / "engine" / "session" / "export"


def words_of(text):
    return re.sub(r"[^a-z' ]", " ", text.lower()).split()


def printed_by(command):
    return subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True).stdout


def heard(recording, players, folder):
    features = str(Path(folder, "features.npy"))
    printed_by([sys.executable, str(EXPORTS / "whisper_mel.py"), str(recording), features])
    return printed_by([str(Path(players, "bin", "python3")), str(EXPORTS / "hear.py"), features]).strip()


def median_pitch(recording):
    samples, rate = librosa.load(recording, sr=16000)
    pitch, voiced, _ = librosa.pyin(samples, fmin=60, fmax=400, sr=rate)
    return numpy.median(pitch[voiced])


def read_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--program", required=True, help="formant")
    parser.add_argument("--checkpoint", required=True, help="final_ema.pt, any step_N.pt, or a voice of Piper")
    parser.add_argument("--players", required=True, help="environment of installer/players.txt")
    return parser.parse_args()


def main():
    arguments = read_arguments()
    text = Path(__file__).parent / "sentences.txt"
    sentences = text.read_text(encoding="utf-8").splitlines()
    right = inserted = words = 0
    pitches = []
    with tempfile.TemporaryDirectory() as folder:
        printed_by([arguments.program, "synth", "--checkpoint", arguments.checkpoint, "--text-file", str(text)]
                   + ["--out", str(Path(folder, "spoken")), "--seed", "1", "--gpu", "cpu"])
        for number, sentence in enumerate(sentences, start=1):
            recording = Path(folder, "spoken", f"{number:04}.wav")
            understood = heard(recording, arguments.players, folder)
            matches, more = right_and_inserted(words_of(sentence), words_of(understood))
            right, inserted, words = right + matches, inserted + more, words + len(words_of(sentence))
            pitches.append(median_pitch(recording))
            print(f"{sentence}\n    {understood}")
    print(f"{words} words, understood {(right - inserted) / words:.1%}, right {right / words:.1%}, "
          f"inserted {inserted / words:.1%}, median pitch {numpy.median(pitches):.0f} Hz")


if __name__ == "__main__":
    main()
