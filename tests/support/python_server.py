"""Runs scripts like `python3 SCRIPT ARGUMENT...`, but each in a fork of one process that has imported
their libraries: importing torch or librosa takes seconds, and tests run hundreds of scripts.

Reads one request per line, {"script", "arguments", "environment", "output", "error"} (the last two are
files for the output of the script), and answers each with a line, the exit code. Ends with its input.
"""
import ast
import contextlib
import importlib
import json
import os
import runpy
import sys
import traceback

# Modules that a library would import on first use only.
LAZY_PARTS = {"librosa": ("librosa.core", "librosa.filters")}


def import_libraries(script):
    """Imports the modules at the head of the script, except those in its own folder."""
    with open(script, encoding="utf-8") as source:
        body = ast.parse(source.read()).body
    modules = {name.name for node in body if isinstance(node, ast.Import) for name in node.names}
    modules |= {node.module for node in body if isinstance(node, ast.ImportFrom)}
    own = {os.path.splitext(file)[0] for file in os.listdir(os.path.dirname(script))}
    for module in sorted(modules - own):
        for name in (module, *LAZY_PARTS.get(module, ())):
            with contextlib.suppress(ImportError):  # the script reports it itself, like a process
                importlib.import_module(name)


def redirect(file, descriptor):
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.dup2(opened, descriptor)
    os.close(opened)


def run(request):
    """Never returns: this is the forked process."""
    redirect(request["output"], 1)
    redirect(request["error"], 2)
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = [request["script"], *request["arguments"]]
    sys.path[0] = os.path.dirname(request["script"])
    exit_code = 0
    try:
        runpy.run_path(request["script"], run_name="__main__")
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        exit_code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # ends the process like Python does
        traceback.print_exc()
        exit_code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(exit_code)


def main():
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    for line in requests:
        request = json.loads(line)
        import_libraries(request["script"])
        child = os.fork()
        if child == 0:
            run(request)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


main()
