#include "engine/distributed/cancel_on_failure.h"

namespace formant {

CancelOnFailure::CancelOnFailure(ProcessGroup* group, CancellationToken& cancellation)
    : group_(group) {
    if (group_ != nullptr)
        group_->set_failure_handler([&cancellation] { cancellation.request(); });
}

CancelOnFailure::~CancelOnFailure() {
    if (group_ != nullptr)
        group_->set_failure_handler({});
}

Error CancelOnFailure::cause_of(Error end) const {
    if (group_ == nullptr || end.kind != ErrorKind::interrupted)
        return end;
    auto failure = group_->failure();
    return failure ? std::move(*failure) : std::move(end);
}

} // namespace formant
