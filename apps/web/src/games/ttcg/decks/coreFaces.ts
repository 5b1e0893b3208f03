/** The card that tells most about each deck that comes with the game. */
export const coreFaces: Readonly<Record<string, string>> = {
  'Bone Ledger': 'The Blank Margin',
  'Cinder Rush': 'Lavafall Dragon',
  'Deep Survey': 'Quarry Mother',
  'Dragon Weather': 'Jetstream Drake',
  'Ebb and Vigil': 'Buoy Sentinel',
  'The Empty Margin': 'Regent of Nowhere',
  'Fair Weather': 'Roc of Ages',
  'Isobar Skirmish': 'Squall Lancer',
  'Live Wire': 'Skywire Dragon',
  'Night Procession': 'Tomb Empress',
  'No Further': 'Lightning Rod Ogre',
  'Paper Weather': 'Bishop of Lenses',
  'Shelf and Candle': 'Basalt Tortoise',
  'Smoke and Debt': 'Puppet Regent',
  'Storm Orchard': 'Thunderhead Ram',
  'Thousand Wings': 'Comb Queen',
  'Tide and Root': 'Mother of Pearls',
  'Tower of Strata': 'The Great Triangulator',
  'Wild Survey': 'Stag of Roads',
  'Works and Harness': 'Siege Kiln Titan',
};

/** Decks whose plan is plain to see: attack with many, or with what is fast. */
export const goodFirstDecks: readonly string[] = ['Cinder Rush', 'Wild Survey'];
