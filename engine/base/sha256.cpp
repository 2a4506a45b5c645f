#include "engine/base/sha256.h"

#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"

#include <openssl/evp.h>

#include <array>
#include <cerrno>
#include <memory>
#include <vector>

namespace formant {

struct Sha256::Context {
    std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> digest{EVP_MD_CTX_new(), EVP_MD_CTX_free};
};

Sha256::Sha256() : context_(std::make_unique<Context>()) {
    EVP_DigestInit_ex(context_->digest.get(), EVP_sha256(), nullptr);
}

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes) {
    EVP_DigestUpdate(context_->digest.get(), bytes.data(), bytes.size());
}

std::string Sha256::hexadecimal() {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned length = 0;
    EVP_DigestFinal_ex(context_->digest.get(), digest.data(), &length);
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (unsigned i = 0; i < length; ++i) {
        text += digits[digest[i] >> 4];
        text += digits[digest[i] & 15];
    }
    return text;
}

std::string sha256(std::string_view bytes) {
    Sha256 digest;
    digest.add(bytes);
    return digest.hexadecimal();
}

Result<std::string> sha256_of_file(const Path& file) {
    auto stream = open_input_file(file);
    if (!stream)
        return fail(stream.error());
    Sha256 digest;
    std::vector<char> block(1 << 20);
    while (*stream) {
        stream->read(block.data(), static_cast<std::streamsize>(block.size()));
        digest.add({block.data(), static_cast<std::size_t>(stream->gcount())});
    }
    if (!stream->eof())
        return read_failure(file, errno);
    return digest.hexadecimal();
}

} // namespace formant
