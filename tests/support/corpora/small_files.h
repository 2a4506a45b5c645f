#pragma once

#include <sys/resource.h>

#include <csignal>

namespace formant::test {

/// As long as it is there, no file of this process can grow above some bytes, as on a full disk.
class SmallFiles {
  public:
    explicit SmallFiles(rlim_t most_bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{most_bytes, before_.rlim_max};
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
