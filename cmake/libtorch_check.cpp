// Uses every private interface of LibTorch that formant relies on; compiled at configure time.
#include <ATen/ATen.h>
#include <ATen/ops/_fused_adamw.h>
#include <caffe2/serialize/inline_container.h>
#include <torch/csrc/jit/serialization/import_read.h>
#include <torch/csrc/jit/serialization/pickler.h>

void use_writer(caffe2::serialize::PyTorchStreamWriter& writer, torch::jit::Pickler& pickler) {
    writer.setMinVersion(1);
    writer.writeRecord("data.pkl", nullptr, 0);
    pickler.protocol();
    pickler.pushIValue(c10::IValue());
    pickler.stop();
}

c10::IValue use_reader(caffe2::serialize::PyTorchStreamReader& reader) {
    return torch::jit::readArchiveAndTensors("data", "", "", std::nullopt, std::nullopt,
                                             std::nullopt, reader);
}

int main() {}
