// Generated from src/tablee/server/protocol: scripts/types

export const VERSION = 1

/** A seat as everybody sees it. */
export interface Seat {
  seat: number
  kind: string // `open`, `reserved`, `person`, `hot-seat`, or `bot:` and a level
  name: string // empty while nobody sits there, for a bot (the page gives it a first name), and if erased
  user: string // the public id of who sits there, the same at all tables; empty for nobody
  present: boolean // a page of this person is connected
  absent_from: number // when its absence counts, by the server's clock; 0 for who is here, for nobody, and in lists
  ready: boolean
  seal: string // hash of the seat's contribution to chance, once ready
  contribution: string // the bytes behind it in hexadecimal, once the game has begun
  sitting_in: string // the level of the bot that plays for an absent person, or empty
  conceded: boolean
  agrees_to_end: boolean
  muted: boolean
  owner: string // the public id of whose seat it is, where it was freed in play; whoever that is can take it back
  off_until: number // until when days off stop the clocks of this person; 0: not now, and in lists
  days_left: number // days off that this person still has here; 0 in lists
}

/** How a table ended. */
export interface Result {
  ending: "agreed" | "conceded" | "expired" | "finished"
  places: number[] // of each seat, 1 for the first; empty if nobody won (agreed, expired)
  scores: number[]
  word: string // the game's own word for its ending, empty unless finished
  sides: number[] // of each seat, where there are places: team-mates share one
}

/** Why the last start was called off; everybody sees it until the next one. */
export interface Cancelled {
  seat: number
  why: "left" | "missing" | "wrong"
}

/** Somebody. */
export interface Person {
  user: string // the public id
  name: string // empty if erased
}

/** Somebody asks the table for a seat that was freed in play, or for the part of its absent host. */
export interface Request {
  seat: number // -1: the part of the host
  user: string
  name: string
  agreed: string[] // the public ids of those who have agreed
}

/** Something that everybody should know of seats and host; the sentence is `notice-KIND` in the texts. */
export interface Notice {
  kind: "days-off" | "host-handed" | "host-taken" | "host-taken-back" | "put-out" | "request-declined" | "seat-freed" | "seat-taken" | "seat-taken-back" | "time-up-bot" | "time-up-last" | "time-up-once"
  seat: number // -1: the part of the host
  name: string // of whom it is about; empty if erased
  at: number
}

/** One event of the log, as this viewer may see it now. */
export interface LogLine {
  id: string // `entry.index`: stays the same when the line changes
  entry: number
  seat: number // whose action it was; -1: nobody's alone, as the deal or secret choices that were opened together
  event: unknown // `kind`, `rule` and arguments; a hidden or lapsed argument is null
}

/** A legal action, with the name by which records call it. */
export interface LegalAction {
  action: number
  named: string // `place_link line=HUNA-LALE card=LALE`
}

/** Something that is told more often, or less, after a better action than after another, with the same luck. */
export interface WhyBetter {
  event: unknown
  better: number // times in a hundred after the better one
  other: number // and after the other
}

/** An action of a hint. */
export interface HintedAction {
  action: LegalAction
  worth: number // thousandths of a won game that its seat may expect
  error: number // twice the standard error: of the worth for the best one, for another of the difference to it
  why: WhyBetter[] // the best one is better than this one
}

/** What the viewer must decide now. */
export interface Decision {
  seat: number
  number: number // to be sent back with the action
  actions: LegalAction[]
  draft: LegalAction[] // the steps of a secret choice so far
  can_take_back: boolean // the last of these steps
  secret: boolean // one step of a secret choice: others hear only of its end
}

/** Until when a seat must decide. */
export interface Deadline {
  seat: number
  at: number // seconds since 1970, by the server's clock
  seconds: number // the whole time it had
}

/** Something said at a table. */
export interface ChatLine {
  line: number
  seat: number // -1: somebody who does not sit here
  user: string // the public id of who said it; empty if erased
  name: string // empty if erased
  at: number
  text: string // to be shown as text only; empty if deleted
  deleted: boolean
}

