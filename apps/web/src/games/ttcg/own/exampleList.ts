/** A list to begin with. */
export const exampleList = `NAME;TYPE;SUBTYPES;LEVEL;IMAGE;ATTACK;DEFENSE;EFFECT1;EFFECT2;SERIAL;RARITY;TRANSLUCENCY;EFFECT1_STYLE;EFFECT2_STYLE
Lantern Newt;Water;Aquatic, Reptile;1;images/Lantern_Newt.png;200;300;Draw a card, then discard a card.;When this card is destroyed, gain 1 point.;0a1b2c3d4e5f60;0;50;None;None
Tide Table;Spell;None;1;images/Tide_Table.png;5;-5;Untap one unit you control.;Each time you draw a card, gain 1 point.;0a1b2c3d4e5f61;0;50;None;Pulse
`;
