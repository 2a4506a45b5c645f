#pragma once
#include <QtTest/QtTest>
#include <fmt/format.h>
