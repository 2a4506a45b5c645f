#pragma once

#include <c10/core/CPUAllocator.h>
#include <c10/util/Exception.h>

#include <atomic>

namespace formant::test {

/// Replaces LibTorch's CPU allocator during its lifetime by one that counts allocations and can be
/// made to fail once, as if out of memory. Only one object may exist at a time.
class ScarceMemory {
  public:
    ScarceMemory() {
        never();
        c10::SetCPUAllocator(&counting());
    }
    ~ScarceMemory() { c10::SetCPUAllocator(counting().real); }
    ScarceMemory(const ScarceMemory&) = delete;
    ScarceMemory& operator=(const ScarceMemory&) = delete;

    /// Makes the `number`-th allocation from now on fail; 1 is the next.
    void fail_at(std::int64_t number) {
        counting().count = 0;
        counting().failing = number;
    }
    void never() { fail_at(0); }
    /// Returns the number of allocations since fail_at() or never().
    std::int64_t count() const { return counting().count; }

  private:
    struct Counting : c10::Allocator {
        c10::Allocator* real = c10::GetCPUAllocator();
        std::atomic<std::int64_t> count{0}, failing{0};

        c10::DataPtr allocate(std::size_t bytes) override {
            TORCH_CHECK(++count != failing,
                        "DefaultCPUAllocator: can't allocate memory: you tried to allocate ", bytes,
                        " bytes. Error code 12 (Cannot allocate memory)");
            return real->allocate(bytes);
        }
        c10::DeleterFnPtr raw_deleter() const override { return real->raw_deleter(); }
        void copy_data(void* to, const void* from, std::size_t bytes) const override {
            default_copy_data(to, from, bytes);
        }
    };
    /// Tensors keep a pointer to their allocator, so it must outlive them all.
    static Counting& counting() {
        static Counting allocator;
        return allocator;
    }
};

} // namespace formant::test
