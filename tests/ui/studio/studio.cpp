#include "tests/ui/studio/studio.h"

#include "tests/support/throw_on_error.h"
#include "ui/wizard/first_start.h"

#include <QtTest/QtTest>

namespace formant::test {

void Studio::skip_wizard() const {
    throw_on_error(FirstStart().record());
}

RunRequest Studio::request() const {
    RunRequest request;
    request.decode_program = FORMANT_PROGRAM;
    return request;
}

int Studio::open(const RunRequest& request, const WindowUse& use) const {
    try {
        return open_and_use(request, use);
    } catch (const std::exception& error) {
        QTest::qFail(error.what(), __FILE__, __LINE__);
        return -1;
    }
}

} // namespace formant::test
