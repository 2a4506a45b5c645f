#pragma once

#include "engine/train/step/step_program.h"

namespace formant {

/// Runs the program of a step.
class StepRunner {
  public:
    virtual ~StepRunner() = default;
    /// Runs the phases that the step still lacks. If it throws, the phase that failed has changed
    /// nothing.
    virtual void run(const StepInputs& inputs, StepResult& result) = 0;
    /// Frees what was kept for later steps.
    virtual void release_memory() {}
};

/// Runs each operation of the program as it comes.
class EagerRunner : public StepRunner {
  public:
    explicit EagerRunner(StepProgram& program) : program_(program) {}
    void run(const StepInputs& inputs, StepResult& result) override {
        program_.run(inputs, result);
    }

  private:
    StepProgram& program_;
};

} // namespace formant