/** An option of a game; its words are in the texts as `option-NAME`, `option-NAME-help`, `option-NAME-VALUE`. */
export interface OptionInfo {
  name: string
  kind: "choice" | "number" | "text"
  default: string | number
  values: string[] // of a choice
  low: number // of a number
  high: number
  form: string // of a text: what is allowed, in a few words
  limit: number // of a text: how many characters
  secret: boolean // its value is shown to nobody before the end
  surveyed: boolean // of a text: the server can say what is wrong with one
  file: string // of a text: how the name of a file that holds it ends; empty: it is typed
  needs: Record<string, string> // of a text: it is given if other options have these values, and only then
}

/** A game as the page needs it. */
export interface GameInfo {
  slug: string
  version: number
  versions: number[]
  players: number[]
  company: number // how many play where someone begins at once against bots
  options: OptionInfo[]
  presets: Record<string, Record<string, string | number>>
  preset_players: Record<string, number[]> // the numbers of players that each preset suits
  bots: string[] // levels, the simplest first
  standing_orders: string[] // words in the texts as `order-NAME`; `only-one` is known to every table
  hints: boolean
  words: Record<string, string> // argument -> the vocabulary of its values in the texts
  lines: Record<string, string> // line of a position -> what its words are: `number`, `seat`, `place=tile` …
  example: boolean
  tutorial: boolean // there is a `Lesson`
  newest_view: boolean // its views have all fields of the newest version's: the same board can draw them
}

/** Where a channel leads: what its kind needs of this, the rest empty. */
export interface ChannelTarget {
  url?: string // of a web hook, of a push service, of a Matrix server
  mail?: string
  room?: string // of Matrix
  token?: string // of Matrix or ntfy
  p256dh?: string // the keys of a browser's subscription
  auth?: string
}

/** What a person who is away wants to be told, and when. */
export interface NoticeSettings {
  kinds?: ("chat" | "ended" | "invited" | "turn")[]
  minutes?: number // away for so long
  quiet_from?: number // minutes of the day, by the person's own clock
  quiet_to?: number // the same as `quiet_from`: never quiet
  zone?: number // minutes by which that clock is ahead of UTC
  digest?: 0 | 1 | 24 // at most one message in so many hours; 0: each by itself
}

/** A table in a list. */
export interface TableSummary {
  table: string
  game: string
  version: number
  phase: "closing" | "gathering" | "over" | "playing"
  seats: Seat[]
  open_seats: number
  public: boolean
  clock: 0 | 30 | 120 | 600 | 28800 | 86400 | 259200 | 604800
  created: number
  moved: number // when something last happened
  mine: number[] // the seats of who asks
  my_turn: boolean // one of them must decide
  due: number // when the time of that decision is up, by the server's clock; 0: no clock runs
  invited?: string // the name of who has invited whoever asks
}

/** The first message. Answer: `welcome`. */
export interface Hello {
  type: "hello"
  id: string
  version: number
  television?: boolean // nobody is before this page, whoever's browser it is: it only looks on
}

/** Looks at a table, and at no other any more. Answer: `table`, `chat`, `position` (once dealt), `done`. Sent again after a reconnection: what comes is always the present, never a replay of what has lapsed. */
export interface Watch {
  type: "watch"
  id: string
  table: string
  text?: boolean // positions come with their text form
}

/** Looks at no table any more. */
export interface Unwatch {
  type: "unwatch"
  id: string
}

/** Asks for `lobby` now and whenever it changes, or no more. */
export interface FollowLobby {
  type: "follow_lobby"
  id: string
  on?: boolean
}

/** Takes an open seat. In play: one's own that was freed, or, once the table has agreed, another one. Whoever is not `owner` of a freed seat asks with it: see `requests` of the table and `consent`. */
export interface SitDown {
  type: "sit_down"
  id: string
  seat: number
}

/** Takes a reserved seat with the one-time token of its invitation. */
export interface Claim {
  type: "claim"
  id: string
  token: string
}

/** The host asks for a new token for a reserved seat; the old one is void. Answer: `invited`. */
export interface Invite {
  type: "invite"
  id: string
  seat: number
}

/** The host changes who may sit on an empty seat before the game: `open`, `reserved`, `bot:LEVEL`, `hot-seat`. `hot-seat:NAME` says who plays there, at the device of the host. */
export interface SetSeat {
  type: "set_seat"
  id: string
  seat: number
  kind: string
}

/** The host lets two seats change places before the game; nobody is ready any more. */
export interface SwapSeats {
  type: "swap_seats"
  id: string
  seat: number
  other: number
}

