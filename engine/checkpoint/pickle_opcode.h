#pragma once

namespace formant {

/// Pickle opcodes that occur in checkpoints; Python's pickletools documents all of them.
enum PickleOpcode : unsigned char {
    op_mark = '(',
    op_stop = '.',
    op_none = 'N',
    op_false = 0x89,
    op_true = 0x88,
    op_int = 'J',
    op_int1 = 'K',
    op_int2 = 'M',
    op_long1 = 0x8a,
    op_float = 'G',
    op_unicode = 'X',
    op_short_unicode = 0x8c,
    op_long_unicode = 0x8d,
    op_empty_tuple = ')',
    op_tuple = 't',
    op_tuple1 = 0x85,
    op_tuple2 = 0x86,
    op_tuple3 = 0x87,
    op_empty_list = ']',
    op_append = 'a',
    op_appends = 'e',
    op_empty_dict = '}',
    op_set_item = 's',
    op_set_items = 'u',
    op_global = 'c',
    op_stack_global = 0x93,
    op_persistent_id = 'Q',
    op_reduce = 'R',
    op_build = 'b',
    op_put = 'q',
    op_long_put = 'r',
    op_memoize = 0x94,
    op_get = 'h',
    op_long_get = 'j',
    op_protocol = 0x80,
    op_frame = 0x95,
};

} // namespace formant
