#include "engine/checkpoint/unpickler.h"

#include "engine/checkpoint/pickle_bytes.h"
#include "engine/checkpoint/pickle_objects.h"
#include "engine/checkpoint/pickle_opcode.h"
#include "engine/checkpoint/pickle_stack.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Limit of the number of values: far more than any checkpoint has, but less than 200 MB.
constexpr std::size_t max_values = 1'000'000;

/// The stack machine that executes a pickle. It stops at the first fault; effects after a fault do
/// not matter, so opcodes need not check for it. Functions that handle opcodes return true if the
/// opcode is one of theirs.
class Unpickler {
  public:
    explicit Unpickler(std::string_view bytes) : bytes_(bytes), all_(bytes.size()) {}

    tl::expected<Pickle, std::string> run() {
        while (!stopped_ && stack_.fault().empty()) {
            const auto opcode = bytes_.number<unsigned char>();
            if (!bytes_.ended())
                step(opcode);
            if (bytes_.ended())
                fault("it ends early");
            if (pickle_.values.size() > max_values)
                fault("it has more values than a checkpoint");
        }
        pickle_.root = stack_.pop();
        if (!stack_.fault().empty())
            return tl::make_unexpected(stack_.fault());
        pickle_.length = all_ - bytes_.left();
        return std::move(pickle_);
    }

  private:
    using Values = PickleStack::Values;

    void step(unsigned char opcode) {
        switch (opcode) {
        case op_protocol:
            bytes_.take(1);
            break;
        case op_frame:
            bytes_.take(8);
            break;
        case op_mark:
            stack_.mark();
            break;
        case op_stop:
            stopped_ = true;
            break;
        case op_put:
            stack_.memo_put(bytes_.number<std::uint8_t>());
            break;
        case op_long_put:
            stack_.memo_put(bytes_.number<std::uint32_t>());
            break;
        case op_memoize:
            stack_.memoize();
            break;
        case op_get:
            stack_.memo_get(bytes_.number<std::uint8_t>());
            break;
        case op_long_get:
            stack_.memo_get(bytes_.number<std::uint32_t>());
            break;
        default:
            if (!push_plain(opcode) && !build_container(opcode) && !make_object(opcode))
                fault(fmt::format("it has the opcode {:#x}, which checkpoints do not use",
                                  static_cast<int>(opcode)));
        }
    }

    bool push_plain(unsigned char opcode) {
        switch (opcode) {
        case op_none:
            return push(PickleNone{});
        case op_false:
            return push(false);
        case op_true:
            return push(true);
        case op_int:
            return push(std::int64_t{bytes_.number<std::int32_t>()});
        case op_int1:
            return push(std::int64_t{bytes_.number<std::uint8_t>()});
        case op_int2:
            return push(std::int64_t{bytes_.number<std::uint16_t>()});
        case op_long1:
            return push_long(bytes_.take(bytes_.number<std::uint8_t>()));
        case op_float:
            return push_float(std::string(bytes_.take(sizeof(double))));
        case op_unicode:
            return push(std::string(bytes_.take(bytes_.number<std::uint32_t>())));
        case op_short_unicode:
            return push(std::string(bytes_.take(bytes_.number<std::uint8_t>())));
        case op_long_unicode:
            return push(std::string(bytes_.take(bytes_.number<std::uint64_t>())));
        default:
            return false;
        }
    }

    bool build_container(unsigned char opcode) {
        switch (opcode) {
        case op_empty_tuple:
        case op_empty_list:
            return push(PickleList{});
        case op_empty_dict:
            return push(PickleDict{});
        case op_tuple:
            return push(PickleList{stack_.pop_to_mark()});
        case op_tuple1:
            return push(PickleList{stack_.pop(1)});
        case op_tuple2:
            return push(PickleList{stack_.pop(2)});
        case op_tuple3:
            return push(PickleList{stack_.pop(3)});
        case op_append:
            return append(stack_.pop(1));
        case op_appends:
            return append(stack_.pop_to_mark());
        case op_set_item:
            return set_items(stack_.pop(2));
        case op_set_items:
            return set_items(stack_.pop_to_mark());
        default:
            return false;
        }
    }