/** The host frees the seat of somebody absent (see `absent_from`); in play a bot holds it, and it stays its owner's. Before the game anybody else but the host can be put out so, who then sits down here again only by invitation. */
export interface FreeSeat {
  type: "free_seat"
  id: string
  seat: number
}

/** Somebody at the table asks to become its host while the host is absent; with nobody to ask it is so at once. Whoever was the host before (`former_host`) is it again at once. */
export interface TakeHost {
  type: "take_host"
  id: string
}

/** Agrees, or not, to what somebody asks of the table. Whoever asked takes it back with `on` false. It is done when all have agreed who sit at the table or host it and are not absent; nobody is asked twice. */
export interface Consent {
  type: "consent"
  id: string
  seat: number // that is asked for, or -1: the part of the host
  on: boolean
}

/** Gets up: before the game the seat is open again, and a host hands over; in play it stays this person's. */
export interface Leave {
  type: "leave"
  id: string
  seat: number
}

/** Ready to begin, with the seal of 16 or more random bytes that stay on the page for now. Bytes that were sent once are spent: after a start that was called off a page seals new ones. The seal is SHA-256 over `tablee contribution 1` and the bytes, each preceded by its length in 4 bytes (big endian), in hexadecimal. When every seat is taken and every person ready, the table is `closing`. */
export interface Ready {
  type: "ready"
  id: string
  seat: number
  seal: string
}

/** Takes `ready` back. */
export interface NotReady {
  type: "not_ready"
  id: string
  seat: number
}

/** While the table is `closing`: the bytes behind the seal. A wrong or missing one calls the start off. A page sends them only while commitment and seals are those that it has kept, and never again for other seals. */
export interface Contribute {
  type: "contribute"
  id: string
  seat: number
  contribution: string // hexadecimal
}

/** The host begins a game in which only bots play; with people at the table it begins when all are ready. */
export interface Start {
  type: "start"
  id: string
}

/** Which of this person's seats looks at the page now: the others' positions are not sent. Answer: `position`. */
export interface Face {
  type: "face"
  id: string
  seat: number
}

/** Answers a decision. It counts as long as that decision is open, whatever else has happened since. */
export interface Act {
  type: "act"
  id: string
  seat: number
  decision: number
  action: number
}

/** Takes back the last step of a secret choice that is still open. */
export interface TakeBack {
  type: "take_back"
  id: string
  seat: number
  decision: number
}

/** Takes back the seat's last action, where `position.can_undo` says so. */
export interface Undo {
  type: "undo"
  id: string
  seat: number
}

/** Sets or lifts a standing order; only this seat hears of it. Answer: `orders`. */
export interface Order {
  type: "order"
  id: string
  seat: number
  name: string // `only-one` (answer for me where everybody sees that only one action is legal) or one of the game's
  on: boolean
}

/** Why can this not be done? By number or by named form. Answer: `explained`. */
export interface WhyNot {
  type: "why_not"
  id: string
  seat: number
  action?: number | null
  named?: string | null
}

/** What would an action bring about, as far as it is certain? Answer: `previewed`. */
export interface Preview {
  type: "preview"
  id: string
  seat: number
  action: number
}

/** What should be done, what is it worth, and why? Thought out from the seat's own view. Answer: `hinted`. */
export interface Hint {
  type: "hint"
  id: string
  seat: number
}

/** Says something to the table; refused with its rule while the game wants silence. */
export interface Say {
  type: "say"
  id: string
  text: string
}

/** Asks for lines of the chat before one of them: entering a table brings only the last. Answer: `earlier`. */
export interface EarlierLines {
  type: "earlier_lines"
  id: string
  before: number
}

/** The host takes or gives back the word in the chat of who sits on a seat. */
export interface Mute {
  type: "mute"
  id: string
  seat: number
  on: boolean
}

/** The same of somebody who looks on: `user` of a line of the chat. */
export interface MuteSpectator {
  type: "mute_spectator"
  id: string
  user: string
  on: boolean
}

/** The host opens the chat to those who look on, or closes it to them. */
export interface SpectatorChat {
  type: "spectator_chat"
  id: string
  on: boolean
}

/** Agrees that this game is given to research once it has ended, without names, or takes that back. It is given when all people have agreed who had a seat in play: `shared` of the table. */
export interface ShareGame {
  type: "share_game"
  id: string
  on: boolean
}

