#pragma once

#include "engine/base/result.h"
#include "engine/config/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Configures the recordings and the data loader. A plain struct; `data:` of the configuration.
struct DataConfig {
    std::string corpus;                  ///< metadata file or folder of a corpus
    std::string format = "auto";         ///< of corpus and validation: one of corpus_format_names()
    std::string prompt_list = "all";     ///< of a profile folder
    bool folders_are_speakers = false;   ///< where the corpus names no speaker
    std::string validation;              ///< a separate validation corpus; empty: none
    double validation_share = 0;         ///< of the clips, chosen by hash of their ids; 0: none
    std::int64_t num_workers = 0;        ///< threads that prepare batches; 0: automatic
    std::int64_t preprocess_workers = 0; ///< processes that decode; 0: as many as num_workers
    std::int64_t prefetch_buffer_size = 0; ///< batches; 0: automatic
    double trim_threshold_db = -45;
    double trim_keep_ms = 30;
    std::string channels = "mix"; ///< of recordings with several: "mix", "left" or "right"
    bool normalize_loudness = false;
    double loudness_target_lufs = -23;
    bool length_buckets = true;           ///< batches samples of similar length
    std::int64_t concatenate_max = 1;     ///< maximum number of clips per sample; 1: off
    double concatenate_pause_ms_max = 80; ///< silence between concatenated clips, 0 up to this
    double concatenate_edge_ms_min = 20;  ///< silence at both ends of a concatenated sample
    double concatenate_edge_ms_max = 60;
    std::string exclude_sequences;      ///< file of texts that concatenation must not produce
    std::int64_t samples_per_epoch = 0; ///< with concatenation; 0: the number of clips
    double decode_timeout_s = 60;       ///< for one file
    /// Manifests of prepared tokens besides `corpus` and `validation`.
    std::vector<std::string> more_manifests, more_validation_manifests;
};

std::vector<Field> data_fields();

/// Validates settings against each other; ErrorKind::usage.
Result<void> check_data_config(const DataConfig& config);

} // namespace formant
