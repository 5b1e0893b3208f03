import { capital } from '@cardscape/kernel';
import { useRef, useState } from 'react';
import { Card } from '../card/Card.tsx';
import { NumberCard } from '../card/NumberCard.tsx';
import { signed } from '../card/numerals.ts';
import { Zone } from '../card/Zone.tsx';
import { Button } from '../control/Button.tsx';
import { play, useSound } from '../feedback/sound.ts';
import { allSounds } from '../feedback/sounds.ts';
import { useShortcuts } from '../keyboard/keys.tsx';
import { CountUp } from '../motion/CountUp.tsx';
import { useTravel } from '../motion/motion.ts';
import { Entry } from './Entry.tsx';
import { samples } from './samples.ts';

/** How things move and sound. */
export function Motion() {
  return (
    <>
      <Travelling />
      <Entry id="sounds" title="Sounds" line="Short and dry. They stay off until you turn them on.">
        <Sounds />
      </Entry>
    </>
  );
}

function Travelling() {
  const [played, setPlayed] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  useTravel(table, played);
  const move = () => {
    setPlayed(!played);
    play('play');
  };
  useShortcuts([{ keys: 'm', does: 'Move the cards of the motion example', run: move }]);
  const cards = (
    <>
      <Card key="lantern" {...samples.lantern} anchor="moving-lantern" />
      <NumberCard key="number" value={3} terrain="blue" anchor="moving-number" />
    </>
  );
  return (
    <Entry
      id="motion"
      title="Motion"
      line="Cards travel along an arc in a quarter of a second. Any click or key ends it. If your system asks for less motion, they fade."
    >
      <div className="legend__fields" ref={table}>
        <Zone label="Hand">{played ? null : cards}</Zone>
        <Zone label="Table">{played ? cards : null}</Zone>
      </div>
      <div className="legend__row legend__row--middle">
        <Button onClick={move}>{played ? 'Take them back' : 'Play them'}</Button>
        <p className="legend__count">
          Total <CountUp value={played ? 14 : 8} show={signed} />
        </p>
      </div>
    </Entry>
  );
}

function Sounds() {
  const { on, turn } = useSound();
  return (
    <div className="legend__row legend__row--middle">
      {on &&
        allSounds.map((sound) => (
          <Button key={sound} onClick={() => play(sound)}>
            {capital(sound)}
          </Button>
        ))}
      <Button onClick={() => turn(!on)}>{on ? 'Turn sound off' : 'Turn sound on'}</Button>
    </div>
  );
}
