"""Cuts the power at file operations of a training: what was not synced is lost, or reaches the disk alone.

The operations of a training are recorded with their bytes. For a point in the recording, a disk is built of
what was synced before and of a part of the rest: nothing of it; names without contents, as after a rename
that reached the disk before the data; or a random part. On each disk, every checkpoint with a final name is
intact, the newest one is not older than the last that was completely saved, and the same command ends like
an undisturbed run.
"""

import re
from dataclasses import dataclass, field

from report import Part
from small_training import STEPS, Fault, Home, difference

KINDS = "create,write,sync,rename,remove,mkdir,resize"
VARIANTS = ("nothing", "names", "random")


@dataclass
class Operation:
    kind: str
    offset: int
    data: bytes
    path: str
    new_path: str = ""


def read_trace(file):
    content, at, operations = file.read_bytes(), 0, []
    while at < len(content):
        end = content.index(b"\n", at)
        _, kind, offset, size, path, *new_path = content[at:end].decode().split("\t")
        data = content[end + 1 : end + 1 + int(size)]
        operations.append(Operation(kind, int(offset), data, path, *new_path))
        at = end + 1 + int(size)
    return operations


@dataclass(eq=False)
class Inode:
    """A file or a folder: what is on the disk for certain, and what was not synced yet."""

    is_folder: bool = False
    data: bytearray = field(default_factory=bytearray)
    unsynced: list = field(default_factory=list)  # (offset, bytes), or (size, None): resized
    names: dict = field(default_factory=dict)  # of a folder, as the program sees it
    disk_names: dict = field(default_factory=dict)
    pending: list = field(default_factory=list)  # changes of names: (name, inode or None) of one operation

    def sync(self):
        if self.is_folder:
            self.disk_names, self.pending = dict(self.names), []
        else:
            self.data, self.unsynced = applied(self.data, self.unsynced), []


def applied(data, changes):
    data = bytearray(data)
    for offset, part in changes:
        if part is None:
            data[offset:] = bytes(max(0, offset - len(data)))
        else:
            data.extend(bytes(max(0, offset + len(part) - len(data))))
            data[offset : offset + len(part)] = part
    return data


class Disk:
    def __init__(self, root):
        self.root = str(root)
        self.top = Inode(is_folder=True)

    def parent_and_name(self, path):
        parts = path[len(self.root) :].strip("/").split("/")
        inode = self.top
        for part in parts[:-1]:
            inode = inode.names[part]
        return inode, parts[-1]

    def find(self, path):
        if path.rstrip("/") == self.root:
            return self.top
        parent, name = self.parent_and_name(path)
        return parent.names.get(name)

    def change(self, parent, changes):
        for name, inode in changes:
            if inode is None:
                parent.names.pop(name, None)
            else:
                parent.names[name] = inode
        parent.pending.append(changes)

    def perform(self, operation):
        path = operation.path.removesuffix(" (deleted)")
        parent, name = self.parent_and_name(path) if path.rstrip("/") != self.root else (None, "")
        inode = self.find(path)
        if operation.kind in ("create", "mkdir"):
            if parent is not None and inode is None:
                self.change(parent, [(name, Inode(is_folder=operation.kind == "mkdir"))])
        elif operation.kind == "write" and inode:
            inode.unsynced.append((operation.offset, operation.data))
        elif operation.kind == "resize" and inode:
            inode.unsynced.append((operation.offset, None))
        elif operation.kind == "sync" and inode:
            inode.sync()
        elif operation.kind == "remove" and inode:
            self.change(parent, [(name, None)])
        elif operation.kind == "rename" and inode:
            new_parent, new_name = self.parent_and_name(operation.new_path)
            if new_parent is not parent:
                raise ValueError(f"a rename between folders is not modeled: {operation.path}")
            self.change(parent, [(name, None), (new_name, inode)])


def names_on_disk(inode, variant, draws):
    names = dict(inode.disk_names)
    kept = {"nothing": 0, "names": len(inode.pending)}.get(variant)
    if kept is None:
        kept = draws.randrange(len(inode.pending) + 1)  # a journal keeps the order of changes
    for changes in inode.pending[:kept]:
        for name, target in changes:
            if target is None:
                names.pop(name, None)
            else:
                names[name] = target
    return names


def data_on_disk(inode, variant, draws):
    if variant != "random":
        return inode.data
    return applied(inode.data, [change for change in inode.unsynced if draws.random() < 0.5])


def write_disk(inode, folder, variant, draws):
    folder.mkdir(exist_ok=True)
    for name, child in names_on_disk(inode, variant, draws).items():
        if child.is_folder:
            write_disk(child, folder / name, variant, draws)
        else:
            (folder / name).write_bytes(data_on_disk(child, variant, draws))


def saved_step(operations, end):
    """Returns the newest step that the program took for saved: after its rename it did something else than to
    sync."""
    newest, renamed = 0, 0
    for operation in operations[:end]:
        step = re.search(r"/step_(\d+)\.pt$", operation.new_path)
        if operation.kind == "rename" and step:
            renamed = int(step[1])
        elif operation.kind != "sync":
            newest = renamed
    return newest


class Recording:
    def __init__(self, lab, settings):
        self.settings = settings
        self.home = Home(lab.folder / "power-recorded", lab.program)
        trace = self.home.folder / "trace"
        runs = self.home.folder / "runs"
        outcome = self.home.run(*self.home.training("unet", **settings),
                                fault=Fault((runs,), KINDS, trace=trace, has_bytes=True))
        if outcome.code != 0:
            raise RuntimeError(outcome.summary)
        self.root, self.operations = runs, read_trace(trace)

    def disk_at(self, end):
        disk = Disk(self.root)
        for operation in self.operations[:end]:
            disk.perform(operation)
        return disk


def cut(lab, recording, end, variant):
    home = Home(lab.folder / f"power-{end}-{variant}", lab.program)
    write_disk(recording.disk_at(end).top, home.folder / "runs", variant, lab.draws(f"power {end} {variant}"))
    wrong = ""
    saved = saved_step(recording.operations, end)
    newest = home.newest_step()
    if newest < saved:
        wrong = f"step {saved} was saved, on the disk is {newest}"
    if not wrong and any(home.checkpoints.glob("*.pt")):
        verified = home.verify()
        wrong = "" if verified.code == 0 else f"verify: {verified.summary}"
    if not wrong:
        outcome = home.run(*home.training("unet", **recording.settings))
        wrong = difference(home, recording.home) if outcome.is_complete else outcome.summary
        if newest < STEPS and outcome.resumed_step != newest:
            wrong = f"step {newest} is on the disk: {outcome.summary}"
    if not wrong:
        lab.remove(home)
    return wrong


def run(lab, count):
    part = Part("power cuts", "disks")
    # Few checkpoints are kept, so that saving also removes old ones.
    recording = Recording(lab, {"train__keep_checkpoints": 2})
    cases = [(end, variant) for end in range(len(recording.operations) + 1) for variant in VARIANTS]
    if len(cases) > count:
        # Always where a save has just ended: there the most can be lost.
        ends = [end for end in range(1, len(recording.operations) + 1)
                if saved_step(recording.operations, end) > saved_step(recording.operations, end - 1)]
        cases = [(end, "nothing") for end in ends] + lab.draws("power").sample(cases, round(count))
        cases = sorted(set(cases[: round(count)]))
    for wrong in lab.parallel(lambda case: cut(lab, recording, *case), cases):
        part.count += 1
        part.check(wrong == "", wrong)
    part.note = f"of {len(recording.operations)} operations, in {len(VARIANTS)} ways"
    yield part
