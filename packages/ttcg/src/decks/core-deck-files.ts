// Made by packages/ttcg/scripts/embed-cards.ts; edit the files it copies.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a copy of data

/** The texts of decks/*.txt. */
export const DECK_FILES: readonly { name: string; text: string }[] = [
  {
    name: 'bone-ledger.txt',
    text: `Name: Bone Ledger
Plan: Fill your own discard pile and keep calling the same dead back to work.

# Dark
2 Bone Tinker
2 Coffin Crab
2 Grave Beetle
2 Hollow Page
1 Inkblot Imp
2 Lost Lamplighter
1 Night Soil Fungus
2 Carrion Choir
2 Crypt Hound
1 Null Surveyor
2 Gallows Drake
1 Lich Notary
2 The Blank Margin

# Earth
2 Cairn Pup
2 Fossil Rattler
1 Gravel Gecko
2 Lichen Bailiff
2 Loam Mole
2 Plumbline Mite
1 Shale Whittler
2 Ossuary Badger
2 Sinkhole Skink
1 Terrace Keeper
2 Core Drill Engine
1 Drystone Captain
1 Landslip Wyrm

# Spells
1 Blotting Sand
2 Bone Whistle
2 Dead Reckoning
2 Hairline Crack
1 Red Ink Correction
1 Spare Parts
2 Surveyor's Stake
2 Careful Excavation
2 Mutual Survey
1 Switchback Path
2 Coronation Stone
1 Great Erasure
`,
  },
  {
    name: 'cinder-rush.txt',
    text: `Name: Cinder Rush
Plan: Attack every turn with cheap fire, strip defenses and burn the last points away.

# Fire
1 Ash Crow
1 Bellows Imp
2 Clinker Knight
2 Flint Squire
2 Kindling Fox
2 Magma Skink
2 Slag Hound
2 Caldera Goat
1 Kiln Wright
2 Sunbaked Harrier
1 Furnace Ox
2 Pyroclast Champion
2 Lavafall Dragon
1 Caldera Sovereign

# Electric
2 Capacitor Cub
2 Galvanic Frog
2 Insulator Crab
1 Meter Imp
2 Signal Hare
2 Static Shepherd
1 Static Thistle
1 Dynamo Monk
2 Semaphore Knight
2 Switchyard Hound
2 Thunderhead Ram
1 Tram of Static
1 Turbine Wyvern
1 The Uncounted Volt

# Spells
2 Brass Sextant
2 Feeding Bell
2 Hobnail Boots
1 Loaded Battery
2 Ranger's Whetstone
2 Signal Flare
1 Struck Match
2 Telescoping Lance
2 Watershed Line
2 Revocation Stamp
`,
  },
  {
    name: 'deep-survey.txt',
    text: `Name: Deep Survey
Plan: Steer the top of your deck, keep the best, and bury what you are shown.

# Earth
2 Burrow Auditor
2 Cairn Pup
1 Gravel Gecko
2 Lichen Bailiff
2 Loam Mole
2 Plumbline Mite
1 Shale Whittler
1 Quarry Ram
2 Strata Reader
2 Terrace Keeper
2 Ammonite Oracle
1 Basalt Tortoise
1 Hill Marrow
2 Landslip Wyrm
1 Quarry Mother

# Water
2 Brook Newt
2 Estuary Sprat
2 Mangrove Skipper
1 Puddle Nix
1 Rill Dancer
2 Sounding Lead
2 Tide Clerk
2 Fjord Heron
1 Undertow Eel
2 Wreck Chorister
1 Glacier Calf
2 Reef Architect
1 Mother of Pearls
1 Abyssal Surveyor

# Spells
2 Borrowed Map
1 Bottled Spring
2 Contour Lines
2 Moth Lamp
2 Red Ink Correction
2 Signal Flare
1 Tide Table
1 Border Treaty
2 Deep Archive
2 Mutual Survey
1 Triangulation Net
2 Atlas of Everything
2 The Missing Sheet
`,
  },
  {
    name: 'dragon-weather.txt',
    text: `Name: Dragon Weather
Plan: Hold the sky until the dragons arrive, then leave nothing standing beneath them.

# Fire
2 Cinder Moth
1 Clinker Knight
1 Ember Lamplighter
1 Kindling Fox
2 Pepperwing
2 Slag Hound
2 Spark Courier
2 Caldera Goat
1 Geyser Adder
2 Salamander Page
1 Smoke Revenant
2 Obsidian Drakelet
2 Wildfire Chorus
1 Hearthbane Phoenix
2 Lavafall Dragon
2 Last Cinderlight

# Air
1 Barometer Finch
1 Cloud Calf
2 Kite Apprentice
1 Letter Pigeon
2 Mayfly Herald
2 Swift Surveyor
2 Weathervane Cock
2 Contrail Serpent
2 Nimbus Ox
1 Whistling Mummy
2 Highland Hush
2 Jetstream Drake
2 Tempest Cellist
2 The Weather's Eye

# Spells
2 Dragon's Milk Tooth
1 Hourglass Knot
1 Lucky Pebble
2 Rune Rubbing
1 Signal Flare
2 Struck Match
2 Controlled Burn
1 Grand Detour
2 Second Edition
2 Scorched Latitude
`,
  },
  {
    name: 'ebb-and-vigil.txt',
    text: `Name: Ebb and Vigil
Plan: Gain with every tide, answer with every bell, and never need to hurry.

# Water
2 Brook Newt
2 Estuary Sprat
2 Kelp Ferryman
2 Lock Keeper
1 Silt Diviner
1 Sounding Lead
2 Tide Clerk
1 Buoy Sentinel
2 Rainwater Dryad
2 Undertow Eel
1 Glacier Calf
2 Siren Cartographer
2 Maelstrom Regent
1 Abyssal Surveyor

# Light
2 Dawn Wren
2 Meridian Page
2 Mirror Carp
2 Oath Squire
1 Pale Lantern Ghost
2 Prism Novice
1 Sundial Automaton
1 Candle Archivist
2 Halo Sentry
2 Noon Falcon
1 Bishop of Lenses
2 Sun Court Duelist
1 Seraph Cartographer
1 First Meridian

# Spells
2 Blank Signpost
1 Bottled Spring
1 Grave Marker
2 Knee-High Tripwire
2 Red Ink Correction
1 Trail Rations
2 Wrong Turn
2 Bell Jar
1 Cartographer's Shield
2 Watershed Line
2 Revocation Stamp
`,
  },
  {
    name: 'empty-margin.txt',
    text: `Name: The Empty Margin
Plan: Mill their deck to nothing and let the draw phase do the rest.

# Dark
2 Coffin Crab
2 Grave Beetle
1 Gutter Rook
2 Inkblot Imp
1 Marsh Adder
2 Stray Shadow
2 Whisper Familiar
2 Carrion Choir
1 Leech Baron
2 Null Surveyor
1 Widow of Webs
1 Nightmare Farrier
2 Wall Hunger
2 The Blank Margin
1 Regent of Nowhere
1 The Omitted

# Water
2 Brook Newt
2 Drowned Bellringer
2 Harbor Guillemot
1 Ice Floe Pup
1 Mangrove Skipper
2 Silt Diviner
2 Tide Clerk
2 Fjord Heron
1 Sluice Mechanic
2 Wreck Chorister
2 Canal Leviathan
1 Monsoon Drake
1 Mother of Pearls
1 Old Salt Serpent

# Spells
2 Blotting Sand
1 Bone Whistle
2 Dead Reckoning
2 Field Notebook
1 Tin Whistle
2 Toll Gate
1 Unlit Candle
2 Amber Lens
2 Grand Detour
2 Great Erasure
1 Lost Expedition
`,
  },
  {
    name: 'fair-weather.txt',
    text: `Name: Fair Weather
Plan: Sunlight above, wind below: fly over the wall and thank them for the view.

# Air
1 Downdraft Moth
2 Draft Ghost
2 Gale Piper
2 Kite Apprentice
1 Parasol Gecko
2 Puffball Drifter
2 Thistledown Imp
1 Balloon Engine
2 Isobar Weaver
2 Ridge Lammergeier
2 Albatross Admiral
1 Windmill Knight
2 Roc of Ages
1 Four Winds Wyvern

# Light
2 Chapel Mouse
2 Dawn Wren
2 Lantern Sprite
2 Mirror Carp
1 Pale Lantern Ghost
2 Prism Novice
1 Sundial Automaton
2 Choir of Motes
2 Noon Falcon
1 Stained Glass Knight
2 Cloister Griffin
1 Radiant Hart
1 Aurora Dragon
1 Seraph Cartographer
1 First Meridian

# Spells
1 Grave Marker
2 Hobnail Boots
2 Paper Glider
2 Prayer Card
2 Tide Table
1 Trail Rations
2 Caravan Contract
2 Telescoping Lance
2 The Missing Sheet
`,
  },
  {
    name: 'isobar-skirmish.txt',
    text: `Name: Isobar Skirmish
Plan: Slip between columns, strike directly and be back in hand before the answer.

# Air
1 Downdraft Moth
2 Draft Ghost
2 Gale Piper
2 Kite Apprentice
2 Parasol Gecko
1 Puffball Drifter
2 Thistledown Imp
2 Ridge Lammergeier
1 Squall Lancer
2 Sylph Courier
1 Whistling Mummy
2 Jetstream Drake
1 Zephyr Duchess
2 Stratus Leviathan
1 Four Winds Wyvern

# Water
2 Drowned Bellringer
2 Estuary Sprat
2 Kelp Ferryman
1 Mangrove Skipper
1 Puddle Nix
2 Rill Dancer
2 Silt Diviner
2 Brine Witch
2 Delta Crocodile
1 Wreck Chorister
1 Glacier Calf
2 Reef Architect
1 Spring Tide Dragon
1 Abyssal Surveyor

# Spells
1 Bone Whistle
2 Bottled Spring
1 Faded Postcard
2 Hobnail Boots
2 Paper Glider
2 Wrong Turn
2 Careful Excavation
2 Relief Shading
2 Ley Confluence
`,
  },
  {
    name: 'live-wire.txt',
    text: `Name: Live Wire
Plan: Tap, untap and pulse in both turns so that no window closes without a cost.

# Electric
2 Arc Minnow
2 Copper Wren
2 Fuse Beetle
1 Ghost Current
2 Relay Runner
2 Signal Hare
2 Wattle Drone
2 Dynamo Monk
2 Switchyard Hound
1 Voltaic Adder
1 Blitz Eel
2 Plasma Dervish
2 Clockwise Lightning
1 Skywire Dragon

# Air
2 Barometer Finch
1 Cloud Calf
1 Letter Pigeon
2 Mayfly Herald
2 Parasol Gecko
2 Swift Surveyor
2 Weathervane Cock
2 Balloon Engine
2 Contrail Serpent
1 Nimbus Ox
2 Highland Hush
1 Zephyr Duchess
1 Tempest Cellist
1 The Weather's Eye

# Spells
2 Hourglass Knot
2 Ice Creepers
1 Loose Scree
2 Lucky Pebble
2 Surveyor's Chain
1 Tin Whistle
2 Hall of Compasses
1 Magnetic Declination
2 Second Edition
2 Clockwork Season
1 Lost Expedition
`,
  },
  {
    name: 'night-procession.txt',
    text: `Name: Night Procession
Plan: Discard on purpose, haunt what you lose, and make them pay for each funeral.

# Dark
2 Bone Tinker
2 Coffin Crab
1 Gutter Rook
2 Hollow Page
1 Inkblot Imp
2 Lost Lamplighter
2 Moth of Endings
1 Carrion Choir
2 Crypt Hound
1 Leech Baron
2 Veil Burglar
1 Gallows Drake
2 Lich Notary
2 Tomb Empress
1 The Omitted

# Light
1 Chapel Mouse
1 Dawn Wren
2 Meridian Page
2 Pale Lantern Ghost
2 Prism Novice
2 Saffron Lily
2 Sundial Automaton
1 Candle Archivist
2 Choir of Motes
2 Sealed Reliquary
2 Amber Guardian
1 Radiant Hart
1 Cathedral Engine
1 First Meridian

# Spells
2 Bone Whistle
1 Dead Reckoning
2 Field Notebook
2 Grave Marker
1 Hairline Crack
2 Surveyor's Stake
1 Toll Gate
2 Deep Archive
2 Mutual Survey
2 Continental Drift
`,
  },
  {
    name: 'no-further.txt',
    text: `Name: No Further
Plan: Answer everything: counter effects, turn attacks aside, and win when they have run out of tries.

# Electric
1 Arc Minnow
2 Copper Wren
2 Fuse Beetle
2 Ghost Current
2 Insulator Crab
1 Relay Runner
2 Static Shepherd
2 Lightning Rod Ogre
2 Semaphore Knight
1 Storm Glass Familiar
1 Blitz Eel
2 Switchboard Sibyl
2 Grid Overseer
1 The Uncounted Volt

# Light
1 Beacon Gull
2 Chapel Mouse
1 Daybreak Filly
2 Gilded Locust
2 Lantern Sprite
2 Meridian Page
2 Oath Squire
2 Candle Archivist
1 Compass Acolyte
2 Sealed Reliquary
1 Amber Guardian
2 Sun Court Duelist
1 Aurora Dragon
1 Empress of Noon

# Spells
2 Blank Signpost
2 False Summit
2 Knee-High Tripwire
1 Loaded Battery
1 Lucky Pebble
2 Red Ink Correction
2 Wrong Turn
1 Magnetic Declination
2 Stop Work Order
2 Watershed Line
2 Revocation Stamp
1 Weight of Names
`,
  },
  {
    name: 'paper-weather.txt',
    text: `Name: Paper Weather
Plan: Play as many spells as units and let your spellcasters work each of them twice.

# Light
1 Beacon Gull
1 Gilded Locust
2 Lantern Sprite
2 Meridian Page
2 Prism Novice
2 Candle Archivist
2 Compass Acolyte
2 Bishop of Lenses
1 Cloister Griffin
1 Aurora Dragon
1 First Meridian

# Water
1 Harbor Guillemot
2 Ice Floe Pup
2 Lock Keeper
1 Rill Dancer
2 Silt Diviner
2 Brine Witch
1 Rainwater Dryad
2 Reef Architect
1 Maelstrom Regent

# Spells
2 Blank Signpost
2 Blotting Sand
1 Feeding Bell
2 Hourglass Knot
2 Ice Creepers
2 Lodestone Charm
1 Loose Scree
2 Magnetic Storm
2 Red Ink Correction
2 Rune Rubbing
1 Salt Circle
1 Trail Rations
1 Amber Lens
1 Bell Jar
2 Deep Archive
2 Magnetic Declination
1 Parallax Error
2 Stop Work Order
2 Atlas of Everything
2 Clockwork Season
1 Continental Drift
`,
  },
  {
    name: 'shelf-and-candle.txt',
    text: `Name: Shelf and Candle
Plan: Stand behind high defense, gain points every turn and win the long count.

# Earth
2 Cairn Pup
1 Fossil Rattler
2 Gravel Gecko
2 Karst Snail
2 Plumbline Mite
1 Shale Whittler
2 Trig Point Golem
2 Banded Gneiss
1 Dolmen Guard
2 Quarry Ram
1 Strata Reader
2 Basalt Tortoise
1 Drystone Captain
2 Viaduct Colossus

# Light
1 Chapel Mouse
2 Dawn Wren
2 Lantern Sprite
1 Mirror Carp
2 Oath Squire
2 Prism Novice
2 Saffron Lily
2 Halo Sentry
1 Noon Falcon
2 Pilgrim Snail
1 Amber Guardian
2 Radiant Hart
1 Sun Court Duelist
1 Cathedral Engine
1 First Meridian

# Spells
2 Blank Signpost
2 Carrier Moss
1 Grave Marker
2 Paper Glider
2 Prayer Card
2 Quarry Permit
1 Trail Rations
2 Cartographer's Shield
2 Parallax Error
2 Atlas of Everything
1 Continental Drift
`,
  },
  {
    name: 'smoke-and-debt.txt',
    text: `Name: Smoke and Debt
Plan: Pay with your own units and points, and see to it that they pay more.

# Fire
2 Ash Crow
2 Bellows Imp
2 Burnt Scarecrow
2 Cinder Moth
2 Coal Hauler
1 Kindling Fox
1 Slag Hound
1 Caldera Goat
2 Firebreak Ranger
2 Sunbaked Harrier
2 Furnace Ox
1 Obsidian Drakelet
2 Siege Kiln Titan
1 Caldera Sovereign

# Dark
1 Bone Tinker
1 Coffin Crab
2 Debt Collector
2 Hollow Page
2 Inkblot Imp
2 Lost Lamplighter
2 Moth of Endings
1 Masked Toad
2 Plague Apothecary
2 Veil Burglar
2 Gallows Drake
1 Puppet Regent
1 Eclipse Wyrm

# Spells
1 Borrowed Map
2 Brass Sextant
2 Contour Lines
1 Faded Postcard
1 Struck Match
2 Surveyor's Stake
2 Unlit Candle
2 Polite Quicksand
2 Relief Shading
2 Scorched Latitude
`,
  },
  {
    name: 'storm-orchard.txt',
    text: `Name: Storm Orchard
Plan: Tap what could answer, then grow past it while it is still tapped.

# Electric
1 Capacitor Cub
2 Galvanic Frog
2 Ghost Current
2 Signal Hare
1 Static Shepherd
2 Static Thistle
2 Wattle Drone
2 Storm Glass Familiar
1 Substation Golem
2 Telegraph Spider
2 Thunderhead Ram
1 Tram of Static
2 Turbine Wyvern
1 The Uncounted Volt

# Nature
2 Bramble Goat
2 Burr Hedgeling
2 Dew Pixie
1 Fern Seer
1 Leafcutter Scout
2 Sorrel Fawn
2 Vine Adder
2 Canopy Warden
1 Honeycomb Oracle
2 Moss Basilisk
2 Antler Druid
1 Elder Thornback
1 Bloom Dragon

# Spells
2 False Summit
2 Ice Creepers
2 Knee-High Tripwire
1 Loaded Battery
1 Oilskin Cloak
1 Rune Rubbing
1 Salt Circle
1 Unlit Candle
2 Wrong Turn
2 Border Treaty
2 Forged Deed
2 Treaty of Mirrors
`,
  },
  {
    name: 'thousand-wings.txt',
    text: `Name: Thousand Wings
Plan: Flood the field with insects and make each one count for all the others.

# Nature
2 Ant Column
2 Bramble Goat
1 Hollow Log Toad
2 Leafcutter Scout
1 Mycel Toddler
2 Sorrel Fawn
2 Thicket Wasp
1 Changeling Nurse
2 Honeycomb Oracle
2 Orchid Mantis Duo
2 Comb Queen
1 Sporecloud Wyrmling
2 Thousandfold Hive
1 Stag of Roads

# Fire
2 Burnt Scarecrow
2 Cinder Moth
1 Clinker Knight
2 Coal Hauler
2 Flint Squire
1 Kindling Fox
2 Magma Skink
2 Firebreak Ranger
1 Kiln Wright
2 Torchfly Swarm
2 Ashfall Prophet
1 Pyroclast Champion
1 Hearthbane Phoenix
1 Caldera Sovereign

# Spells
2 Carrier Moss
2 Field Notebook
1 Hairline Crack
2 Moth Lamp
2 Seed Packet
1 Tide Table
1 Toll Gate
2 Caravan Contract
2 Storm Front Chart
2 Legend Key Sword
`,
  },
  {
    name: 'tide-and-root.txt',
    text: `Name: Tide and Root
Plan: Send their units home with the tide while your roots play two for every one.

# Water
2 Brook Newt
2 Estuary Sprat
1 Ice Floe Pup
2 Kelp Ferryman
2 Puddle Nix
1 Sounding Lead
2 Tide Clerk
2 Delta Crocodile
2 Fjord Heron
1 Undertow Eel
1 Reef Architect
2 Siren Cartographer
2 Mother of Pearls
1 Abyssal Surveyor

# Nature
1 Bramble Goat
2 Burr Hedgeling
2 Leafcutter Scout
2 Mycel Toddler
2 Sorrel Fawn
2 Thicket Wasp
1 Vine Adder
1 Grove Bear
2 Orchid Mantis Duo
2 Wolfmoss Pack
1 Elder Thornback
2 Sporecloud Wyrmling
1 Treeline Titan

# Spells
2 Borrowed Map
1 Contour Lines
2 Dragon's Milk Tooth
1 Field Notebook
2 Lodestone Charm
2 Seed Packet
2 Surveyor's Chain
2 Controlled Burn
2 Deep Archive
1 Stop Work Order
2 Scorched Latitude
`,
  },
  {
    name: 'tower-of-strata.txt',
    text: `Name: Tower of Strata
Plan: Rank up fast, keep every card that lies under the tower useful, and crown it with a rank 5.

# Nature
1 Acorn Militia
2 Ant Column
2 Dew Pixie
2 Fern Seer
2 Hollow Log Toad
2 Mycel Toddler
1 Pollen Drift
1 Canopy Warden
1 Grove Bear
2 Root Whisperer
2 Wolfmoss Pack
2 Antler Druid
2 Green Man Walking
2 Treeline Titan
2 Heartwood Ancient

# Earth
2 Bedrock Beetle
1 Burrow Auditor
2 Clay Apprentice
1 Karst Snail
2 Plumbline Mite
2 Scree Tumbler
1 Trig Point Golem
1 Dolmen Guard
2 Strata Reader
2 Terrace Keeper
1 Theodolite Walker
2 Ammonite Oracle
1 Mesa Bull
2 Hill Marrow
1 Quarry Mother
1 The Great Triangulator

# Spells
2 False Summit
1 Hourglass Knot
2 Lodestone Charm
2 Loose Scree
1 Magnetic Storm
1 Tin Whistle
1 Hall of Compasses
2 Second Edition
2 Switchback Path
2 Clockwork Season
`,
  },
  {
    name: 'wild-survey.txt',
    text: `Name: Wild Survey
Plan: Beasts and fairies in every column: go wide, grow together, attack as one.

# Nature
1 Acorn Militia
2 Bramble Goat
2 Burr Hedgeling
2 Dew Pixie
1 Pollen Drift
2 Sorrel Fawn
2 Vine Adder
1 Changeling Nurse
2 Grove Bear
2 Wolfmoss Pack
1 Elder Thornback
2 Green Man Walking
2 Bloom Dragon
1 Stag of Roads

# Light
1 Beacon Gull
2 Chapel Mouse
2 Daybreak Filly
2 Gilded Locust
2 Lantern Sprite
2 Pale Lantern Ghost
1 Saffron Lily
2 Choir of Motes
1 Pilgrim Snail
2 Stained Glass Knight
1 Cloister Griffin
2 Radiant Hart
1 Aurora Dragon
1 Empress of Noon

# Spells
1 Brass Sextant
2 Carrier Moss
2 Feeding Bell
2 Paper Glider
2 Ranger's Whetstone
1 Surveyor's Chain
2 Cartographer's Shield
2 Telescoping Lance
2 Legend Key Sword
`,
  },
  {
    name: 'works-and-harness.txt',
    text: `Name: Works and Harness
Plan: Bind equipment to machines and warriors until one of them walks through everything.

# Electric
2 Capacitor Cub
1 Galvanic Frog
2 Insulator Crab
2 Meter Imp
2 Signal Hare
1 Static Thistle
2 Wattle Drone
2 Substation Golem
2 Switchyard Hound
1 Telegraph Spider
1 Blitz Eel
1 Switchboard Sibyl
2 Tram of Static
2 Grid Overseer
1 The Uncounted Volt

# Fire
2 Ash Crow
1 Bellows Imp
2 Cinder Moth
2 Clinker Knight
2 Coal Hauler
2 Flint Squire
1 Magma Skink
2 Firebreak Ranger
2 Kiln Wright
1 Torchfly Swarm
1 Furnace Ox
2 Pyroclast Champion
1 Siege Kiln Titan
1 Caldera Sovereign

# Spells
1 Brass Sextant
1 Carrier Moss
2 Dragon's Milk Tooth
1 Hobnail Boots
2 Ice Creepers
2 Ranger's Whetstone
2 Spare Parts
2 Surveyor's Chain
1 Bell Jar
2 Cartographer's Shield
2 Telescoping Lance
1 Coronation Stone
2 Legend Key Sword
`,
  },
];
