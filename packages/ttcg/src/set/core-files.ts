// Made by packages/ttcg/scripts/embed-cards.ts; edit the files it copies.
// biome-ignore-all lint/style/noExcessiveLinesPerFile: a copy of data

/** The text of cards/card_list.csv. */
export const CARD_LIST = `NAME;TYPE;SUBTYPES;LEVEL;IMAGE;ATTACK;DEFENSE;EFFECT1;EFFECT2;SERIAL;RARITY;TRANSLUCENCY;EFFECT1_STYLE;EFFECT2_STYLE
Cairn Pup;Earth;Beast;1;../images/units/earth/Cairn_Pup.jpg;190;310;Draw a card, then discard a card.;When this card is destroyed, gain 1 point.;1176fb3dfd4905;0;50;None;None
Gravel Gecko;Earth;Reptile;1;../images/units/earth/Gravel_Gecko.jpg;210;290;This card gains 100 defense until the start of your next turn.;When this card is attacked, the attacking unit loses 50 attack this turn.;650288878131ed;0;50;None;None
Plumbline Mite;Earth;Insect;1;../images/units/earth/Plumbline_Mite.jpg;160;340;Look at the top two cards of your deck. Then, put one of them on the bottom of your deck.;Place one card from your hand under this card to draw a card.;2a19413047ed7e;0;50;None;None
Shale Whittler;Earth;Warrior;1;../images/units/earth/Shale_Whittler.jpg;225;275;One unit you control gains 50 attack this turn.;When this card attacks a unit with a higher rank than this card, it gains 150 attack this turn.;0f735f4f822848;0;50;None;None
Karst Snail;Earth;Beast;1;../images/units/earth/Karst_Snail.jpg;130;370;While this card remains on the field, it gains 100 defense.;Gain 1 point. Then, untap this card.;803e14be9efed3;0;50;None;Dormant
Trig Point Golem;Earth;Machine;1;../images/units/earth/Trig_Point_Golem.jpg;180;320;When an enemy unit attacks, redirect the attack to this card.;One enemy unit loses 50 attack.;ee5b10df69becd;0;50;Counter;None
Fossil Rattler;Earth;Undead Reptile;1;../images/units/earth/Fossil_Rattler.jpg;230;270;When this card is sent to the discard pile, mill one card.;Return one undead unit from your discard pile to your hand.;2086dad53ae3e2;0;50;None;None
Loam Mole;Earth;Beast;1;../images/units/earth/Loam_Mole.jpg;200;300;Look at the top card of your deck. Then, you may put it on the bottom of your deck.;Put one card from your hand on top of your deck to add the bottom card of your deck to your hand.;ae55f417fb4fb3;0;50;None;None
Lichen Bailiff;Earth;Botanic Warrior;1;../images/units/earth/Lichen_Bailiff.jpg;170;330;One enemy rank 1 unit cannot attack until the start of your next turn.;Counter the attack of a rank 1 unit.;3dcbae42d7b653;0;50;None;None
Scree Tumbler;Earth;Elemental;1;../images/units/earth/Scree_Tumbler.jpg;240;260;Move this card to another column.;Whenever this card is moved, it gains 50 attack this turn.;85fe01d822088e;0;50;Pulse;Passive
Clay Apprentice;Earth;Elemental Machine;1;../images/units/earth/Clay_Apprentice.jpg;175;325;This card gains 50 defense.;Equip this card to one other earth unit you control. The equipped unit gains 100 defense.;2e5f64560cd323;0;50;Echo;None
Burrow Auditor;Earth;Beast;1;../images/units/earth/Burrow_Auditor.jpg;205;295;Whenever a card is flipped, gain 1 point.;Turn one rank 1 spell face-down.;0ee52ab20ce3a2;0;50;Passive;None
Bedrock Beetle;Earth;Insect;1;../images/units/earth/Bedrock_Beetle.jpg;155;345;While this card is under another card, the card on top of this card gains 50 defense.;One other earth unit you control gains 50 defense.;dfcfd15949bc0f;0;50;Passive;Echo
Quarry Ram;Earth;Beast;2;../images/units/earth/Quarry_Ram.jpg;440;560;When this card attacks, it gains attack equal to half its defense this turn.;Destroy one enemy rank 1 unit with 250 or less defense.;a564049c8066c1;0;50;None;None
Strata Reader;Earth;Spellcaster;2;../images/units/earth/Strata_Reader.jpg;390;610;Draw a card for each card under this card.;Put one spell from your discard pile on the bottom of your deck to gain 1 point.;15a6a7eb6650e1;0;50;None;None
Dolmen Guard;Earth;Warrior;2;../images/units/earth/Dolmen_Guard.jpg;330;670;While this card is tapped, your other units cannot be attacked.;Lose 1 point to untap this card.;eed4d50a82d190;0;50;None;Dormant
Sinkhole Skink;Earth;Reptile;2;../images/units/earth/Sinkhole_Skink.jpg;410;590;Send one dormant enemy card to the discard pile.;When this card destroys a unit in battle, your opponent mills two cards.;e52b6f41e8cbe2;0;50;None;None
Theodolite Walker;Earth;Machine;2;../images/units/earth/Theodolite_Walker.jpg;360;640;Reveal the top card of your deck. If it is an earth unit, add it to your hand. Otherwise, put it on the bottom of your deck.;All earth units you control gain 150 defense until the start of your next turn.;d482824bd8ef39;0;50;None;Overload
Ossuary Badger;Earth;Undead Beast;2;../images/units/earth/Ossuary_Badger.jpg;420;580;Return one card you control under another card to your hand.;When this card is destroyed, place one rank 1 earth unit from your discard pile under one unit you control.;a0dea3d8aec761;0;50;None;None
Terrace Keeper;Earth;Botanic;2;../images/units/earth/Terrace_Keeper.jpg;370;630;Get one extra play this turn.;Place one earth unit from your hand under this card to draw a card.;590ae713d123ac;0;50;None;Dormant
Banded Gneiss;Earth;Elemental;2;../images/units/earth/Banded_Gneiss.jpg;350;650;Copy the defense of one enemy unit until the start of your next turn.;When this card is attacked, it cannot be destroyed in battle this turn.;f1c0f71ac52c2b;0;50;None;None
Drystone Captain;Earth;Warrior;3;../images/units/earth/Drystone_Captain.jpg;620;880;When an enemy unit attacks, all other units you control gain 100 defense this turn.;When an enemy unit attacks, you may tap one other unit you control. If you do, the attacking unit loses 200 attack this turn.;8adab9e126268b;0;50;Counter;None
Basalt Tortoise;Earth;Reptile;3;../images/units/earth/Basalt_Tortoise.jpg;500;1000;While this card remains on the field, it cannot be destroyed by effects.;This card gains 50 defense.;1031e472d05b09;0;50;None;Dormant
Core Drill Engine;Earth;Machine;3;../images/units/earth/Core_Drill_Engine.jpg;640;860;Send one card under this card to the discard pile to destroy one rank 2 or lower unit.;Your opponent mills one card.;475803af4425cf;0;50;None;Dormant
Ammonite Oracle;Earth;Undead Spellcaster;3;../images/units/earth/Ammonite_Oracle.jpg;590;910;Search your deck for a rank 2 or lower earth unit.;Whenever a unit you control is destroyed in battle, draw a card.;7118c9184ff5b9;0;50;None;Passive
Mesa Bull;Earth;Beast;3;../images/units/earth/Mesa_Bull.jpg;700;800;Whenever this card attacks, one enemy unit loses 100 defense this turn.;This card gets one extra attack this turn.;393b7b20b689d7;0;50;Passive;Overload
Landslip Wyrm;Earth;Dragon;4;../images/units/earth/Landslip_Wyrm.jpg;980;1020;Destroy all rank 1 units.;One enemy unit loses 200 defense this turn.;d356e76dfb2d71;0;50;None;Dormant
Viaduct Colossus;Earth;Machine;4;../images/units/earth/Viaduct_Colossus.jpg;800;1200;While this card remains on the field, your other earth units gain 200 defense.;One other earth unit you control gains 100 defense.;89896742eb5c42;0;50;None;Dormant
Hill Marrow;Earth;Elemental;4;../images/units/earth/Hill_Marrow.jpg;850;1150;Play one rank 1 earth unit from your discard pile.;At the start of your turn, if this card is untapped, gain 1 point.;605f873009c8c3;0;50;None;Passive
Quarry Mother;Earth;Dragon Elemental;5;../images/units/earth/Quarry_Mother.jpg;1100;1400;Destroy one enemy unit with less defense than this card's attack.;If another earth unit you control would be destroyed, you may send one card under this card to the discard pile instead.;27b61614db4222;0;50;None;Passive
The Great Triangulator;Earth;Machine Spellcaster;5;../images/units/earth/The_Great_Triangulator.jpg;950;1550;While this card remains on the field, other units you control cannot be destroyed in battle.;Gain 2 points for each card under this card.;886f2b76dcd571;0;50;None;Overload
Estuary Sprat;Water;Aquatic;1;../images/units/water/Estuary_Sprat.jpg;260;240;Draw a card.;Return this card to your hand.;ec7bf4480084be;0;50;None;Dormant
Puddle Nix;Water;Fairy;1;../images/units/water/Puddle_Nix.jpg;240;260;Tap one enemy unit.;When this card is destroyed, return one enemy rank 1 unit to its owner's hand.;24526039fedcbe;0;50;None;None
Kelp Ferryman;Water;Botanic;1;../images/units/water/Kelp_Ferryman.jpg;235;265;Swap the places of two units you control.;Return one other unit you control to your hand to gain 1 point.;2e14d218092b2b;0;50;None;None
Sounding Lead;Water;Machine;1;../images/units/water/Sounding_Lead.jpg;220;280;Look at the top three cards of your deck. Then, put one of them on the bottom of your deck.;When you draw a card, this card gains 50 defense.;3cf9f23e4df7de;0;50;None;None
Brook Newt;Water;Reptile Aquatic;1;../images/units/water/Brook_Newt.jpg;255;245;If you have fewer points than your opponent, gain 2 points.;Discard this card to draw a card.;9ff99c3b114f34;0;50;None;None
Silt Diviner;Water;Spellcaster;1;../images/units/water/Silt_Diviner.jpg;230;270;Mill two cards. Then, return one spell from your discard pile to your hand.;Untap one spell below this card.;38358fb5395e5e;0;50;None;Dormant
Harbor Guillemot;Water;Avian Aquatic;1;../images/units/water/Harbor_Guillemot.jpg;275;225;Gain 1 point.;One unit you control gains 50 defense this turn.;4ff0c769b2a1b3;0;50;Echo;Pulse
Tide Clerk;Water;Aquatic;1;../images/units/water/Tide_Clerk.jpg;225;275;When your opponent draws a card, gain 1 point.;Let your opponent draw a card to draw two cards.;77ebf058bc5f83;0;50;None;None
Drowned Bellringer;Water;Undead;1;../images/units/water/Drowned_Bellringer.jpg;245;255;When this card is destroyed, tap all enemy rank 1 units.;Each player discards a card.;3499aa26195f13;0;50;Passive;None
Rill Dancer;Water;Elemental;1;../images/units/water/Rill_Dancer.jpg;265;235;Move one unit you control to another column.;Whenever this card is moved, gain 1 point.;37690896929cca;0;50;None;Passive
Ice Floe Pup;Water;Beast Aquatic;1;../images/units/water/Ice_Floe_Pup.jpg;250;250;Tap one enemy unit. It cannot be untapped for three turns.;This card gains 50 defense.;7784be14384cbf;0;50;None;None
Lock Keeper;Water;Warrior;1;../images/units/water/Lock_Keeper.jpg;215;285;When an enemy unit attacks, it loses 100 attack this turn.;Untap this card.;c0c18d9b1f65ce;0;50;Counter;Dormant
Mangrove Skipper;Water;Aquatic Botanic;1;../images/units/water/Mangrove_Skipper.jpg;280;220;Whenever you gain points, this card gains 50 attack this turn.;Reveal one water unit in your hand to gain 1 point.;28d96eadf148f7;0;50;Passive;None
Fjord Heron;Water;Avian;2;../images/units/water/Fjord_Heron.jpg;480;520;Return one rank 1 unit to its owner's hand. Its owner discards a card.;When this card attacks, look at your opponent's hand. Then, draw a card.;d1d5b2a68c8e51;0;50;None;None
Undertow Eel;Water;Aquatic;2;../images/units/water/Undertow_Eel.jpg;520;480;Counter the attack of a rank 2 or lower unit.;When this card destroys a unit in battle, draw a card.;42c0f75d1f6453;0;50;None;None
Brine Witch;Water;Spellcaster;2;../images/units/water/Brine_Witch.jpg;450;550;Counter the effect of a spell.;Whenever a card is countered, gain 2 points.;aef16bcc96bc4a;0;50;None;Passive
Delta Crocodile;Water;Reptile;2;../images/units/water/Delta_Crocodile.jpg;540;460;One enemy unit loses 150 defense this turn.;When a unit is returned to the hand, gain 1 point.;2ae7134f4b7ec3;0;50;None;None
Buoy Sentinel;Water;Machine;2;../images/units/water/Buoy_Sentinel.jpg;420;580;While this card remains on the field, other water units you control gain 50 defense.;Gain 1 point.;b40406d0a91330;0;50;None;Dormant
Rainwater Dryad;Water;Fairy Botanic;2;../images/units/water/Rainwater_Dryad.jpg;460;540;"Choose one: draw a card; or gain 2 points.";When you gain points, untap one other unit you control.;2cdebee229a1bd;0;50;None;None
Sluice Mechanic;Water;Warrior Machine;2;../images/units/water/Sluice_Mechanic.jpg;475;525;Swap the attack and defense of one unit this turn.;Equip this card to one other unit you control. The equipped unit gains 100 attack and defense.;467f278c62da63;0;50;Pulse;None
Wreck Chorister;Water;Ghost;2;../images/units/water/Wreck_Chorister.jpg;490;510;Put one card from your discard pile on the bottom of your deck to draw a card.;Once per turn, whenever a card is returned to the deck, gain 1 point.;a1ff34108cf9f9;0;50;None;Passive
Reef Architect;Water;Aquatic Spellcaster;3;../images/units/water/Reef_Architect.jpg;700;800;Look at the top three cards of your deck. Then, add one of them to your hand and put the rest on the bottom of your deck.;While this card remains on the field, spells you control cannot be destroyed.;5706fc6da767f1;0;50;None;None
Monsoon Drake;Water;Dragon;3;../images/units/water/Monsoon_Drake.jpg;780;720;Return up to two rank 1 units to their owners' hands.;Return one enemy unit to its owner's hand.;7bb2e7e6df2453;0;50;None;Overload
Glacier Calf;Water;Elemental Beast;3;../images/units/water/Glacier_Calf.jpg;650;850;Your opponent cannot draw cards during their next draw phase.;Tap one enemy unit.;c8735bc1821af5;0;50;None;Dormant
Siren Cartographer;Water;Aquatic Fairy;3;../images/units/water/Siren_Cartographer.jpg;720;780;Take control of one enemy rank 1 unit until the end of the turn.;When an enemy unit attacks, return it to its owner's hand.;0bb2131c07f660;0;50;None;Counter
Canal Leviathan;Water;Machine Aquatic;3;../images/units/water/Canal_Leviathan.jpg;690;810;Return one enemy rank 2 or lower unit to its owner's hand.;Gain 1 point for each enemy spell.;04fe0252ec076f;0;50;Echo;None
Mother of Pearls;Water;Aquatic;4;../images/units/water/Mother_of_Pearls.jpg;950;1050;Gain 4 points.;Draw a card, then put one card from your hand on the bottom of your deck.;9973f15f1d4c56;0;50;None;Dormant
Maelstrom Regent;Water;Elemental;4;../images/units/water/Maelstrom_Regent.jpg;1050;950;Shuffle one enemy unit into its owner's deck.;While this card remains on the field, enemy units lose 150 attack.;b930fff4a73910;0;50;None;None
Spring Tide Dragon;Water;Dragon;4;../images/units/water/Spring_Tide_Dragon.jpg;1080;920;Return all rank 2 or lower units to their owners' hands.;Whenever an enemy card is returned to the hand, gain 1 point.;50d9539f3cdb1d;0;50;None;Passive
Abyssal Surveyor;Water;Aquatic Spellcaster;5;../images/units/water/Abyssal_Surveyor.jpg;1200;1300;Return all enemy spells to their owners' hands, then draw a card.;While this card remains on the field, your opponent cannot play spells.;a7f8f64b7ed95b;0;50;None;None
Old Salt Serpent;Water;Reptile Dragon;5;../images/units/water/Old_Salt_Serpent.jpg;1300;1200;Put one enemy unit on the bottom of its owner's deck.;Your opponent skips their next battle phase.;dea73a72aa1b06;0;50;None;Overload
Kindling Fox;Fire;Beast;1;../images/units/fire/Kindling_Fox.jpg;360;140;When this card attacks a unit, it gains 100 attack this turn.;When this card attacks directly, draw a card.;c8991edca19268;0;50;None;None
Cinder Moth;Fire;Insect;1;../images/units/fire/Cinder_Moth.jpg;345;155;Destroy this card to destroy one rank 1 unit.;When this card is sent to the discard pile, your opponent mills one card.;fc58bacc60357d;0;50;None;None
Flint Squire;Fire;Warrior;1;../images/units/fire/Flint_Squire.jpg;340;160;While this card remains on the field, other warrior units you control gain 50 attack.;When this card destroys a unit in battle, draw a card.;2400e1cdeab12f;0;50;None;None
Ash Crow;Fire;Avian;1;../images/units/fire/Ash_Crow.jpg;350;150;If a unit was destroyed last turn, draw a card.;When another card is destroyed, this card gains 50 attack.;d96a5300820ebf;0;50;None;None
Magma Skink;Fire;Reptile;1;../images/units/fire/Magma_Skink.jpg;365;135;One enemy unit loses 100 defense this turn.;When this card is destroyed in battle, one enemy unit loses 100 defense.;b6a3460431d7ca;0;50;None;None
Bellows Imp;Fire;Fairy;1;../images/units/fire/Bellows_Imp.jpg;330;170;All fire units you control gain 50 attack this turn.;Lose 1 point to untap this card.;cfb5bf2e29a805;0;50;None;Dormant
Coal Hauler;Fire;Machine;1;../images/units/fire/Coal_Hauler.jpg;310;190;Discard one fire unit to draw two cards.;Once per turn, untap one other fire unit you control.;0710a7b75426ec;0;50;None;None
Spark Courier;Fire;Elemental;1;../images/units/fire/Spark_Courier.jpg;375;125;Your opponent loses 2 points.;While this card is under another card, the card on top of this card gains 50 attack.;034b3876be802e;0;50;Overload;Passive
Slag Hound;Fire;Beast Elemental;1;../images/units/fire/Slag_Hound.jpg;355;145;When this card attacks, the attacked unit loses 50 defense this turn.;Discard a card to untap this card.;840bb76aeb210d;0;50;None;Dormant
Ember Lamplighter;Fire;Spellcaster;1;../images/units/fire/Ember_Lamplighter.jpg;335;165;Reveal the top card of your deck. If it is a fire unit, your opponent loses 1 point.;One fire unit you control gains 50 attack.;b7d2a63c030d34;0;50;None;Echo
Burnt Scarecrow;Fire;Undead;1;../images/units/fire/Burnt_Scarecrow.jpg;320;180;When this card is destroyed, your opponent discards a card at random.;Send one other unit you control to the discard pile to draw a card.;b146a48c271a7c;0;50;None;None
Pepperwing;Fire;Insect;1;../images/units/fire/Pepperwing.jpg;370;130;One unit you control gains 50 attack this turn.;Mill one card. If it is a fire unit, this card gains 100 attack this turn.;f369d8c2685770;0;50;Pulse;None
Clinker Knight;Fire;Warrior Machine;1;../images/units/fire/Clinker_Knight.jpg;325;175;Equip this card to one other unit you control. The equipped unit gains 100 attack.;When this card attacks, tap one enemy spell.;e6bcbcdf8f6364;0;50;None;None
Caldera Goat;Fire;Beast;2;../images/units/fire/Caldera_Goat.jpg;680;320;Before this card attacks, it gains 150 attack this turn.;If this card has 700 or more attack, destroy one enemy rank 2 or lower unit.;f4408f9c42345e;0;50;None;None
Firebreak Ranger;Fire;Warrior;2;../images/units/fire/Firebreak_Ranger.jpg;640;360;Destroy one card you control to destroy one enemy rank 1 unit.;When another fire unit you control is destroyed, draw a card.;c4be97de062ff3;0;50;None;None
Geyser Adder;Fire;Reptile;2;../images/units/fire/Geyser_Adder.jpg;660;340;Your opponent loses 1 point.;When this card is tapped, one enemy unit loses 100 defense.;b39c1758b7d809;0;50;Pulse;Passive
Kiln Wright;Fire;Machine;2;../images/units/fire/Kiln_Wright.jpg;600;400;Search your deck for a rank 1 fire unit.;All machine units you control gain 100 attack this turn.;8a45a18bbd2b6a;0;50;None;None
Torchfly Swarm;Fire;Insect;2;../images/units/fire/Torchfly_Swarm.jpg;690;310;While this card remains on the field, it gains 50 attack for each other insect unit you control.;When this card is destroyed, play one rank 1 insect unit from your hand.;a2f9c56864bedb;0;50;Passive;None
Salamander Page;Fire;Reptile Spellcaster;2;../images/units/fire/Salamander_Page.jpg;650;350;Discard one spell to destroy one rank 2 or lower unit.;Destroy one enemy unit with 400 or less defense.;f0024c11c56603;0;50;None;Overload
Smoke Revenant;Fire;Ghost;2;../images/units/fire/Smoke_Revenant.jpg;630;370;Return up to two fire units from your discard pile to your hand.;Whenever this card attacks, your opponent mills one card.;aaa5d3aa1351b0;0;50;Overload;Passive
Sunbaked Harrier;Fire;Avian;2;../images/units/fire/Sunbaked_Harrier.jpg;670;330;After this card attacks directly, your opponent loses 1 point.;Return one other rank 1 unit you control to your hand to give this card 150 attack this turn.;7a6287c22c4e0a;0;50;None;None
Pyroclast Champion;Fire;Warrior;3;../images/units/fire/Pyroclast_Champion.jpg;1000;500;This card gains 300 attack this turn. At the end of the turn, it loses 100 attack.;When this card destroys a unit in battle, your opponent loses 1 point.;7b7ccd6138a315;0;50;None;None
Furnace Ox;Fire;Beast Machine;3;../images/units/fire/Furnace_Ox.jpg;900;600;While this card remains on the field, other fire units you control gain 100 attack.;Destroy one other unit you control to draw two cards.;b6d250e05eb313;0;50;None;Dormant
Obsidian Drakelet;Fire;Dragon;3;../images/units/fire/Obsidian_Drakelet.jpg;980;520;Destroy one enemy unit with 500 or less defense.;Discard one dragon unit to untap this card.;968d24e2e0f1b9;0;50;None;Dormant
Wildfire Chorus;Fire;Elemental;3;../images/units/fire/Wildfire_Chorus.jpg;1050;450;All enemy units lose 100 defense.;Destroy this card to destroy all rank 2 or lower non-fire units.;1d4c2adba0451d;0;50;Echo;None
Ashfall Prophet;Fire;Spellcaster;3;../images/units/fire/Ashfall_Prophet.jpg;920;580;Mill three cards. Your opponent loses 1 point for each fire unit among them.;At the end of your turn, if this card attacked this turn, draw a card.;f1e964b66038c0;0;50;None;Passive
Lavafall Dragon;Fire;Dragon;4;../images/units/fire/Lavafall_Dragon.jpg;1350;650;Destroy one enemy rank 3 or lower unit, then lose 1 point.;When this card attacks, all enemy units lose 150 defense this turn.;250fe47986a674;0;50;None;None
Siege Kiln Titan;Fire;Machine;4;../images/units/fire/Siege_Kiln_Titan.jpg;1250;750;Destroy up to two cards in your opponent's spell zone.;When this card destroys a unit in battle, it gets one extra attack this turn.;02670e5e74ee91;0;50;None;None
Hearthbane Phoenix;Fire;Avian Elemental;4;../images/units/fire/Hearthbane_Phoenix.jpg;1300;700;When this card is destroyed, you may discard a card. If you do, return this card to your hand.;Lose 2 points to destroy one enemy unit with the highest defense.;71ffdfee9c3c7c;0;50;Passive;None
Caldera Sovereign;Fire;Dragon Elemental;5;../images/units/fire/Caldera_Sovereign.jpg;1650;850;Destroy all enemy units with less defense than this card's attack, then lose 3 points.;When this card attacks, double its attack this turn.;6802efb28a6e85;0;50;None;None
Last Cinderlight;Fire;Elemental;5;../images/units/fire/Last_Cinderlight.jpg;1600;900;All fire units you control gain 300 attack this turn.;Your opponent loses 1 point for each other fire unit you control. At the end of the turn, destroy this card.;edc3e7e72411a2;0;50;None;Overload
Barometer Finch;Air;Avian;1;../images/units/air/Barometer_Finch.jpg;285;215;Draw a card, then discard a card.;Move this card to another column.;25666c97800ca3;0;50;Echo;None
Thistledown Imp;Air;Fairy Botanic;1;../images/units/air/Thistledown_Imp.jpg;270;230;Return this card to your hand.;When this card is returned to the hand, gain 1 point.;ab6df1e9829aae;0;50;None;Passive
Kite Apprentice;Air;Warrior;1;../images/units/air/Kite_Apprentice.jpg;295;205;Equip this card to one other air unit you control. The equipped unit gains 50 attack and cannot be destroyed by effects.;Whenever this card attacks directly, draw a card.;16f51684e06cf2;0;50;None;Passive
Draft Ghost;Air;Ghost;1;../images/units/air/Draft_Ghost.jpg;290;210;Equip this card to one other unit you control. The equipped unit cannot be attacked by rank 1 units.;When this card is sent to the discard pile, move one unit you control to another column.;26396fb7b2e1cf;0;50;None;None
Weathervane Cock;Air;Machine Avian;1;../images/units/air/Weathervane_Cock.jpg;260;240;Swap the places of two units you control.;Whenever a unit is moved, this card gains 50 attack this turn.;8ae7a322f03a6e;0;50;Pulse;Passive
Swift Surveyor;Air;Avian;1;../images/units/air/Swift_Surveyor.jpg;310;190;When this card attacks, move it to another column.;Move one unit you control to another column.;7f3108918e32aa;0;50;None;Pulse
Puffball Drifter;Air;Botanic;1;../images/units/air/Puffball_Drifter.jpg;240;260;When this card is destroyed, one enemy unit loses 50 attack.;While this card is under another card, the card on top of this card cannot be destroyed by effects of rank 1 cards.;ceb448ecf91381;0;50;None;Passive
Gale Piper;Air;Spellcaster;1;../images/units/air/Gale_Piper.jpg;265;235;Return one spell you control to your hand to draw a card.;Whenever a card you control is returned to the hand, gain 1 point.;79a482514bfd6e;0;50;None;Passive
Mayfly Herald;Air;Insect;1;../images/units/air/Mayfly_Herald.jpg;320;180;Your opponent loses 1 point. At the end of the turn, destroy this card.;Draw two cards.;a0e72626dff6e3;0;50;None;Overload
Cloud Calf;Air;Elemental Beast;1;../images/units/air/Cloud_Calf.jpg;255;245;Gain 1 point.;One unit you control cannot be attacked until the start of your next turn.;f338d43f22e470;0;50;None;Echo
Parasol Gecko;Air;Reptile;1;../images/units/air/Parasol_Gecko.jpg;280;220;Once per turn, untap one other rank 2 or higher air unit you control.;When this card is attacked, return it to your hand.;d80700fe9c7229;0;50;None;None
Downdraft Moth;Air;Insect;1;../images/units/air/Downdraft_Moth.jpg;300;200;One enemy unit loses 100 attack until the start of your next turn.;Whenever a player plays a spell, this card gains 50 attack this turn.;e1672c87f2022e;0;50;None;Passive
Letter Pigeon;Air;Avian;1;../images/units/air/Letter_Pigeon.jpg;275;225;Put one card from your hand on the bottom of your deck to draw a card.;Each player draws a card.;c510f6c24b30d7;0;50;None;Pulse
Ridge Lammergeier;Air;Avian;2;../images/units/air/Ridge_Lammergeier.jpg;580;420;Put one unit from your opponent's discard pile on the bottom of its owner's deck to gain 1 point.;When this card destroys a unit in battle, return this card to your hand and gain 2 points.;78e66190829a60;0;50;None;Passive
Sylph Courier;Air;Fairy;2;../images/units/air/Sylph_Courier.jpg;560;440;Whenever this card attacks directly, your opponent loses 1 point.;Return one rank 2 or lower unit to its owner's hand.;6d6ff655d5a355;0;50;Passive;None
Squall Lancer;Air;Warrior Avian;2;../images/units/air/Squall_Lancer.jpg;600;400;This card gets one extra attack this turn.;Whenever this card attacks, the attacked unit loses 100 defense this turn.;ad44878ee8231d;0;50;None;Passive
Isobar Weaver;Air;Spellcaster Insect;2;../images/units/air/Isobar_Weaver.jpg;530;470;Swap the attack of two units this turn.;At the start of your turn, you may move one unit you control to another column. If you do, gain 1 point.;202344600d968f;0;50;None;Passive
Balloon Engine;Air;Machine;2;../images/units/air/Balloon_Engine.jpg;500;500;While this card remains on the field, other air units you control cannot be attacked by rank 1 units.;Untap one other air unit you control.;90f89bc96e99e7;0;50;None;Dormant
Contrail Serpent;Air;Reptile Dragon;2;../images/units/air/Contrail_Serpent.jpg;590;410;Return one enemy rank 1 unit to its owner's hand.;When this card is returned to the hand, draw a card.;fd56fbef3c08be;0;50;Echo;None
Whistling Mummy;Air;Undead;2;../images/units/air/Whistling_Mummy.jpg;540;460;Return one air unit from your discard pile to your hand.;Whenever another air unit you control leaves the field, your opponent loses 1 point.;bda4455e595161;0;50;None;Passive
Nimbus Ox;Air;Beast Elemental;2;../images/units/air/Nimbus_Ox.jpg;520;480;Gain 2 points.;Return two enemy units to their owners' hands.;d2e7a8545771a6;0;50;None;Overload
Albatross Admiral;Air;Avian Warrior;3;../images/units/air/Albatross_Admiral.jpg;850;650;While this card remains on the field, other avian units you control gain 100 attack.;Whenever another avian unit you control attacks, gain 1 point.;d0363493822771;0;50;None;Passive
Jetstream Drake;Air;Dragon;3;../images/units/air/Jetstream_Drake.jpg;900;600;This card gets one extra attack this turn.;After this card attacks directly, move it to another column and draw a card.;99a5592ffcbae4;0;50;None;Passive
Highland Hush;Air;Ghost;3;../images/units/air/Highland_Hush.jpg;780;720;All enemy units lose their effects until the start of your next turn.;One unit loses its effects this turn.;42d7e0c4aa509a;0;50;None;Pulse
Zephyr Duchess;Air;Fairy Spellcaster;3;../images/units/air/Zephyr_Duchess.jpg;800;700;Once per turn, return any number of other units you control to your hand, then get one extra play for each of them this turn.;Once per turn, when you play an air unit, gain 1 point.;d7c17ccb23e104;0;50;None;Passive
Windmill Knight;Air;Machine Warrior;3;../images/units/air/Windmill_Knight.jpg;760;740;Swap the place of this card with that of another unit you control.;Whenever this card is attacked, swap the attack and defense of the attacking unit this turn.;5245540a8c0ed4;0;50;None;Passive
Stratus Leviathan;Air;Elemental Aquatic;4;../images/units/air/Stratus_Leviathan.jpg;1150;850;Return both one enemy unit and all spells in this card's column to their owners' hands.;While this card remains on the field, units you control cannot be moved and cannot be targeted by spells.;3eb50b7ae68065;0;50;None;None
Roc of Ages;Air;Avian;4;../images/units/air/Roc_of_Ages.jpg;1200;800;Return one enemy unit with the lowest attack to its owner's hand.;At the end of your turn, if this card attacked this turn, untap it.;5b41d3fcb8d282;0;50;None;Passive
Tempest Cellist;Air;Spellcaster Ghost;4;../images/units/air/Tempest_Cellist.jpg;1080;920;Return up to two enemy spells to their owners' hands.;Two units you control gain 150 attack this turn.;a5d25c275898ba;0;50;Echo;Pulse
Four Winds Wyvern;Air;Dragon Avian;5;../images/units/air/Four_Winds_Wyvern.jpg;1450;1050;All air units you control get one extra attack this turn.;Whenever a unit you control attacks directly, your opponent discards a card.;eb3c6d8e8fe22e;0;50;None;Passive
The Weather's Eye;Air;Elemental;5;../images/units/air/The_Weathers_Eye.jpg;1350;1150;Return all other units to their owners' hands.;Your opponent skips their next main phase.;818cdc49f04a79;0;50;None;Overload
Copper Wren;Electric;Avian Machine;1;../images/units/electric/Copper_Wren.jpg;265;235;Tap one enemy unit.;When this card is tapped, draw a card, then discard a card.;e31b22a5a3514a;0;50;Pulse;Passive
Fuse Beetle;Electric;Insect;1;../images/units/electric/Fuse_Beetle.jpg;285;215;Your opponent loses 1 point.;When this card is destroyed, tap one enemy unit.;521467e5f8835f;0;50;Pulse;Passive
Signal Hare;Electric;Beast;1;../images/units/electric/Signal_Hare.jpg;290;210;Once per turn, untap one other electric unit you control.;When this card attacks, tap one enemy spell.;0ab132cf58943b;0;50;None;None
Static Shepherd;Electric;Spellcaster;1;../images/units/electric/Static_Shepherd.jpg;250;250;One enemy unit cannot activate effects until the start of your next turn.;Destroy this card to untap one other unit you control.;2aa70bf02021d8;0;50;None;Dormant
Insulator Crab;Electric;Aquatic Machine;1;../images/units/electric/Insulator_Crab.jpg;200;300;While this card remains on the field, it cannot be targeted by enemy spells and cannot be equipped.;When the effect of an enemy card activates, redirect the effect to this card.;35a59c9ce79fcd;0;50;None;Counter
Relay Runner;Electric;Warrior Machine;1;../images/units/electric/Relay_Runner.jpg;270;230;Draw a card, then put one card from your hand on the bottom of your deck.;Untap one spell you control.;54bb4986f29f78;0;50;None;Echo
Galvanic Frog;Electric;Reptile;1;../images/units/electric/Galvanic_Frog.jpg;275;225;Activate the effect of one rank 2 unit you control.;When this card is untapped, gain 1 point.;7e9f6d9ab5cd0c;0;50;None;None
Meter Imp;Electric;Fairy;1;../images/units/electric/Meter_Imp.jpg;255;245;When your opponent activates the effect of a spell, they lose 1 point.;Look at the top card of your opponent's deck. Then, you may put it on the bottom of its owner's deck.;f8518bd2246669;0;50;None;None
Arc Minnow;Electric;Aquatic;1;../images/units/electric/Arc_Minnow.jpg;300;200;Tap one spell.;Whenever an enemy unit is tapped, this card gains 50 attack this turn.;7dfb806a1e1c45;0;50;Pulse;Passive
Static Thistle;Electric;Botanic;1;../images/units/electric/Static_Thistle.jpg;230;270;When this card is attacked, tap the attacking unit.;One enemy unit loses 50 attack and defense.;2b6e98fbdf382e;0;50;None;None
Capacitor Cub;Electric;Beast Machine;1;../images/units/electric/Capacitor_Cub.jpg;260;240;Place one electric unit from your hand under this card to draw a card.;Equip this card to one other machine unit you control. The equipped unit gains 100 attack.;cb247cab30eb0f;0;50;None;None
Ghost Current;Electric;Ghost;1;../images/units/electric/Ghost_Current.jpg;280;220;Counter the effect of a rank 1 unit.;When this card is sent to the discard pile, tap one enemy unit.;15be86f5f89d82;0;50;None;None
Wattle Drone;Electric;Machine Insect;1;../images/units/electric/Wattle_Drone.jpg;245;255;"Search your deck for a card named ""Wattle Drone"".";Once per turn, untap one other machine unit you control.;fd80c8668b0f7f;0;50;None;None
Switchyard Hound;Electric;Beast Machine;2;../images/units/electric/Switchyard_Hound.jpg;560;440;Tap one enemy unit. It cannot be untapped until the end of your next turn.;When a unit is tapped, this card gains 100 attack this turn.;d9be722e6642cd;0;50;None;None
Semaphore Knight;Electric;Warrior;2;../images/units/electric/Semaphore_Knight.jpg;510;490;Counter the attack.;Tap one other unit you control to draw a card.;051ac807721bd2;0;50;None;None
Voltaic Adder;Electric;Reptile;2;../images/units/electric/Voltaic_Adder.jpg;570;430;One enemy unit loses 100 attack this turn.;After this card attacks, tap one enemy unit.;1cc022d93f9b1e;0;50;Pulse;Passive
Dynamo Monk;Electric;Spellcaster;2;../images/units/electric/Dynamo_Monk.jpg;490;510;Once per turn, untap one other unit you control.;Lose 1 point to untap this card.;337baedff5fe0d;0;50;None;Dormant
Telegraph Spider;Electric;Insect Machine;2;../images/units/electric/Telegraph_Spider.jpg;520;480;Look at your opponent's hand. Then, your opponent discards one rank 2 or higher card.;When an enemy unit is played, tap it.;976c05a8696b6a;0;50;None;None
Storm Glass Familiar;Electric;Fairy Spellcaster;2;../images/units/electric/Storm_Glass_Familiar.jpg;480;520;Counter the effect of a spell.;Once per turn, activate the effect of one spell you control.;9d99e493109e1a;0;50;None;None
Substation Golem;Electric;Machine Elemental;2;../images/units/electric/Substation_Golem.jpg;450;550;While this card remains on the field, other machine units you control gain 100 defense.;Equip this card to one other machine unit you control. The equipped unit gains 150 defense.;05142125b1c0f8;0;50;None;None
Lightning Rod Ogre;Electric;Warrior;2;../images/units/electric/Lightning_Rod_Ogre.jpg;530;470;When the effect of an enemy card activates, redirect the effect to this card.;Tap all cards in your opponent's unit zone.;89cd75002f01bd;0;50;Counter;Overload
Thunderhead Ram;Electric;Beast;3;../images/units/electric/Thunderhead_Ram.jpg;850;650;When this card attacks, tap all enemy spells.;Once per turn, untap up to two other electric units you control.;0baf9ebe4f3304;0;50;None;None
Switchboard Sibyl;Electric;Spellcaster Machine;3;../images/units/electric/Switchboard_Sibyl.jpg;740;760;When your opponent plays a spell, counter the play.;Once per turn, when you activate the effect of a spell, gain 1 point.;9c79c7f838bafd;0;50;None;Passive
Tram of Static;Electric;Machine;3;../images/units/electric/Tram_of_Static.jpg;780;720;Move up to two units you control to another column.;While this card remains on the field, other machine units you control gain 100 attack.;998ccf0acab982;0;50;None;None
Blitz Eel;Electric;Aquatic Dragon;3;../images/units/electric/Blitz_Eel.jpg;880;620;Destroy one tapped enemy unit.;When this card is tapped, one enemy unit cannot attack during your opponent's next turn.;6568559aef50b9;0;50;None;Passive
Plasma Dervish;Electric;Elemental;3;../images/units/electric/Plasma_Dervish.jpg;900;600;Tap one enemy unit and it loses 200 defense this turn.;Once per turn, even if tapped, lose 1 point to have this card gain 100 attack this turn.;dd7e48a8c8152b;0;50;Echo;None
Turbine Wyvern;Electric;Dragon Machine;4;../images/units/electric/Turbine_Wyvern.jpg;1150;850;Once per turn, untap all other electric units you control.;While this card remains on the field, tapped enemy units lose 200 defense.;911dddd691bf64;0;50;None;None
Grid Overseer;Electric;Machine;4;../images/units/electric/Grid_Overseer.jpg;1000;1000;Your opponent cannot activate effects of spells and cannot search decks until the start of your next turn.;Whenever your opponent plays a spell, your opponent mills two cards.;cd515e050466bc;0;50;None;Passive
Clockwise Lightning;Electric;Elemental;4;../images/units/electric/Clockwise_Lightning.jpg;1200;800;Tap one enemy unit and draw a card.;"Choose one: destroy one tapped unit; or destroy one tapped spell.";98f33ec67b6841;0;50;Pulse;None
The Uncounted Volt;Electric;Elemental Machine;5;../images/units/electric/The_Uncounted_Volt.jpg;1350;1150;Tap all enemy cards on the field.;When the effect of an enemy card activates, counter the effect and destroy that card.;67692a1d0aa3ae;0;50;None;None
Skywire Dragon;Electric;Dragon;5;../images/units/electric/Skywire_Dragon.jpg;1450;1050;Untap all other units you control. They get one extra attack this turn.;Destroy all tapped enemy rank 3 or lower units.;fe32addd497aa8;0;50;Overload;None
Dawn Wren;Light;Avian;1;../images/units/light/Dawn_Wren.jpg;245;255;Gain 1 point.;When this card is drawn, you may reveal it to gain 1 point.;ee26a078e562f0;0;50;None;None
Lantern Sprite;Light;Fairy;1;../images/units/light/Lantern_Sprite.jpg;230;270;Search your deck for a rank 1 spell.;While this card remains on the field, spells you control cannot be destroyed by effects of enemy units.;a96f62e037adf9;0;50;None;None
Chapel Mouse;Light;Beast;1;../images/units/light/Chapel_Mouse.jpg;220;280;All enemy units cannot attack directly until the start of your next turn.;When you lose points, draw a card.;41df8acc4fb363;0;50;None;None
Prism Novice;Light;Spellcaster;1;../images/units/light/Prism_Novice.jpg;240;260;Draw a card, then discard a card. If it is a spell, gain 1 point.;Once per turn, untap one spell you control.;847d8eca08209c;0;50;None;None
Gilded Locust;Light;Insect;1;../images/units/light/Gilded_Locust.jpg;255;245;Draw a card, then discard a card.;Whenever you play a spell, gain 1 point.;6cc919d306cbf9;0;50;Echo;Passive
Oath Squire;Light;Warrior;1;../images/units/light/Oath_Squire.jpg;265;235;One unit you control cannot be destroyed in battle until the start of your next turn.;When an enemy unit attacks, redirect the attack to this card and gain 1 point.;ee508ed35b6d9e;0;50;None;Counter
Sundial Automaton;Light;Machine;1;../images/units/light/Sundial_Automaton.jpg;210;290;At the start of your next turn, draw a card.;Untap this card.;8b52c8d3a37e00;0;50;None;Dormant
Pale Lantern Ghost;Light;Ghost;1;../images/units/light/Pale_Lantern_Ghost.jpg;225;275;When this card is discarded, draw a card.;Equip this card to one other unit you control. The equipped unit cannot be targeted by enemy cards.;582a508a794ca9;0;50;None;None
Saffron Lily;Light;Botanic;1;../images/units/light/Saffron_Lily.jpg;200;300;While this card remains on the field, other light units you control gain 50 defense.;When you gain points, this card gains 50 attack.;fdfd518021b680;0;50;None;None
Beacon Gull;Light;Avian;1;../images/units/light/Beacon_Gull.jpg;250;250;Reveal the top card of your deck. If it is a spell, add it to your hand.;Gain 1 point.;5285c782507bf0;0;50;None;Echo
Mirror Carp;Light;Aquatic;1;../images/units/light/Mirror_Carp.jpg;235;265;Copy the attack of one enemy unit this turn.;When this card is targeted by an enemy spell, gain 2 points.;3ba0246690ccf4;0;50;None;None
Meridian Page;Light;Spellcaster;1;../images/units/light/Meridian_Page.jpg;215;285;Counter the effect of a rank 1 spell.;Discard one spell to draw two cards.;eda84455d3948d;0;50;None;None
Daybreak Filly;Light;Beast;1;../images/units/light/Daybreak_Filly.jpg;260;240;Gain 1 point.;When this card is destroyed, return one rank 1 light unit from your discard pile to your hand.;bd5673ddef9211;0;50;Pulse;Passive
Halo Sentry;Light;Warrior Fairy;2;../images/units/light/Halo_Sentry.jpg;480;520;While this card remains on the field, your opponent cannot gain points.;When an enemy unit attacks, gain 2 points.;593263225a431d;0;50;None;None
Candle Archivist;Light;Spellcaster;2;../images/units/light/Candle_Archivist.jpg;450;550;Search your discard pile for a spell.;While this card remains on the field, spells you control cannot be countered.;a251392d846cb2;0;50;None;None
Noon Falcon;Light;Avian;2;../images/units/light/Noon_Falcon.jpg;540;460;When this card attacks directly, gain 2 points.;Destroy one enemy rank 2 or lower unit that attacked last turn.;dc5e055daadb63;0;50;None;None
Stained Glass Knight;Light;Warrior Machine;2;../images/units/light/Stained_Glass_Knight.jpg;500;500;While this card is equipped, it gains 200 attack.;When this card is equipped, draw a card.;c804642db077e3;0;50;Passive;None
Pilgrim Snail;Light;Beast;2;../images/units/light/Pilgrim_Snail.jpg;400;600;Gain 2 points.;One unit you control gains 50 defense.;940bdfa0e05339;0;50;None;Dormant
Choir of Motes;Light;Elemental Fairy;2;../images/units/light/Choir_of_Motes.jpg;470;530;Gain 1 point for each fairy unit you control.;Once per turn, whenever another light unit you control is destroyed, you may play one rank 1 light unit from your hand.;c7684c28f704bb;0;50;None;Passive
Sealed Reliquary;Light;Machine Undead;2;../images/units/light/Sealed_Reliquary.jpg;430;570;When this card is destroyed, return one other unit from your discard pile that was destroyed this turn to your hand.;While this card remains on the field, players cannot discard cards.;b0468ffca36667;0;50;Passive;None
Compass Acolyte;Light;Spellcaster;2;../images/units/light/Compass_Acolyte.jpg;490;510;"Choose one: untap one spell you control; or draw a card and lose 1 point.";Search your deck for up to two spells.;aa83370530a09c;0;50;None;Overload
Radiant Hart;Light;Beast;3;../images/units/light/Radiant_Hart.jpg;740;760;All other light units you control gain 100 attack and defense until the start of your next turn.;When this card attacks, gain points equal to its rank.;35c2c08c069b2a;0;50;None;None
Bishop of Lenses;Light;Spellcaster;3;../images/units/light/Bishop_of_Lenses.jpg;700;800;Once per turn, activate the effect of one spell you control.;While this card remains on the field, enemy spells cannot be untapped.;2f9ebe2264cbae;0;50;None;None
Cloister Griffin;Light;Avian Beast;3;../images/units/light/Cloister_Griffin.jpg;780;720;Once per turn, if another light unit you control would be destroyed, return it to your hand instead.;Destroy one enemy spell with a continuous effect.;2a66db59629a19;0;50;Passive;None
Sun Court Duelist;Light;Warrior;3;../images/units/light/Sun_Court_Duelist.jpg;800;700;One enemy unit loses attack equal to this card's defense until the start of your next turn.;When an enemy unit attacks, counter the attack and gain 1 point.;dd542f3a9a4cd0;0;50;None;Counter
Amber Guardian;Light;Elemental Insect;3;../images/units/light/Amber_Guardian.jpg;680;820;Two units you control cannot be destroyed until the end of your next turn.;All indestructible units you control gain 100 attack this turn.;08278ff3658c68;0;50;None;Dormant
Aurora Dragon;Light;Dragon;4;../images/units/light/Aurora_Dragon.jpg;1100;900;Gain 1 point for each light unit you control.;At the start of your turn, you may untap one spell you control.;324193ea9549a7;0;50;None;Passive
Cathedral Engine;Light;Machine;4;../images/units/light/Cathedral_Engine.jpg;900;1100;While this card remains on the field, other units you control cannot be targeted by enemy cards.;Return up to two spells from your discard pile to your hand.;bbf085bdaaea1a;0;50;None;None
Seraph Cartographer;Light;Avian Spellcaster;4;../images/units/light/Seraph_Cartographer.jpg;1050;950;Play one rank 2 or lower light unit from your deck tapped without ranking up.;When an enemy unit attacks, the attacking unit loses 300 attack for the rest of the game.;5bd037a86ce4d0;0;50;None;None
First Meridian;Light;Elemental Dragon;5;../images/units/light/First_Meridian.jpg;1250;1250;Once per game, your points become 20.;While this card remains on the field, units you control are immune to effects of enemy spells.;9b76f33a0e9307;0;50;None;None
Empress of Noon;Light;Fairy Warrior;5;../images/units/light/Empress_of_Noon.jpg;1300;1200;Destroy all enemy units with less attack than this card's defense, then your opponent gains 3 points.;If you have fewer points than your opponent, your points become equal to your opponent's points.;d49b9434775b42;0;50;None;Overload
Sorrel Fawn;Nature;Beast;1;../images/units/nature/Sorrel_Fawn.jpg;245;255;If your opponent controls more units than you, play one rank 1 nature unit.;When this card is destroyed, search your deck for a rank 1 beast unit.;1cbcdf0ae037b8;0;50;None;None
Leafcutter Scout;Nature;Insect;1;../images/units/nature/Leafcutter_Scout.jpg;260;240;Search your deck for a rank 1 insect unit, then discard a card.;This card gains 50 attack for each other insect unit you control this turn.;418c4e6246ed38;0;50;None;None
Burr Hedgeling;Nature;Botanic Beast;1;../images/units/nature/Burr_Hedgeling.jpg;220;280;Equip this card to one enemy unit. The equipped unit loses 50 attack and defense.;When this card is attacked, the attacking unit loses 50 defense.;b77c773ade2888;0;50;None;None
Mycel Toddler;Nature;Botanic;1;../images/units/nature/Mycel_Toddler.jpg;215;285;Place one nature unit from your discard pile under this card.;When this card is destroyed, search your deck for one card with the same name as this card.;d05604cf12eedc;0;50;None;None
Thicket Wasp;Nature;Insect;1;../images/units/nature/Thicket_Wasp.jpg;285;215;Your opponent loses 1 point if you control three or more insect units.;When this card attacks, play one rank 1 insect unit from your hand.;9543aeda2cb7d7;0;50;None;None
Dew Pixie;Nature;Fairy;1;../images/units/nature/Dew_Pixie.jpg;230;270;Once per turn, untap one other nature unit you control.;When you rank up a unit, draw a card.;56ed795dfa4a22;0;50;None;None
Vine Adder;Nature;Reptile Botanic;1;../images/units/nature/Vine_Adder.jpg;270;230;Equip this card to one enemy unit. The equipped unit loses 100 attack.;One enemy unit loses 50 attack.;4211f76380a0db;0;50;None;Dormant
Acorn Militia;Nature;Botanic Warrior;1;../images/units/nature/Acorn_Militia.jpg;240;260;All rank 1 units you control gain 50 attack this turn.;If a rank 2 or higher nature unit you control would be destroyed, destroy this card instead.;057a932484f625;0;50;Echo;Passive
Hollow Log Toad;Nature;Reptile;1;../images/units/nature/Hollow_Log_Toad.jpg;235;265;If you control two or more other nature units, gain 2 points.;While this card is under another card, the card on top of this card gains 50 attack and defense.;ecf8a75a0de4a2;0;50;None;Passive
Fern Seer;Nature;Spellcaster;1;../images/units/nature/Fern_Seer.jpg;225;275;Look at the top three cards of your deck. Then, you may place one of them under this card.;Return one card under this card to your hand.;5d253a23867b3d;0;50;None;Dormant
Bramble Goat;Nature;Beast;1;../images/units/nature/Bramble_Goat.jpg;280;220;Destroy one enemy rank 1 spell.;When this card attacks, it gains 50 attack for each botanic unit you control this turn.;e5b8537748ae96;0;50;None;None
Pollen Drift;Nature;Elemental;1;../images/units/nature/Pollen_Drift.jpg;200;300;All enemy rank 1 units lose 50 attack until the start of your next turn.;One nature unit you control gains 50 attack and defense this turn.;cfb0a9c7c7b8a2;0;50;None;Pulse
Ant Column;Nature;Insect;1;../images/units/nature/Ant_Column.jpg;265;235;"Search your deck for a card named ""Ant Column"".";Whenever another insect unit you control is destroyed, this card gains 50 attack.;37773adca8d062;0;50;None;Passive
Grove Bear;Nature;Beast;2;../images/units/nature/Grove_Bear.jpg;540;460;This card gains 200 attack this turn.;When you lose points, this card gains 50 attack for each of those points.;7fe354a13146f8;0;50;None;None
Orchid Mantis Duo;Nature;Insect Botanic;2;../images/units/nature/Orchid_Mantis_Duo.jpg;560;440;Play one rank 1 insect unit from your discard pile.;When this card destroys a unit in battle, gain 1 point.;1ab1f131857e35;0;50;None;None
Canopy Warden;Nature;Warrior;2;../images/units/nature/Canopy_Warden.jpg;500;500;When an enemy unit attacks, redirect the attack to this card.;When a unit you control is destroyed by your opponent, draw a card.;b6b613d4c4c0f6;0;50;Counter;None
Root Whisperer;Nature;Spellcaster Botanic;2;../images/units/nature/Root_Whisperer.jpg;460;540;Rank up one other nature unit you control.;Search your deck for up to two rank 1 nature units.;b767e7eef85039;0;50;None;Overload
Moss Basilisk;Nature;Reptile;2;../images/units/nature/Moss_Basilisk.jpg;520;480;One enemy unit loses 200 attack until the start of your next turn.;Each reptile or beast unit you control gains 50 defense until the start of your next turn.;bdbeaf7040abac;0;50;None;Dormant
Honeycomb Oracle;Nature;Insect Spellcaster;2;../images/units/nature/Honeycomb_Oracle.jpg;480;520;Draw a card. If you control three or more insect units, draw two cards instead.;When you play an insect unit, gain 1 point.;a9cdb1ccc1055c;0;50;None;None
Changeling Nurse;Nature;Fairy;2;../images/units/nature/Changeling_Nurse.jpg;450;550;Once per turn, return one other unit you control to your hand, then play one unit of the same rank as it.;At the end of your turn, if you control four or more units, gain 1 point.;cfa2c3cb94218b;0;50;None;Passive
Wolfmoss Pack;Nature;Beast Botanic;2;../images/units/nature/Wolfmoss_Pack.jpg;570;430;When this card attacks, all other beast units you control gain 50 attack this turn.;"When this card is destroyed, search your deck for a card named ""Grove Bear"".";802661786285df;0;50;None;None
Elder Thornback;Nature;Reptile Beast;3;../images/units/nature/Elder_Thornback.jpg;760;740;While this card remains on the field, other nature units you control gain 100 attack.;When this card is attacked, the attacking unit loses 150 defense.;dfd6cc8d3995d4;0;50;None;None
Comb Queen;Nature;Insect;3;../images/units/nature/Comb_Queen.jpg;720;780;Play up to two rank 1 insect units from your hand.;Twice per turn, whenever an insect unit you control attacks, gain 1 point.;abd3f5a21f5c50;0;50;None;Passive
Antler Druid;Nature;Spellcaster Beast;3;../images/units/nature/Antler_Druid.jpg;750;750;Rank up one nature unit you control using one unit from your deck.;When another unit you control is ranked up, draw a card.;6360d281384070;0;50;None;None
Sporecloud Wyrmling;Nature;Dragon Botanic;3;../images/units/nature/Sporecloud_Wyrmling.jpg;790;710;All enemy units lose 100 attack and defense until the start of your next turn.;When this card is destroyed, play one rank 1 nature unit from your deck.;d6201f5b5e4e61;0;50;None;None
Green Man Walking;Nature;Botanic Warrior;3;../images/units/nature/Green_Man_Walking.jpg;700;800;Gain 2 points.;This card becomes a beast unit and gains 300 attack this turn.;81fee702d067e4;0;50;Echo;None
Treeline Titan;Nature;Botanic Elemental;4;../images/units/nature/Treeline_Titan.jpg;1000;1000;Play one rank 1 nature unit from your deck and one rank 1 nature unit from your hand.;While this card remains on the field, it gains 50 attack and defense for each other nature unit you control.;76310a0e985fc5;0;50;None;None
Bloom Dragon;Nature;Dragon Botanic;4;../images/units/nature/Bloom_Dragon.jpg;1080;920;All units you control gain 200 attack this turn.;When this card destroys a unit in battle, play one rank 2 or lower nature unit from your discard pile without ranking up.;0e1aa01d8cf470;0;50;None;None
Thousandfold Hive;Nature;Insect Elemental;4;../images/units/nature/Thousandfold_Hive.jpg;1050;950;Your opponent loses 1 point for each insect unit you control.;Once per turn, when an insect unit you control is destroyed, you may play one rank 1 insect unit from your discard pile.;a37aaa33101181;0;50;None;Passive
Heartwood Ancient;Nature;Botanic Dragon;5;../images/units/nature/Heartwood_Ancient.jpg;1200;1300;Play any number of rank 1 nature units from your discard pile.;Double the attack of all nature units you control this turn.;cc299e04ed3c0d;0;50;None;Overload
Stag of Roads;Nature;Beast;5;../images/units/nature/Stag_of_Roads.jpg;1350;1150;Rank up up to two other units you control.;Whenever this card attacks, all other units you control gain 100 attack this turn.;645161937c5da0;0;50;None;Passive
Inkblot Imp;Dark;Fairy;1;../images/units/dark/Inkblot_Imp.jpg;275;225;Your opponent discards a card at random, then draws a card.;When this card is discarded, your opponent mills two cards.;6c11ac9be7d6fb;0;50;None;None
Grave Beetle;Dark;Insect;1;../images/units/dark/Grave_Beetle.jpg;260;240;Mill two cards.;When this card is milled, gain 1 point.;fe043a28682907;0;50;None;None
Hollow Page;Dark;Undead;1;../images/units/dark/Hollow_Page.jpg;270;230;Destroy one other unit you control to draw two cards.;When this card is sent to the discard pile, return one other rank 1 undead unit from your discard pile to your hand.;d4b92320e732fc;0;50;None;None
Lost Lamplighter;Dark;Ghost;1;../images/units/dark/Lost_Lamplighter.jpg;265;235;When this card is sent to the discard pile from your hand, your opponent loses 1 point.;Equip this card to one enemy unit. The equipped unit loses 100 defense.;d1bc8f78f2ad37;0;50;None;None
Marsh Adder;Dark;Reptile;1;../images/units/dark/Marsh_Adder.jpg;290;210;One enemy unit loses 50 attack.;Whenever this card attacks a unit, the attacked unit loses 50 defense.;6e287438582fc2;0;50;Echo;Passive
Gutter Rook;Dark;Avian;1;../images/units/dark/Gutter_Rook.jpg;285;215;Reveal one card in your opponent's hand at random. If it is a unit, your opponent loses 1 point.;Whenever a card is revealed, this card gains 50 attack.;ca43aafd87b5b0;0;50;None;Passive
Debt Collector;Dark;Warrior;1;../images/units/dark/Debt_Collector.jpg;295;205;Lose 1 point to destroy one rank 1 unit with 200 or less attack.;When your opponent gains points, your opponent loses that many points.;9a9dd8e42d9308;0;50;None;None
Night Soil Fungus;Dark;Botanic;1;../images/units/dark/Night_Soil_Fungus.jpg;235;265;Mill one card.;While this card remains on the field, other dark units you control gain 50 attack.;31f49a3308e6b3;0;50;Dormant;None
Coffin Crab;Dark;Undead Aquatic;1;../images/units/dark/Coffin_Crab.jpg;225;275;Place one unit from your discard pile under this card.;When this card is destroyed, mill two cards, then return one unit from your discard pile to your hand.;3dd1cbeadd5cdb;0;50;None;None
Whisper Familiar;Dark;Spellcaster;1;../images/units/dark/Whisper_Familiar.jpg;255;245;Draw a card and lose 1 point.;Your opponent mills one card.;6ee8d9e3233e35;0;50;None;Pulse
Moth of Endings;Dark;Insect Ghost;1;../images/units/dark/Moth_of_Endings.jpg;280;220;If a unit was destroyed this turn, your opponent loses 1 point.;When your opponent discards a card, this card gains 50 attack.;f3d42fb2b6a155;0;50;None;None
Stray Shadow;Dark;Elemental;1;../images/units/dark/Stray_Shadow.jpg;250;250;Copy the effect of one rank 2 unit.;Your opponent mills one card.;5a5048523044da;0;50;None;Echo
Bone Tinker;Dark;Undead Machine;1;../images/units/dark/Bone_Tinker.jpg;245;255;Put one machine or undead unit from your discard pile on top of your deck.;When this card is sent to the discard pile, your opponent discards a card.;6e4dd2a7d653bb;0;50;None;None
Crypt Hound;Dark;Undead Beast;2;../images/units/dark/Crypt_Hound.jpg;590;410;Play one rank 1 undead unit from your discard pile.;When another undead unit you control is destroyed, this card gains 100 attack.;b0410a4519b64f;0;50;None;None
Veil Burglar;Dark;Ghost Warrior;2;../images/units/dark/Veil_Burglar.jpg;560;440;After this card attacks, your opponent discards a card.;Look at your opponent's hand. Then, your opponent discards one spell.;4d684cfe54e9d7;0;50;None;None
Leech Baron;Dark;Aquatic Undead;2;../images/units/dark/Leech_Baron.jpg;540;460;Your opponent loses 1 point and you gain 1 point.;Whenever this card destroys a unit in battle, gain 2 points.;b6dee538088312;0;50;None;Passive
Carrion Choir;Dark;Avian;2;../images/units/dark/Carrion_Choir.jpg;570;430;While this card remains on the field, it gains 50 attack for each undead or ghost unit in your discard pile.;Each player mills three cards.;47231059c3f1d4;0;50;None;None
Plague Apothecary;Dark;Spellcaster;2;../images/units/dark/Plague_Apothecary.jpg;510;490;Discard a card to destroy one enemy unit with 500 or less defense.;Lose 1 point to draw a card.;46863b20f981c6;0;50;None;Dormant
Null Surveyor;Dark;Machine Ghost;2;../images/units/dark/Null_Surveyor.jpg;500;500;When your opponent plays a spell, your opponent mills two cards.;Counter the effect of a spell and your opponent mills two cards.;9e72472aee2929;0;50;None;None
Widow of Webs;Dark;Insect Spellcaster;2;../images/units/dark/Widow_of_Webs.jpg;530;470;When an enemy unit attacks, tap it and it loses 200 attack this turn.;Take control of one enemy rank 2 or lower unit this turn and untap it.;3d40d55771ca2a;0;50;Counter;Overload
Masked Toad;Dark;Reptile Fairy;2;../images/units/dark/Masked_Toad.jpg;550;450;Place one rank 1 unit on your opponent's side of the field under this card.;Copy the attack and defense of one rank 3 or lower unit until the start of your next turn.;8b4a2cd621ff94;0;50;None;None
Lich Notary;Dark;Undead Spellcaster;3;../images/units/dark/Lich_Notary.jpg;780;720;Return up to two rank 1 units from your discard pile to your hand.;When a unit is destroyed by you, your opponent discards a card.;09f5df52b52123;0;50;None;None
Gallows Drake;Dark;Dragon Undead;3;../images/units/dark/Gallows_Drake.jpg;860;640;Destroy one other unit you control to destroy one enemy unit of your opponent's choice.;When this card is sent to the discard pile, mill three cards.;b797a221fadc2c;0;50;None;None
Wall Hunger;Dark;Ghost Elemental;3;../images/units/dark/Wall_Hunger.jpg;820;680;Your opponent mills two cards.;Whenever your opponent mills a card, this card gains 50 attack this turn.;70ccb4c61f3869;0;50;Echo;Passive
Nightmare Farrier;Dark;Beast Warrior;3;../images/units/dark/Nightmare_Farrier.jpg;840;660;One enemy unit loses defense equal to half this card's attack this turn.;Each player destroys one unit they control.;fe6a7ff125ee41;0;50;None;Echo
Puppet Regent;Dark;Machine;3;../images/units/dark/Puppet_Regent.jpg;760;740;Take control of one enemy rank 2 or lower unit until the end of your next turn.;Destroy one unit you control owned by your opponent to draw a card and gain 1 point.;1256c66a579400;0;50;None;Dormant
Tomb Empress;Dark;Undead;4;../images/units/dark/Tomb_Empress.jpg;1080;920;Play up to two rank 1 units from your discard pile.;Whenever another undead unit you control is destroyed, your opponent loses 1 point.;17920bd1e3f2d6;0;50;None;Passive
Eclipse Wyrm;Dark;Dragon;4;../images/units/dark/Eclipse_Wyrm.jpg;1200;800;Destroy one enemy unit. Its controller draws a card.;When this card attacks, your opponent discards a card at random.;ea78d12ef92932;0;50;None;None
The Blank Margin;Dark;Elemental Ghost;4;../images/units/dark/The_Blank_Margin.jpg;1050;950;Your opponent mills five cards.;While this card remains on the field, all units in a discard pile cannot be played.;bfaa64066b67d6;0;50;None;None
Regent of Nowhere;Dark;Spellcaster Undead;5;../images/units/dark/Regent_of_Nowhere.jpg;1400;1100;Take control of one enemy unit.;Halve each player's points.;65d55f36f0b68e;0;50;None;Overload
The Omitted;Dark;Dragon Ghost;5;../images/units/dark/The_Omitted.jpg;1500;1000;Destroy all other units, then lose 2 points.;At the start of your turn, you may play one rank 1 unit from your discard pile.;a8a1d08312d56e;0;50;None;Passive
Brass Sextant;Spell;;1;../images/spells/Brass_Sextant.jpg;5;5;Equip this card to one unit you control. The equipped unit gains 50 attack.;Destroy this card to draw a card.;d0a130ef51f59b;0;50;None;None
Surveyor's Chain;Spell;;1;../images/spells/Surveyors_Chain.jpg;0;10;Equip this card to one enemy unit. The equipped unit loses 100 attack.;Tap one enemy unit.;1e1c995019210c;0;50;None;None
Contour Lines;Spell;;1;../images/spells/Contour_Lines.jpg;0;5;While this card remains on the field, each unit above this card gains 100 defense.;Lose 1 point to draw a card.;554d8ab5786075;0;50;None;Dormant
Field Notebook;Spell;;1;../images/spells/Field_Notebook.jpg;0;0;Skip your next draw phase to draw two cards.;Return one rank 1 unit from your discard pile to your hand, then discard a card.;1b1f3ffcca0c0b;0;50;None;None
Dead Reckoning;Spell;;1;../images/spells/Dead_Reckoning.jpg;5;-5;One player mills three cards.;Put one card from your discard pile on top of your deck.;6b162db76ded5b;0;50;None;None
Trail Rations;Spell;;1;../images/spells/Trail_Rations.jpg;0;5;Gain 2 points.;Once per turn, untap one rank 1 unit you control.;c17f302bef1006;0;50;None;None
Signal Flare;Spell;;1;../images/spells/Signal_Flare.jpg;10;-10;One unit you control gains 100 attack this turn.;Draw a card, then turn all face-down cards face-up.;6cbfc163d9797c;0;50;None;None
Borrowed Map;Spell;;1;../images/spells/Borrowed_Map.jpg;0;0;Search your deck for a rank 1 unit, then put one card from your hand on the bottom of your deck.;Lose 2 points to exchange hands with your opponent.;1f21581f7d8d90;0;50;None;None
Hairline Crack;Spell;;1;../images/spells/Hairline_Crack.jpg;-5;-5;The defense of one rank 1 unit becomes 150 this turn.;Choose one enemy unit. Send one card under it to the discard pile.;c817f72b7aa638;0;50;None;None
Knee-High Tripwire;Spell;;1;../images/spells/Knee-High_Tripwire.jpg;0;5;When an enemy unit attacks, it loses 100 attack this turn.;When your opponent plays a rank 1 unit, tap it.;4479c107ec0017;0;50;Counter;Counter
Red Ink Correction;Spell;;1;../images/spells/Red_Ink_Correction.jpg;0;0;Counter the effect of a rank 1 card.;Put one spell from your discard pile on the bottom of your deck to draw a card.;631190df5d645b;0;50;None;None
Wrong Turn;Spell;;1;../images/spells/Wrong_Turn.jpg;-5;5;Counter the attack of a rank 2 or lower unit.;When an enemy unit attacks, move it to another column and it loses 50 attack this turn.;5b28ac7b8ce9a4;0;50;None;Counter
Ranger's Whetstone;Spell;;1;../images/spells/Rangers_Whetstone.jpg;10;0;Equip this card to one unit you control. The equipped unit gains 100 attack and loses 50 defense.;One unit you control gains the warrior subtype and gains 100 attack this turn.;48833415c330aa;0;50;None;None
Oilskin Cloak;Spell;;1;../images/spells/Oilskin_Cloak.jpg;0;10;Equip this card to one unit you control. The equipped unit is immune to effects of water or electric units.;One unit you control cannot be targeted this turn.;7d8bdf5a1f8a37;0;50;None;None
Hobnail Boots;Spell;;1;../images/spells/Hobnail_Boots.jpg;5;0;Equip this card to one unit you control. The equipped unit gains 50 attack and defense.;Choose one unit you control. Move it to another column and it gains 50 attack this turn.;0dbcae4fa670d5;0;50;None;None
Lodestone Charm;Spell;;1;../images/spells/Lodestone_Charm.jpg;0;0;When a unit you control is destroyed, search your deck for one rank 1 unit of the same type as it.;Once per turn, untap one other spell you control.;1e97d0d6615b80;0;50;None;None
Grave Marker;Spell;;1;../images/spells/Grave_Marker.jpg;-10;0;When a unit you control is destroyed in battle, place it under one unit you control.;When a unit you control is destroyed by an effect, gain 2 points.;1f90747efe276d;0;50;None;None
Lucky Pebble;Spell;;1;../images/spells/Lucky_Pebble.jpg;5;5;Gain 1 point.;One unit you control gains 50 attack this turn.;51f401fd1783ad;0;50;Pulse;Pulse
Loose Scree;Spell;;1;../images/spells/Loose_Scree.jpg;-5;-5;One unit loses 50 attack and defense this turn.;Move one unit to another column.;214f223fa262f9;0;50;Pulse;None
Moth Lamp;Spell;;1;../images/spells/Moth_Lamp.jpg;0;5;Search your deck for a rank 1 insect unit.;While this card remains on the field, insect units you control gain 50 attack.;6f9ed8c73fbe73;0;50;None;None
Seed Packet;Spell;;1;../images/spells/Seed_Packet.jpg;0;5;Play one rank 1 nature unit.;While this card remains on the field, nature units you control gain 50 defense.;89650ec0cc0a53;0;50;None;None
Bottled Spring;Spell;;1;../images/spells/Bottled_Spring.jpg;0;5;Gain 1 point for each water unit you control.;Return one rank 1 unit you control to your hand, then draw a card.;768bca477537ef;0;50;None;None
Struck Match;Spell;;1;../images/spells/Struck_Match.jpg;10;-5;Destroy one unit you control to destroy one rank 1 unit.;All fire units you control gain 50 attack this turn.;ea5d38122a5934;0;50;None;None
Loaded Battery;Spell;;1;../images/spells/Loaded_Battery.jpg;5;0;Once per turn, untap one electric or light unit you control.;Tap one enemy spell.;c00ccf220da151;0;50;None;None
Quarry Permit;Spell;;1;../images/spells/Quarry_Permit.jpg;0;10;While this card remains on the field, earth units you control gain 50 defense.;Place one earth unit from your hand under one earth unit you control to gain 1 point.;e28a7e5df501ef;0;50;None;Dormant
Prayer Card;Spell;;1;../images/spells/Prayer_Card.jpg;0;5;Gain 1 point for each light unit you control.;If it is your opponent's turn, one unit you control cannot be destroyed in battle this turn.;7945585b890afb;0;50;None;None
Unlit Candle;Spell;;1;../images/spells/Unlit_Candle.jpg;-10;10;Your opponent discards a card at random.;Lose 1 point to draw a card.;272452fe587829;0;50;None;None
Paper Glider;Spell;;1;../images/spells/Paper_Glider.jpg;5;0;Return one unit you control to its owner's hand to gain 1 point.;All avian or fairy units you control gain 100 attack this turn.;8229d9c6a5680c;0;50;None;None
Spare Parts;Spell;;1;../images/spells/Spare_Parts.jpg;0;5;Return one machine unit from your discard pile to your hand.;Equip this card to one machine unit you control. The equipped unit gains 50 attack and defense.;fd0b759ba8939f;0;50;None;None
Bone Whistle;Spell;;1;../images/spells/Bone_Whistle.jpg;0;-5;Return one undead or ghost unit from your discard pile to your hand, then mill one card.;While this card remains on the field, undead units you control gain 50 attack.;21ddbc1369560b;0;50;None;None
Salt Circle;Spell;;1;../images/spells/Salt_Circle.jpg;0;10;While this card remains on the field, each unit above this card cannot be targeted by enemy cards.;One rank 2 or lower unit cannot attack this turn.;ee83df63961a93;0;50;None;None
Feeding Bell;Spell;;1;../images/spells/Feeding_Bell.jpg;5;0;While this card remains on the field, beast units you control gain 50 attack and defense.;Search your deck for a rank 1 beast unit, then shuffle your deck.;ee6a488b3d9ad6;0;50;None;None
Tin Whistle;Spell;;1;../images/spells/Tin_Whistle.jpg;0;0;Draw a card, then discard a card.;When a player shuffles a deck, gain 1 point.;079c1a57547756;0;50;Echo;None
Dragon's Milk Tooth;Spell;;1;../images/spells/Dragons_Milk_Tooth.jpg;10;0;Equip this card to one dragon or reptile unit you control. The equipped unit gains 150 attack.;Search your deck for a dragon unit and put it on top of your deck.;79d05fdb91bb3d;0;50;None;None
Rune Rubbing;Spell;;1;../images/spells/Rune_Rubbing.jpg;0;0;Copy the effect of one rank 2 spell.;If you control a spellcaster unit or if you control a dragon unit, draw a card.;fef5aa7b503436;0;50;None;None
Tide Table;Spell;;1;../images/spells/Tide_Table.jpg;0;5;At the start of your next turn, draw two cards.;At the end of your turn, if you have five or more cards in your hand, gain 1 point.;8db963e598cb95;0;50;None;Passive
Magnetic Storm;Spell;;1;../images/spells/Magnetic_Storm.jpg;-10;-10;One unit you control loses 50 attack and your opponent loses 1 point.;Invert the bonus of one spell for three turns.;b23944ea601a37;0;50;Pulse;None
False Summit;Spell;;1;../images/spells/False_Summit.jpg;5;-10;When your opponent ranks up a card, it loses 100 attack and defense and cannot rank up for three turns.;One enemy rank 2 or higher unit loses 1 rank until the end of your next turn.;eaeccb73c1b86f;0;50;Counter;None
Blank Signpost;Spell;;1;../images/spells/Blank_Signpost.jpg;0;0;When the effect of an enemy card activates, redirect the effect to one unit.;When an enemy unit attacks, gain 1 point.;d37e9940f0f5a4;0;50;Counter;None
Toll Gate;Spell;;1;../images/spells/Toll_Gate.jpg;0;5;Whenever your opponent plays a unit, your opponent may discard a card. If they do not, your opponent loses 1 point.;When a player draws a card, that player mills one card.;02a830b29dab67;0;50;Passive;None
Ice Creepers;Spell;;1;../images/spells/Ice_Creepers.jpg;5;5;Equip this card to one unit you control. The equipped unit cannot be moved and gains 100 defense.;Tap one untapped enemy unit.;eb39bd3744d77b;0;50;None;None
Blotting Sand;Spell;;1;../images/spells/Blotting_Sand.jpg;0;0;One unit loses its effects this turn.;Turn one face-up enemy rank 1 spell face-down and each player mills two cards.;5248a5f13c1d66;0;50;None;None
Hourglass Knot;Spell;;1;../images/spells/Hourglass_Knot.jpg;5;5;Draw two cards and gain 1 point.;Once per turn, untap one other rank 1 spell you control.;78dae819019267;0;50;Overload;Pulse
Carrier Moss;Spell;;1;../images/spells/Carrier_Moss.jpg;0;10;Equip this card to one botanic or insect unit you control. The equipped unit gains 100 defense and cannot be destroyed by effects.;Gain 1 point for each botanic unit you control.;68c8b29d6481e4;0;50;None;None
Surveyor's Stake;Spell;;1;../images/spells/Surveyors_Stake.jpg;5;5;When this card is sent to the discard pile, draw a card.;Destroy this card to have one unit you control gain 100 attack and defense this turn.;127cc07868fc36;0;50;None;None
Faded Postcard;Spell;;1;../images/spells/Faded_Postcard.jpg;0;0;When this card is discarded, draw two cards.;Return one card owned by you to your hand.;dba3bb64acd9aa;0;50;None;None
Telescoping Lance;Spell;;2;../images/spells/Telescoping_Lance.jpg;20;0;Equip this card to one warrior unit you control. The equipped unit gains 200 attack and gets one extra attack.;All equipped units you control gain 150 attack this turn.;2b917ac6dd3f0b;0;50;None;None
Cartographer's Shield;Spell;;2;../images/spells/Cartographers_Shield.jpg;0;20;Equip this card to one unit you control. The equipped unit gains 200 defense.;During your opponent's battle phase, one unit you control gains 200 defense this turn.;5aa17eb5748415;0;50;None;None
Parallax Error;Spell;;2;../images/spells/Parallax_Error.jpg;10;-10;Swap the attack and defense of one unit this turn.;Swap the defense of two units this turn.;455557e432ed73;0;50;None;None
Watershed Line;Spell;;2;../images/spells/Watershed_Line.jpg;0;10;When your opponent plays a rank 1 unit, return it to its owner's hand.;Counter the play of a rank 2 or lower card.;25cc5bd9e9ce94;0;50;Counter;Counter
Controlled Burn;Spell;;2;../images/spells/Controlled_Burn.jpg;20;-20;Destroy all rank 1 units.;Destroy one unit you control to have your opponent lose 2 points.;96e2a60d076944;0;50;None;None
Stop Work Order;Spell;;2;../images/spells/Stop_Work_Order.jpg;-10;10;Counter the effect of a spell.;When your opponent plays a spell, tap it.;74ff9cdb2322cd;0;50;None;Counter
Mutual Survey;Spell;;2;../images/spells/Mutual_Survey.jpg;0;0;Each player draws two cards, then each player discards a card.;"Your opponent chooses one: you draw two cards; or they lose 2 points.";ac67f69231f15e;0;50;None;None
Switchback Path;Spell;;2;../images/spells/Switchback_Path.jpg;10;10;If you do not control a rank 3 or higher unit, get two extra plays this turn.;Rank up one rank 1 unit you control regardless of type.;961dd85cd2f3c6;0;50;None;None
Deep Archive;Spell;;2;../images/spells/Deep_Archive.jpg;0;10;Search your deck for a spell, then shuffle your deck.;Put two spells from your discard pile on the bottom of your deck to draw two cards.;da2183a7248be3;0;50;None;None
Careful Excavation;Spell;;2;../images/spells/Careful_Excavation.jpg;-10;0;Mill four cards. Then, return one unit among them to your hand.;Each player plays one rank 1 unit from their discard pile.;91b416392f8aa5;0;50;None;None
Border Treaty;Spell;;2;../images/spells/Border_Treaty.jpg;0;20;Once per game, players cannot attack this turn.;If you control as many units as your opponent, draw two cards.;3e5b9382224ae2;0;50;None;None
Storm Front Chart;Spell;;2;../images/spells/Storm_Front_Chart.jpg;10;-10;Your opponent cannot rank up cards until the start of your next turn.;Whenever an enemy unit attacks, it loses 50 defense.;cd0be7ff730b73;0;50;None;Passive
Triangulation Net;Spell;;2;../images/spells/Triangulation_Net.jpg;10;10;While you control three or more units, all units you control gain 100 attack.;If you control an earth unit and if you control a water unit, draw two cards.;8fc1f5184a8a4f;0;50;None;None
Forged Deed;Spell;;2;../images/spells/Forged_Deed.jpg;-20;10;Take control of one enemy rank 1 unit until the end of the turn.;One unit you control becomes a dark unit for the rest of the game.;7fc6c0787d9732;0;50;None;None
Relief Shading;Spell;;2;../images/spells/Relief_Shading.jpg;0;10;When a unit you control is destroyed in battle, return it to your hand.;Once per game, you cannot lose points this turn.;9ae5b32231ded3;0;50;Latent;None
Magnetic Declination;Spell;;2;../images/spells/Magnetic_Declination.jpg;-10;-10;One enemy unit loses the machine subtype and loses 200 attack this turn.;Invert the bonus of all enemy spells this turn.;3e7797f60394d1;0;50;Pulse;None
Caravan Contract;Spell;;2;../images/spells/Caravan_Contract.jpg;0;10;At the start of your turn, draw a card and lose 1 point.;Gain 2 points.;66488a64ed52d8;0;50;Passive;None
Second Edition;Spell;;2;../images/spells/Second_Edition.jpg;10;0;Return one rank 2 or lower unit from your discard pile to your hand.;Return one unit from your discard pile to your hand and gain 2 points.;b94bec832ed573;0;50;Echo;Overload
Hall of Compasses;Spell;;2;../images/spells/Hall_of_Compasses.jpg;10;10;Draw a card, then discard a card.;One unit you control gains 100 attack and defense this turn.;df3062099b818d;0;50;Pulse;Pulse
Polite Quicksand;Spell;;2;../images/spells/Polite_Quicksand.jpg;-20;-20;One unit cannot attack for three turns.;Halve the defense of one unit this turn.;d338f0455f9fe3;0;50;None;None
Bell Jar;Spell;;2;../images/spells/Bell_Jar.jpg;0;20;One unit cannot be tapped and cannot leave the field until the start of your next turn.;Equip this card to one enemy unit. The equipped unit cannot activate effects.;31eb1a79f0052c;0;50;None;None
Grand Detour;Spell;;2;../images/spells/Grand_Detour.jpg;5;15;Once per game, your opponent skips this battle phase.;Your opponent skips their next battle phase.;ccf6369f60ac12;0;50;None;Overload
Amber Lens;Spell;;2;../images/spells/Amber_Lens.jpg;15;5;One unit gains 150 attack while this card is on the field.;One spell you control gains 20 bonus for the rest of the game.;57d192d5a9b396;0;50;None;Echo
Legend Key Sword;Spell;;3;../images/spells/Legend_Key_Sword.jpg;30;0;Equip this card to one unit you control. The equipped unit gains 400 attack.;Whenever the equipped unit destroys a unit in battle, draw a card.;633fb9e81d302f;0;50;None;Passive
Atlas of Everything;Spell;;3;../images/spells/Atlas_of_Everything.jpg;10;10;Draw three cards.;Search your deck for a card, then lose 2 points.;711a1d5117777c;0;50;None;None
Continental Drift;Spell;;3;../images/spells/Continental_Drift.jpg;0;30;Return all units to their owners' hands.;Each player shuffles their discard pile into their deck.;1bb396016bfa70;0;50;None;None
Ley Confluence;Spell;;3;../images/spells/Ley_Confluence.jpg;20;20;If you have 6 or fewer points, double your points.;Whenever you rank up a card, gain 1 point.;734c68785527fc;0;50;None;Passive
Revocation Stamp;Spell;;3;../images/spells/Revocation_Stamp.jpg;-10;30;Counter the effect of an enemy card.;Counter the attack.;1516e461f04802;0;50;None;None
Scorched Latitude;Spell;;3;../images/spells/Scorched_Latitude.jpg;30;-30;Destroy all enemy spells.;Lose 3 points to destroy one unit.;5ef3646616b6dd;0;50;None;None
Coronation Stone;Spell;;3;../images/spells/Coronation_Stone.jpg;10;20;Rank up one unit you control using one unit from your discard pile.;Equip this card to one rank 3 or higher unit you control. The equipped unit is indestructible.;80b9776676f88f;0;50;None;None
Treaty of Mirrors;Spell;;3;../images/spells/Treaty_of_Mirrors.jpg;0;0;If you have 5 or more points, exchange points with your opponent.;Swap control of one unit you control with that of one enemy unit.;568af473fb015b;0;50;None;None
Great Erasure;Spell;;3;../images/spells/Great_Erasure.jpg;-30;-30;Your opponent mills six cards.;Shuffle one enemy unit into its owner's deck.;46483850b51f9b;0;50;None;None
Lost Expedition;Spell;;3;../images/spells/Lost_Expedition.jpg;0;10;Play one rank 2 or lower unit from your discard pile without ranking up.;Play one unit from your discard pile without ranking up.;f37d64db42f293;0;50;None;Overload
Clockwork Season;Spell;;3;../images/spells/Clockwork_Season.jpg;20;10;Once per game, skip your next turn to untap all units you control and gain 4 points.;Get two extra plays this turn.;ece0c1b9cd79e1;0;50;None;Echo
Weight of Names;Spell;;3;../images/spells/Weight_of_Names.jpg;10;-20;Once per game, your opponent cannot play units during their next turn.;One unit loses 300 attack and defense this turn.;ac3f69be001b13;0;50;None;Pulse
The Missing Sheet;Spell;;3;../images/spells/The_Missing_Sheet.jpg;-20;20;Take control of one enemy rank 2 or lower unit.;Whenever you search a deck, draw a card.;4ff1ef56fa73ee;0;50;None;Passive
`;

