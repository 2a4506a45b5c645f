#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/record_function.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace formant::test {

/// The operators that a piece of work runs on this thread, as a captured graph would hold them.
struct OperatorTrace {
    std::vector<std::string> calls;  ///< name, shapes of tensors, values of all other arguments
    std::vector<std::string> faults; ///< what a capture would refuse, or freeze
};

/// Records the operators that LibTorch's dispatcher calls. The CPU refuses nothing; the trace names
/// what a GPU would refuse or repeat wrongly:
/// - operators that read to the host, or whose shapes depend on values;
/// - draws of a generator, which a replay repeats;
/// - copies to a device, whose source a replay reads again;
/// - tensors whose values were written by the host: allocated by the program and read before any
///   operator has written to them.
class OperatorAudit {
  public:
    static OperatorTrace of(const std::function<void()>& work) {
        OperatorAudit audit;
        const Recording recording(audit);
        work();
        return audit.trace_;
    }

  private:
    class Recording {
      public:
        explicit Recording(OperatorAudit& audit)
            : handle_(at::addThreadLocalCallback(at::RecordFunctionCallback(on_start, on_end)
                                                     .needsInputs(true)
                                                     .needsOutputs(true)
                                                     .scopes({at::RecordScope::FUNCTION}))) {
            current_ = &audit;
        }
        ~Recording() {
            at::removeCallback(handle_);
            current_ = nullptr;
        }
        Recording(const Recording&) = delete;
        Recording& operator=(const Recording&) = delete;

      private:
        at::CallbackHandle handle_;
    };

    /// The audit itself calls operators, to describe their arguments.
    static std::unique_ptr<at::ObserverContext> on_start(const at::RecordFunction& function) {
        const at::DisableRecordFunctionGuard itself;
        if (current_ != nullptr)
            current_->start(function);
        return nullptr;
    }
    static void on_end(const at::RecordFunction& function, at::ObserverContext*) {
        const at::DisableRecordFunctionGuard itself;
        if (current_ != nullptr)
            current_->end(function);
    }

    void start(const at::RecordFunction& function) {
        const std::string name = function.name();
        if (depth_++ == 0) {
            trace_.calls.push_back(name + arguments(function));
            if (name.starts_with("aten::to") || name == "aten::_to_copy")
                check_target(function, name);
            check_reads(function, name);
        }
        if (inside_kernel_ == 0)
            check_name(function, name);
        inside_kernel_ += has_kernel_of_its_own(name) || inside_kernel_ > 0 ? 1 : 0;
    }

    void end(const at::RecordFunction& function) {
        --depth_;
        inside_kernel_ -= inside_kernel_ > 0 ? 1 : 0;
        const std::string name = function.name();
        if (depth_ == 0 && name.starts_with("aten::empty"))
            for (const c10::IValue& output : function.outputs())
                if (output.isTensor() && output.toTensor().numel() > 0)
                    unwritten_.emplace(storage_of(output.toTensor()), output.toTensor());
    }

    /// Returns true if the operator calls others only on the CPU: ours, and the fused ones of
    /// LibTorch, whose kernels for the CPU read step count and learning rate.
    static bool has_kernel_of_its_own(const std::string& name) {
        static const std::set<std::string> fused = {
            "aten::_fused_adamw_", "aten::_amp_foreach_non_finite_check_and_unscale_",
            "aten::_amp_update_scale_"};
        return name.starts_with("formant::") || fused.contains(name);
    }

    void check_name(const at::RecordFunction& function, const std::string& name) {
        static const std::set<std::string> host_reads = {"aten::_local_scalar_dense", "aten::item",
                                                         "aten::is_nonzero", "aten::equal"};
        static const std::set<std::string> shapes_by_value = {
            "aten::nonzero", "aten::masked_select", "aten::unique_dim", "aten::_unique2",
            "aten::bincount"};
        static const std::set<std::string> draws = {
            "aten::native_dropout", "aten::bernoulli", "aten::bernoulli_", "aten::rand",
            "aten::randn",          "aten::randint",   "aten::randperm",   "aten::normal_",
            "aten::uniform_",       "aten::random_"};
        if (host_reads.contains(name))
            fault(name + " reads to the host");
        if (shapes_by_value.contains(name))
            fault(name + " has a shape that depends on values");
        if (draws.contains(name))
            fault(name + " draws from a generator");
        if ((name == "aten::index" && has_boolean_index(function)) ||
            repeats_by_value(function, name))
            fault(name + " has a shape that depends on values");
    }