/** The host, or who said it, deletes a line of the chat. */
export interface DeleteLine {
  type: "delete_line"
  id: string
  line: number
}

/** A bot plays for a seat whose person is absent; or for one's own. */
export interface SitIn {
  type: "sit_in"
  id: string
  seat: number
  level: string
}

/** The person is back and plays again. */
export interface TakeOver {
  type: "take_over"
  id: string
  seat: number
}

/** Gives the game up: between two sides it is over, otherwise a bot plays on and the seat is last. */
export interface Concede {
  type: "concede"
  id: string
  seat: number
}

/** Offers to end without a winner; over when all people agree. The next action lifts all offers. */
export interface AgreeToEnd {
  type: "agree_to_end"
  id: string
  seat: number
  on: boolean
}

/** After the end: the same table again. `table.rematch` then names it to everybody. */
export interface Rematch {
  type: "rematch"
  id: string
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome"
  id: string
  version: number
  user: string // the public id of this person, empty for who has no name yet and can only look on
  name: string
  now: number // the server's clock, for deadlines
}

/** It is done, and durable. */
export interface Done {
  type: "done"
  id: string
}

/** It is not done. The sentence is `refusal-CODE`, else `mistake-CODE`, in the texts of game, table and kernel. */
export interface Refused {
  type: "refused"
  id: string // empty where the message could not be read
  code: string
  rule: string // the rule that forbids it; empty where no rule of a game does
  facts: Record<string, string | number>
}

/** All that everybody may know about a table but the position; sent whole whenever any of it changes. */
export interface TableInfo {
  type: "table"
  table: string
  code: string // the short code with which to join
  game: string
  version: number // of the rules
  options: string // canonical JSON; a secret option only as its SHA-256 until the end
  public: boolean
  clock: 0 | 30 | 120 | 600 | 28800 | 86400 | 259200 | 604800
  budget: 0 | 300 | 900 | 1800 | 3600
  increment: 0 | 5 | 10 | 20 | 30
  on_time: "bot" | "last" | "once"
  days_off: 0 | 3 | 7 | 14 | 30
  host: number // the seat of the host, or -1
  hosting: boolean // the host is who reads this
  host_present: boolean // a page of the host's is connected
  host_absent_from: number // as `absent_from` of a seat
  former_host: boolean // who reads this was the host, and can be it again at once
  mine: number[] // seats of who reads this
  facing: number // the seat whose position this page is shown; -1: as a spectator, -2: everything (after the end)
  phase: "closing" | "gathering" | "over" | "playing"
  seats: Seat[]
  sides: number[] // of each seat: team-mates share one
  spectators: number
  television: boolean // one shows the board to all
  commitment: string // of the seed; the page keeps it in its own storage when it first sees it
  closes: number // while closing: until when the contributions must be there; else 0
  cancelled: Cancelled | null
  called_off: number // starts that were called off so far
  result: Result | null
  seed: string // in hexadecimal once the table has ended, else empty
  rematch: string // the table of the rematch, or empty
  created: number
  requests: Request[]
  muted_spectators: Person[] // muted by the host, and without a seat
  spectators_may_speak: boolean // before and after the game; during it only players do
  sharing: number[] // the seats whose people agree that the game is given to research
  shared: boolean // all have agreed who had a seat in play
  notices: Notice[] // the oldest first; only the latest are told
}

/** Who is there. */
export interface Presence {
  type: "presence"
  present: boolean[] // by seat
  absent_from: number[] // by seat
  spectators: number
  television: boolean
  host_present: boolean
  host_absent_from: number
}

/** The game as the seat that faces this page may know it: after `watch`, `face`, and after each change of it. `log` holds new lines, and old ones that have changed because part of them has lapsed. With `whole`, as after an undo, the page forgets all earlier lines. */
export interface Position {
  type: "position"
  viewer: number
  entry: number // the number of the last entry
  view: unknown // the game's own view
  text: string // the position in words, if asked for
  asks: string // the key of the sentence that tells what it asks of those in `to_act`, if asked for and the game has one
  to_act: number[]
  decision: Decision | null
  can_undo: boolean
  deadlines: Deadline[]
  budgets: number[] // seconds that each seat has left of its time for the whole game; 0: it has none, or a bot plays
  chat_closed: string // the rule that wants silence now, or empty
  whole: boolean
  log: LogLine[]
}

