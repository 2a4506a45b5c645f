// Precompiled header of the window: headers that nearly all of its files include.
#include "engine/base/result.h"

#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QTimer>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <qcustomplot.h>
#include <string>
#include <vector>
