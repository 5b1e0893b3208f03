import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { Die } from '../card/Die.tsx';
import { NumberCard } from '../card/NumberCard.tsx';
import { Pile } from '../card/Pile.tsx';
import { Zone } from '../card/Zone.tsx';
import { Button } from '../control/Button.tsx';
import { play } from '../feedback/sound.ts';
import { ArrowOverlay } from '../motion/ArrowOverlay.tsx';
import { CompassMark } from '../paper/CompassMark.tsx';
import { Entry, Specimen } from './Entry.tsx';
import { samples } from './samples.ts';

const arrows = [{ from: 'legend-attacker', to: 'legend-target', tone: 'harm' }] as const;

/** What lies on a table: fields, piles, backs, dice, arrows. */
export function Table() {
  const [pointing, setPointing] = useState(false);
  return (
    <>
      <Entry
        id="fields"
        title="Fields"
        line="Zones are fields on the map. Those of the player to move lie in the light."
      >
        <div className="legend__fields">
          <Zone label="Your numbers" lit note="+6">
            <NumberCard value={5} terrain="red" anchor="legend-attacker" />
            <NumberCard value={1} terrain="blue" />
          </Zone>
          <Zone label="Their numbers" note="+2">
            <NumberCard value={2} terrain="black" anchor="legend-target" targeted={pointing} />
          </Zone>
          <Zone label="Play a special card here" legal />
        </div>
        <Zone label="Your hand" layout="strip" lit>
          {Object.values(samples).map((sample) => (
            <Card key={sample.name} {...sample} size="mini" />
          ))}
        </Zone>
        <p>
          <Button onClick={() => setPointing(!pointing)}>
            {pointing ? 'Put the arrow away' : 'Draw an arrow'}
          </Button>
        </p>
        {pointing && <ArrowOverlay arrows={arrows} />}
      </Entry>
      <Entry id="piles" title="Piles and backs">
        <div className="legend__row legend__row--wide">
          <Pile size="small" label="Deck" count={28} backKey="kolyma" />
          <Pile size="small" label="Numbers" count={9} backKey="numbers" />
          <Pile size="small" label="Discard" count={3} top={<Card {...samples.lantern} />} />
          <Pile size="small" label="Discard" count={0} />
          <Specimen name="Compass">
            <CompassMark size={120} />
          </Specimen>
        </div>
      </Entry>
      <Dice />
    </>
  );
}

function Dice() {
  const [rolls, setRolls] = useState(0);
  const faces = [1, 2, 3, 4, 5, 6].map((face) => ((face + rolls - 1) % 6) + 1);
  return (
    <Entry id="dice" title="Dice">
      <div className="legend__row legend__row--middle">
        {faces.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die stays in its place while its face changes
          <Die key={index} value={face} roll={rolls} tone={index < 3 ? 'bone' : 'ink'} />
        ))}
        <Button
          onClick={() => {
            setRolls(rolls + 1);
            play('dice');
          }}
        >
          Roll
        </Button>
      </div>
    </Entry>
  );
}