/** The standing orders of a seat, for its own page only. */
export interface Orders {
  type: "orders"
  id: string
  seat: number
  names: string[]
}

/** The answer to `why_not`: the rule that forbids it, or nothing if it is allowed. */
export interface Explained {
  type: "explained"
  id: string
  allowed: boolean
  code: string
  rule: string
  facts: Record<string, string | number>
}

/** The answer to `preview`: events up to the first that depends on chance or on what the seat does not know. */
export interface Previewed {
  type: "previewed"
  id: string
  action: number
  events: unknown[]
  certain: boolean // nothing is left open
  revocable: boolean // and it could be taken back
  outlook: unknown | null // where chance may lead, in a shape of the game, if it tells that
}

/** The answer to `hint`: the best action first, then up to two others. One that stands alone is the only one. */
export interface Hinted {
  type: "hinted"
  id: string
  decision: number
  actions: HintedAction[]
}

/** The answer to `invite`: goes into the fragment of the link, `/t/TABLE#TOKEN`. */
export interface Invited {
  type: "invited"
  id: string
  seat: number
  token: string
}

/** Lines of the chat: new ones, or changed ones by their number; with `whole` the page forgets the others. Lines are numbered from 0. If the first is another one, `earlier_lines` brings those before it. */
export interface Chat {
  type: "chat"
  whole: boolean
  lines: ChatLine[]
}

/** The answer to `earlier_lines`. */
export interface Earlier {
  type: "earlier"
  id: string
  lines: ChatLine[]
}

/** Public tables that people can join or watch, and this person's own. */
export interface Lobby {
  type: "lobby"
  tables: TableSummary[]
  mine: TableSummary[]
}

/** What whoever runs the server tells everybody; comes after `welcome`, and when it changes. Empty: nothing. */
export interface Banner {
  type: "banner"
  fr: string
  en: string
}

/** The server closes the socket. `restart` (come back soon), `flood` (too much was asked for), `other-version` (reload the page), `signed-out` (the cookie is not valid any more), `deleted` (the table is gone), `damaged` (it cannot be read any more). */
export interface Goodbye {
  type: "goodbye"
  why: string
}

/** Who this browser is; `user` is empty before a name was given. */
export interface Me {
  user: string
  name: string
  password_needed: boolean // the server asks for its password first
}

/** A name, for a new person or a new one for the same. */
export interface NewName {
  name: string
  password?: string
}

/** With this code another device becomes the same person, within five minutes. */
export interface DeviceCode {
  code: string
  until: number
}

/** Makes this browser the person who asked for the code. */
export interface UseCode {
  code: string
}

/** A table to open. `players` seats; `seats` says who may sit on each. */
export interface NewTable {
  game: string
  seats: string[] // `me`, `open`, `reserved`, `bot:LEVEL`, `hot-seat` or `hot-seat:NAME` (on this device too)
  options?: Record<string, string | number> // `preset` among them names a set
  public?: boolean
  clock?: 0 | 30 | 120 | 600 | 28800 | 86400 | 259200 | 604800
  budget?: 0 | 300 | 900 | 1800 | 3600 // instead of a clock
  increment?: 0 | 5 | 10 | 20 | 30
  on_time?: "bot" | "last" | "once"
  days_off?: 0 | 3 | 7 | 14 | 30 // at a slow table
}

/** Stops one's clocks at one slow table, or at all of them; 0 days: back again, what is left is kept. */
export interface TakeDaysOff {
  days: number
  table?: string
}

/** At which tables they were taken or ended. */
export interface DaysOffTaken {
  tables: string[]
}

/** The standing orders of one of one's own seats. */
export interface SeatOrders {
  seat: number
  orders: string[]
}

/** Sets or lifts a standing order, as `order` does over the socket. */
export interface GiveOrder {
  seat: number
  name: string
  on: boolean
}

/** Where somebody is told something while away. */
export interface ChannelInfo {
  id: string
  kind: "discord" | "hook" | "mail" | "matrix" | "ntfy" | "push" | "slack"
  where: string // enough to tell it from others
  state: "dropped" | "new" | "off" | "on" // to be confirmed; on; turned off; given up, since it never answered
}

/** Notices as one's own settings show them. */
export interface NoticeInfo {
  offered: ("discord" | "hook" | "mail" | "matrix" | "ntfy" | "push" | "slack")[] // what this server can send
  push_key: string // what a browser subscribes with; empty without Web Push
  settings: NoticeSettings
  channels: ChannelInfo[]
}

