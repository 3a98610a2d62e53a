# The part of FastAPI that samples use.
from collections.abc import AsyncIterator, Callable, Mapping
from typing import TypeVar

Endpoint = TypeVar("Endpoint", bound=Callable[..., object])

class HTTPException(Exception):
    def __init__(self, status_code: int, detail: object = None) -> None: ...

class Request:
    headers: Mapping[str, str]
    def stream(self) -> AsyncIterator[bytes]: ...

class FastAPI:
    def post(self, path: str) -> Callable[[Endpoint], Endpoint]: ...
