# Card titles and card text, in our own words.
#
# The value of a message is the card's title (of side A on a quest card).
#   .name-b   the title of side B, where it differs
#   .text-a   side A of a quest or campaign card
#   .text     what the card does as it is played now: with errata, as revised
#             (side B of a quest or campaign card)
#   .first    .text as first printed, where an erratum changed it (.first-a: .text-a)
#   .shadow   the shadow effect
# Keywords stand in the card data, not here; "you" in a shadow effect or on an
# engaged enemy is the defending or engaged player.

## Heroes

card-aragorn = Aragorn
    .text = Response: After committing Aragorn to a quest, pay 1 resource from his own pool to ready him.

card-theodred = Théodred
    .text = Response: After committing Théodred to a quest, add 1 resource to the pool of any one hero committed to the same quest.

card-gloin = Glóin
    .text = Response: After Glóin takes damage, add to his pool as many resources as the damage he has just taken.

card-gimli = Gimli
    .text = Gimli has +1 attack per damage token he carries.

card-legolas = Legolas
    .text = Response: After an enemy is destroyed by an attack that Legolas took part in, put 2 progress tokens on the current quest.

card-thalin = Thalin
    .text = As long as Thalin is committed to a quest, every enemy takes 1 damage at the moment it is revealed from the encounter deck, before its keywords and its when revealed effects.

card-eowyn = Éowyn
    .text = Action: Give Éowyn +1 willpower for the rest of the phase, at the cost of 1 card discarded from your hand. Any player may use this, each of them once per round.

card-eleanor = Eleanor
    .text = Response: When a treachery has just been revealed from the encounter deck, exhaust Eleanor to cancel its when revealed effects. Then discard it and reveal the next card of the encounter deck in its place.

card-dunhere = Dúnhere
    .text = When he is the only attacker, Dúnhere may attack an enemy in the staging area; he has +1 attack while he does.

card-denethor = Denethor
    .text = Action: Exhaust Denethor to look at the encounter deck's top card. You may put it on the bottom of that deck.

card-glorfindel = Glorfindel
    .text = Action: Spend 1 resource of Glorfindel's own to heal a character of your choice of 1 damage. At most once per round.

card-beravor = Beravor
    .text = Action: Exhaust Beravor to let a player of your choice draw 2 cards. At most once per round.
    .first = Action: Exhaust Beravor to let a player of your choice draw 2 cards.

## Leadership

card-guard-of-the-citadel = Guard of the Citadel

card-faramir = Faramir
    .text = Action: Exhaust Faramir to give +1 willpower to every character of one player of your choice until the end of the phase.

card-son-of-arnor = Son of Arnor
    .text = Response: After Son of Arnor enters play, engage one enemy that is in the staging area or engaged with another player.

card-snowbourn-scout = Snowbourn Scout
    .text = Response: After Snowbourn Scout enters play, put 1 progress token on a location of your choice.

card-silverlode-archer = Silverlode Archer

card-longbeard-orc-slayer = Longbeard Orc Slayer
    .text = Response: After Longbeard Orc Slayer enters play, every Orc enemy in play takes 1 damage.

card-brok-ironfist = Brok Ironfist
    .text = Response: After a Dwarf hero under your control leaves play, Brok Ironfist may be put into play out of your hand.

card-ever-vigilant = Ever Vigilant
    .text = Action: Ready an ally of your choice.

card-common-cause = Common Cause
    .text = Action: Exhaust a hero you control to ready another hero of your choice.

card-for-gondor = For Gondor!
    .text = Action: For the rest of the phase every character has +1 attack, and every Gondor character has +1 defense besides.

card-sneak-attack = Sneak Attack
    .text = Action: Put an ally from your hand into play. If it is in play when the phase ends, take it back into your hand.

card-valiant-sacrifice = Valiant Sacrifice
    .text = Response: After an ally leaves play, the player who controlled it draws 2 cards.

card-grim-resolve = Grim Resolve
    .text = Action: Ready every character in play.

card-steward-of-gondor = Steward of Gondor
    .text =
        Attaches to a hero.
        That hero also has the Gondor trait.
        Action: Exhaust this card to add 2 resources to the pool of the hero it is attached to.

