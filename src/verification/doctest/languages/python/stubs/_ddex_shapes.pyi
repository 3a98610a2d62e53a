# Shapes of the dicts that the toolkit takes and returns; the symbols list them only as dicts.
from typing import Literal, TypedDict

class StreamedRelease(TypedDict):
    release_id: str
    title: str
    artist: str
    track_count: int

class NativeOptions(TypedDict, total=False):
    resolve_references: bool
    include_raw: bool
    max_memory: int
    timeout_ms: int
    allow_blocking: bool
    include_raw_extensions: bool
    include_comments: bool
    preserve_unknown_elements: bool
    chunk_size: int
    auto_threshold: int
    validate_references: bool
    timeout: float
    streaming: bool

class SanityCheck(TypedDict):
    is_valid: bool
    version: Literal["V4_3"]
    errors: list[str]
    warnings: list[str]

class _RequiredReleaseRecord(TypedDict):
    release_id: str
    title: str
    artist: str

class ReleaseRecord(_RequiredReleaseRecord, total=False):
    release_type: str
    label: str
    catalog_number: str
    upc: str
    release_date: str
    genre: str
    parental_warning: bool
    track_ids: list[str]
    metadata: dict[str, str]

class _RequiredResourceRecord(TypedDict):
    resource_id: str
    title: str
    artist: str

class ResourceRecord(_RequiredResourceRecord, total=False):
    resource_type: str
    isrc: str
    duration: str
    track_number: int
    volume_number: int
    metadata: dict[str, str]
