"""Campaigns on disk: a folder for each, with its log, the game that is being played, and the last one played."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from wilderland.campaign import Campaign, CampaignLog, read_log, write_log
from wilderland.cli.autosave import Autosave, free_name, state_folder
from wilderland.cli.opening import Wanted
from wilderland.errors import BadSave, BadSetup
from wilderland.game import Game
from wilderland.rules.editions import MODES

LOG = "campaign.json"
NAME = re.compile(r"\w[\w .,'’!-]*")
"""What a campaign may be called: its folder has this name."""
NAMELESS = "mirkwood-paths"


class CampaignSave(Autosave):
    """One campaign; its log is written whenever it changes, before anything else happens."""

    def __init__(self, folder: Path, campaign: Campaign) -> None:
        super().__init__(folder)
        self.campaign = campaign

    @property
    def name(self) -> str:
        return self.folder.name

    @property
    def log(self) -> CampaignLog:
        return self.campaign.log

    def write_log(self) -> None:
        """What has been decided between two games stands."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_log(self.log, self.folder / LOG)
            self.trouble = None
        except OSError as error:
            self.trouble = error

    def waiting(self) -> Game | None:
        """The game that waits; one whose result is in the log already is the last one played."""
        game = super().waiting() if self.waits() else None
        if game is not None and not self.campaign.awaits(game):
            self.path.replace(self.last)
            return None
        return game

    def finish(self, game: Game) -> None:
        """The result into the log first: a game that is finished twice counts once, and one that was not waits."""
        if self.campaign.awaits(game):
            self.campaign.record(game)
            self.write_log()
        if self.trouble is None:
            super().finish(game)


def campaigns_folder() -> Path:
    return state_folder() / "campaigns"


def open_campaign(folder: Path) -> CampaignSave:
    """A campaign of that folder; raises `BadSave` if there is none or its log cannot be read."""
    return CampaignSave(folder, Campaign(read_log(folder / LOG)))


def all_campaigns() -> dict[str, CampaignSave | BadSave]:
    """Every campaign by name, the one last played first; those whose log cannot be read with the reason."""
    logs = list(campaigns_folder().glob(f"*/{LOG}"))
    found: dict[str, CampaignSave | BadSave] = {}
    for log in sorted(logs, key=lambda log: log.stat().st_mtime, reverse=True):
        try:
            found[log.parent.name] = open_campaign(log.parent)
        except BadSave as error:
            found[log.parent.name] = error
    return found


def named_campaign(name: str | None) -> CampaignSave:
    """A campaign by its name or by the path of its log; without either the unfinished one last played."""
    if name is None:
        saves = [save for save in all_campaigns().values() if isinstance(save, CampaignSave)]
        if not saves:
            raise BadSave("error-no-campaigns")
        return next((save for save in saves if not save.campaign.over), saves[0])
    path = Path(name).expanduser()
    if path.name == LOG or (path / LOG).is_file():
        return open_campaign((path.parent if path.name == LOG else path).resolve())
    if not (campaigns_folder() / name / LOG).is_file() or not NAME.fullmatch(name):
        raise BadSave("error-no-campaign", name=name, known=tuple(all_campaigns()) or ("–",))
    return open_campaign(campaigns_folder() / name)


def begin_campaign(
    wanted: Wanted,
    player: Callable[[int], str],
    name: str | None = None,
    after: CampaignLog | None = None,
    folder: Path | None = None,
) -> CampaignSave:
    """A new campaign with the decks wanted, its log written; raises `BadSetup` if it cannot be, or not be called so."""
    decks = wanted.taken_decks()
    names = [player(seat) for seat in range(len(decks))]
    campaign = Campaign.begin(names, [deck.heroes for deck in decks], MODES[wanted.mode].keeps_damage, after)
    for one, deck in zip(campaign.log.players, decks, strict=True):
        one.plays(deck)
    campaign.setup(decks, any_deck=wanted.any_deck)
    save = CampaignSave(folder or free_folder(name), campaign)
    save.write_log()
    if save.trouble is not None:
        raise BadSave("error-cannot-write", file=LOG, why=save.trouble.strerror or "")
    return save


def free_folder(name: str | None) -> Path:
    """A folder for a campaign of that name, or of a name of ours."""
    if name is None:
        return free_name(campaigns_folder() / NAMELESS)
    if not NAME.fullmatch(name):
        raise BadSetup("error-campaign-name", name=name)
    if (campaigns_folder() / name).exists():
        raise BadSetup("error-campaign-there", name=name)
    return campaigns_folder() / name