card-celebrians-stone = Celebrían's Stone
    .text =
        Attaches to a hero.
        That hero has +2 willpower.
        While attached to Aragorn, it gives him a Spirit resource icon as well.

## Tactics

card-veteran-axehand = Veteran Axehand

card-gondorian-spearman = Gondorian Spearman
    .text = Response: After declaring Gondorian Spearman as a defender, the attacking enemy takes 1 damage.

card-horseback-archer = Horseback Archer

card-beorn = Beorn
    .text = Action: Beorn has +5 attack for the rest of the phase. When that phase ends, shuffle him into your deck. At most once per round.

card-blade-mastery = Blade Mastery
    .text = Action: A character of your choice has +1 attack and +1 defense for the rest of the phase.

card-rain-of-arrows = Rain of Arrows
    .text = Action: Exhaust a ranged character you control to deal 1 damage to every enemy engaged with one player of your choice.

card-feint = Feint
    .text = Combat action: Choose an enemy that is engaged with a player. For the rest of the phase it cannot attack that player.
    .first = Combat action: Choose an enemy that is engaged with a player. For the rest of the phase it cannot attack.

card-quick-strike = Quick Strike
    .text = Action: Exhaust a character you control to attack with it alone, at once, an enemy of your choice that is eligible as its target.

card-thicket-of-spears = Thicket of Spears
    .text =
        The resources for this card must come out of the pools of 3 different heroes.
        Action: For the rest of the phase, enemies engaged with one player of your choice cannot attack that player.
    .first =
        The resources for this card must come out of the pools of 3 different heroes.
        Action: For the rest of the phase, enemies engaged with one player of your choice do not attack.

card-swift-strike = Swift Strike
    .text = Response: After any character has been declared as a defender, the attacking enemy takes 2 damage.

card-stand-together = Stand Together
    .text = Action: For the rest of the phase, one player of your choice may declare as many of their eligible characters as they like as defenders against each enemy that attacks them.

card-blade-of-gondolin = Blade of Gondolin
    .text =
        Attaches to a hero.
        While attacking an Orc, that hero has +1 attack.
        Response: After the attached hero has destroyed an enemy by attacking it, put 1 progress token on the current quest.

card-citadel-plate = Citadel Plate
    .text =
        Attaches to a hero.
        That hero has 4 more hit points.

card-dwarven-axe = Dwarven Axe
    .text =
        Attaches to a hero.
        That hero has +1 attack, or +2 attack if it is a Dwarf.

card-horn-of-gondor = Horn of Gondor
    .text =
        Attaches to a hero.
        Response: After any character is destroyed, the attached hero's pool gains 1 resource.
    .first =
        Attaches to a hero.
        Response: After any character leaves play, the attached hero's pool gains 1 resource.

## Spirit

card-wandering-took = Wandering Took
    .text = Action: Lower your threat by 3 to pass control of Wandering Took to another player. That player's threat rises by 3. At most once per round.
    .first = Action: Lower your threat by 3 to pass control of Wandering Took to another player. That player's threat rises by 3.

card-lorien-guide = Lórien Guide
    .text = Response: After committing Lórien Guide to a quest, put 1 progress token on the active location.

card-northern-tracker = Northern Tracker
    .text = Response: After committing Northern Tracker to a quest, put 1 progress token on every location in the staging area.

card-the-galadhrims-greeting = The Galadhrim's Greeting
    .text = Action: Choose one: lower a single player's threat by 6, or lower the threat of every player by 2.

card-strength-of-will = Strength of Will
    .text = Response: After the players travel to a location, put 2 progress tokens on it by exhausting a Spirit character you control.

card-hasty-stroke = Hasty Stroke
    .text = Response: When a shadow effect has just been triggered in combat, cancel it.

card-will-of-the-west = Will of the West
    .text = Action: A player of your choice shuffles their discard pile into their deck. Remove this card from the game.
    .first = Action: A player of your choice shuffles their discard pile into their deck.

card-a-test-of-will = A Test of Will
    .text = Response: When a card has just been revealed from the encounter deck, cancel its when revealed effects.

