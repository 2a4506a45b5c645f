#pragma once

#include <memory>
#include <stdexcept>
#include <vector>

namespace formant {

/// Holds the settings of every kind of model, each in a struct of its own type.
///
/// A copy has the same values. An assignment keeps the structs where they are, because tables of
/// settings (ConfigTable) refer to them.
class KindSettings {
  public:
    KindSettings() = default;
    KindSettings(const KindSettings& other);
    KindSettings& operator=(const KindSettings& other);
    ~KindSettings() = default;

    /// Adds a struct of a type that is not held yet.
    template <class Settings>
    void add(Settings settings) {
        held_.push_back(std::make_unique<Held<Settings>>(std::move(settings)));
    }

    /// Returns the struct of a type. std::logic_error if no kind has added one.
    template <class Settings>
    Settings& of() {
        for (const auto& one : held_)
            if (auto* found = dynamic_cast<Held<Settings>*>(one.get()))
                return found->settings;
        throw std::logic_error("no kind of model has settings of this type");
    }
    template <class Settings>
    const Settings& of() const {
        return const_cast<KindSettings*>(this)->of<Settings>();
    }

  private:
    struct AnySettings {
        virtual ~AnySettings() = default;
        virtual std::unique_ptr<AnySettings> copy() const = 0;
        /// Takes over the values; `other` must hold the same type.
        virtual void assign(const AnySettings& other) = 0;
    };
    template <class Settings>
    struct Held : AnySettings {
        explicit Held(Settings values) : settings(std::move(values)) {}
        std::unique_ptr<AnySettings> copy() const override {
            return std::make_unique<Held>(settings);
        }
        void assign(const AnySettings& other) override {
            settings = dynamic_cast<const Held&>(other).settings;
        }
        Settings settings;
    };

    std::vector<std::unique_ptr<AnySettings>> held_; ///< in the order of model_kinds()
};

} // namespace formant
