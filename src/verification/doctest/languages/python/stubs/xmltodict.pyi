# The part of xmltodict that samples use.
from collections.abc import Sequence
from typing import Any

def parse(xml_input: str | bytes, *, force_list: Sequence[str] | bool | None = ...) -> dict[str, Any]: ...
