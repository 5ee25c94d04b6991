"""A coroutine that was begun by hand is no different from one that a task ran from its beginning."""

import asyncio

import pytest
from tallorder.server.eager import begin


async def test_what_never_waits_is_done_at_once() -> None:
    done = []

    async def quick() -> None:
        done.append(1)

    assert begin(quick()) is None
    assert done == [1]


async def test_the_rest_goes_on_with_what_it_waited_for() -> None:
    future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    found = []

    async def slow() -> None:
        found.append(await future)
        await asyncio.sleep(0)
        found.append(8)

    rest = begin(slow())
    assert rest is not None
    asyncio.get_running_loop().call_soon(future.set_result, 7)
    await rest
    assert found == [7, 8]


async def test_a_failure_of_what_it_waits_for_reaches_the_coroutine_itself() -> None:
    lock = asyncio.Lock()
    futures: list[asyncio.Future[None]] = [asyncio.get_running_loop().create_future() for _ in range(3)]
    heard = []

    async def careful() -> None:
        async with lock:
            for future in futures[:2]:
                try:
                    await future
                except OSError as problem:
                    heard.append(str(problem))
            await futures[2]

    rest = begin(careful())
    assert rest is not None
    task = asyncio.ensure_future(rest)
    for number, future in enumerate(futures):
        await asyncio.sleep(0)
        future.set_exception(OSError(f"full {number}"))
    with pytest.raises(OSError, match="full 2"):
        await task
    assert heard == ["full 0", "full 1"]
    assert not lock.locked()


async def test_a_cancelled_rest_lets_go_of_what_it_held() -> None:
    lock = asyncio.Lock()

    async def careful() -> None:
        async with lock:
            await asyncio.sleep(60)

    rest = begin(careful())
    assert rest is not None
    task = asyncio.ensure_future(rest)
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not lock.locked()
