// Precompiled for the tests of the window.
#include "ui/pch.h"

#include <QtTest/QtTest>