card-stand-and-fight = Stand and Fight
    .text = Action: Choose an ally in any player's discard pile whose printed cost is X. It may be of any sphere, but not neutral. Put it into play under your control.

card-a-light-in-the-dark = A Light in the Dark
    .text = Action: Move an enemy that is engaged with a player back to the staging area.

card-dwarven-tomb = Dwarven Tomb
    .text = Action: Take 1 Spirit card out of your discard pile into your hand.

card-fortune-or-fate = Fortune or Fate
    .text = Action: Choose a hero lying in any player's discard pile and put it into play; its owner controls it.

card-the-favor-of-the-lady = The Favor of the Lady
    .text =
        Attaches to a hero.
        That hero has +1 willpower.

card-power-in-the-earth = Power in the Earth
    .text =
        Attaches to a location.
        That location has -1 threat.

card-unexpected-courage = Unexpected Courage
    .text =
        Attaches to a hero.
        Action: Exhaust this card to ready the hero it is attached to.

## Lore

card-daughter-of-the-nimrodel = Daughter of the Nimrodel
    .text = Action: Exhaust Daughter of the Nimrodel to heal a hero of your choice of at most 2 damage.

card-erebor-hammersmith = Erebor Hammersmith
    .text = Response: After playing Erebor Hammersmith, choose a player: the topmost attachment of their discard pile goes back to their hand.

card-henamarth-riversong = Henamarth Riversong
    .text = Action: Exhaust Henamarth Riversong to look at the encounter deck's top card.

card-miner-of-the-iron-hills = Miner of the Iron Hills
    .text = Response: After Miner of the Iron Hills enters play, discard a Condition attachment of your choice that is in play.

card-gleowine = Gléowine
    .text = Action: Exhaust Gléowine to let a player of your choice draw 1 card.

card-lore-of-imladris = Lore of Imladris
    .text = Action: Heal a character of your choice of all its damage.

card-loriens-wealth = Lórien's Wealth
    .text = Action: A player of your choice draws 3 cards.

card-radagasts-cunning = Radagast's Cunning
    .text = Quest action: For the rest of the phase, one enemy of your choice in the staging area does not add its threat.

card-secret-paths = Secret Paths
    .text = Quest action: For the rest of the phase, one location of your choice in the staging area does not add its threat.

card-gandalfs-search = Gandalf's Search
    .text = Action: Choose a player and look at the top X cards of their deck. One of these goes to its owner's hand; put the others back on top in an order of your choice.

card-beorns-hospitality = Beorn's Hospitality
    .text = Action: Heal every hero that one player of your choice controls of all its damage.

card-forest-snare = Forest Snare
    .text =
        Attaches to an enemy that is engaged with a player.
        That enemy cannot attack.

card-protector-of-lorien = Protector of Lórien
    .text =
        Attaches to a hero.
        Action: Give the attached hero +1 defense or +1 willpower, as you choose, for the rest of the phase, at the cost of 1 card discarded from your hand. At most 3 times per phase.
    .first =
        Attaches to a hero.
        Action: Give the attached hero +1 defense or +1 willpower, as you choose, for the rest of the phase, at the cost of 1 card discarded from your hand.

card-dark-knowledge = Dark Knowledge
    .text =
        Attaches to a hero.
        That hero has -1 willpower.
        Response: When a shadow card has just been dealt to an enemy that is attacking you, exhaust this card to look at that shadow card.

card-self-preservation = Self Preservation
    .text =
        Attaches to a character.
        Action: Exhaust this card to heal the character it is attached to of 2 damage.

## Neutral

card-gandalf = Gandalf
    .text =
        When the round ends, Gandalf is discarded from play.
        Response: After Gandalf enters play, choose one: draw 3 cards; or an enemy in play takes 4 damage; or lower your threat by 5.

## Spiders of Mirkwood

card-king-spider = King Spider
    .text = When revealed: Every player must exhaust a character of their choice that they control.
    .shadow = The defending player must exhaust a character of their choice that they control, or 2 if this attack is undefended.

