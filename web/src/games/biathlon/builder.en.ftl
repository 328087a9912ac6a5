builder = Build the course
palette = Tiles
palette-left = Tiles, { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
}
tile = Tile { $tile }, face { $side }
tile-free = Tile { $name }: { $what }
tile-laid = Tile { $name }, laid as number { $place }: { $what }
laid = laid
shape-straight = straight
shape-corner = corner
shape-range = shooting range
shape-start = start
shape-goal = finish
lanes = { $count } lanes
slot-f = flat
slot-F = white zone
slot-u = uphill
slot-d = downhill
flip = Face { $side }
turn-left = Turn left
turn-right = Turn right
lay = Lay tile { $name }
remove = Remove { $name }
pick-one = Choose a tile: it is laid at the end, before the finish. A tile that has been laid can be turned, flipped or removed.
did-lay = Tile { $name } laid.
did-remove = Tile { $name } removed.
did-change = Tile { $name } changed.
did-undo = Last change undone.
did-clear = Course cleared.
did-reverse = Course reversed.
did-load = Course loaded: { $name }.
map = The course, drawn
map-empty = Lay tile 1 first, or start from a known course.
start = START
goal = FINISH
course = Tiles laid, in order
change = Change tile { $name }, { $place } of { $count }
length = Length
tiles = { $count ->
    [one] tile
   *[other] tiles
} of 20
rows = { $count ->
    [one] row
   *[other] rows
}
ranges = { $count ->
    [one] range
   *[other] ranges
}
gap-only = Start to finish
gap-first = Start to range 1
gap-between = Range { $from } to range { $to }
gap-last = Range { $from } to the finish
gap = { $count } steps
gap-open = not yet
checks = Check
tools = Tools
undo = Undo
reverse = Reverse
clear = Clear
from = Start from a course
from-none = Choose…
text = The course in letters, to copy or paste
copy = Copy
copied = Copied.
