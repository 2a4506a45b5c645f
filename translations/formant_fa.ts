<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa">
<context>
    <name>ConfigQuestions</name>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration on the screen is not saved. Give up its changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was opened here. Overwrite what is there now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a configuration of the older scripts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>On or off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number; its decimal sign is a dot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers with commas between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts, one a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: automatic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts from the next start of a training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can change while a training runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>audio</name>
    <message>
        <source>it is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty (0 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is {format}, which formant does not decode. Convert it first: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is damaged, or no sound ({reason}); convert it to WAV or FLAC, or record it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is written at {to} Hz: its format has no {from} Hz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends early: {read} of {all} samples are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds samples that are no numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} says no format to write sound in: let its name end in one of {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampling rate that recordings are brought to and the voice speaks with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the Fourier transform and of its Hann window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance between two spectrogram frames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mel bands of a frame.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower edge of the lowest mel band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper edge of the highest mel band; at most half the sampling rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slaney: linear below 1 kHz, as librosa has it by default; htk: logarithmic throughout. A vocoder wants the one it knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>audio.hop_length is {hop}; it must be at most half of audio.n_fft, {n_fft}, or sound between the frames is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>audio.f_max_hz must lie above audio.f_min_hz and be at most half the sampling rate, {nyquist} Hz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot resample from {from} to {to} Hz: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write the log {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot start {program}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the display {name} does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot open {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot lock {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is in use by another formant process ({pid}); stop that one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot put {path} in its place: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot make the folder {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a whole safetensors file: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {file}: safetensors has no name for the type {type} of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the saved state has no entry &apos;{key}&apos; of the expected type; the file is damaged or of another version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours}:{minutes}:{seconds}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkpoint</name>
    <message>
        <source>there is no checkpoint {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a folder; name a checkpoint in it, such as final_ema.pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged: its SHA-256 differs from the one saved beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no checkpoint of formant: it lacks the entry &apos;format&apos;. What it holds is told by: formant checkpoint info {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is unverified: no {file}.sha256 is beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {format}; this one reads up to {known})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds numbers beyond those of half precision. Export without --half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds a voice only, without what a training needs to go on. Go on from a step_N.pt, or begin another run with its weights: train.pretrained_path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint holds no averaged weights. Export without --ema-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot rename {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot remove {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no checkpoint in {folder} can be used; the newest: {reason}. Start anew under another name, or name a checkpoint with --resume FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds no weights: neither a state dict, nor one as its entry state_dict, model_state_dict, model or weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the checkpoint {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no checkpoint: it is neither a file of formant (.pt, .safetensors) nor of PyTorch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>close_question</name>
    <message>
        <source>Training is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the training and close the window? It is saved, and goes on from there when it is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>config</name>
    <message>
        <source>{where}: {key} is {value}; it must lie between {minimum} and {maximum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {key} is {value}; it must lie between {minimum} and {maximum}, or be 0 for automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; it must be one of: {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; did you mean &apos;{meant}&apos;? It must be one of: {choices}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; did you mean &apos;{meant}&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; `formant config help` lists all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is written in a form that is not edited here; set {key} to {value} in it yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {key} must be {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: a configuration is made of &apos;key: value&apos; lines, as in name: my-voice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: &apos;{section}&apos; must be a section with &apos;key: value&apos; lines below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: &apos;{key}&apos; is given twice; keep one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: {key} and {other} are one setting, and both are given; keep one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no configuration {path}; name one with --config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: this line is not UTF-8; save the file as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}. Is a quote left open, a line indented with a tab, or a text with a sign such as : ? # [ not in quotes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: write it as key=value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is written in a form that is not edited here; remove {key} from it yourself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>stopped while reading the recordings; those that are decoded are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the {count} recordings can be read; the first: {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the corpus {file}; is the path right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the corpus {file} ({setting}); is the path right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data.corpus is not set; give the folder of your recordings or its metadata file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the corpus {file} names no recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kind of corpus &apos;{format}&apos; (data.format, or --format of doctor); known are {formats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} holds several files that may be its metadata ({names}); give the one that is meant instead of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no corpus of the format &apos;{format}&apos; (data.format, or --format of doctor), which has its metadata in {names}; where it is called otherwise, give the metadata file itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot tell what kind of corpus {file} is: no format fits it. Name one with data.format, or --format of doctor ({formats})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no recordings in {folder}, and no metadata that names some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quote is not closed, or stands inside a cell; write such a cell as &quot;he said &quot;&quot;no&quot;&quot;&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the recordings, or their metadata file; files named in it are relative to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of corpus; auto recognises it by its files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which prompt list of a profile folder is trained on; all: every one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder or metadata file of recordings that are only validated on; instead of validation_share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the recordings kept for validation, chosen by a hash of their names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads that prepare batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processes that decode recordings before the first training; automatic: as many as num_workers says, where it says a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batches kept ready ahead of the training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends of a recording quieter than this, relative to its peak, are cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence left at both ends of a recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is taken of stereo recordings: the mean of all channels, the left one, or the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring every recording to the same loudness (EBU R 128), with its peak at most at -1 dBFS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loudness that normalise_loudness brings recordings to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts samples of like length into one batch, so that less of it is padding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins up to this many random recordings to one sample, so that a few short ones suffice; 1: off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest silence between joined recordings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest silence at both ends of a joined sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest silence at both ends of a joined sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with texts, one a line, that no sample may say: kept for tests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined samples of an epoch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recording that takes longer to decode is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data.concatenate_edge_ms_min is larger than data.concatenate_edge_ms_max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data.validation and data.validation_share are both set; leave one of them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be used: its decoding died or took longer than {seconds} s (data.decode_timeout_s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is silent throughout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} holds {there} samples, not {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recordings that cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same sound again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same text again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text and sound that do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another sample rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is named twice: {first}, {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds the same sound as {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has the same text as {first}; fine if both are takes of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has {found} Hz, most have {usual} Hz; it is resampled, but may sound unlike the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} lasts {found} s, its text would take about {expected} s ({place}); do the two belong together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing of {corpus} would be left; nothing was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has no text; write what is said in it into {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is silent; was the microphone on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is clipped ({percent} % of it at full scale); record it again with less gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has only {found} s of sound; at least {least} s can be learned from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has {found} s of sound, more than {most} s; cut it into sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. It may be deleted; it is made again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory while a batch was made; fewer data.num_workers and a smaller data.prefetch_buffer_size need less ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a batch cannot be made: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns, separated by commas: file,text; it is &apos;{found}&apos;. Known names are {files} for the recording and {texts} for the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: not valid CSV: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: this row has another number of cells ({found}) than the first line ({expected})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be path|text or path|speaker|text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be id|text or id|text|normalised text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: this line is not UTF-8; convert the file: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped while reading the corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list, or --prompt-list of doctor); it has: {lists}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot list {folder}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no JSON object; it should be like {example}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>A voice is being trained.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Version of the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampling rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the Fourier transform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance of frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mel bands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mel scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep stress marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts are read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoder channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoder blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style encoder channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the flow&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of recon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of kl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up of recon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up of prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up of duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up of kl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings for validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share for validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads for batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoding processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batches kept ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silence kept at the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same loudness for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like lengths together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest pause between joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest silence at the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest silence at the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of excluded texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples of an epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for decoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with the checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples of a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final share of the rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Betas of AdamW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay of the average (EMA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First loss scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TF32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuDNN benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode of capturing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole step captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patterns of layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a plateau</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explosion protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explosion threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll back after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak samples every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at the hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoken texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also by the raw weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::ApplyBox</name>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write into the configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the configuration now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::CheckpointActions</name>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were checked, and none is damaged.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are damaged.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Marking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are kept now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints go again by the rules.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the best…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the best now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 the best of this run? The one that is the best now goes, unless you keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The voice is in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n checkpoints (%1)? They cannot be brought back, and a training can go on only from a step checkpoint that is left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files were removed, which freed %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::CheckpointButtons</name>
    <message>
        <source>&amp;Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the files and compares them with their SHA-256.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer &amp;keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule removes what you keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it the &amp;best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves this step as the best of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use as start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training begins with this checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks a text of yours with this checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the voice alone into a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the selected checkpoints; asks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clean by rule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes older checkpoints; shows first which, and the room it frees.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::CheckpointModel</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::CheckpointWords</name>
    <message>
        <source>not checked yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readable, no SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>one of the newest %n</source>
        <comment>step checkpoints</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>set aside; cleaning removes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleaning removes it</source>
        <comment>step checkpoints</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>put here by somebody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::CheckpointsPage</name>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no checkpoints yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints, %1 in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::CleanDialog</name>
    <message>
        <source>Clean the checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest step checkpoints stay, and so do the best, the one at the end of the training, and all that you keep. Older ones go, those that were set aside, and what interrupted writing has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest step checkpoints that &amp;stay:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove these files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking which files go…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes: all that is there stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files go, which frees %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::ConfigButtons</name>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes over a config.yaml of the older Python scripts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train t&amp;his</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves it and takes it to the Training page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::ConfigForm</name>
    <message>
        <source>Search settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help on the setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a setting to read what it does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::ConfigurationPage</name>
    <message>
        <source>a new configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::CorpusChoice</name>
    <message>
        <source>&amp;Recordings:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder of recordings, or drop it on the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a CSV or &amp;JSONL file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of recordings and texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists (*.csv *.jsonl *.json *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::DataPage</name>
    <message>
        <source>How many clips are how long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many clips have a text of which length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length of the text in characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes are in %1; the original list and all recordings stay as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings are still being read: wait for the end, or cancel, before you choose others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clips:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speakers:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a text:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampling rates:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n row(s) that cannot be read</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n clip(s))</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 clips (%3 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n text(s))</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>known once the recordings were examined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hours, %2 without the silence at the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 minutes, %2 without the silence at the ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message>
        <source>Choose the folder of your recordings first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the list of recordings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearing every recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Examine all recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Leave &amp;out %n harmful recording(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many recordings were heard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::DeviceBox</name>
    <message>
        <source>%1: seen, not usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic: the remembered device, or the best</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::DeviceOutput</name>
    <message>
        <source>This machine has no audio output. Connect one, or open the file with a program on a machine that has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not play sound at %2 Hz. Choose another output in the settings of the desktop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened; another program may hold it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::DevicePage</name>
    <message>
        <source>What to train on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainings run on this device unless you say otherwise. A card that cannot be used now is taken as soon as it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train on:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::DeviceUse</name>
    <message>
        <source>A training is running: measuring beside it would slow it down and give wrong numbers. Stop the training first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The self-test is running; wait for its end or cancel it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tuning is running; wait for its end or cancel it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagnosis is running; wait for its end or cancel it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::DiagnosisPanel</name>
    <message>
        <source>Choose a configuration first: some steps of it are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes some real steps of a configuration, which stays as it is, and measures where their time goes and what would make it faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the diag&amp;nosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration to diagnose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ste&amp;ps:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::ErrorNote</name>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::ExportDialog</name>
    <message>
        <source>Export the voice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes what speaking needs, without what only a training needs. The name&apos;s end says the form: .pt or .safetensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the &amp;averaged weights (EMA), which speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;half precision: half the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the voice to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::FactsGrid</name>
    <message>
        <source>%1:</source>
        <comment>the name of a fact, before its value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::FieldGroup</name>
    <message numerus="yes">
        <source>%1 (⚠ %n wrong)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n changed)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldRow</name>
    <message>
        <source>↺ Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the preset&apos;s value, which is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the preset&apos;s value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::FindingDetails</name>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text of the recording:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save text</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Leave out %n recording(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a finding to see and hear its recording.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::FindingsModel</name>
    <message>
        <source>text changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harmful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::FindingsView</name>
    <message>
        <source>S&amp;how:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all findings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::FirstRunWizard</name>
    <message>
        <source>First start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::FoldersPage</name>
    <message>
        <source>Where to keep things</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints take much room: choose a disk with some tens of gigabytes free. “Finish” saves all that you have chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Runs: checkpoints, samples and logs of trainings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Data: recordings that are made here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the recordings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::ForecastPanel</name>
    <message>
        <source>Memory and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::Gauge</name>
    <message>
        <source>not available</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::GpuCard</name>
    <message>
        <source>%1: %2</source>
        <comment>GPU 0: its name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen, not usable: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::GpuGauges</name>
    <message>
        <source>slowed down: too hot, and at its power limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowed down: too hot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slowed down: at its power limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not slowed down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>core %1 MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature: %1   Power: %2   Clocks: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::HardwareGauges</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::HardwarePage</name>
    <message>
        <source>Parts of the hardware page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;elf-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dia&amp;gnosis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy re&amp;port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies all of it as text, in English, for people who help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the first-run &amp;wizard again…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message>
        <source>loss level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss falling %1 % an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss falling %1 % a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss rising %1 % an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss rising %1 % a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done at about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done on %1 at about %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU %1 % busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>next checkpoint in %n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two facts in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the advice of step %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be watched: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healthy: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::HistogramPlot</name>
    <message>
        <source>clips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::ImportReport</name>
    <message numerus="yes">
        <source>Values taken over: %n. None was left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values left out, with the reason below: %n. The others were taken over.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values that were left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::JobDialog</name>
    <message>
        <source>Training in the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Configuration:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed &amp;settings:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::JobModel</name>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trains: step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::LanguagePage</name>
    <message>
        <source>Welcome to Formant Studio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This looks at your machine and suggests settings for it. Nothing changes before the end, and it can be run again from the Hardware page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language of the window:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::LatestSamples</name>
    <message>
        <source>Step %L1: “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampl&amp;es</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter plays a sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing plays this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop has no program that opens %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::MachinePage</name>
    <message>
        <source>Your machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Formant Studio runs on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at this machine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::MainWindow</name>
    <message>
        <source>Formant Studio</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::Measurement</name>
    <message>
        <source>Stop measuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a few real steps: a minute or so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the configuration first: what is measured is the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Measured: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::MessageEntries</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %L1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::MessageList</name>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::MetricPlot</name>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 checkpoint, %2 advice, %3 resumed. The wheel zooms, dragging moves, a double click shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>curve of a run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 at step %L3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::Notifications</name>
    <message>
        <source>Advice on the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The voice is trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::OwnTextBox</name>
    <message>
        <source>Your own text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you want to hear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>averaged (EMA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Speak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::PageStack</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::PathBox</name>
    <message>
        <source>Browse: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a configuration (YAML)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::PlotChoices</name>
    <message>
        <source>&amp;Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;moothing:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;ver:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a picture (PNG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::PlotPanel</name>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder, or free some room there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots of the training</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::PlotWords</name>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of a step (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU use (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU memory (GiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU temperature (°C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU power (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU use (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory (GiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all programs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::PreflightList</name>
    <message>
        <source>&amp;Before the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not looked at yet whether this can be trained here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can be trained here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be trained yet; the list says what to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all was looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at configuration, recordings, device, memory and disk, and tells how long the training will take.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message>
        <source>Trainings in the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;uplicate and change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Queue again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after &amp;this job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and st&amp;op now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue after a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the queue…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queue is empty: add a configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops after the job that runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) wait(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::RecordingPlot</name>
    <message>
        <source>Waveform and spectrogram of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::RememberedTuningsTable</name>
    <message>
        <source>%1 (not there)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembered for automatic settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembered tuning of each device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::ReportView</name>
    <message>
        <source>• %1</source>
        <comment>an entry of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known of this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphics cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to recommend: it is fine as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no graphics card to train on: %1. Trainings use the CPU.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::RunChoice</name>
    <message>
        <source>&amp;Run:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the folder of the runs again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::RunChoices</name>
    <message>
        <source>&amp;Configuration:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo voice: spoken numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU %1: %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no GPU to train on: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::RunControls</name>
    <message>
        <source>State of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a checkpoint after this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaks the sample texts after this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %L1 of %L2, %3 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::RunSteering</name>
    <message>
        <source>Choose what to train, then start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishing the step and saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training: loss %1, %2 samples a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: the voice is trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped by you: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::SampleList</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter puts a sample into A. The keys A and B play, or switch at the same place; with Shift they put the sample there. Space pauses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into &amp;A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put into &amp;B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::SampleModel</name>
    <message>
        <source>raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>averaged (EMA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::SampleSlot</name>
    <message>
        <source>Spectrogram of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is in %1 yet: choose a sample in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, %2: “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list: the key %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::SelfTestList</name>
    <message>
        <source>not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the self-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPage</name>
    <message>
        <source>Does it compute right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some seconds now can save days of training on a card that is broken. You can also go on without it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message numerus="yes">
        <source>All %n part(s) passed: this device computes right.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Computes on the device what a training computes, and compares each result with the CPU&apos;s. It takes some seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the &amp;self-test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::SettingsPage</name>
    <message>
        <source>Suggested settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A configuration that leaves these to the program (automatic) gets these values on this device. Change a value to have another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All as &amp;suggested</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::SpectrogramPlot</name>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mel band</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::StageBars</name>
    <message>
        <source>%1: %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 ms, %3 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a stage and its share of the time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::StageTable</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of each stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::TaskPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled by you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::TrainingPage</name>
    <message>
        <source>&amp;Advice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health of the training</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::TunePanel</name>
    <message>
        <source>Choose a configuration first: its batch sizes are tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries batch sizes with real steps and keeps the fastest that fits into the memory. The samples of a step stay as many, so that what is learned stays the same. It takes some minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;tuning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configuration to tune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::TunedTrials</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best: the fastest that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch sizes that were tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::WorkLine</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::YamlView</name>
    <message>
        <source>As &amp;text (YAML)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The configuration as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is wrong in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click or Enter goes to the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>formant::memory_text</name>
    <message>
        <source>%1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hardware</name>
    <message>
        <source>/dev/kfd, through which AMD GPUs compute, is not there: load the kernel module amdgpu; in a container, start it with --device /dev/kfd --device /dev/dri</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this user is in the groups render and video, but may not open /dev/kfd all the same; ask whoever looks after this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this user may not open /dev/kfd, through which AMD GPUs compute: sudo usermod -aG {groups} $USER, then log in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where ROCm has no kernels for {gfx}, HSA_OVERRIDE_GFX_VERSION={version} lets it use those of {supported}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where memory runs out although enough is free in small pieces, as with recordings of very different lengths, PYTORCH_HIP_ALLOC_CONF=expandable_segments:True helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trainings on AMD cards are not there yet: this version opens LibTorch ({version}) for NVIDIA only; AMD cards are shown and watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no NVIDIA driver ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this build has no CUDA part ({file} is not there); run installer/quickstart --cuda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA&apos;s libraries for LibTorch are not there ({reason}); run installer/quickstart --cuda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} belongs to another build of formant; build formant again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. `--gpu cpu` uses the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no GPU {index}; there are: {gpus}. `--gpu cpu` uses the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--gpu {choice} may be each of these: {gpus}; give more of the UUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--gpu is &apos;{choice}&apos;; it must be auto, cpu, the number of a GPU, or its UUID (GPU-...)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, the best GPU here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPU, because {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPU, because no GPU here can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not in this machine or not visible to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. `formant hardware --reconfigure` chooses anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device}, as --gpu says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPU, as was chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, as was chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: hides every GPU, so training is on the CPU; unset it to train on a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: with PCI_BUS_ID GPUs have the numbers that nvidia-smi shows, else the fastest is GPU 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this container was given only these GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, before HIP_VISIBLE_DEVICES counts them; unset it for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: AMD GPUs are taken for this one; a value of another family ends in crashes or wrong results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: every kernel is waited for, which makes training much slower; it is for looking for faults only, unset it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: memory is asked of the driver each time, which makes training much slower; unset it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides the GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides an AMD GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: forbids TF32, so fp32 products are several times slower on Ampere and newer; unset it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: decides on TF32 instead of formant&apos;s setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the number of threads that compute on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the number of threads of matrix products on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this file is asked for NVIDIA&apos;s GPUs instead of the driver&apos;s own library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (form {version}) and stays as it is; what it remembers is not used. Update formant, or remove the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, which remembers the GPU that was chosen, is damaged; it is kept as {bad}, and the choice is made anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, which remembers the GPU that was chosen, is damaged and cannot be renamed to {bad}; the choice is made anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES={value} hides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA does not offer it beside the others; it may be too old for this driver&apos;s CUDA, divided into slices (MIG), or kept to another program (nvidia-smi -q says so under Compute Mode)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variables} hides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no NVIDIA GPU answers ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this LibTorch ({version}, CUDA {cuda}) has kernels for {kernels} and none for this card&apos;s {target}; installer/quickstart --libtorch DIR takes one that has them (for an older card one of an older CUDA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{gpus} is there, but this LibTorch ({version}) cannot use it with this driver; installer/quickstart picks one that can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lies on a drive of Windows ({mount}), which WSL2 reads and writes slowly; a copy in the Linux file system, as in ~/voice, is many times faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} lies in a network file system ({mount}, {type}), which can keep a training waiting; a copy on a local disk is faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows gives WSL2 a part of its RAM only, half of it where nothing else is said; [wsl2] memory=24GB in the file .wslconfig of your Windows user folder, then `wsl --shutdown`, changes that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under WSL2 a full GPU does not run out of memory: Windows moves what does not fit into system RAM, and the training becomes many times slower. Where that happens, lower train.batch_size, or set &quot;CUDA - Sysmem Fallback Policy&quot; to &quot;Prefer No Sysmem Fallback&quot; in NVIDIA&apos;s control panel in Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVML does not say which GPUs there are ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVML&apos;s GPU {index} does not answer ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML is not there ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no NVML that formant knows; install a newer driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML does not start ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, {backend}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} does not compute as it should: {reason}. `formant hardware --self-test` looks closer; `--gpu cpu` uses the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its results differ from the CPU&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this LibTorch ({version}) has no kernels for this GPU: the GPU is newer or older than those it was made for. installer/quickstart --cuda installs the LibTorch that fits; for an AMD card set HSA_OVERRIDE_GFX_VERSION as `formant hardware` names it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU&apos;s driver is too old for this LibTorch ({version}); install a newer driver and start the machine again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this LibTorch ({version}) was made without operators for this kind of device; installer/quickstart --cuda installs one that has them for NVIDIA GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot compute this: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its result differs from the CPU&apos;s by more than rounding explains; is it overclocked, or its driver damaged?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this device does not offer it; it is not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy from the CPU to the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy from the device to the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matrix product in {precision}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradients of a convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spectrum of a sound and back (STFT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updates of the optimiser (AdamW)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where a card of the kind {card} begins; `formant hardware --tune` measures more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>careful, because the driver does not tell how much memory the card has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where a card with {gib} GiB begins; `formant hardware --tune` measures more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}; less, because the model with its optimiser takes {percent} % of the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with what a CPU begins; `formant hardware --tune` measures what is faster here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fastest that was measured here ({date}): {speed} samples/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step is to take no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this CPU has instructions for it (AMX or AVX512-BF16)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without AMX or AVX512-BF16 a CPU computes in bf16 more slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what stays in float32 is several times as fast, with 10 bits of precision in products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only GPUs from Ampere on have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recordings are of one length, so that measuring once pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batches differ in length, and each new length would be measured anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each of {cores} usable cores, at most {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processes that decode: one a core, at most {most}, with a gigabyte of memory each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a faster card empties the buffer faster: 32 batches from 24 GB on, 16 from 12 GB on, else 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 12 GB, memory is worth more than the time that it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is memory enough to go without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much memory the recordings take is not known; the system keeps what is read often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take at most half of the free memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take more than half of the free memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no captured graphs yet: steps run eagerly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card computes in it natively, and it needs no loss scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card has no bf16, but fast fp16; a loss scale keeps small gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card gains nothing by half precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so that a step takes {count} samples or a few more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU was busy for {share} of the last minute; `formant diagnose --config C` says what it waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU was busy for {share} of the last minute: {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU&apos;s memory grows by {growth} MB a step and is full in about {steps} steps ({used} of {total} are used)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU is too hot{degrees} and has slowed down; does air get to it, and do its fans turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU is held back by its power limit{watts}; that is usual under full load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another process has taken {bytes} of the GPU&apos;s memory; where the training needs it, it runs out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{used} of {total} of the memory (RAM) are used; when it is full, the system ends a process, perhaps this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>Kind of model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widths and depths to begin with; a single setting of the model wins over it. unet: 2.3, 5.9 or 17.6 million parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no model named &apos;{name}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the saved weights do not fit this model: {name} {why}. Use the configuration they were trained with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the text encoder; a multiple of 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual convolution blocks of the text encoder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the U-Net decoder; a multiple of 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels of the U-Net; each halves the time axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual blocks on each level, down and up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the style vector that the global encoder makes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the global encoder; a multiple of 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the flow&apos;s end point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the loss `recon`: flow matching of the decoder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the loss `prior`: the encoder&apos;s own guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the loss `duration`: squared error of its logarithm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: keeps style vectors near the standard normal distribution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `recon` rises from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `prior` rises from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `duration` rises from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `kl` rises from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.unet.{name} is {width}; it must be a multiple of 8 (of the normalisation&apos;s groups)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine-tune from a checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>Arabic script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bengali script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>script %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>section</name>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model: U-Net</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>cannot read {file} (data.exclude_sequences)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} says no form to export to: let its name end in .pt or .safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is there already; choose another name with --out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint was trained with the speakers {saved}, and the corpus has {found}; go on with the old corpus, or begin another run (name) with train.pretrained_path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot remove {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not UTF-8; save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{need} of {limit}, by what was measured here: too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {need} of {limit}, an estimate: probably too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{need} of {limit}, by what was measured here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {need} of {limit}, an estimate: nothing was measured here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} for an epoch of {steps} {step|steps}, by what was measured here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {time} for an epoch of {steps} {step|steps}, a rough estimate: nothing was measured here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known as long as data.corpus names no recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: &apos;{value}&apos; is no value of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}: there is no {file}; what {out} names is relative to its folder, so write the whole path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} has given {key} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} changes nothing: everything is as it is by default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data.corpus is still to be set: the folder of your recordings or their metadata file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row was left out: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was left out by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{metadata} has no longer the recording {file} with this text; read the corpus again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has no prompt lists, for it is a corpus of the format &apos;{format}&apos;: leave --prompt-list out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped while reading the recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts without a recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has no recording beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot play {file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demo&apos;s recordings are not there yet ({file}); run installer/quickstart, which prepares them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the process that was to train {config} ended at once (exit code {code}): {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process {pid} was started to train and cannot be followed yet; it may still begin: formant status says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU: {cpu}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is remembered in {file}; until it can be used ({reason}), trainings take the best device that can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is remembered in {file}; `formant hardware --reconfigure` asks again, and --gpu chooses for one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy to device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait for data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples, {ms} ms each: {speed} samples/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>busy: {mean} % on average, lowest {lowest} %, 5th percentile {fifth} %, swing {swing} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting would make it notably faster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would help most: {settings}: about {gain} % more samples/s ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a run: its folder, or its name in {runs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no run {run}, neither as a folder nor in {runs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no checkpoints of {path}: it is neither a run in {runs}, nor the folder of a run or of checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a run or a folder of checkpoints; name one of the files in it, which are listed by: formant checkpoint list {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot follow {run}: {socket}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the process that trains {run} does not answer; whether the settings change is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process {pid}, which trains {run}, is of another version of formant; this one cannot follow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{total}, {free} of it free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none but float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{free} free in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest CUDA of the driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes fast in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code for it in LibTorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place on the bus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UUID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform    {platform}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU         {cpu}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk        {free} free in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>            free memory {free}, driver {driver}, power limit {power}, {uuid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels in this LibTorch {kernels}, attention {attention}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{index}       {gpu}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>            cannot be used: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU         none: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen      {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remembered  {name} ({device}), {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions    {versions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the run began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>configured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} would suit this machine: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  {setting}  {source}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  - {item}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} did not pass its self-test: {lines}. Do not train on it before that is mended; `--gpu cpu` uses the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the self-test was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is {value} in the configuration; {suggestion} would suit this machine: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{system}, in a container ({container})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {count} {core|cores}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {memory} of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model}{cores}, {threads} usable {thread|threads}{memory}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({facts})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{variable}: {effect}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen, not usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen automatically: {settings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as this run began: {settings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as configured: {settings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only where recordings are joined (concatenate_max above 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only with normalise_loudness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epochs says when the training ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only where batch_size or gradient_accumulation_steps is automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only in fp16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only with use_torch_compile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only with layers: custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only where a plateau is looked for: on_plateau or early_stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only with loss_explosion_protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts only where texts are read as phonemes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection to process {pid} is lost; it still trains {run}, which can be followed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process {pid}, which trained {run}, ended all of a sudden at step {step}: killed, or crashed (log.txt). Started again, the run goes on from its newest checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is no whole path of a folder; it begins with &apos;/&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be written into {folder}; choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model {name}: {count} parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  {title}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first step&apos;s loss or gradient is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one training step: loss {loss}, gradient norm {norm}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaks: {frames} frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no configuration of the older scripts, YAML of sections and settings: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batches are always made ready ahead of the training by threads; data.num_workers and data.prefetch_buffer_size say how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a choice of TensorFlow&apos;s, which is not used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TensorFlow&apos;s way to compile a step; the setting for one here is train.use_torch_compile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window is as long as the Fourier transform, audio.n_fft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every step is written to the run&apos;s metrics.jsonl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is not the folder of a run: there is no config.yaml in it. Name such a folder, or a configuration file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you chose it for this device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped before the training began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the defaults and the settings of the command line are valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no captured graphs yet: with train.use_torch_compile, too, training runs step by step (eagerly); the voice is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train.precision is {precision}, with which a CPU takes several times as long as with float32; --set train.precision=float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts are read as {mode}, in the language &apos;{language}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is {format}, which formant does not decode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} names {count} recordings, all there and with a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unfit} of the {count} recordings that {file} names will be left out; the first: {first}; `formant doctor` names them all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the {count} recordings that {file} names can be used; the first: {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data.validation_share {share} keeps none of the {count} recordings to validate on, for they are chosen by a hash of their names: set a larger one, or data.validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} recordings are kept to validate on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train.early_stopping and train.on_plateau go by validations, and there are none: set data.validation or a larger data.validation_share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trains on {device}, which computes as it should</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another formant process ({pid}) trains {folder}; `formant stop` ends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} cannot be written; --runs chooses another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run is kept in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps of {batch} {sample|samples} do not work here: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a training takes about {need} of memory, and there are {limit}; {activations} of it are for {batch} samples of up to {seconds} s: halve train.batch_size and double train.gradient_accumulation_steps, or set train.use_gradient_checkpointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a training takes about {need} of {limit}: {parameters} for weights, gradients, optimiser and average, {program} for the program, {activations} for {batch} samples of up to {seconds} s (measured with 1 and {larger})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps of one sample work here; two at a time would not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} with {millions} million parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tried} of the {count} recordings were decoded to see: {seconds} s of sound each on average, {total} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the {tried} recordings that were decoded to see can be read; the first: {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unreadable} of {tried} recordings that were decoded to see cannot be read; the first: {first}; `formant doctor` looks at all {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkpoints take up to {need}; {free} are free in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkpoints take up to {need}, but only {free} are free in {folder}; the training will wait when the disk is full. Free some, lower train.keep_checkpoints, or choose another place with --runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}, where decoded recordings are kept, cannot be written; set XDG_CACHE_HOME to another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoded recordings take up to {need}; {free} are free in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoded recordings take up to {need}, but only {free} are free in {folder}; free some, or set XDG_CACHE_HOME to another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) has no weights of this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes on after step {step} of {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the preset fine_tune is for a voice that is trained already, and this training begins without one; name its checkpoint: --set train.pretrained_path=FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins with the weights of {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recordings&apos; disk reads only {speed} MB/s; a copy on a local disk would be faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recordings&apos; disk reads {speed} MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {time} for {steps} steps: one with made-up samples of {sample_s} s, the mean length here, took {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was left out: its text has nothing to speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing but the defaults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A voice of a few words from a minute of short recordings, trained in minutes on two CPU cores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For any machine: batches, precision and buffers as suit its GPU or its CPU (formant hardware shows them), the rest as in balanced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a GPU with 4 to 8 GB: small batches, added up, in half precision, and as little as can be kept in its memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a GPU with 8 to 16 GB and a corpus of some hours: where most begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a GPU with 24 GB or more, Ampere or later: large batches in bf16, more of them kept ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To go on with a voice that is trained already, on other recordings: low learning rate, few steps, looked at often, ended when the validation no longer becomes better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) holds a model &apos;{saved}&apos;, and model.name is &apos;{model}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights to begin with have {count} speakers, which are left behind: the corpus has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all speakers are new to the weights to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights to begin with know all speakers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights to begin with know the speakers {known}; new to them are {fresh}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no queue of trainings; it should be like {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: job {number} cannot be understood ({reason}); a job is like {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant; use that one, or another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a training that runs cannot be changed; stop it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reference gives no style: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{device} is no longer there; what was measured is not remembered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remembered in {file}: batch size {batch} on {device}, for {model} in {precision}; train.batch_size: 0 takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the configuration&apos;s form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the run; its folder below the runs folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named set of values to begin with; every value that the configuration or the command line gives wins over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be the name of a run: it names a folder, without &apos;/&apos; and tabs, not starting with &apos;.&apos; or &apos;-&apos;, and without blanks around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computes on {device}: {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{line}&apos; is no command to a run; those are pause, resume, stop, save_now, sample_now, and change with settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot make the socket {path} for those who follow the run: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other processes cannot follow this run: the path of its folder is too long for a socket, and XDG_RUNTIME_DIR is not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody trains {run} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process {pid} trains {run}, but nobody can follow it: it is a window&apos;s, or has only begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run {folder} has checkpoints already, and --resume never would write over them; use --resume auto or another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>process {pid} was asked to stop and has not yet; it may be in a long step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginning with the weights of {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the recordings of {corpus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} speakers: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the corpus is not the one that the checkpoint was trained on; the training goes on with the new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>going on after step {step} of {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since the checkpoint: {keys}; the training goes on with the new values, not as if it had never stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the damaged checkpoint is kept as {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} later {checkpoint is|checkpoints are} from another way on, and kept as abandoned_step_N.pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no step for {seconds} s, more than 20 times as long as usual; is the GPU or the disk busy with something else, or the machine out of memory?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be spoken: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory, though this one sentence alone was spoken: &apos;{sentence}&apos;; divide it with full stops, end other programs that use this memory, or speak with --gpu cpu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this voice has one speaker, who is not called &apos;{name}&apos;; leave --speaker out, and the column of speakers in lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this voice has no speaker &apos;{name}&apos;; it has {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this voice has several speakers, and the first speaks; --speaker takes another of {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is no name for a file; its text is spoken into {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is there before, perhaps in other letters (a, A); the later text is spoken into {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;; is &apos;{nearest}&apos; meant?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing to speak: give --text or --list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: id,text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is no list of texts: let its name end in .txt (a text a line), .csv (columns id,text) or .jsonl (keys id, text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaking was stopped; {done} of {all} texts are in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its sentences cannot be joined: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training thread, one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {worker makes|workers make} batches, one sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} {process prepares|processes prepare} recordings, one recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it failed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its process was killed, as the system does where memory does not suffice, or hangs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was left out: there is nothing to train on of its speaker {speaker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was left out: its text has sounds that the checkpoint&apos;s voice does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was left out: it is too short for its text; do the two belong together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no recording is left to train on; the first that was left out: {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one sample takes more than 85 % of the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use train.use_gradient_checkpointing, a smaller model, or leave out the longest recordings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>synth</name>
    <message>
        <source>the checkpoint&apos;s list of speakers is empty. Use an older checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint&apos;s list of {entry} is damaged. Use an older checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{text}&apos; has nothing that this voice can speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out, for this voice never heard these sounds: {symbols}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this voice takes no style from a recording; leave the reference out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>espeak-ng does not start; is the package espeak-ng-data installed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, which espeak-ng does not know; `espeak-ng --voices` lists what it knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the texts, as espeak-ng names it: en-us, de, fa, sv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep stress and length marks; needs more recordings to learn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phonemes: the sounds that espeak-ng reads in a text; characters: its letters, for languages that espeak-ng reads badly or not at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the marks that end sentences and their parts, so that the voice can learn their melody and pauses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write numbers in words by ICU&apos;s rules; off: espeak-ng reads the digits in its own way. Characters are read with it always.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>train</name>
    <message>
        <source>{key} cannot be changed while a training runs; stop the run, change it, and start it again. What can be changed: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; {count} older {checkpoint|checkpoints} of this run had to go for the new one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the training waits for room on the disk: {reason}. Free some, and it goes on by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written any more; what TensorBoard shows of this run is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory; a smaller train.batch_size or model needs less ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>internal error: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has no layers &apos;{pattern}&apos;; its groups are {groups}, and a pattern may also be the beginning of a parameter&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}; unchanged stays: {fixed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train.layers is custom, but train.layer_patterns names nothing to train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from step {step} on: {settings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changed}; {layers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings stay as they are, and the training goes on: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written; the records of this run will not be whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gradients do not fit into fp16, though the loss scale was halved {count} times in a row; train.precision: bf16 has room for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss or its gradient was not a number; the step was left out and changed nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gradient norm was {norm}, above {limit}; the step was left out and changed nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many steps in a row had to be left out; back to the last good state, with the learning rate at {share} of its plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>going back to the last good state {count} times did not help; the training ends here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the validation has become worse three times in a row while the training became better: the model learns its recordings by heart. The best checkpoint is kept; more recordings help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}: the training ends here, as train.early_stopping asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}: the learning rate is halved, as train.on_plateau asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}; the training goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory: this step and all later ones are taken with {count} {sample|samples} at a time, {slices} times added up; the result is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory with one sample at a time: this step and all later ones use gradient checkpointing, which takes a third more time; the result is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint was made with {saved} threads, this runs with {now}: the run goes on, but not equal to the bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time and gradient checkpointing; end other programs that use this memory, leave out the longest recordings, or use a smaller model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train.compile_fullgraph wants the whole step captured, and there are no captured graphs yet; set it to false to train step by step (eagerly)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train.layer_patterns says what is trained only with train.layers custom, and that is &apos;{layers}&apos;; set it to custom or leave the patterns out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint whose weights a new run begins with (.pt, .pth or .safetensors), for fine-tuning. A run that goes on does not read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training ends after this many optimiser steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training ends after it has gone through the recordings this many times, in place of max_steps; 0: max_steps counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same seed, data and settings: same voice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples that go through the model at once, on each GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one step; saves memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples of a step that an automatic batch_size or gradient_accumulation_steps aims at; without one of these it changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest learning rate, reached after the warm-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the learning rate that the cosine ends with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The learning rate rises linearly over these steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay of AdamW&apos;s averages of gradient and squared gradient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AdamW&apos;s weight decay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A longer gradient is shortened to this norm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay of the running average of the weights that speaks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that the model computes in; a CPU is fastest in float32. bf16 wants a GPU from Ampere on, fp16 any; both use less memory and more speed. Weights stay float32. auto: what the device computes fast in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor on the loss that fp16 begins with; it finds its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Products of float32 numbers in TF32: several times as fast, with 10 bits of precision. Only GPUs from Ampere on have it; auto: on those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cuDNN times its algorithms for each new length of a batch and takes the fastest; pays where all are of one length, and auto is on only there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes the model&apos;s insides twice instead of keeping them: less memory, about a third more time, the same result. auto: on GPUs with less than 12 GB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay a step as one captured graph of the GPU&apos;s work. There are no captured graphs yet: it is accepted, and training runs step by step (eagerly).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much time goes into making captured graphs fast. As long as there are none, it changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With use_torch_compile: no training unless the whole step is captured. As long as there are no captured graphs, it is refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads all recordings into memory at the start, instead of from the cache&apos;s files as they are needed. auto: where they take at most half of the free memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anomaly: name the operation whose gradient is not a number, and stop there (slow). layer_norms: log the gradient norm of every layer group. eager: step by step, even with use_torch_compile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is trained; the rest stays as it is. custom: layer_patterns says what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer groups, beginnings of parameters&apos; names, or globs, as in [duration_predictor, &quot;decoder.up.*&quot;].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when the validation has not become better for patience validations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the training when the validation has not become better for patience validations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validations without a better one that count as a plateau.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip a step whose gradient is explosion_threshold times its usual norm. Steps that are not finite are always skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times the median gradient norm is an explosion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many skipped steps in a row: back to the last good state, with half the learning rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps between two validations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps between two checkpoints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps between two rounds of spoken samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest step checkpoints that stay on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write losses and spoken samples for TensorBoard, too, into the run&apos;s folder (tensorboard --logdir).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times a second GPU, CPU, memory and disk are looked at while a training runs; 0: never. The run keeps one record for each 5 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts that are spoken as the training goes on. Several speakers take turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak them a second time with the raw weights: whether the averages (EMA) still lag behind can be heard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>train.betas has {count} numbers; AdamW wants two, as in [0.9, 0.98]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {step}, stopped by train.debug: anomaly: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused at step {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped before the first step, with nothing to save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped and saved at step {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done after {step} {step|steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done}: no better for {count} {validation|validations} (train.early_stopping, train.patience)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done}; the best validation was that of {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tuning</name>
    <message>
        <source>a step sees the same samples in larger pieces, if they fit into memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if it fits into memory; a step then sees {samples} samples, so fewer steps suffice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is computed twice then, if it fits into memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU is too hot and lowers its clocks; look at its fans and the air around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPU lowers its clocks to stay within its power limit; a higher limit (nvidia-smi -pl) would make it faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an update then serves twice as many samples, so half the steps suffice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute-bound: the optimiser takes {share} % of a step, more than the model itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launch-bound: {share} % of forward and backward are the same for a smaller batch; {batch} {sample|samples} at a time are too few for this device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute-bound: the model takes {share} % of a step (forward {forward} %, backward {backward} %), as it should</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data-bound: one of {workers} decode workers takes {slow} ms for a recording, the others {fast} ms; does something else use its core?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage-bound: reading one of the {recordings} recordings takes {ms} ms, and making them ready ({seconds} s) longer than the training; a copy on a local disk would be faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data-bound: making {recordings} recordings ready takes {seconds} s, longer than the training; most of it is {stage} ({ms} ms a recording). It is done once and kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as cores and memory have room for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data-bound: the training waits {share} % of its time for data; more data.num_workers may help, and `formant diagnose` says what of it is slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not wait for data, so the batches may be too small for the GPU, or something else slows the program down; `formant diagnose` says which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so many keep up with the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recordings are read once, if they fit into memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>storage-bound: the training waits {share} % of its time for data, and reading a sample from the cache takes {ms} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data-bound: the training waits {share} % of its time for data; {workers} workers need {ms} ms each for the {stage} of a sample</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message>
        <source>Hz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LUFS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>validations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>{file} cannot be written, so this wizard will open again at the next start: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
