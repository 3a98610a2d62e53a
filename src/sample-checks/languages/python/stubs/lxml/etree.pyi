# The part of lxml that samples use.
from collections.abc import Iterator
from typing import Any

class QName:
    localname: str
    namespace: str | None
    def __init__(self, tag: _Element | str) -> None: ...

class _Element:
    tag: str
    text: str | None
    def __iter__(self) -> Iterator[_Element]: ...
    def findtext(self, path: str) -> str | None: ...
    def xpath(self, path: str) -> Any: ...

class _ElementTree:
    def getroot(self) -> _Element: ...

def parse(source: str) -> _ElementTree: ...
