#pragma once

#include <sys/resource.h>

#include <csignal>

namespace formant::test {

/// Limits the size of files that this process can write during its lifetime, as on a full disk.
class SmallFiles {
  public:
    explicit SmallFiles(rlim_t max_bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{max_bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallFiles() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

  private:
    void (*handler_)(int);
    rlimit before_{};
};

} // namespace formant::test
