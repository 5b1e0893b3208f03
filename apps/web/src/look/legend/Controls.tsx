import { useState } from 'react';
import { Button } from '../control/Button.tsx';
import { Chip } from '../control/Chip.tsx';
import { Field, Select, Slider, Toggle } from '../control/Field.tsx';
import { Tabs } from '../control/Tabs.tsx';
import { Tip } from '../feedback/Tip.tsx';
import { Panel } from '../paper/Panel.tsx';
import { Entry } from './Entry.tsx';

/** Everything to press, type in and switch. */
export function Controls() {
  return (
    <>
      <Entry
        id="buttons"
        title="Deeds"
        line="Buttons are verbs. One of them, at most, is vermilion."
      >
        <div className="legend__row legend__row--middle">
          <Button tone="primary">Play the card</Button>
          <Button>Swap a number</Button>
          <Button tone="danger">Concede</Button>
          <Tip words="You have no card left to swap.">
            <Button aria-disabled="true">Exchange</Button>
          </Tip>
        </div>
        <Chips />
      </Entry>
      <Entry id="forms" title="Settings">
        <div className="legend__panels">
          <Settings />
          <Sheets />
        </div>
      </Entry>
    </>
  );
}

function Chips() {
  const [on, setOn] = useState(true);
  return (
    <div className="legend__row legend__row--middle">
      <Chip terrain="red" on={on} onPick={() => setOn(!on)}>
        Red
      </Chip>
      <Chip terrain="green" on={!on} onPick={() => setOn(!on)}>
        Green
      </Chip>
      <Chip>12 cards</Chip>
    </div>
  );
}

function Settings() {
  const [rounds, setRounds] = useState(3);
  const [hints, setHints] = useState(true);
  return (
    <Panel title="A match">
      <Field label="Your name" placeholder="Vera" hint="Others at the table see it." />
      <Field label="Seed" defaultValue="seventeen" error="A seed is a whole number, such as 17." />
      <Select label="Against" defaultValue="steady">
        <option value="steady">The steady hand</option>
        <option value="bold">The bold hand</option>
      </Select>
      <Slider
        label="Rounds"
        min={1}
        max={9}
        step={2}
        value={rounds}
        show={(value) => (value === 1 ? 'One' : `Best of ${value}`)}
        onChange={setRounds}
      />
      <Toggle label="Show what can be done" on={hints} onChange={setHints} />
    </Panel>
  );
}

function Sheets() {
  const [sheet, setSheet] = useState('cards');
  return (
    <Panel title="An atlas">
      <Tabs
        label="Sheets"
        value={sheet}
        onChange={setSheet}
        tabs={[
          { key: 'cards', name: 'Cards', content: <p>Sixty cards, in four terrains.</p> },
          { key: 'people', name: 'People', content: <p>Eight characters, each with a deck.</p> },
          {
            key: 'notes',
            name: 'Notes',
            content: <p>Nothing noted. Hold a card to write a note.</p>,
          },
        ]}
      />
    </Panel>
  );
}