/** The text of cards/lore.csv. */
export const LORE = `NAME;LORE
Cairn Pup;She adds one pebble to every trail marker and can tell you which ones are hers.
Gravel Gecko;It sheds its grip as easily as its tail, and never both on the same slope.
Plumbline Mite;Hangs from a thread and points, without fail, to the middle of the world.
Shale Whittler;Pays for supper in arrowheads and does not haggle over the size of the bowl.
Karst Snail;"Carries a cave on its back; surveyors have twice mapped the inside by mistake."
Trig Point Golem;Built to stand where three lines meet, and offended by anything that moves there.
Fossil Rattler;Its warning has been travelling through the limestone for ninety million years.
Loam Mole;Knows every parish by the taste of its soil and holds firm opinions on each.
Lichen Bailiff;Serves notices slowly. The boulder has four hundred years to reply.
Scree Tumbler;A slope that learned how to enjoy itself on the way down.
Clay Apprentice;Still soft enough to take a thumbprint, already proud enough to hide it.
Burrow Auditor;Counts what goes down the hole, counts what comes up, and writes to you about it.
Bedrock Beetle;Old towns stand on it, and it has never once complained of the weight.
Quarry Ram;The echo of its horns is how the Shelf measures an hour.
Strata Reader;Reads downward, and always begins with the last page.
Dolmen Guard;Three stones make a door. The fourth makes sure of who comes through.
Sinkhole Skink;Waits below the picnic until the picnic is below as well.
Theodolite Walker;Walks one degree at a time and apologises for none of them.
Ossuary Badger;Files the bones of the Shelf by era, temperament and flavour.
Terrace Keeper;Every wall she mends holds back one hill and one argument.
Banded Gneiss;"Pressed, folded, pressed again; it has come to think of patience as a weapon."
Drystone Captain;Her soldiers fit together without mortar. Pull one out and learn why.
Basalt Tortoise;Six-sided, slow to anger, and still warm in the middle.
Core Drill Engine;It was told to stop at the first interesting thing. Nobody defined interesting.
Ammonite Oracle;Her prophecies turn inward, always to the same small chamber.
Mesa Bull;Flat on top from ten thousand years of winning.
Landslip Wyrm;The valley was renamed after it, then relocated by it.
Viaduct Colossus;Eleven arches carry the water, and two of them are legs.
Hill Marrow;Dig deep enough and the land stops being something you stand on.
Quarry Mother;Every cut stone in the Cardscape is a scale she was willing to lose.
The Great Triangulator;Three towers, one mind: wherever it looks twice, the world stays put.
Estuary Sprat;Too small for the net, too many for the map.
Puddle Nix;She rents out reflections by the minute and keeps the flattering ones.
Kelp Ferryman;Takes his fare in stories and his tips in silence.
Sounding Lead;Tied to a line, thrown overboard, and asked each morning what it found.
Brook Newt;Lives where two counties disagree about the border and has papers from both.
Silt Diviner;Reads the future in mud, which settles in the end.
Harbor Guillemot;Brings the boats in with language the boats pretend not to know.
Tide Clerk;Stamps each wave on arrival. None has yet been turned away.
Drowned Bellringer;The village is gone but the quarter hours still come up in bubbles.
Rill Dancer;Never the same step twice, though the tune is older than the hill.
Ice Floe Pup;Naps on a raft that gets a little smaller with each good dream.
Lock Keeper;Two gates, one handle, and the last word on who goes up.
Mangrove Skipper;Half its life in the roots, half in the air, all of it late.
Fjord Heron;So still that two charts list her as a navigation mark.
Undertow Eel;The sea takes things back. This is how.
Brine Witch;Her cures work. It is what they preserve you for that worries people.
Delta Crocodile;Where the river chooses between seven mouths, it is an eighth.
Buoy Sentinel;Red means stay left. Ringing means you did not.
Rainwater Dryad;Keeps the best of each storm in a row of borrowed jars.
Sluice Mechanic;Owns one wrench and the confidence of a cathedral.
Wreck Chorister;Sings the low part. The sea has been looking for someone to sing the high one.
Reef Architect;Plans in centuries, builds in crumbs, never once over budget.
Monsoon Drake;The farmers set out every bowl they own and then get under the beds.
Glacier Calf;Breaks from its mother with a sound that moves the shoreline.
Siren Cartographer;Draws the coast exactly as it is, one rock to the left.
Canal Leviathan;Dredged the channel, then decided to keep it.
Mother of Pearls;An irritation, a little patience, and all the time in the water.
Maelstrom Regent;The court turns about the throne. The throne also turns.
Spring Tide Dragon;Twice a month the moon lets out the leash.
Abyssal Surveyor;Went down with a lamp and one question. Came up needing neither.
Old Salt Serpent;Every ocean on the map is drawn around the places it has lain down.
Kindling Fox;Leaves the hens untouched and the henhouse pleasantly warm.
Cinder Moth;Loves every lamp it has ever met, briefly.
Flint Squire;Carries two stones and has been told not to introduce them.
Ash Crow;Follows the fire season south and reports what it spared.
Magma Skink;Suns itself on things that have not finished being rock.
Bellows Imp;Breathes in for a week before a wedding.
Coal Hauler;Eats what it carries, so it never arrives with the full amount.
Spark Courier;Delivers the message, the envelope, and most of the desk.
Slag Hound;Buries bones in the foundry and digs them up as spoons.
Ember Lamplighter;Walks the badland road at dusk so that it will still be one.
Burnt Scarecrow;The field burned. He stayed at his post, and then took it with him.
Pepperwing;Its sting is used in cooking by people with something to prove.
Clinker Knight;Armor forged from what the furnace would not eat.
Caldera Goat;Grazes the rim, where the grass is sweet and falls off.
Firebreak Ranger;Burns a mile so that a county may keep its roofs.
Geyser Adder;Keeps strict hours, and a crowd, and a body count.
Kiln Wright;Put anything in. It comes out useful or it comes out glass.
Torchfly Swarm;Ten thousand small opinions about the dark, voiced all at once.
Salamander Page;Sleeps in the library stove and wakes knowing the shelf it burned.
Smoke Revenant;The fire is out. This is only what it had left to say.
Sunbaked Harrier;Hangs on the heat over the flats, waiting for the road to blink.
Pyroclast Champion;Outran the mountain once and has been insufferable since.
Furnace Ox;Pulls the foundry to the ore, because the ore refused to come.
Obsidian Drakelet;"Hatched in a cooling flow; its first breath put it out."
Wildfire Chorus;It has one song with no verses, only refrain, refrain, refrain.
Ashfall Prophet;Foretold the eruption correctly. Nobody has invited her anywhere since.
Lavafall Dragon;The cliff is not where the river ends. It is where it begins to fly.
Siege Kiln Titan;Fires bricks, in both senses, until there is a wall or there is none.
Hearthbane Phoenix;A fire that goes out on purpose, to see who lights it again.
Caldera Sovereign;She does not rule the volcano. She is what the volcano does when it rules.
Last Cinderlight;When the badlands have nothing left to burn, it will read by itself.
Barometer Finch;Falls silent an hour before the weather does not.
Thistledown Imp;Goes wherever it is not aimed, and arrives early.
Kite Apprentice;Lets out line until the string has opinions.
Draft Ghost;The door was shut and bolted. The candle disagreed.
Weathervane Cock;Has faced every direction and can recommend none.
Swift Surveyor;Sleeps on the wing and maps in its sleep.
Puffball Drifter;One careless boot and it is everywhere at once.
Gale Piper;Knows nine tunes, eight of which are doors slamming.
Mayfly Herald;Born at six, famous by noon, missed at supper.
Cloud Calf;Strayed from the herd over the ridge, and rained on the first person who was kind.
Parasol Gecko;Jumps first. The air can be counted on to arrive.
Downdraft Moth;Mistook the moon for a lamp and made quite good progress.
Letter Pigeon;Reads everything. Tells no one but the other pigeons.
Ridge Lammergeier;Drops the bones from a great height and eats the argument.
Sylph Courier;She is punctual the way a breeze is: suddenly.
Squall Lancer;Three hundred feet of charge, all of it downward.
Isobar Weaver;Draws the lines the storm will later claim it thought of.
Balloon Engine;Goes up by hope, comes down by theorem.
Contrail Serpent;By the time you see it, it is a description of where it was.
Whistling Mummy;The wrappings go first. Then the wind has something to wear.
Nimbus Ox;Ploughs a furrow of blue across the overcast.
Albatross Admiral;Has not touched land in eleven years and remembers it as crowded.
Jetstream Drake;West to east, without exception, through whatever is there.
Highland Hush;Above a certain altitude sound gives up, and something else begins.
Zephyr Duchess;Her invitations arrive open, her guests arrive lifted.
Windmill Knight;He has heard the story about the giants and does not find it funny.
Stratus Leviathan;Whole afternoons pass beneath its shadow and are filed as overcast.
Roc of Ages;One feather makes a sail. One egg makes an island.
Tempest Cellist;She tunes to the pitch of the roof coming off.
Four Winds Wyvern;Named by four peoples, one for each direction it left them in.
The Weather's Eye;In the middle of everything that moves, something that is merely watching.
Copper Wren;Nests in the junction box and hums the county's messages in its sleep.
Fuse Beetle;Designed to break first. It has asked who did the designing.
Signal Hare;The message arrives slightly before it was sent, and out of breath.
Static Shepherd;Her flock is mostly weather. She counts it by the hair on her arms.
Insulator Crab;Porcelain outside, patience inside, and nothing gets through either.
Relay Runner;Passes the baton, the parcel and the blame at a steady forty watts.
Galvanic Frog;Twitches at the truth. Courts on the Flats keep one on the bench.
Meter Imp;It knows exactly how much you used and who you told otherwise.
Arc Minnow;Jumps the gap between pools, lighting the underside of the bridge.
Static Thistle;Blooms blue before a storm, and once more, brighter, when picked.
Capacitor Cub;Curls up, charges quietly, and wakes with far too many ideas.
Ghost Current;The wire was cut years ago. Nobody has told the lamp.
Wattle Drone;One is a tool. Two are a meeting. Nine are a policy.
Switchyard Hound;Trained to bark at the one live rail among forty.
Semaphore Knight;Fights with two flags and an alphabet. The enemy always asks for a repeat.
Voltaic Adder;Bites twice: zinc, then copper. It is the interval that hurts.
Dynamo Monk;Turns the wheel, and has arranged never to ask what it lights.
Telegraph Spider;Sits at the middle of nine hundred miles of wire, listening with her feet.
Storm Glass Familiar;It clouds over when you lie. It has been cloudy all week.
Substation Golem;Hums one note and considers every other note an alarm.
Lightning Rod Ogre;Stands on the hill in every storm because somebody has to and it tickles.
Thunderhead Ram;It charges only once, and the sound reaches you on Tuesday.
Switchboard Sibyl;Connects the caller to the consequence, free of charge.
Tram of Static;Runs late, empty, and about a foot above the rails.
Blitz Eel;The river went white for an instant, and the ferry stopped being a ferry.
Plasma Dervish;Spins one way for rain, the other for regret.
Turbine Wyvern;It was built to face the wind. It has since begun to bring its own.
Grid Overseer;A thousand lamps, one ledger, and a hand above the switch.
Clockwise Lightning;It came in by the window, looked at the clock, and left by the clock.
The Uncounted Volt;The books have been out by exactly one for as long as there have been books.
Skywire Dragon;"Strung between two summits. When it sags, towns go dark; when it sings, they leave."
Dawn Wren;First to sing, and therefore in charge of morning.
Lantern Sprite;Holds the light for whoever is reading and turns the page too soon.
Chapel Mouse;Lives on candle ends and other people's good intentions.
Prism Novice;Broke a sunbeam in her first lesson and was given the pieces to keep.
Gilded Locust;Eats only illuminated manuscripts, and only the capitals.
Oath Squire;Swore to carry the shield and was surprised to learn which side faces out.
Sundial Automaton;Correct all day. It will not discuss the evening.
Pale Lantern Ghost;Still walks the ward at two, checking that everyone is asleep.
Saffron Lily;Opens for kindness, closes for applause, sleeps through sermons.
Beacon Gull;Circles the lighthouse so that it will not feel alone.
Mirror Carp;The pond has two of everything. This is the one that bites.
Meridian Page;Carries the line of noon from room to room without spilling.
Daybreak Filly;Runs before the sun each morning and has never looked back to check.
Halo Sentry;The ring floats where the helmet was, and stops just as much.
Candle Archivist;Reads by the light of the books she has decided against.
Noon Falcon;Casts no shadow, so the rabbit has no warning and no appeal.
Stained Glass Knight;In each pane a battle. In the cracks, the ones he does not mention.
Pilgrim Snail;Has visited every shrine on the Meridian and is proud of having hurried.
Choir of Motes;"Seen only in a slant of sun; heard only if you stop explaining it."
Sealed Reliquary;A saint's hand, kept in gold. It has been taking notes.
Compass Acolyte;Faces north to pray, and corrects the temple by two degrees.
Radiant Hart;Where it has grazed, shadows lie down and do not get up again.
Bishop of Lenses;Concentrates on a single point until the point confesses.
Cloister Griffin;Nests on the bell tower, has views about the bell.
Sun Court Duelist;Salutes, steps aside, and lets the light do the rest.
Amber Guardian;A wasp, a drop of sun, and forty million years to become friends.
Aurora Dragon;It hangs above the pole like a curtain, and sometimes someone draws it.
Cathedral Engine;Every pew a piston, every hymn a head of steam.
Seraph Cartographer;Six wings: two to fly, two to measure, two to cover the parts not yet drawn.
First Meridian;The line from which all others are counted, and it is awake.
Empress of Noon;For one minute each day nothing in her realm has anything to hide.
Sorrel Fawn;"Wobbles where it likes; the ferns get out of the way."
Leafcutter Scout;Cuts the map along the dotted lines and takes the green part home.
Burr Hedgeling;Travels by ambush and settles wherever it is picked off.
Mycel Toddler;All of them are one, and that one is teething.
Thicket Wasp;Papers her walls with the chewed names of towns.
Dew Pixie;Washes the cobwebs before dawn so the forest can see where it has been.
Vine Adder;Flowers twice a year and is most dangerous when fragrant.
Acorn Militia;Each drills beneath the tree it hopes to be promoted to.
Hollow Log Toad;Rents the damp end. The owl upstairs has never complained.
Fern Seer;Tells fortunes by uncurling, so you have to come back in June.
Bramble Goat;Ate the fence, the sign on the fence, and the law behind the sign.
Pollen Drift;Spring, still looking for somewhere to happen this year.
Ant Column;Long division, carried out on foot and without remainder.
Grove Bear;Sleeps through the winter, the taxes and most introductions.
Orchid Mantis Duo;One is the flower. The other is also the flower. Neither is.
Canopy Warden;Knows each trunk by its lean and each poacher by his knot.
Root Whisperer;She asks the oak. The oak asks the next oak. By autumn, an answer.
Moss Basilisk;Its gaze does not turn you to stone, only to something stone is kind to.
Honeycomb Oracle;Six walls to every answer, and something sweet at the back.
Changeling Nurse;Raises what is left on doorsteps and swaps nothing she would not keep.
Wolfmoss Pack;Grows on the north side of whatever it is hunting.
Elder Thornback;"A hill until spoken to; then a hill with an appointment."
Comb Queen;Ten thousand daughters and she knows the errand of each.
Antler Druid;Sheds his crown each winter and is elected again by spring.
Sporecloud Wyrmling;Breathes out a forest, very small, all at once.
Green Man Walking;He crosses one field a night, and in the morning it is woods.
Treeline Titan;The altitude above which the forest has not yet decided to go.
Bloom Dragon;Scales by night, petals by day, and bees in attendance throughout.
Thousandfold Hive;It moved into the mountain. The mountain now hums and has moods.
Heartwood Ancient;Count the rings as you like. It will not let you reach the first.
Stag of Roads;Every path in the Overgrowth is somewhere it once changed its mind.
Inkblot Imp;Lives in the corner of the chart where the cartographer sneezed.
Grave Beetle;Tidies up after endings, which are mostly other people's.
Hollow Page;Serves at a table where nobody has rung for years.
Lost Lamplighter;Went in to light the way out. The lamp came back.
Marsh Adder;The path through the marsh is marked. It does the marking.
Gutter Rook;Collects secrets, buttons, and now and then secrets about buttons.
Debt Collector;You signed in pencil and moved away. He came anyway.
Night Soil Fungus;What the day throws away, it eats, and remembers.
Coffin Crab;Moves house often and leaves the previous tenant behind.
Whisper Familiar;Repeats what you were about to say, to someone you did not want to hear it.
Moth of Endings;Eats the last page first and lets you guess.
Stray Shadow;Its owner stepped into the dark and one of them stepped out.
Bone Tinker;Mends what comes in with whatever came in before.
Crypt Hound;Digs them up. Fetches them. Drops them, hopefully, at your feet.
Veil Burglar;Takes nothing that casts a reflection, and no bread.
Leech Baron;An old family. They have always lived off the river.
Carrion Choir;They know one hymn and arrive before the occasion for it.
Plague Apothecary;The cure is real. So, he insists, is the demand.
Null Surveyor;Walks the border of the Unmapped with a pencil, subtracting.
Widow of Webs;Writes to each suitor by name. Keeps the envelopes. Keeps them full.
Masked Toad;Nobody invited it to the masquerade, and it won.
Lich Notary;Witnessed his own will, contested it, and won on appeal.
Gallows Drake;Perches where the verdicts are read and never has to wait long.
Wall Hunger;The house was surveyed at nine rooms. It has eaten two.
Nightmare Farrier;Shoes the horses that run through sleep, and will not be paid in sleep.
Puppet Regent;No one recalls who held the strings first, including the strings.
Tomb Empress;Buried with everything she owned, and at once began to spend it.
Eclipse Wyrm;It does not cover the sun. It comes between you and it, personally.
The Blank Margin;Past the frame, past the scale bar: the part of the page that looks back.
Regent of Nowhere;Crowned in a city that every map agrees to leave out.
The Omitted;It was here first. You drew around it.
Brass Sextant;Measures the height of a star and the nerve of the hand.
Surveyor's Chain;Sixty-six feet of iron and not one link of mercy.
Contour Lines;Where they crowd together, walk slowly. Where they touch, do not.
Field Notebook;Pressed between the pages: a fern, a bloodstain, the correct time.
Dead Reckoning;Known speed, known heading, and a firm refusal to look up.
Trail Rations;The taste improves with distance from anything better.
Signal Flare;Help is coming. So is everything else that can see.
Borrowed Map;To be returned, it says, by a date that has been folded away.
Hairline Crack;The dam had been inspected that morning, with pride.
Knee-High Tripwire;A small and firm opinion, stretched between two trees.
Red Ink Correction;In the margin, in a neat hand: no, and see me.
Wrong Turn;The sign was accurate when it was turned around.
Ranger's Whetstone;Takes a little from the blade and gives it back as purpose.
Oilskin Cloak;Smells of tar and of every storm that lost.
Hobnail Boots;They know the way home and object to detours.
Lodestone Charm;"Always knows where north is; has never once been there."
Grave Marker;Name worn off. Somebody still brings flowers, to be safe.
Lucky Pebble;Picked up on the worst day of the march, kept for the worst of reasons: it worked.
Loose Scree;Two steps up, one step back, one story about it.
Moth Lamp;Lit for company. It gets rather a lot.
Seed Packet;Contents may settle in transit, and then put out a shoot.
Bottled Spring;Label: shake gently, open facing away from the sea.
Struck Match;For a moment the cave is entirely known.
Loaded Battery;Do not lick. The warning was added after a long and varied day.
Quarry Permit;Signed, stamped, countersigned, and eaten by the second goat.
Prayer Card;Small enough for a pocket, folded small enough for a doubt.
Unlit Candle;Put it in the window and it draws in what the lit ones keep off.
Paper Glider;Folded from the only copy of the orders.
Spare Parts;There are always three left over. It always runs.
Bone Whistle;One single note, pitched just under being alive.
Salt Circle;Complete it before you begin. Complete it before you breathe.
Feeding Bell;They come from every part of the wood and not all of them are yours.
Tin Whistle;It cost sixpence new and is older than the sixpence.
Dragon's Milk Tooth;It lost this at eleven hundred years and cried all night.
Rune Rubbing;You need only paper, charcoal, and not to read it aloud.
Tide Table;High water at noon. The sea has initialled each page.
Magnetic Storm;Every needle on the table swung round to face you.
False Summit;From here you can see how much further there is to see.
Blank Signpost;Points with great conviction in all the remaining directions.
Toll Gate;A penny to pass, a pound to argue.
Ice Creepers;Eight steel teeth for each foot and none of them smiling.
Blotting Sand;Shake over the wet word. Blow. It never said anything.
Hourglass Knot;Pull either end and an hour comes loose.
Carrier Moss;It grows toward whoever is homesick, and a little faster at night.
Surveyor's Stake;Driven in once, quarrelled over for nine generations.
Faded Postcard;Wish you were here, in a hand that nobody here recalls.
Telescoping Lance;Folds to the size of a flute and resents the comparison.
Cartographer's Shield;The face of it is a map of every blow it stopped.
Parallax Error;Close one eye. Now the other. One of them was lying.
Watershed Line;A raindrop on the ridge must choose, and may not choose again.
Controlled Burn;Light it on the quiet side. Apologise on the other.
Stop Work Order;"Nailed to the gate; the nail was also refused a permit."
Mutual Survey;Both parties agree on the hill. They differ on whose it is.
Switchback Path;Twice the distance, half the courage, the same view.
Deep Archive;The catalogue is on the ninth level, filed under C.
Careful Excavation;Brush, do not scrape. What you find may be asleep.
Border Treaty;Signed in good faith by everyone except the river.
Storm Front Chart;A line on the chart with small blue teeth.
Triangulation Net;Two guesses make an argument. Three make a place.
Forged Deed;The seal is perfect. It is the landlord who is suspicious.
Relief Shading;Light from the upper left, always, even at night.
Magnetic Declination;North is where it always was. Your instrument has moved on.
Caravan Contract;It began with forty camels, one signature, thirty-nine camels.
Second Edition;Corrected throughout. The dragons have been moved inland.
Hall of Compasses;All point north, except one, which points at you.
Polite Quicksand;Lie flat, move slowly, and reconsider the shortcut.
Bell Jar;Inside it is always the afternoon you closed it.
Grand Detour;Scenic, educational, and longer than planned by eleven days.
Amber Lens;Looked at through it, everything seems to have been kept.
Legend Key Sword;Every map has a key in its corner. On this one it has an edge.
Atlas of Everything;The index alone has drowned two scholars and a goat.
Continental Drift;An inch a year, and then one Tuesday.
Ley Confluence;Seven lines cross beneath the inn. Guests dream each other's dreams.
Revocation Stamp;What was granted in gold is withdrawn in pencil.
Scorched Latitude;Forty degrees of ash, and the instruments still ticking.
Coronation Stone;Sit on it unworthily and it merely feels cold. That is the test.
Treaty of Mirrors;Each side signed the other's name, and both meant it.
Great Erasure;A clean sheet, a sharp pencil, a land of people looking up.
Lost Expedition;Last entry: we can see the camp. There are people in it. They look like us.
Clockwork Season;Wound each equinox by a key no one admits to holding.
Weight of Names;Call a thing what it is and it must stop where it stands.
The Missing Sheet;Between sheets forty and forty-two, a valley, and smoke from its chimneys.
`;
