"""Show jumping: five obstacles, each to be cleared with a bid and the green die (OLY-11)."""

from typing import Final

from tablee.engine.chance import Chance
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import numbers
from tablee.games.olympiades.rules_event import Bidding
from tablee.games.olympiades.rules_settings import OPEN, STANDARD
from tablee.games.olympiades.rules_stadium import GREEN, NONE, Stadium

OBSTACLES: Final = numbers("show_jumping", "obstacles")  # from left to right, one each round (OLY-11.1)


class ShowJumping(Bidding):
    """The round is the obstacle under the neutral cube; a rider who fell has a cube on the score track (OLY-11.2)."""

    def asks(self, stadium: Stadium) -> list[int]:
        """Riders who have not fallen (OLY-11.3)."""
        return [seat for seat in range(stadium.players) if stadium.score[seat] == NONE]

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """From the first player on each pays and throws (OLY-11.4); then the cube moves on (OLY-11.6)."""
        obstacle = OBSTACLES[stadium.round - 1]
        seat = stadium.first
        for _ in range(stadium.players):
            if stadium.score[seat] == NONE:
                stadium.pay(seat, stadium.pads[seat], "OLY-11.4")
                reached = stadium.throw(seat, GREEN, "OLY-11.4", chance) + stadium.pads[seat]
                if reached >= obstacle:
                    if stadium.told is not None:
                        stadium.tell(shapes.ObstacleCleared("OLY-11.4", int(seat), int(stadium.round)))
                else:
                    if stadium.told is not None:
                        stadium.tell(shapes.RiderFell("OLY-11.5", int(seat), int(stadium.round)))
                    stadium.mark(seat, stadium.round - 1, "OLY-11.5")
            seat = stadium.after(seat)
        riders = self.asks(stadium)
        if riders and stadium.round < len(OBSTACLES):
            stadium.round += 1
            stadium.ask(riders)
            return
        for seat in riders:
            stadium.mark(seat, len(OBSTACLES), "OLY-11.7")
        stadium.rank(stadium.score, "OLY-11.8")
        stadium.is_done = True


EVENT: Final = ShowJumping("show_jumping", 11, STANDARD, OPEN)
EVENT.last_round = len(OBSTACLES)
