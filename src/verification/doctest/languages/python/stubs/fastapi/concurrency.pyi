from collections.abc import Callable
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")

async def run_in_threadpool(func: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result: ...