/** A channel to be added; a notice comes at once, for a mail address one that asks to confirm it. */
export interface NewChannel {
  kind: "discord" | "hook" | "mail" | "matrix" | "ntfy" | "push" | "slack"
  target: ChannelTarget
  lang: string
}

/** What a link of a notice has done. */
export interface LinkUsed {
  kind: "discord" | "hook" | "mail" | "matrix" | "ntfy" | "push" | "slack"
  where: string
  state: "dropped" | "new" | "off" | "on"
}

/** Whose scenery: `options` as `header.options` of a view says them; empty for the usual ones. */
export interface SceneryWanted {
  version?: number | null
  options?: string
}

/** The new table; the invitations are told to its host only. */
export interface TableCreated {
  table: string
  code: string
  commitment: string
  invitations: Record<string, string> // seat -> token
}

/** A text that somebody would bring to a table as an option: nothing of it is kept. */
export interface Brought {
  option: string
  text: string
}

/** Something to say of such a text; the sentence is `finding-CODE` in the texts of game and kernel. */
export interface Finding {
  code: string
  rule: string // that says so, or empty
  where: string // the part that it is about, or empty
  facts: Record<string, string | number>
}

/** What the game says of a text. One without faults can be taken. */
export interface Surveyed {
  faults: Finding[]
  warnings: Finding[]
  left_off: number // how many more faults there are
  facts: Record<string, string | number> // of the sentence `finding-good`
  text: string // as the option takes it; empty if it is faulty
  picture: string // SVG, or empty
}

/** The table that a short code names. */
export interface CodeFound {
  table: string
}

/** Tables that people can join or watch, and one's own. */
export interface TableList {
  tables: TableSummary[]
  mine: TableSummary[]
}

/** A finished game after one of its entries, seen from one side. */
export interface Moment {
  entry: number
  last: number // the number of the last entry
  viewer: number
  view: unknown
  text: string
  to_act: number[]
  seat: number // who acted, -1 for the deal
  actions: string[]
  undone: boolean
  log: LogLine[] // of this entry
}

/** A review to begin, or to make finer than the one that is kept. */
export interface ReviewWanted {
  finer?: boolean
}

/** The chances after an entry, with everything known. All figures of reviews are thousandths of a won game. */
export interface ReviewedMoment {
  entry: number // one more than the last, where somebody gave up
  chances: number[] // of each seat
  errors: number[] // twice the standard error
  luck: number[] // what the entry brought each seat beyond what its decisions cost
}

/** A decision that cost something, by what its seat knew then. */
export interface ReviewedDecision {
  entry: number
  seat: number
  action: string // its name; `concede` for giving up
  better: string // the one that promised most; `play_on` for not giving up
  cost: number
  error: number
  why: WhyBetter[]
}

/** How a seat came to its result: start + luck - cost + given = result. */
export interface ReviewedSeat {
  start: number
  luck: number
  cost: number // of its own decisions
  given: number // by the decisions of others
  result: number
  error: number // of luck and of cost
}

/** The review of an ended game, as far as it has come: while it is worked out, the curve alone. */
export interface Reviewed {
  state: "done" | "failed" | "none" | "working"
  done: number // parts
  total: number
  rollouts: number // games from each moment
  iterations: number // games for each decision
  every: number // one moment and one decision in so many was looked at
  can_be_finer: boolean
  moments: ReviewedMoment[]
  decisions: ReviewedDecision[] // the dearest first
  accounts: ReviewedSeat[]
  finding: string // `best-won`, `best-lost`, `best-beaten`, `even`, `rough`, `shared`, `undecided`
  facts: Record<string, number> // of the finding: `winner` and `rival` are seats
}

/** What could be done after an entry of an ended game, and what was. */
export interface Choices {
  seat: number
  actions: LegalAction[]
  played: string
}

/** Another action after an entry of an ended game. */
export interface WhatIf {
  entry: number
  action: string // its name
}

/** What an action is worth. */
export interface ReviewedAction {
  action: string
  worth: number // to its seat, by what it knew then
  chances: number[] // of each seat, with everything known but the luck that follows
}

/** An action beside the one that was played. */
export interface TriedOut {
  seat: number
  played: ReviewedAction
  tried: ReviewedAction
  gained: number // by the other one, for its seat, by what it knew then
  error: number // twice the standard error of that
  why: WhyBetter[] // `better` is the one that was tried, `other` the one that was played
}