card-hummerhorns = Hummerhorns
    .text = Forced: After Hummerhorns engages you, one hero you control takes 5 damage.
    .shadow = Every character under the defending player's control takes 1 damage, or 2 if this attack is undefended.

card-ungoliants-spawn = Ungoliant's Spawn
    .text = When revealed: Until the end of the phase, all characters committed to a quest at this moment get -1 willpower.
    .shadow = The defending player's threat rises by 4, or by 8 if this attack is undefended.

card-great-forest-web = Great Forest Web
    .text = Travel: To travel here, every player must exhaust a hero they control.

card-mountains-of-mirkwood = Mountains of Mirkwood
    .text =
        Travel: To travel here, the players must reveal the encounter deck's top card and add it to the staging area.
        Response: After this location is explored and leaves play, each player may search the 5 top cards of their own deck and take 1 of them into their hand. The other searched cards are shuffled into the decks they came from.

card-eyes-of-the-forest = Eyes of the Forest
    .text = When revealed: Every player discards each event they hold in hand.

card-caught-in-a-web = Caught in a Web
    .text = When revealed: Of all players, the one whose threat is highest attaches this card to a hero they control. It then counts as a Condition attachment reading: "In the refresh phase the attached hero is readied only if you pay 2 resources out of its own pool."

## Wilderlands

card-wolf-rider = Wolf Rider
    .shadow = Wolf Rider makes an attack of its own on the defending player: it is dealt a shadow card, and that player may declare 1 character as defender. At the end of the combat phase, Wolf Rider goes back on top of the encounter deck.

card-hill-troll = Hill Troll
    .text = When Hill Troll's attack deals a character more damage than it has hit points left, your threat must be raised by the excess.

card-goblin-sniper = Goblin Sniper
    .text =
        In the encounter phase, Goblin Sniper cannot be chosen for optional engagement as long as another enemy is in the staging area.
        Forced: At the end of the combat phase, if Goblin Sniper is in the staging area, every player deals 1 damage to a character they control.

card-marsh-adder = Marsh Adder
    .text = Forced: Whenever Marsh Adder attacks you, your threat rises by 1.

card-wargs = Wargs
    .text = Forced: If a shadow card dealt to Wargs has no shadow effect, Wargs goes back to the staging area after its attack.
    .shadow = The attacking enemy has +1 attack, or +2 attack if this attack is undefended.

card-despair = Despair
    .text = When revealed: Take 4 progress tokens off the current quest card, or all of them if it has fewer.
    .shadow = The defending character's defense is not counted.

card-the-brown-lands = The Brown Lands
    .text = Forced: After the players have travelled here, put 1 progress token on this location.

card-the-east-bight = The East Bight
    .text = If no location is active when the players have the option to travel, they must travel here.

## Dol Guldur Orcs

card-dol-guldur-orcs = Dol Guldur Orcs
    .text = When revealed: The first player picks a character that is committed to a quest. It takes 2 damage.
    .shadow = The attacking enemy has +1 attack, or +3 attack if this attack is undefended.

card-chieftan-ufthak = Chieftan Ufthak
    .text =
        Chieftan Ufthak has +2 attack per resource token on him.
        Forced: After an attack by Chieftan Ufthak, put 1 resource token on him.

card-dol-guldur-beastmaster = Dol Guldur Beastmaster
    .text = Forced: When Dol Guldur Beastmaster attacks, it is dealt one more shadow card.
    .first = Forced: After Dol Guldur Beastmaster attacks, it is dealt one more shadow card.

card-driven-by-shadow = Driven by Shadow
    .text = When revealed: Until the end of the phase, all enemies and locations that are in the staging area at this moment get +1 threat. If the staging area is empty, this card gains surge.
    .shadow = Discard an attachment of your choice from the defending character; if this attack is undefended, discard every attachment you control.

card-the-necromancers-reach = The Necromancer's Reach
    .text = When revealed: Every exhausted character takes 1 damage.

card-necromancers-pass = Necromancer's Pass
    .text = Travel: To travel here, the first player must discard 2 random cards out of their hand.

card-enchanted-stream = Enchanted Stream
    .text = Players cannot draw cards as long as this is the active location.

## Passage Through Mirkwood

