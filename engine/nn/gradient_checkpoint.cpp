#include "engine/nn/gradient_checkpoint.h"

#include <ATen/ATen.h>
#include <ATen/autocast_mode.h>
#include <torch/csrc/autograd/autograd.h>
#include <torch/csrc/autograd/custom_function.h>

namespace formant {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// State besides the tensors that affects the result.
class AutocastState {
  public:
    explicit AutocastState(c10::DeviceType device)
        : device_(device), enabled_(at::autocast::is_autocast_enabled(device)),
          type_(at::autocast::get_autocast_dtype(device)) {}

    /// Runs `compute` with the captured state, then restores the current state.
    at::Tensor compute(const Computation& compute, const std::vector<at::Tensor>& inputs) const {
        const AutocastState now(device_);
        restore();
        at::autocast::clear_cache(); // weights cast without gradients must not be reused here
        at::Tensor result = compute(inputs);
        at::autocast::clear_cache(); // nor may the next step reuse these
        now.restore();
        return result;
    }

  private:
    void restore() const {
        at::autocast::set_autocast_enabled(device_, enabled_);
        at::autocast::set_autocast_dtype(device_, type_);
    }

    c10::DeviceType device_;
    bool enabled_;
    at::ScalarType type_;
};

/// Kept from the forward pass to the backward pass.
struct SavedComputation : torch::CustomClassHolder {
    SavedComputation(Computation computation, std::size_t count, c10::DeviceType device)
        : compute(std::move(computation)), n_inputs(count), state(device) {}
    variable_list inputs_of(at::TensorList tensors) const {
        return tensors.slice(0, n_inputs).vec();
    }
    Computation compute;
    std::size_t n_inputs;
    AutocastState state;
};

class CheckpointedFunction : public torch::autograd::Function<CheckpointedFunction> {
  public:
    /// Runs the computation. `tensors` holds the inputs, then the parameters.
    static at::Tensor forward(AutogradContext* context,
                              const c10::intrusive_ptr<SavedComputation>& saved,
                              at::TensorList tensors) {
        context->saved_data["saved"] = c10::IValue::make_capsule(saved);
        context->save_for_backward(tensors.vec());
        return saved->compute(saved->inputs_of(tensors));
    }

    static variable_list backward(AutogradContext* context, const variable_list& grads) {
        const auto capsule = context->saved_data["saved"].toCapsule();
        const auto saved = c10::static_intrusive_pointer_cast<SavedComputation>(capsule);
        variable_list tensors = context->get_saved_variables();
        for (std::size_t i = 0; i < saved->n_inputs; ++i)
            tensors[i] = tensors[i].detach().set_requires_grad(tensors[i].requires_grad());
        const at::AutoGradMode with_gradients(true);
        const at::Tensor result = saved->state.compute(saved->compute, saved->inputs_of(tensors));
        return gradients(result, tensors, grads[0]);
    }

  private:
    /// Returns one gradient per tensor, undefined where none is required, preceded by an undefined
    /// one for the saved computation.
    static variable_list gradients(const at::Tensor& result, const variable_list& tensors,
                                   const at::Tensor& grad) {
        variable_list required;
        for (const at::Tensor& tensor : tensors)
            if (tensor.requires_grad())
                required.push_back(tensor);
        const variable_list found = torch::autograd::grad({result}, required, {grad},
                                                          /*retain_graph=*/false,
                                                          /*create_graph=*/false,
                                                          /*allow_unused=*/true);
        variable_list all = {at::Tensor()};
        auto next = found.begin();
        for (const at::Tensor& tensor : tensors)
            all.push_back(tensor.requires_grad() ? *next++ : at::Tensor());
        return all;
    }
};

} // namespace

at::Tensor gradient_checkpoint(Computation compute, const std::vector<at::Tensor>& inputs,
                               const std::vector<at::Tensor>& parameters) {
    if (!at::GradMode::is_enabled())
        return compute(inputs);
    variable_list tensors = inputs;
    tensors.insert(tensors.end(), parameters.begin(), parameters.end());
    auto saved = c10::make_intrusive<SavedComputation>(std::move(compute), inputs.size(),
                                                       inputs.front().device().type());
    return CheckpointedFunction::apply(
        saved, at::TensorList(tensors)); // autograd does not see tensors in a std::vector
}

} // namespace formant
