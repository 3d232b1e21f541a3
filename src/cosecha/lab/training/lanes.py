"""Plays matches with a net: worker processes execute the rules, and the net answers for all matches at once."""

import time
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

import msgspec
import numpy as np
import torch
from torch import Tensor

from cosecha.encoding import encoder_for
from cosecha.encoding.episode import POINTS
from cosecha.lab.environments.arrays import DISABLED, IDLE, RAISE, Plan
from cosecha.lab.environments.workers import Workers
from cosecha.lab.training.model import Options


class Samples(msgspec.Struct):
    """The decisions of some matches of one option set, one row each."""

    observations: Tensor
    """As rows of the model."""
    masks: Tensor
    """Which choices were open."""
    chosen: Tensor
    chances: Tensor
    """The logarithm of the probability of what was chosen."""
    values: Tensor
    """What the net expected for each seat, the deciding one first."""
    row: Tensor
    """The match."""
    seat: Tensor
    """Who decided."""
    when: Tensor
    """The step of the match."""
    points: Tensor
    """By match and seat: the points at the end."""
    targets: Tensor | None = None
    """How good each choice is thought to be, with a sum of 1; None if only what was chosen is known."""


Playing = Generator[None, None, Samples]
"""Matches that are being played. They stop wherever their processes are at work."""


def played_together(all_playing: Sequence[Playing]) -> list[Samples]:
    """Play the matches of several lanes in turn: while the processes of one work, the net answers for another one."""
    found: dict[int, Samples] = {}
    while len(found) < len(all_playing):
        for number, playing in enumerate(all_playing):
            if number not in found:
                try:
                    next(playing)
                except StopIteration as end:
                    found[number] = end.value
    return [found[number] for number in range(len(all_playing))]


class Closable(Protocol):
    def close(self) -> None: ...


L = TypeVar("L", bound=Closable)


def started(makers: Iterable[Callable[[], L]]) -> list[L]:
    """Lanes that start at the same time, since their processes take seconds. If one can't, none is left running."""
    starting: list[Future[L]] = []
    try:
        with ThreadPoolExecutor() as threads:
            for make in makers:
                starting.append(threads.submit(make))
        return [each.result() for each in starting]
    except BaseException:
        for each in starting:
            if each.exception() is None:
                each.result().close()
        raise


