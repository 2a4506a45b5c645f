#include "engine/base/sha256.h"

#include <openssl/evp.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <memory>
#include <vector>

namespace formant {
namespace {

class Digest {
  public:
    Digest() : context_(EVP_MD_CTX_new(), EVP_MD_CTX_free) {
        EVP_DigestInit_ex(context_.get(), EVP_sha256(), nullptr);
    }
    void add(const char* bytes, std::size_t count) {
        EVP_DigestUpdate(context_.get(), bytes, count);
    }
    std::string hexadecimal() {
        std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
        unsigned length = 0;
        EVP_DigestFinal_ex(context_.get(), digest.data(), &length);
        static constexpr char digits[] = "0123456789abcdef";
        std::string text;
        for (unsigned i = 0; i < length; ++i) {
            text += digits[digest[i] >> 4];
            text += digits[digest[i] & 15];
        }
        return text;
    }

  private:
    std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> context_;
};

} // namespace

std::string sha256(std::string_view bytes) {
    Digest digest;
    digest.add(bytes.data(), bytes.size());
    return digest.hexadecimal();
}

Result<std::string> sha256_of_file(const Path& file) {
    std::ifstream stream(file, std::ios::binary);
    Digest digest;
    std::vector<char> block(1 << 20);
    while (stream) {
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        digest.add(block.data(), static_cast<std::size_t>(stream.gcount()));
    }
    if (!stream.eof())
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("base", "cannot read {path}: {reason}"),
                            {{"path", file.string()}, {"reason", std::strerror(errno)}}));
    return digest.hexadecimal();
}

} // namespace formant