    static bool repeats_by_value(const at::RecordFunction& function, const std::string& name) {
        return name == "aten::repeat_interleave" &&
               (function.inputs().size() < 2 || function.inputs()[1].isTensor());
    }

    static bool has_boolean_index(const at::RecordFunction& function) {
        bool found = false;
        for (const c10::IValue& input : function.inputs())
            if (input.isList())
                for (const c10::IValue& index : input.toListRef())
                    found = found || (index.isTensor() && index.toTensor().defined() &&
                                      index.toTensor().scalar_type() == at::kBool);
        return found;
    }

    /// A conversion names the device too where it converts the type alone, as gradients of casts
    /// do.
    void check_target(const at::RecordFunction& function, const std::string& name) {
        const auto schema = function.operator_schema();
        const auto inputs = function.inputs();
        bool names_device = false, changes_type = false;
        for (std::size_t i = 0; schema && i < inputs.size(); ++i) {
            const std::string& argument = schema->arguments()[i].name();
            names_device = names_device || inputs[i].isDevice();
            changes_type =
                changes_type || (argument == "dtype" && inputs[i].isInt() &&
                                 inputs[i].toScalarType() != inputs[0].toTensor().scalar_type());
        }
        if (names_device && !changes_type)
            fault(name + " copies to a device");
    }

    /// An argument that the operator writes is written from then on.
    void check_reads(const at::RecordFunction& function, const std::string& name) {
        const auto schema = function.operator_schema();
        const auto inputs = function.inputs();
        for (std::size_t i = 0; i < inputs.size(); ++i)
            for (const at::Tensor& tensor : tensors_of(inputs[i])) {
                if (!unwritten_.contains(storage_of(tensor)))
                    continue;
                const auto* alias = schema && i < schema->arguments().size()
                                        ? schema->arguments()[i].alias_info()
                                        : nullptr;
                if (alias == nullptr && !is_view(name))
                    fault(name + " reads a tensor that the host has written");
                if (alias != nullptr && alias->isWrite())
                    unwritten_.erase(storage_of(tensor));
            }
    }

    static bool is_view(const std::string& name) { return name == "aten::detach"; }

    static std::vector<at::Tensor> tensors_of(const c10::IValue& value) {
        std::vector<at::Tensor> tensors;
        if (value.isTensor() && value.toTensor().defined())
            tensors.push_back(value.toTensor());
        if (value.isList())
            for (const c10::IValue& element : value.toListRef())
                for (const at::Tensor& tensor : tensors_of(element))
                    tensors.push_back(tensor);
        return tensors;
    }

    static const void* storage_of(const at::Tensor& tensor) {
        return tensor.has_storage() ? tensor.storage().unsafeGetStorageImpl() : nullptr;
    }

    static std::string arguments(const at::RecordFunction& function) {
        std::ostringstream text;
        for (const c10::IValue& input : function.inputs()) {
            text << ' ';
            write(text, input);
        }
        return text.str();
    }

    static void write(std::ostream& text, const c10::IValue& value) {
        if (value.isTensor()) {
            write(text, value.toTensor());
        } else if (value.isList()) {
            text << '[';
            for (const c10::IValue& element : value.toListRef()) {
                write(text, element);
                text << ' ';
            }
            text << ']';
        } else {
            text << value;
        }
    }

    /// A number that takes part in an operation as a tensor is a constant, like any other argument.
    static void write(std::ostream& text, const at::Tensor& tensor) {
        if (!tensor.defined())
            text << "none";
        else if (tensor.unsafeGetTensorImpl()->is_wrapped_number())
            text << tensor.item<double>();
        else
            text << tensor.scalar_type() << tensor.sizes();
    }

    void fault(const std::string& what) {
        trace_.faults.push_back(what + ", call " + std::to_string(trace_.calls.size()));
    }

    static inline thread_local OperatorAudit* current_ = nullptr;

    OperatorTrace trace_;
    std::map<const void*, at::Tensor> unwritten_; ///< kept, so that none takes the place of another
    int depth_ = 0;
    int inside_kernel_ = 0; ///< depth since an operator with a kernel of its own on a GPU
};

/// Returns the first call in which two traces differ; empty if there is none.
inline std::string first_difference(const OperatorTrace& a, const OperatorTrace& b) {
    for (std::size_t i = 0; i < std::max(a.calls.size(), b.calls.size()); ++i) {
        const std::string of_a = i < a.calls.size() ? a.calls[i] : "(end)";
        const std::string of_b = i < b.calls.size() ? b.calls[i] : "(end)";
        if (of_a != of_b)
            return std::to_string(i) + ": " + of_a + " | " + of_b;
    }
    return "";
}

} // namespace formant::test
