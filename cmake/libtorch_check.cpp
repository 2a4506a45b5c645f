// Uses every private interface of LibTorch that formant relies on; compiled at configure time.
#define USE_C10D_GLOO
#include <ATen/ATen.h>
#include <ATen/DeviceAccelerator.h>
#include <ATen/Version.h>
#include <ATen/ops/_fused_adamw.h>
#include <caffe2/serialize/inline_container.h>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>
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

void use_ranks(const c10d::TCPStoreOptions& options, std::vector<at::Tensor>& tensors) {
    auto store = c10::make_intrusive<c10d::PrefixStore>(
        "run", c10::make_intrusive<c10d::TCPStore>("127.0.0.1", options));
    store->compareSet("key", std::string(), "value");
    const auto group_options = c10d::ProcessGroupGloo::Options::create();
    group_options->devices = {c10d::ProcessGroupGloo::createDeviceForHostname("127.0.0.1")};
    const auto group =
        c10::make_intrusive<c10d::ProcessGroupGloo>(store->clone(), 0, 2, group_options);
    group->allreduce(tensors)->getFuture()->addCallback([](c10::ivalue::Future&) {});
}

int main() {}
