### What people and servers want, said back to them.
### $name: of a setting
### $value: what is chosen
### $before: what was chosen
### $host: of a website: "example.org"
### $address: of a website

## What a person wants at every table.

# $zone: a time zone, such as Europe/Prague
awake-always = You may be pinged at any time.
    .in-zone = You may be pinged at any time. Your time zone is { $zone }: `wake` and `sleep` set when I stay quiet.
# $wake (number): an hour of the day, 0 to 23
# $sleep (number): an hour of the day, 0 to 23
# $zone: a time zone, such as Europe/Prague
awake-between = You may be pinged only between { $wake }:00 and { $sleep }:00 ({ $zone }). Outside these hours no deadline runs for you.{ $zone ->
        [UTC] { " " }Somewhere else? Set your `zone`.
       *[other] { "" }
    }
# $ends (arnak_bot.store.kinds.Ends): how turns end
your-turns =
    { $ends ->
        [auto] Your turns end automatically when nothing is left to do.
        [ask] You end your turns yourself.
       *[table] Each table decides how your turns end.
    }
note-when-next = You get a silent message when you are next in line.
no-note-when-next = You get no message when you are next in line.
plans-at-once = A plan you keep is played as soon as your turn comes.
plans-by-button = A plan you keep is not played until you press its button.
in-leagues = You are rated in the leagues of servers you play on.
in-no-league = You are not rated in any league.
pictures-as-tables-have-it = Each table decides the shape of your private pictures.
# $layout: how pictures are laid out
pictures-are =
    { $layout ->
        [wide] Your private pictures are wide.
       *[other] Your private pictures are tall.
    }
change-a-wish = To change one of these, type `/me preferences` again and choose an option.

## Deleting everything about somebody.

forget-question =
    Delete **everything stored about you?** This cannot be undone.
    - **Deleted,** on every server: your name, statistics and ratings, your stars in the campaign, your preferences, notes and searches.
    - **Kept,** without your name: the moves of your games, and your attempts on a ladder. You get no second attempt this month.
    - Pictures and older messages already posted still show your name.
forget = Delete it all
keep-data = Keep it
nothing-forgotten = Nothing was deleted.
forgotten = Everything stored about you has been deleted. Pictures and older messages already posted still show your name.
# $links: to messages
still-named = Your name is still in { $links }, which I cannot edit: ask somebody who may delete messages there.

## How a server is set up.

more-channels = { $count } more
every-channel = every channel

## The list of a server's settings; each has a menu.

settings-head = **Settings of this server**
settings-proposed = **Defaults for new tables** (most can be changed in the lobby)
setting = - { $name }: **{ $value }**
settings-changed = **Changed**
reminder-moved = The reminder has to come before the deadline.
# For members who may not change them.
settings-read-only = -# Only members with the *Manage Server* permission can change these.
changed = - { $name }: **{ $value }** (before: { $before })
# As `changed`, of what belongs to a league that is off.
changed-for-later = - { $name }: **{ $value }** (before: { $before }). It takes effect when the league is on.
# An option that the new default game lacks.
dropped = - { $name }: **dropped**, because only { $game } has it (before: { $before })
nothing-changed = Nothing changed; that was already the setting.
turn-off = Turn off
all-channels = Allow every channel
choose-setting = Change a setting …
choose-default = Change a default …
setting-channels = Tables may be opened in
setting-stop = Tables may be stopped by
setting-league = League
setting-season = League seasons
setting-ladder = Ladder
setting-news = League and ladder results are posted in
setting-audit = Stops, replacements and votes are reported in
setting-list = Live list of tables
setting-webhook = Finished games are sent to
setting-thread = Where new tables open
league-yes = on
league-no = off
ladder-yes = on, with a new deal for everybody every month
ladder-no = off
# $length (arnak_bot.store.kinds.SeasonLength): how long one is
season =
    { $length ->
        [month] a new one every month
        [quarter] a new one every quarter
       *[none] none, every game counts
    }
# $who (arnak_bot.store.kinds.Stoppers): who may stop a table
stopped-by =
    { $who ->
        [opener] their host and moderators
        [players] their players and moderators
       *[moderators] moderators only
    }
no-channel = no channel
# $setting: the name of a setting
channels-gone =
    { $count ->
        [one] The channel chosen for “{ $setting }” has been deleted. Choose another one, or turn it off, with **Change a setting …**.
       *[other] { $count } channels chosen for “{ $setting }” have been deleted. Choose others, or turn it off, with **Change a setting …**.
    }
list-is-lost = The live list of tables in { $channel } was deleted. `/game list stay:True` posts a new one. To turn the list off, use **Change a setting …**.
# Where no permission is missing.
posts-late = Discord did not accept a post in { $channel }. I keep trying for three days.
# $since: when the first of these games ended: "4 days ago"
webhook-fails =
    { $count ->
        [one] { $host } has not accepted a game that ended { $since }. I give each game up after three days; `/table results` has them all. `/table webhook` changes the address.
       *[other] { $host } has not accepted { $count } games; the first ended { $since }. I give each game up after three days; `/table results` has them all. `/table webhook` changes the address.
    }
choose-channels = Anywhere (no channel chosen)
no-website = no website
webhook-to = { $host }, with pseudonyms for players
webhook-to-with-names = { $host }, players by name
webhook-by-command = To change it, use `/table webhook`.
too-many-channels = That’s too many channels for a menu. Add or remove one with `/table settings channel:`.

# $secret: letters and digits
webhook-is = Every finished game is sent to { $address }, with pseudonyms instead of names. To check that it comes from me, compute the HMAC-SHA256 of the body with this secret and compare it with the header `X-Signature-256`: ||{ $secret }||
# $secret: letters and digits
webhook-names-people = Every finished game is sent to { $address }, players by name. To check that it comes from me, compute the HMAC-SHA256 of the body with this secret and compare it with the header `X-Signature-256`: ||{ $secret }||
test-webhook = Send a sample
webhook-accepts = { $address } answered with status { $status }: it accepts games. The sample was signed like a game, and has `"test": true` besides.
webhook-refuses = { $address } answered with status { $status }. A game counts as accepted only with a status from 200 to 299; redirects are not followed.
# $kind: of failure, as the program names it
webhook-unreachable =
    { $kind ->
        [ClientConnectorDNSError] The sample did not arrive: there is no such host, or its name resolves to an address on a private network.
        [ClientConnectorCertificateError] The sample was not sent: the host’s certificate is not valid.
        [TimeoutError] The sample was not answered within 10 seconds.
       *[other] The sample did not arrive ({ $kind }).
    }
no-webhook = There is no webhook now: nothing is sent. To send every finished game to a website, use `/table webhook address:https://…`.
