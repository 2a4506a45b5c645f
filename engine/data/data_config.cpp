#include "engine/data/data_config.h"

#include "engine/data/readers/corpus_format.h"

namespace formant {

std::vector<Field> data_fields() {
    return {
        field("corpus", &DataConfig::corpus,
              FORMANT_TR("data", "Folder of the recordings, or their metadata file; files named in "
                                 "it are relative to it."))
            .alias("--train-data")
            .alias("--profile-id")
            .alias("--train-manifest"),
        field("format", &DataConfig::format,
              FORMANT_TR("data", "Kind of corpus; auto recognises it by its files."))
            .choices(corpus_format_names()),
        field("prompt_list", &DataConfig::prompt_list,
              FORMANT_TR("data", "Which prompt list of a profile folder is trained on; all: every "
                                 "one."))
            .alias("--prompt-list-id"),
        field("validation", &DataConfig::validation,
              FORMANT_TR("data", "Folder or metadata file of recordings that are only validated "
                                 "on; instead of validation_share."))
            .alias("--val-data")
            .alias("--val-manifest"),
        field("validation_share", &DataConfig::validation_share,
              FORMANT_TR("data", "Share of the recordings kept for validation, chosen by a hash of "
                                 "their names."))
            .range(0, 0.5),
        field("num_workers", &DataConfig::num_workers,
              FORMANT_TR("data", "Threads that prepare batches."))
            .range(0, 256)
            .automatic_at_zero()
            .changes_only_speed()
            .alias("--num-workers")
            .also_called("train.num_workers"),
        field("preprocess_workers", &DataConfig::preprocess_workers,
              FORMANT_TR("data", "Processes that decode recordings before the first training; "
                                 "automatic: as many as num_workers says, where it says a "
                                 "number."))
            .range(0, 256)
            .automatic_at_zero()
            .changes_only_speed(),
        field("prefetch_buffer_size", &DataConfig::prefetch_buffer_size,
              FORMANT_TR("data", "Batches kept ready ahead of the training."))
            .range(1, 1024)
            .automatic_at_zero()
            .changes_only_speed(),
        field("trim_threshold_db", &DataConfig::trim_threshold_db,
              FORMANT_TR("data", "Ends of a recording quieter than this, relative to its peak, are "
                                 "cut off."))
            .unit("dB")
            .range(-120, 0),
        field("trim_keep_ms", &DataConfig::trim_keep_ms,
              FORMANT_TR("data", "Silence left at both ends of a recording."))
            .unit("ms")
            .range(0, 10000),
        field("channels", &DataConfig::channels,
              FORMANT_TR("data",
                         "What is taken of stereo recordings: the mean of all channels, the "
                         "left one, or the right one."))
            .choices({"mix", "left", "right"}),
        field("normalise_loudness", &DataConfig::normalise_loudness,
              FORMANT_TR("data", "Bring every recording to the same loudness (EBU R 128), with its "
                                 "peak at most at -1 dBFS.")),
        field("loudness_target_lufs", &DataConfig::loudness_target_lufs,
              FORMANT_TR("data", "The loudness that normalise_loudness brings recordings to."))
            .unit("LUFS")
            .range(-60, -5),
        field("length_buckets", &DataConfig::length_buckets,
              FORMANT_TR("data",
                         "Puts samples of like length into one batch, so that less of it is "
                         "padding.")),
        field("concatenate_max", &DataConfig::concatenate_max,
              FORMANT_TR("data", "Joins up to this many random recordings to one sample, so that a "
                                 "few short ones suffice; 1: off."))
            .unit("recordings")
            .range(1, 64),
        field("concatenate_pause_ms_max", &DataConfig::concatenate_pause_ms_max,
              FORMANT_TR("data", "Longest silence between joined recordings."))
            .unit("ms")
            .range(0, 10000),
        field("concatenate_edge_ms_min", &DataConfig::concatenate_edge_ms_min,
              FORMANT_TR("data", "Shortest silence at both ends of a joined sample."))
            .unit("ms")
            .range(0, 10000),
        field("concatenate_edge_ms_max", &DataConfig::concatenate_edge_ms_max,
              FORMANT_TR("data", "Longest silence at both ends of a joined sample."))
            .unit("ms")
            .range(0, 10000),
        field("exclude_sequences", &DataConfig::exclude_sequences,
              FORMANT_TR("data", "File with texts, one a line, that no sample may say: kept for "
                                 "tests.")),
        field("samples_per_epoch", &DataConfig::samples_per_epoch,
              FORMANT_TR("data", "Joined samples of an epoch."))
            .range(0, 1e9)
            .automatic_at_zero(),
        field("decode_timeout_s", &DataConfig::decode_timeout_s,
              FORMANT_TR("data", "A recording that takes longer to decode is left out."))
            .unit("s")
            .range(1, 3600),
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
                                           "set; leave one of them out")));
}

} // namespace formant
