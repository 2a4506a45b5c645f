#include "engine/nn/recompute.h"

#include <ATen/ATen.h>
#include <ATen/autocast_mode.h>
#include <torch/csrc/autograd/autograd.h>
#include <torch/csrc/autograd/custom_function.h>

namespace formant {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// What decides the result besides the tensors: dropout's generator and the precision.
class Surroundings {
  public:
    explicit Surroundings(at::Device device)
        : device_(device), autocast_(at::autocast::is_autocast_enabled(device.type())),
          type_(at::autocast::get_autocast_dtype(device.type())), generator_(generator_state()) {}

    /// Computes as it was then; afterwards everything is as before.
    at::Tensor compute(const Computation& compute, const std::vector<at::Tensor>& inputs) const {
        const Surroundings now(device_);
        restore();
        at::autocast::clear_cache(); // weights cast without gradients must not be taken here
        at::Tensor result = compute(inputs);
        at::autocast::clear_cache(); // nor these by the next step
        now.restore();
        return result;
    }

  private:
    at::Generator generator() const { return at::globalContext().defaultGenerator(device_); }
    at::Tensor generator_state() const {
        auto shared = generator();
        const std::lock_guard lock(shared.mutex());
        return shared.get_state();
    }
    void restore() const {
        at::autocast::set_autocast_enabled(device_.type(), autocast_);
        at::autocast::set_autocast_dtype(device_.type(), type_);
        auto shared = generator();
        const std::lock_guard lock(shared.mutex());
        shared.set_state(generator_);
    }

    at::Device device_;
    bool autocast_;
    at::ScalarType type_;
    at::Tensor generator_;
};

/// Kept from the forward to the backward pass.
struct Recipe : torch::CustomClassHolder {
    Recipe(Computation computation, std::size_t count, at::Device device)
        : compute(std::move(computation)), n_inputs(count), surroundings(device) {}
    variable_list inputs_of(at::TensorList tensors) const {
        return tensors.slice(0, n_inputs).vec();
    }
    Computation compute;
    std::size_t n_inputs;
    Surroundings surroundings;
};

class Recomputed : public torch::autograd::Function<Recomputed> {
  public:
    /// tensors: inputs, then parameters.
    static at::Tensor forward(AutogradContext* context, const c10::intrusive_ptr<Recipe>& recipe,
                              at::TensorList tensors) {
        context->saved_data["recipe"] = c10::IValue::make_capsule(recipe);
        context->save_for_backward(tensors.vec());
        return recipe->compute(recipe->inputs_of(tensors));
    }

    static variable_list backward(AutogradContext* context, const variable_list& grads) {
        const auto capsule = context->saved_data["recipe"].toCapsule();
        const auto recipe = c10::static_intrusive_pointer_cast<Recipe>(capsule);
        variable_list tensors = context->get_saved_variables();
        for (std::size_t i = 0; i < recipe->n_inputs; ++i)
            tensors[i] = tensors[i].detach().set_requires_grad(tensors[i].requires_grad());
        const at::AutoGradMode with_gradients(true);
        const at::Tensor result =
            recipe->surroundings.compute(recipe->compute, recipe->inputs_of(tensors));
        return gradients(result, tensors, grads[0]);
    }

  private:
    /// One a tensor, undefined where none is wanted; first of all none for the recipe.
    static variable_list gradients(const at::Tensor& result, const variable_list& tensors,
                                   const at::Tensor& grad) {
        variable_list wanted;
        for (const at::Tensor& tensor : tensors)
            if (tensor.requires_grad())
                wanted.push_back(tensor);
        const variable_list found = torch::autograd::grad({result}, wanted, {grad},
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

at::Tensor recompute(Computation compute, const std::vector<at::Tensor>& inputs,
                     const std::vector<at::Tensor>& parameters) {
    if (!at::GradMode::is_enabled())
        return compute(inputs);
    variable_list tensors = inputs;
    tensors.insert(tensors.end(), parameters.begin(), parameters.end());
    auto recipe =
        c10::make_intrusive<Recipe>(std::move(compute), inputs.size(), inputs.front().device());
    return Recomputed::apply(recipe, at::TensorList(tensors)); // of a vector, autograd sees nothing
}

} // namespace formant
