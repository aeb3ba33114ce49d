"""Records as strangers send them: as a file in a form, or as JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from pydantic import ValidationError
from starlette.datastructures import Headers, UploadFile
from starlette.formparsers import MultiPartException, MultiPartParser

from meadhall.engine.record import Record, read_record
from meadhall.server.careful_json import read_json
from meadhall.server.problems import Problem, not_valid
from meadhall.server.schemas import Upload
from meadhall.server.words import say


def record_in_json(body: bytes) -> tuple[Record, str]:
    """The record and the title."""
    try:
        sent = Upload.model_validate(read_json(body))
    except ValidationError as error:
        raise not_valid(error.errors(include_input=False, include_url=False)[0]) from None
    return read_record(sent.record.text()), sent.title


def record_in_form(body: bytes, content_type: str) -> Record:
    """The record in the file that was chosen."""
    content = asyncio.run(_file(body, content_type)) if content_type.lower().startswith("multipart/") else None
    if content is None:
        raise Problem(400, say("choose-file"))
    try:
        text = content.decode("utf-8")
        found = read_json(content)
    except UnicodeDecodeError:
        raise Problem(400, say("file-not-text")) from None
    except Problem as problem:
        raise Problem(400, say("file-not-json", why=problem.message)) from None
    if not isinstance(found, dict) or not {"game", "seats", "seed"} <= found.keys():
        raise Problem(400, say("file-no-match"))
    return read_record(text)


async def _file(body: bytes, content_type: str) -> bytes | None:
    async def stream() -> AsyncGenerator[bytes, None]:
        yield body

    try:
        headers = Headers({"content-type": content_type})
        form = await MultiPartParser(headers, stream(), max_files=1, max_fields=10).parse()
    except MultiPartException as error:
        raise Problem(400, say("form-unreadable", why=error.message)) from None
    try:
        file = form.get("record")
        return await file.read() if isinstance(file, UploadFile) else None
    finally:
        await form.close()
