// Uses every private interface of LibTorch that formant relies on; compiled at configure time.
#include <ATen/ATen.h>
#include <ATen/DeviceAccelerator.h>
#include <ATen/Version.h>
#include <ATen/ops/_fused_adamw.h>
#include <caffe2/serialize/inline_container.h>
#include <torch/csrc/jit/serialization/import_read.h>
#include <torch/csrc/jit/serialization/pickler.h>

void use_writer(std::string& bytes, std::vector<at::Tensor>& tensors) {
    caffe2::serialize::PyTorchStreamWriter writer(
        [](const void*, std::size_t count) { return count; });
    writer.setMinVersion(3);
    torch::jit::Pickler pickler(
        [&bytes](const char* data, std::size_t count) { bytes.append(data, count); }, nullptr,
        nullptr, nullptr,
        [&tensors](const at::Tensor& tensor) {
            tensors.push_back(tensor);
            return std::string("0");
        },
        false);
    pickler.protocol();
    pickler.pushIValue(c10::IValue());
    pickler.stop();
    writer.writeRecord("data.pkl", bytes.data(), bytes.size());
    writer.writeEndOfFile();
}

c10::IValue use_reader(caffe2::serialize::PyTorchStreamReader& reader) {
    return torch::jit::readArchiveAndTensors("data", "", "", std::nullopt, std::nullopt,
                                             std::nullopt, reader);
}

void use_accelerator() {
    at::accelerator::emptyCache();
}

std::string use_description() {
    return at::show_config();
}

void use_attention(const at::Tensor& tensor) {
    at::_scaled_dot_product_flash_attention(tensor, tensor, tensor);
    at::_scaled_dot_product_efficient_attention(tensor, tensor, tensor, {}, true);
    at::_scaled_dot_product_attention_math(tensor, tensor, tensor);
}

int main() {}
