#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <memory>
#include <string>
#include <string_view>

namespace formant {

/// Computes the SHA-256 of bytes that come in parts.
class Sha256 {
  public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    void add(std::string_view bytes);
    /// Returns the hash as 64 hexadecimal digits; nothing can be added after it.
    std::string hexadecimal();

  private:
    struct Context;
    std::unique_ptr<Context> context_;
};

/// Computes the SHA-256 (FIPS 180-4) as 64 hexadecimal digits.
std::string sha256(std::string_view bytes);
Result<std::string> sha256_of_file(const Path& file);

} // namespace formant
