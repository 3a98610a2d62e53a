"""Validates messages from standard input, with a NUL after each, and prints what lxml reports."""

import sys

from lxml import etree

schema = etree.XMLSchema(file=sys.argv[1])
for message in sys.stdin.buffer.read().split(b"\0")[:-1]:
    schema.validate(etree.fromstring(message))
    print(*(report.message for report in schema.error_log), sep="\n", end="\0")
