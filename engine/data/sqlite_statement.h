#pragma once

#include <sqlite3.h>
#include <string>
#include <vector>

namespace formant {

/// Wraps a prepared SQL statement with text values.
class SqliteStatement {
  public:
    SqliteStatement(sqlite3* database, const std::string& sql) {
        sqlite3_prepare_v2(database, sql.c_str(), -1, &statement_, nullptr);
    }
    ~SqliteStatement() { sqlite3_finalize(statement_); }
    SqliteStatement(const SqliteStatement&) = delete;
    SqliteStatement& operator=(const SqliteStatement&) = delete;

    void bind(const std::vector<std::string>& values) {
        for (std::size_t i = 0; i < values.size(); ++i)
            sqlite3_bind_text(statement_, static_cast<int>(i) + 1, values[i].c_str(), -1,
                              SQLITE_TRANSIENT);
    }
    /// Fetches the next row; returns false if there is none.
    bool step() { return sqlite3_step(statement_) == SQLITE_ROW; }
    /// Runs a statement without result rows; returns true on success.
    bool run() { return sqlite3_step(statement_) == SQLITE_DONE; }
    std::string text(int column) const {
        const auto* bytes = sqlite3_column_text(statement_, column);
        return bytes == nullptr ? "" : reinterpret_cast<const char*>(bytes);
    }

  private:
    sqlite3_stmt* statement_ = nullptr;
};

} // namespace formant
