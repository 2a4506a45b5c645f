#pragma once

#include "engine/base/json_scanner.h"
#include "engine/train/events.h"

namespace formant {

/// Fills a struct with the numbers of a record, for RecordReader.
class StepNumbers : public JsonListener {
  public:
    explicit StepNumbers(StepReport& step) : step_(step) {}
    void on_number(std::string_view key, double value) override;
    void on_flag(std::string_view key, bool value) override;
    void on_null(std::string_view key) override;
    void on_begin(std::string_view key) override;
    void on_end() override;

  private:
    StepReport& step_;
    LossValues* terms_ = nullptr; ///< of which the values are heard just now
    int depth_ = 0;
};

class ValidationNumbers : public JsonListener {
  public:
    explicit ValidationNumbers(ValidationReport& report) : report_(report) {}
    void on_number(std::string_view key, double value) override;
    void on_flag(std::string_view key, bool value) override;
    void on_null(std::string_view key) override;
    void on_begin(std::string_view key) override;
    void on_end() override;

  private:
    ValidationReport& report_;
    bool in_losses_ = false;
    int depth_ = 0;
};

class HardwareNumbers : public JsonListener {
  public:
    explicit HardwareNumbers(HardwareSample& sample) : sample_(sample) {}
    void on_number(std::string_view key, double value) override;
    void on_flag(std::string_view key, bool value) override;
    void on_text(std::string_view key, std::string_view value) override;
    void on_begin(std::string_view key) override;
    void on_end() override;

  private:
    bool in_gpu() const { return in_gpus_ && depth_ == 3; }

    HardwareSample& sample_;
    bool in_gpus_ = false;
    int depth_ = 0;
};

} // namespace formant
