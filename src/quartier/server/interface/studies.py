"""What the endpoints do that are about studies: keep, read, change, delete, as a file."""

from __future__ import annotations

from quartier.server.interface.endpoint import Call
from quartier.server.messages.studies import StudyFacts, StudyList


async def my_studies(call: Call) -> StudyList:
    """The studies that you keep."""
    return call.context.studies.of(call.person)


async def new_study(call: Call) -> StudyFacts:
    """Keep a study; you are its owner. Whoever has its link may read it."""
    return await call.context.studies.begin(call.person, call.body, call.address)


async def study(call: Call) -> StudyFacts:
    """A study, for everybody who has its link."""
    return call.context.studies.look(call.id, call.guest)


async def change_study(call: Call) -> StudyFacts:
    """Keep a change of your study, made from its newest version."""
    return await call.context.studies.change(call.id, call.person, call.body, call.address)


async def delete_study(call: Call) -> StudyList:
    """Forget your study for good; the answer has those that are left."""
    return await call.context.studies.delete(call.id, call.person)


async def study_file(call: Call) -> str:
    """A study as a file: a match file with branches and notes."""
    found = call.context.studies.look(call.id, call.guest)
    call.headers["Content-Disposition"] = f'attachment; filename="{found.game}-{call.id}.quartier"'
    return await call.context.studies.file(call.id)
