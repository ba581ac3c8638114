# Campaigns and their logs.

## wilderland campaign

campaign-help = Campaigns: begin one, read its log, play its games.
campaign-new-help = Begin a campaign.
campaign-show-help = Show the log of a campaign.
campaign-list-help = List the campaigns.
campaign-play-help = Play the next scenario of a campaign, or go on with the one that was left.
campaign-name-help = Its name, or the path of its log; without it, the unfinished campaign last played.
campaign-called-help = What it is called; without it, a name is made up.
campaign-hard-help = Heroes keep their damage from one scenario to the next.
campaign-after-help = The finished campaign it follows: a friend who came through may come along.
campaign-cannot = That cannot be done: { $why }
campaign-begun = The campaign “{ $name }” begins. It is kept in { $file }.
campaign-waits = The campaign waits for you. “wilderland campaign play { $name }” goes on with it.
campaign-over = The campaign “{ $name }” is won: all its scenarios are behind you.

## The log

campaign-title = Campaign “{ $name }” – { $mode }
campaign-name = campaign
campaign-mode = mode
campaign-next = next
campaign-players = players
campaign-fallen = fallen
campaign-penalty = threat penalty
campaign-boons = boons
campaign-burdens = burdens
campaign-notes = notes
campaign-games = games
campaign-finished = Nothing: the campaign is won.
campaign-next-one = { $scenario }, scenario { $number } of { $count }
campaign-player = { $player }: { $heroes }
campaign-player-deck = { $player }; { $deck }
campaign-deck = { $deck } ({ $cards } cards)
campaign-penalty-all = +{ $penalty } for every player
campaign-penalty-one = +{ $penalty } for { $player }
campaign-earned = { $card } ({ $bearer })
campaign-prisoner = { $hero } will be the prisoner
campaign-damage = { $hero } begins with { $damage } damage
campaign-game-won = { $number }. { $scenario }: won, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, score { $score }
campaign-game-lost = { $number }. { $scenario }: lost, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

## What a game has changed

campaign-has-fallen = { $hero } has fallen.
campaign-gains = The campaign pool gains { $card }.
campaign-loses = The campaign pool loses { $card }.
campaign-taken = { $hero } will be the prisoner.

## Between two games

campaign-replace = { $hero } of { $player } has fallen. Who takes the place? Every player begins with 1 more threat from now on.
campaign-plays-on = { $hero } of { $player } has fallen, but nobody is left to take the place: { $hero } plays on, and { $player } begins with 1 more threat from now on.
campaign-heal = { $player }: { $hero } begins with { $damage } damage. Heal { $hero }, and begin with 1 more threat from now on?
campaign-swap = { $player }: swap a hero? Every player begins with 1 more threat from now on.
campaign-swap-nobody = Nobody
campaign-swap-for = Who comes for { $hero }?
campaign-hero = { $hero } ({ $sphere }, threat { $threat }, HP { $life })
campaign-keeps = { $player } plays { $deck }. Enter keeps it; or name a starter deck or a file.
campaign-which-deck = { $player }: which deck? Name a starter deck or a file.
campaign-include = { $player }: take { $card } into your deck?
