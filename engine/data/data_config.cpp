#include "engine/data/data_config.h"

#include "engine/data/readers/corpus_format.h"

namespace formant {

std::vector<Field> data_fields() {
    return {
        field("corpus", &DataConfig::corpus,
              FORMANT_TR("data", "Folder or metadata file of the recordings; paths in the metadata "
                                 "are relative to it."))
            .names(PathKind::file_or_folder)
            .label(FORMANT_TR("field", "Corpus"))
            .alias("--train-data")
            .alias("--profile-id")
            .alias("--train-manifest")
            .more_in("data.more_manifests"),
        field("format", &DataConfig::format,
              FORMANT_TR("data", "Corpus format; auto: recognized by the files."))
            .label(FORMANT_TR("field", "Corpus format"))
            .choices(corpus_format_names()),
        field("prompt_list", &DataConfig::prompt_list,
              FORMANT_TR("data", "Prompt list of a profile folder to train on; all: every list."))
            .label(FORMANT_TR("field", "Prompt list"))
            .alias("--prompt-list-id"),
        field("folders_are_speakers", &DataConfig::folders_are_speakers,
              FORMANT_TR("data", "Each folder of recordings is a speaker, where the corpus names "
                                 "none."))
            .label(FORMANT_TR("field", "Folders are speakers")),
        field("validation", &DataConfig::validation,
              FORMANT_TR("data", "Folder or metadata file of a separate validation set; replaces "
                                 "validation_share."))
            .names(PathKind::file_or_folder)
            .label(FORMANT_TR("field", "Validation set"))
            .alias("--val-data")
            .alias("--val-manifest")
            .more_in("data.more_validation_manifests"),
        field("validation_share", &DataConfig::validation_share,
              FORMANT_TR("data", "Validation split: share of the recordings, chosen by a hash of "
                                 "their names."))
            .label(FORMANT_TR("field", "Validation split"))
            .range(0, 0.5),
        field("num_workers", &DataConfig::num_workers,
              FORMANT_TR("data", "Data loader workers: threads that prepare batches."))
            .label(FORMANT_TR("field", "Data loader workers"))
            .range(0, 256)
            .automatic_at_zero()
            .changes_only_speed()
            .alias("--num-workers")
            .also_called("train.num_workers"),
        field("preprocess_workers", &DataConfig::preprocess_workers,
              FORMANT_TR("data", "Preprocessing workers: processes that decode recordings before "
                                 "the first run; automatic: num_workers, if it is set."))
            .label(FORMANT_TR("field", "Preprocessing workers"))
            .range(0, 256)
            .automatic_at_zero()
            .changes_only_speed(),
        field("prefetch_buffer_size", &DataConfig::prefetch_buffer_size,
              FORMANT_TR("data", "Number of batches to prefetch."))
            .label(FORMANT_TR("field", "Prefetch buffer size"))
            .range(1, 1024)
            .automatic_at_zero()
            .changes_only_speed(),
        field("trim_threshold_db", &DataConfig::trim_threshold_db,
              FORMANT_TR("data", "Silence threshold relative to the peak: quieter ends of a "
                                 "recording are trimmed."))
            .label(FORMANT_TR("field", "Trim threshold"))
            .unit("dB")
            .range(-120, 0),
        field("trim_keep_ms", &DataConfig::trim_keep_ms,
              FORMANT_TR("data", "Silence kept at both ends of a recording after trimming."))
            .label(FORMANT_TR("field", "Padding kept after trimming"))
            .unit("ms")
            .range(0, 10000),
        field("channels", &DataConfig::channels,
              FORMANT_TR("data", "Conversion of stereo recordings to mono: the mean of all "
                                 "channels, the left one, or the right one."))
            .label(FORMANT_TR("field", "Channels"))
            .choices({"mix", "left", "right"}),
        field("normalise_loudness", &DataConfig::normalize_loudness,
              FORMANT_TR("data", "Normalize the loudness of every recording (EBU R 128), with its "
                                 "peak at most at -1 dBFS."))
            .label(FORMANT_TR("field", "Normalize loudness")),
        field("loudness_target_lufs", &DataConfig::loudness_target_lufs,
              FORMANT_TR("data", "Target loudness of normalise_loudness."))
            .label(FORMANT_TR("field", "Target loudness"))
            .unit("LUFS")
            .range(-60, -5),
        field("length_buckets", &DataConfig::length_buckets,
              FORMANT_TR("data",
                         "Bucket by length: batches samples of similar length, so that less "
                         "is padding."))
            .label(FORMANT_TR("field", "Bucket by length")),
        field("concatenate_max", &DataConfig::concatenate_max,
              FORMANT_TR("data", "Concatenates up to this many random recordings to a sample, so "
                                 "that a few short ones suffice; 1: off."))
            .label(FORMANT_TR("field", "Max. concatenated clips"))
            .unit("recordings")
            .range(1, 64),
        field("concatenate_pause_ms_max", &DataConfig::concatenate_pause_ms_max,
              FORMANT_TR("data", "Longest silence between concatenated recordings."))
            .label(FORMANT_TR("field", "Max. pause between clips"))
            .unit("ms")
            .range(0, 10000),
        field("concatenate_edge_ms_min", &DataConfig::concatenate_edge_ms_min,
              FORMANT_TR("data", "Shortest silence at both ends of a concatenated sample."))
            .label(FORMANT_TR("field", "Min. silence at the edges"))
            .unit("ms")
            .range(0, 10000),
        field("concatenate_edge_ms_max", &DataConfig::concatenate_edge_ms_max,
              FORMANT_TR("data", "Longest silence at both ends of a concatenated sample."))
            .label(FORMANT_TR("field", "Max. silence at the edges"))
            .unit("ms")
            .range(0, 10000),
        field("exclude_sequences", &DataConfig::exclude_sequences,
              FORMANT_TR("data",
                         "File of texts, one per line, that concatenation must not produce: "
                         "reserved for tests."))
            .names(PathKind::file)
            .label(FORMANT_TR("field", "Excluded sequences (file)")),
        field("samples_per_epoch", &DataConfig::samples_per_epoch,
              FORMANT_TR("data", "Number of concatenated samples per epoch."))
            .label(FORMANT_TR("field", "Samples per epoch"))
            .range(0, 1e9)
            .automatic_at_zero(),
        field("decode_timeout_s", &DataConfig::decode_timeout_s,
              FORMANT_TR("data", "Recordings that take longer to decode are excluded."))
            .label(FORMANT_TR("field", "Decoding timeout"))
            .unit("s")
            .range(1, 3600),
        field("more_manifests", &DataConfig::more_manifests,
              FORMANT_TR("data",
                         "Further manifests of prepared tokens to train on, besides corpus; "
                         "FILE::LANGUAGE sets the language of its texts."))
            .names(PathKind::file)
            .label(FORMANT_TR("field", "Further manifests")),
        field("more_validation_manifests", &DataConfig::more_validation_manifests,
              FORMANT_TR("data", "Further manifests of prepared tokens to validate on, besides "
                                 "validation."))
            .names(PathKind::file)
            .label(FORMANT_TR("field", "Further validation manifests")),
    };
}

Result<void> check_data_config(const DataConfig& config) {
    if (config.concatenate_edge_ms_min > config.concatenate_edge_ms_max)
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("data", "data.concatenate_edge_ms_min is larger than "
                                               "data.concatenate_edge_ms_max")));
    if (config.validation.empty() || config.validation_share == 0)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("data", "data.validation and data.validation_share are both "
                                           "set; remove one of them")));
}

} // namespace formant
