"""Runs a program once for each of several files, in one process: prints [status, output, errors] of each run."""

import contextlib, io, json, runpy, shutil, sys, traceback

program, runs = sys.argv[1:]
results = []
for run in json.loads(runs):
    for source, target in run["copies"]:
        shutil.copyfile(source, target)
    sys.argv = [program, *run["args"]]
    output, errors, status = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        try:
            runpy.run_path(program, run_name="__main__")
        except SystemExit as end:
            status = 1 if isinstance(end.code, str) else int(end.code or 0)
            if isinstance(end.code, str):
                print(end.code, file=sys.stderr)
        except Exception:
            status = 1
            traceback.print_exc()
    results.append([status, output.getvalue(), errors.getvalue()])
print(json.dumps(results))
