"""Reads programs and prints, for each, the modules that it imports but the interpreter doesn't have."""

import ast, importlib.util, json, sys

def imported(code):
    try:
        nodes = list(ast.walk(ast.parse(code)))
    except SyntaxError:
        return set()
    names = [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    names += [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.level == 0]
    return {name.split(".")[0] for name in names}

json.dump(
    [
        [name for name in sorted(imported(code)) if importlib.util.find_spec(name) is None]
        for code in json.load(sys.stdin)
    ],
    sys.stdout,
)