    bool make_object(unsigned char opcode) {
        switch (opcode) {
        case op_global: {
            const std::string module(bytes_.line());
            return push_name(module + "." + std::string(bytes_.line()));
        }
        case op_stack_global: {
            const Values names = stack_.pop(2);
            return push_name(text(names[0]) + "." + text(names[1]));
        }
        case op_persistent_id:
            return push_built(build_pickled_storage(*stack_.pop()));
        case op_reduce:
            return reduce(stack_.pop(2));
        case op_build:
            return build(stack_.pop());
        default:
            return false;
        }
    }

    template <class T>
    bool push(T value) {
        pickle_.values.push_back(PickleValue{std::move(value)});
        stack_.push(&pickle_.values.back());
        return true;
    }

    /// Pushes a two's complement number. Checkpoints have none of more than 64 bits.
    bool push_long(std::string_view bytes) {
        if (bytes.size() > sizeof(std::int64_t))
            fault("it has an integer of more than 64 bits");
        const bool negative = !bytes.empty() && (bytes.back() & 0x80) != 0;
        std::int64_t value = negative ? -1 : 0;
        bytes.copy(reinterpret_cast<char*>(&value), sizeof value);
        return push(value);
    }

    bool push_float(std::string big_endian) {
        std::reverse(big_endian.begin(), big_endian.end());
        return push(PickleBytes(big_endian).number<double>());
    }

    bool push_name(std::string name) {
        if (!is_allowed_global(name))
            fault(fmt::format("it names {:.80}, but formant reads only tensors and plain values; "
                              "nothing was executed. If you trust the file, save only its weights "
                              "with Python: torch.save(model.state_dict(), FILE)",
                              name));
        return push(PickleGlobal{std::move(name)});
    }

    bool push_built(BuiltPickleValue built) {
        if (!built)
            fault(built.error());
        else
            push(std::move(built->value));
        return true;
    }

    bool append(const Values& items) {
        auto* list = std::get_if<PickleList>(&stack_.top()->value);
        if (list == nullptr)
            fault("it appends to a value that is not a list");
        else
            list->items.insert(list->items.end(), items.begin(), items.end());
        return true;
    }

    bool set_items(const Values& items) {
        auto* dict = std::get_if<PickleDict>(&stack_.top()->value);
        if (dict == nullptr || items.size() % 2 != 0)
            fault("it sets entries of a value that is not a dict");
        else
            for (std::size_t i = 0; i < items.size(); i += 2)
                dict->entries.emplace_back(items[i], items[i + 1]);
        return true;
    }

    bool reduce(const Values& callee_and_arguments) {
        const auto* callee = std::get_if<PickleGlobal>(&callee_and_arguments[0]->value);
        const auto* arguments = std::get_if<PickleList>(&callee_and_arguments[1]->value);
        if (callee == nullptr || arguments == nullptr)
            fault("it calls a value that is not a function");
        else
            push_built(build_pickled_object(callee->name, arguments->items));
        return true;
    }

    /// Handles BUILD, with which Python sets attributes. State dicts have one, `_metadata`, which
    /// weights do not need.
    bool build(const PickleValue* /*state*/) {
        if (!std::holds_alternative<PickleDict>(stack_.top()->value))
            fault("it sets attributes of a value that is not a dict");
        return true;
    }

    static std::string text(const PickleValue* value) {
        const auto* found = std::get_if<std::string>(&value->value);
        return found == nullptr ? std::string() : *found;
    }

    void fault(std::string reason) { stack_.fault(std::move(reason)); }

    PickleBytes bytes_;
    std::size_t all_;
    Pickle pickle_;
    PickleStack stack_;
    bool stopped_ = false;
};

} // namespace

tl::expected<Pickle, std::string> unpickle(std::string_view bytes) {
    return Unpickler(bytes).run();
}

} // namespace formant
