#include "engine/models/gpt/key_value_cache.h"

#include <ATen/ATen.h>

namespace formant::gpt {

void LayerCache::append(const at::Tensor& keys, const at::Tensor& values) {
    if (!keys_.defined()) {
        const std::vector<std::int64_t> sizes = {keys.size(0), keys.size(1), capacity_,
                                                 keys.size(3)};
        keys_ = at::empty(sizes, keys.options());
        values_ = at::empty(sizes, values.options());
    }
    keys_.narrow(2, length_, keys.size(2)).copy_(keys);
    values_.narrow(2, length_, values.size(2)).copy_(values);
    length_ += keys.size(2);
}

} // namespace formant::gpt
