import { terrains } from '@cardscape/studio';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { NumberCard } from '../card/NumberCard.tsx';
import { tierNames, tiers } from '../card/tier.ts';
import { Entry, Specimen } from './Entry.tsx';
import { samples, tierSamples } from './samples.ts';

/** Cards in their sizes, tiers and standings. */
export function Cards() {
  return (
    <>
      <Entry
        id="cards"
        title="Cards"
        line="Large to be read, small on the table, mini on a phone's strip. Point at a small one, focus it, or hold it, and it opens."
      >
        <div className="legend__row legend__row--top">
          <Card {...samples.warden} size="large" tier="rare" />
          <Card {...samples.lantern} size="large" />
          <div className="legend__stack">
            <div className="legend__row">
              <Card {...samples.drake} />
              <Card {...samples.ghost} />
            </div>
            <div className="legend__row">
              <Card {...samples.warden} size="mini" />
              <Card {...samples.drake} size="mini" />
              <Card {...samples.lantern} size="mini" />
              <NumberCard value={-7} terrain="green" size="mini" />
            </div>
          </div>
        </div>
      </Entry>
      <Entry
        id="tiers"
        title="Tiers"
        line="The line round the card grows heavier; gold begins at Mythic."
      >
        <div className="legend__row">
          {tiers.map((tier) => (
            <Specimen key={tier} name={tierNames[tier]}>
              <Card {...tierSamples[tier]} tier={tier} />
            </Specimen>
          ))}
        </div>
      </Entry>
      <Standings />
      <Entry
        id="numbers"
        title="Numbers"
        line="A hill above zero, a hollow below: one contour line for each point, and a plate that points the way."
      >
        <div className="legend__row">
          {(['plain', 'red', 'blue', 'green', 'yellow', 'black'] as const).map((terrain, index) => (
            <NumberCard key={terrain} terrain={terrain} value={[0, 4, -9, 9, -2, 1][index] ?? 0} />
          ))}
        </div>
        <div className="legend__row">
          {Array.from({ length: 19 }, (_, index) => index - 9).map((value) => (
            <NumberCard
              key={value}
              size="mini"
              value={value}
              terrain={terrains[10 + (Math.abs(value) % 5)] ?? 'plain'}
            />
          ))}
        </div>
      </Entry>
    </>
  );
}

function Standings() {
  const [chosen, setChosen] = useState(true);
  return (
    <Entry
      id="standing"
      title="Standing"
      line="A dashed survey line and a survey mark: you can do this. A flag: chosen. A sight: targeted."
    >
      <div className="legend__row legend__row--wide">
        <Specimen name="Can be picked">
          <Card {...samples.wolf} legal onPick={() => undefined} />
        </Specimen>
        <Specimen name="Chosen">
          <Card {...samples.lantern} legal chosen={chosen} onPick={() => setChosen(!chosen)} />
        </Specimen>
        <Specimen name="Targeted">
          <Card {...samples.ghost} targeted />
        </Specimen>
        <Specimen name="Not now">
          <Card
            {...samples.falcon}
            dimmed
            reason="You have already played two cards this turn"
            onPick={() => undefined}
          />
        </Specimen>
        <Specimen name="Tapped">
          <Card {...samples.drake} tapped />
        </Specimen>
        <Specimen name="Face down">
          <CardBack backKey="kolyma" />
        </Specimen>
      </div>
    </Entry>
  );
}