/** A new table that goes on from a moment of an ended game: oneself on a seat, bots on the others. */
export interface PlayOn {
  entry: number
  seat: number
  level: string // of the bots
}

/** A moment of a tutorial, before its entry is played; its text is `tutorial-NUMBER`, the entry's. */
export interface LessonStep {
  number: number
  rule: string // that it shows
  view: unknown // the learner's
  text: string
  seat: number // who plays next, -1 at the end
  named: string // what is played then
  actions: LegalAction[] // what the learner may do, where it is the learner's turn
  events: unknown[] // what it brings about, as the learner sees it
  preview: unknown[] // what of that is certain before, where the learner plays
  certain: boolean // all of it is
  outlook: unknown | null // where chance may lead, as in `previewed`
}

/** A game's tutorial: an annotated record, to be walked through. */
export interface Lesson {
  game: string
  version: number
  learner: number
  names: string[]
  rule: string // of `tutorial-0`, read after the deal
  steps: LessonStep[]
}

/** The problems of a game, by name, the easiest first. */
export interface ProblemSet {
  game: string
  problems: string[]
}

/** Something that happens: how often in a hundred after the best action, and how often after another. */
export interface PosedReason {
  event: unknown
  best: number
  other: number
}

/** An action, and what it leads to. */
export interface PosedAnswer {
  action: number
  chance: number // thousandths of a game that the seat may expect after it
  error: number // the standard error of what it is worth less than the best one
  reasons: PosedReason[] // none for the best one
  alike: number[] // other actions that come to the same
}

/** A position as one seat sees it, and its answers, the best first. */
export interface PosedProblem {
  game: string
  version: number
  name: string
  seat: number
  players: number
  view: unknown
  text: string
  actions: LegalAction[]
  secret: boolean // a secret choice
  answers: PosedAnswer[] // actions without one looked worse from the beginning
  from_memory: boolean // what is not in view at a table, because it has to be remembered, lies open here
  found: number // how often of so many tries an amateur found the best action
  tries: number
  games: number // with which each answer was measured
}

/** What a browser needs to check a table's chance by itself. */
export interface Proof {
  table: string
  game: string
  version: number
  commitment: string
  seals: string[] // of the seats of people, in seat order
  contributions: string[] // hexadecimal; empty before the game begins
  seed: string // hexadecimal; empty before the end
  called_off: number // starts that were called off: each was another try for whoever knows the seed
}

/** A table as the operator of the server sees it: never what is played there. */
export interface OperatorTable {
  table: string
  code: string
  game: string
  phase: string
  public: boolean
  host: string // the name, if there is one
  address: string // from which it was opened, as a hash; empty when that is forgotten
  created: number
  moved: number // when something last happened
  entries: number
  lines: number // of the chat
  pages: number // that look at it now
}

/** A person as the operator of the server sees one. */
export interface OperatorPerson {
  user: string
  name: string
  address: string // as a hash; empty when that is forgotten
  created: number
  tables: number // that are open
  pages: number // that are connected
  cost: number // milliseconds of the server's time since it started
  address_cost: number // the same of all who share the address
}

/** Something that was done with the operator's token. */
export interface OperatorAct {
  at: number
  act: string // see `ActKind`
  subject: string // an id or the hash of an address, never a name
  detail: string
  address: string // from which it was done, as a hash
}

/** An address, as a hash, from which nobody talks. */
export interface MutedAddress {
  address: string
  at: number
}

/** Mutes an address at all tables, or no more. */
export interface MuteAddress {
  address: string // as a hash
  on?: boolean
}

/** What everybody is told; one text serves both languages, none takes the banner down. */
export interface BannerText {
  fr?: string
  en?: string
}

/** How many notices of a state there are, or channels of a kind and state. */
export interface NoticeFigure {
  what: string
  count: number
}

/** What does not work, or did not since the server started. */
export interface FailingJob {
  kind: "bus" | "notice" | "review" | "table" | "worker" | "writing"
  subject?: string // a table, or the kind of a job
  why?: string // a code, or how often
}