card-forest-spider = Forest Spider
    .text = Forced: After Forest Spider engages a player, it has +1 attack for the rest of the round.
    .shadow = The defending player must discard an attachment of their choice that they control.

card-east-bight-patrol = East Bight Patrol
    .shadow = The attacking enemy has +1 attack; if this attack is undefended, your threat rises by 3 as well.

card-black-forest-bats = Black Forest Bats
    .text = When revealed: Every player must pick one character that is committed to a quest and take it off the quest. It is not readied by this.

card-old-forest-road = Old Forest Road
    .text = Response: After the players travel here, the first player may ready a character of their choice that they control.

card-forest-gate = Forest Gate
    .text = Response: After the players travel here, the first player may draw 2 cards.

## Escape from Dol Guldur

card-dungeon-jailor = Dungeon Jailor
    .text = Forced: After the players quest unsuccessfully while Dungeon Jailor is in the staging area, one unclaimed objective there, guarded or not, is shuffled into the encounter deck.

card-nazgul-of-dol-guldur = Nazgûl of Dol Guldur
    .text =
        Attachments cannot be played on Nazgûl of Dol Guldur.
        Forced: When the prisoner is rescued, Nazgûl of Dol Guldur moves to the staging area.
        Forced: After the shadow effect of a card dealt to this enemy has resolved, the player engaged with it must discard a character of their choice that they control.
    .first =
        Forced: When the prisoner is rescued, Nazgûl of Dol Guldur moves to the staging area.
        Forced: After the shadow effect of a card dealt to this enemy has resolved, the player engaged with it must discard a character of their choice that they control.

card-cavern-guardian = Cavern Guardian
    .shadow = Discard an attachment of your choice that you control, or all that you control if this attack is undefended. An objective discarded like this goes back to the staging area.

card-under-the-shadow = Under the Shadow
    .text = When revealed: Until the end of the phase, the staging area's total threat is higher by 1 for each player in the game.
    .shadow = The defending player's threat rises by 1 for each enemy engaged with them.

card-iron-shackles = Iron Shackles
    .text = When revealed: The first player's deck gets this card attached to its top. It then counts as a Condition attachment reading: "When any number of cards would next be drawn from the attached deck, discard Iron Shackles instead."
    .shadow = Carry out the when revealed effect of this card.

card-endless-caverns = Endless Caverns

card-tower-gate = Tower Gate
    .text = Forced: After the players travel here, every player puts the top card of their deck face down before them, as though it were an enemy that has just engaged them out of the staging area. Such a card is called Orc Guard; it is treated as an enemy of 1 attack, 1 defense and 1 hit point.

card-gandalfs-map = Gandalf's Map
    .text =
        Action: If no encounter is attached to this objective, raise your threat by 2 to claim it. Attach it, once claimed, to a hero you control. It then counts as an attachment; when detached it goes back to the staging area.
        The hero it is attached to cannot attack and cannot defend.

card-dungeon-torch = Dungeon Torch
    .text =
        Action: If no encounter is attached to this objective, raise your threat by 2 to claim it. Attach it, once claimed, to a hero you control. It then counts as an attachment; when detached it goes back to the staging area.
        Forced: When a round ends, the player controlling the attached hero raises their threat by 2.

card-shadow-key = Shadow Key
    .text =
        Action: If no encounter is attached to this objective, raise your threat by 2 to claim it. Attach it, once claimed, to a hero you control. It then counts as an attachment; when detached it goes back to the staging area.
        Forced: When a round ends, the attached hero takes 1 damage.

## Journey Along the Anduin

card-misty-mountain-goblins = Misty Mountain Goblins
    .text = Forced: After an attack by Misty Mountain Goblins, take 1 progress token off the current quest.
    .shadow = Take 1 progress token off the current quest, or 3 if this attack is undefended.

card-massing-at-night = Massing at Night
    .text = When revealed: Reveal 1 more encounter card for each player in the game.
    .shadow = The attacking enemy is dealt 1 more shadow card for each player in the game.

card-banks-of-the-anduin = Banks of the Anduin
    .text = Forced: When this location leaves play, it goes on top of the encounter deck and not to the discard pile.

