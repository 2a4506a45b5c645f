#include "tests/ui/studio/studio.h"

#include "tests/support/must.h"
#include "ui/wizard/first_start.h"

#include <QtTest/QtTest>

namespace formant::test {

void Studio::is_known() const {
    must(FirstStart().note());
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
