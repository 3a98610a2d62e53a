"""Runs programs, each in a fork of this process: reads [folder, file, …arguments], prints [status, output, errors]."""

import json, os, runpy, sys, tempfile, xml.etree.ElementTree

try:
    import lxml.etree, sqlite3
except ImportError:
    pass

for line in sys.stdin:
    folder, *arguments = json.loads(line)
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        child = os.fork()
        if child == 0:
            os.dup2(output.fileno(), 1)
            os.dup2(errors.fileno(), 2)
            os.chdir(folder)
            sys.argv = arguments
            sys.path[0] = folder
            runpy.run_path(arguments[0], run_name="__main__")
            sys.exit()
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        printed = [os.pread(file.fileno(), os.fstat(file.fileno()).st_size, 0).decode() for file in (output, errors)]
    print(json.dumps([status, *printed]), flush=True)