/** How the server is, for its operator: all processes together, as they were a second ago. */
export interface OperatorState {
  version: string
  processes: number
  pages: number
  people: number
  running: number // tables
  over: number
  archived: number // of those that are over
  data_bytes: number
  free_bytes: number | null // on the disk of the data file; of a PostgreSQL nobody knows
  is_full: boolean // no new table can be opened
  notices: NoticeFigure[]
  failing: FailingJob[]
  banner: BannerText
  muted: MutedAddress[]
  acts: OperatorAct[] // the latest, the newest first
}

/** What the operator has deleted. */
export interface Deleted {
  tables: number
  people: number
}

/** Whether the server works: `failing` means that nothing can be written. All but `ok` comes with status 503. */
export interface Health {
  status: "failing" | "ok" | "stopping"
  version: string
  protocol: number
  set_aside: number // tables that were found damaged, or whose rules are missing
  bus: "gone" | "none" | "ok" // to other processes; without it they hear of each other a second later
  disk?: "full" | "ok" // full: no new table can be opened, games that run go on
}

/** Why an HTTP request was refused; the sentence is `refusal-CODE` or `mistake-CODE` in the texts. A request with the header `tablee-page` is refused under 200, with the status in the header `tablee-refused`. */
export interface Problem {
  code: string
  rule?: string
  facts?: Record<string, string | number>
  sentence?: string // in English, for who reads it raw
}

/** One of one's own passkeys. */
export interface PasskeyInfo {
  id: string
  created: number
  used: number // when it last took the name back; 0: never
}

/** What takes one's name back, and what others may see of it and do with it. */
export interface Lasting {
  offers: "needs-https" | "not-installed" | "yes" // can passkeys be made and used here?
  passkeys: PasskeyInfo[]
  card: number // when it was made; 0: there is none
  link: string // of the page that others may open, below `p/`; empty: nobody may
  invitable: boolean
  looks: string // how one likes the page to look, in the page's own words
}

/** What the browser is asked, as JSON of Web Authentication. The challenge works once, within five minutes. */
export interface PasskeyOptions {
  options: string
}

/** What the browser answers, as JSON of Web Authentication. */
export interface PasskeyAnswer {
  answer: string
}

/** A card in a language, in place of the one before. */
export interface NewCard {
  lang: string
}

/** A card to print. It is told once; the server keeps a keyed hash of the words. */
export interface CardMade {
  words: string[]
  link: string // with the words behind its #, which no browser sends to a server
  qr: string // of the link, as SVG
}

/** The words of a card: in French or English, an accent or an ending does not matter. */
export interface UseCard {
  words: string
}

/** May others open one's page, by a link that is new each time, and invite one? */
export interface OwnWishes {
  shared: boolean
  invitable: boolean
}

/** How one likes the page to look, in the page's own words. */
export interface Looks {
  looks: string
}

/** A game that has ended; to others without the table and who else was there. */
export interface PlayedGame {
  game: string
  ended: number
  players: number
  place: number // 0: nobody won, or one held several seats
  ending: string // finished, conceded, agreed, expired
  table?: string
  others?: string[]
}

/** A person's games, the latest first. */
export interface OwnPage {
  name: string
  since: number
  games: PlayedGame[]
}

/** Somebody one has played with. */
export interface Friend {
  user: string
  name: string
  games: number
  last: number // when the last of these games ended
  invitable: boolean
  invited: boolean // to the table in question
  declined: boolean // the invitation to it
}

/** Invites somebody one has played with to a table at which one sits. */
export interface InviteFriend {
  user: string
}

export type FromPage =
  | Hello
  | Watch
  | Unwatch
  | FollowLobby
  | SitDown
  | Claim
  | Invite
  | SetSeat
  | SwapSeats
  | FreeSeat
  | TakeHost
  | Consent
  | Leave
  | Ready
  | NotReady
  | Contribute
  | Start
  | Face
  | Act
  | TakeBack
  | Undo
  | Order
  | WhyNot
  | Preview
  | Hint
  | Say
  | EarlierLines
  | Mute
  | MuteSpectator
  | SpectatorChat
  | ShareGame
  | DeleteLine
  | SitIn
  | TakeOver
  | Concede
  | AgreeToEnd
  | Rematch

export type FromServer =
  | Welcome
  | Done
  | Refused
  | TableInfo
  | Presence
  | Position
  | Orders
  | Explained
  | Previewed
  | Hinted
  | Invited
  | Chat
  | Earlier
  | Lobby
  | Banner
  | Goodbye