card-gladden-fields = Gladden Fields
    .text = Forced: As long as this is the active location, the threat of every player rises by 1 more in the refresh phase.

## Sauron's Reach

card-eastern-crows = Eastern Crows
    .text = Forced: After its defeat, Eastern Crows is shuffled into the encounter deck again.
    .shadow = The attacking enemy has +1 attack, or +2 attack if the defending player's threat is at least 35.

card-evil-storm = Evil Storm
    .text = When revealed: For each player whose threat is at least 35, every character they control takes 1 damage.

card-pursued-by-shadow = Pursued by Shadow
    .text = When revealed: The threat of every player rises by 1 per character they control that is not committed to a quest.
    .shadow = The defending player returns an exhausted ally of their choice that they control to the hand of its owner. If they have none, their threat rises by 3.

card-treacherous-fog = Treacherous Fog
    .text = When revealed: Until the end of the phase, every location in the staging area has +1 threat, also one that arrives later. Then every player whose threat is at least 35 discards a card of their choice from their hand.

## Quest: Passage Through Mirkwood

card-flies-and-spiders = Flies and Spiders
    .text-a = Setup: Find one Forest Spider and one Old Forest Road in the encounter deck and add both to the staging area. Then the encounter deck is shuffled.

card-a-fork-in-the-road = A Fork in the Road
    .text = Forced: When the players defeat this stage, the next one is drawn at random from the two stages titled A Chosen Path.

card-dont-leave-the-path = A Chosen Path
    .name-b = "Don't Leave the Path!"
    .text =
        When revealed: Every player must search for a Spider card of their choice in the encounter deck and its discard pile and add that card to the staging area.
        The players win only by finding Ungoliant's Spawn and defeating it.

card-beorns-path = A Chosen Path
    .name-b = Beorn's Path
    .text = As long as Ungoliant's Spawn is in play, this stage cannot be defeated. The players win the game by defeating it.

## Quest: Escape from Dol Guldur

card-the-necromancers-tower = The Necromancer's Tower
    .text-a = Setup: Find the 3 objectives in the encounter deck, reveal them and put them into the staging area. Set Nazgûl of Dol Guldur beside the quest deck, face up and out of play. Then shuffle the encounter deck and attach an encounter to each of the objectives: the one its guarded keyword asks for, not a second.
    .first-a = Setup: Find the 3 objectives in the encounter deck and put them into the staging area. Set Nazgûl of Dol Guldur beside the quest deck, face up and out of play. Then shuffle the encounter deck and attach an encounter to each of the objectives.
    .text =
        When revealed: Of all heroes the players control, one is picked at random and turned face down. It is now the prisoner: until a card effect later in this quest rescues it, it cannot be used, cannot be damaged and collects no resources.
        All players together cannot play more than 1 ally per round.
        The players cannot advance past this stage until they have at least 1 of the objectives.

card-through-the-caverns = Through the Caverns
    .text =
        Response: After any progress is placed on this card, turn the prisoner face up and put 1 damage token on that hero. It is now rescued, and its controller may use it again.
        All players together cannot play more than 1 ally per round.
        The players cannot advance past this stage until the prisoner is rescued and they have all 3 objectives of the Escape from Dol Guldur set.

card-out-of-the-dungeons = Out of the Dungeons
    .text =
        Forced: When a quest phase begins, every player puts the top card of their deck face down before them, as though it were an enemy that has just engaged them out of the staging area. Such a card is called Orc Guard; it is treated as an enemy of 1 attack, 1 defense and 1 hit point. If it would return to the staging area, it goes to its owner's discard pile instead.
        As long as Nazgûl of Dol Guldur is in play, this stage cannot be defeated. The players win the game by defeating it while he is not in play.

## Quest: Journey Along the Anduin

card-to-the-river = To the River...
    .text-a = Setup: Every player reveals the encounter deck's top card and adds it to the staging area.
    .text =
        When revealed: If no Hill Troll is in play, find one in the encounter deck and put it into the staging area. The encounter deck is shuffled.
        As long as any Hill Troll is in play, this stage cannot be defeated.