class Lane:
    """Some matches that are played side by side in processes of their own."""

    def __init__(
        self, game: str, options: dict[str, Any], matches: int, processes: int, bots: str | None = None
    ) -> None:
        """With `bots`, they play all seats but one of each match."""
        encoder = encoder_for(game, options)
        plan = Plan(
            game,
            msgspec.to_builtins(encoder.options),
            bots,
            None,
            POINTS,
            RAISE,
            DISABLED,
            forced=False,
            only_worth=True,
        )
        self.asked = options
        self.encoder = encoder
        self.matches = matches
        self.players: int = encoder.options.players
        self.waited = 0.0
        """For how many seconds the last play had nothing to do until its processes were done."""
        self._workers = Workers(plan, (matches, self.players, encoder.layout.size, encoder.n), processes)
        self._pinned: list[int] | None = None
        """What a GPU can read where it is; None as long as nobody tried."""

    def close(self) -> None:
        for address in self._pinned or ():
            torch.cuda.cudart().cudaHostUnregister(address)
        self._pinned = None
        self._workers.close()

    def _pin(self) -> None:
        """Let a GPU read the arrays where they are."""
        self._pinned = []
        for array in (self._workers.arrays.observations, self._workers.arrays.masks):
            address = array.ctypes.data
            if torch.cuda.cudart().cudaHostRegister(address, array.nbytes, 0) == torch.cuda.cudart().cudaError.success:
                self._pinned.append(address)

    def play(
        self,
        nets: Sequence[Options],
        owners: np.ndarray[Any, Any] | None,
        seed: int,
        device: str,
        greedy: bool = False,
        sharpness: float = 1.0,
    ) -> Playing:
        """Play all matches to their end, with `played_together`. `owners` says which net has which seat of which match,
        and the samples are the decisions of the first net; None if there is only one. The deals and all choices follow
        from the seed; if `greedy`, each choice is the most likely one. The chances of all nets but the first are raised
        to the power of `sharpness`."""
        arrays = self._workers.arrays
        if device.startswith("cuda") and self._pinned is None:
            self._pin()
        random = torch.Generator(device=device).manual_seed(seed)
        begun = time.perf_counter()
        self._workers.reset([seed * 1_000_003 + row for row in range(self.matches)], [True] * self.matches)
        self.waited = time.perf_counter() - begun
        live = np.flatnonzero(arrays.masks.any(axis=1))
        points = np.zeros((self.matches, self.players), np.float32)
        parts: list[tuple[Tensor, ...]] = []
        when = 0
        while len(live):
            observations = nets[0].rows(_on_device(arrays.observations, live, device))
            numbers = _on_device(arrays.masks, live, device)
            masks = nets[0].open_choices(numbers)
            seats = arrays.seats[live]
            with torch.no_grad():
                if owners is None:
                    logits, values = nets[0].model[0](observations)
                else:
                    logits, values = _by_owner(nets, owners[live, seats], observations, sharpness)
                logits = torch.log_softmax(logits.float().masked_fill(~masks, -torch.inf), 1)
                if greedy:
                    chosen = logits.argmax(1)
                else:
                    noise = torch.rand(logits.shape, generator=random, device=device)
                    chosen = (logits - torch.log(-torch.log(noise.clamp_min(1e-10)))).argmax(1)
                chances = logits.gather(1, chosen[:, None])[:, 0]
            arrays.actions[:] = IDLE
            arrays.actions[live] = nets[0].numbers(chosen, numbers).cpu().numpy()
            moment = torch.full((len(live),), when)
            rows = (torch.from_numpy(live), torch.from_numpy(seats), moment)
            part = (observations, masks, chosen, chances, values[:, :, 0], *(each.to(device) for each in rows))
            if owners is not None:
                own = torch.from_numpy(np.flatnonzero(owners[live, seats] == 0)).to(device)
                part = tuple(column.index_select(0, own) for column in part)
            parts.append(part)
            self._workers.begin_step()
            yield
            begun = time.perf_counter()
            self._workers.wait()
            self.waited += time.perf_counter() - begun
            ended = arrays.ended[live].astype(bool)
            if ended.any():
                points[live[ended]] = arrays.rewards[live[ended]]
                live = live[~ended]
            when += 1
        columns = [torch.cat(column) for column in zip(*parts, strict=True)]
        return Samples(*[*columns, torch.from_numpy(points).to(device)])


def _on_device(array: np.ndarray[Any, Any], live: np.ndarray[Any, Any], device: str) -> Tensor:
    """Copies of these rows, on a device. For a GPU, copying all rows is faster than picking out most of
    them."""
    if device == "cpu" or 2 * len(live) < len(array):
        return torch.from_numpy(array[live]).to(device)
    whole = torch.from_numpy(array).to(device, non_blocking=True)
    return whole if len(live) == len(array) else whole.index_select(0, torch.from_numpy(live).to(device))


def _by_owner(
    nets: Sequence[Options], owner: np.ndarray[Any, Any], observations: Tensor, sharpness: float
) -> tuple[Tensor, Tensor]:
    """Every row from the net that owns it."""
    which = torch.from_numpy(owner).to(observations.device)
    logits, values = nets[0].model[0](observations)
    for number in range(1, len(nets)):
        other_logits, other_values = nets[number].model[0](observations)
        mine = which == number
        logits = torch.where(mine[:, None], sharpness * other_logits, logits)
        values = torch.where(mine[:, None, None], other_values, values)
    return logits, values