card-anduin-passage = Anduin Passage
    .text = In every quest phase, one more encounter card is revealed. There are no engagement checks in the encounter phase; optional engagement, of 1 enemy by each player, is still allowed.

card-ambush-on-the-shore = Ambush on the Shore
    .text =
        When revealed: For each player, 2 encounter cards are revealed and added to the staging area.
        From now on, the quest phase has no staging step.
        The players win the game as soon as no enemy is in play.

## Campaign: Mirkwood Paths

card-campaign-passage-through-mirkwood = Passage Through Mirkwood
    .text-a =
        This game is part of a campaign.
        Setup: Mendor is put into play.
        The players lose if Mendor leaves play.
    .text =
        Resolution: Every player earns one copy of the boon Mendor's Support; all copies earned go into the campaign pool.
        If side B of stage 3 was Beorn's Path, the burden Ungoliant's Swarm goes into the campaign pool.
        If it was "Don't Leave the Path!", the burden Lingering Venom goes into the campaign pool.

card-campaign-journey-along-the-anduin = Journey Along the Anduin
    .text-a =
        This game is part of a campaign.
        Setup: Mendor is put into play. All copies of Valor and of Scarred are set aside, out of play.
        Response: After the defeat of a Hill Troll, every player who can attaches one of the Valor cards set aside to a hero under their control.
        Forced: After a Hill Troll destroys a character, every player attaches one of the Scarred cards set aside to a hero under their control. At most once per game.
        The players lose if Mendor leaves play.
    .text =
        Resolution: All copies of Valor and of Scarred that are in play go into the campaign pool. Write into the notes of the campaign log which heroes they are attached to; in the setup of every later scenario of this campaign, attach them to the same heroes.
        At the start of Escape from Dol Guldur, the hero who now has the most damage will be the prisoner; of several tied for the most, one is picked at random. Write this hero into the notes of the campaign log as the prisoner.

card-campaign-escape-from-dol-guldur = Escape from Dol Guldur
    .text-a =
        This game is part of a campaign.
        Setup: Mendor is put into play. The first player chooses a hero, and Appointed by Fate is attached to it.
        Forced: When the prisoner would be picked at random among the heroes, the hero noted as prisoner in the campaign log is taken instead. All cards attached to it are turned face down until it is rescued. Mendor is captured too: he lies face down beside the prisoner, but has not left play. Turn this card over.
    .text =
        Response: After the first claim of an objective, turn Mendor face up and put 1 damage token on him.
        Resolution: If Mendor is in play, add him to the campaign pool. If you do, he is put into play at the start of every scenario of your next campaign, and in that campaign every player may have one copy of Mendor's Support in their deck.
        If he is not in play, the campaign pool for your next campaign does not change.

## Boons and burdens

card-mendors-support = Mendor's Support
    .text =
        No second copy of Mendor's Support can be played in the same round.
        Action: For the rest of the round, Mendor has +2 willpower, +2 attack and +2 defense.

card-valor = Valor
    .text =
        At most 1 copy on each hero.
        Response: After declaring the attached hero as an attacker, exhaust this card to heal that hero of 1 damage and deal 1 damage to the enemy under attack.

card-appointed-by-fate = Appointed by Fate
    .text = In every resource phase, the attached hero collects one more resource.

card-mendor = Mendor
    .text =
        Mendor is controlled by the first player.
        Response: After the players defeat a quest card, ready Mendor. Then every player draws 1 card.
        When Mendor leaves play, he is removed from the game.

card-ungoliants-swarm = Ungoliant's Swarm
    .text = Forced: After Ungoliant's Swarm engages a player, 2 characters of that player's choice, under their control, must be exhausted.
    .shadow = Ungoliant's Swarm is put into play, engaged with you.

card-lingering-venom = Lingering Venom
    .text = When revealed: Every player must choose one: exhaust all damaged characters under their control, or deal 2 damage to whichever hero under their control has the most damage.
    .shadow = All damaged characters under your control are exhausted.

card-scarred = Scarred
    .text =
        At most 1 copy on each hero.
        Forced: After a character under your control is destroyed, your threat rises by 1.
