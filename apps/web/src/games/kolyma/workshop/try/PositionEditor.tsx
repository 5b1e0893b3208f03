import type { Problem } from '@cardscape/kernel';
import type { CardSet } from '@cardscape/kolyma';
import { readPositionFile } from '@cardscape/kolyma/tools';
import { useState } from 'react';
import { saveFile } from '../../../../look/browser/saveFile.ts';
import { Button } from '../../../../look/control/Button.tsx';
import { Toggle } from '../../../../look/control/Field.tsx';
import { FileButton } from '../DraftList.tsx';
import { Problems } from '../Problems.tsx';
import { NumberInput } from '../sentence/ValueField.tsx';
import chips from './chips.module.css';
import { NumberChips } from './NumberChips.tsx';
import { type SetUp, setUpOf } from './positions.ts';
import { SideEditor } from './SideEditor.tsx';
import css from './TryPanel.module.css';

/** The position in which the card is tried. */
export function PositionEditor({
  setUp,
  set,
  onChange,
}: {
  setUp: SetUp;
  set: CardSet;
  onChange: (setUp: SetUp) => void;
}) {
  const [errors, setErrors] = useState<readonly Problem[]>([]);
  const all = set.specials.map(({ name }) => name);
  const [first, second] = setUp.players;
  const { numberDeck, ...withoutDeck } = setUp;
  const openPosition = async ([file]: readonly File[]) => {
    if (!file) return;
    const result = readPositionFile(await file.text(), file.name, set);
    setErrors('errors' in result ? result.errors : []);
    if ('read' in result) onChange(setUpOf(result.read.position));
  };
  return (
    <div className={css.positionEditor}>
      <div className={chips.chips}>
        <span className="field__label">Target</span>
        <NumberInput
          label="Target"
          value={setUp.target}
          onChange={(target) => target !== null && onChange({ ...setUp, target })}
        />
      </div>
      <div className={css.positionEditorSides}>
        <SideEditor
          title="You"
          whose="Your"
          side={first}
          all={all}
          onChange={(side) => onChange({ ...setUp, players: [side, second] })}
        />
        <SideEditor
          title="Opponent"
          whose="Opponent's"
          side={second}
          all={all}
          onChange={(side) => onChange({ ...setUp, players: [first, side] })}
        />
      </div>
      <Toggle
        label="Shuffle the set's number cards into the number deck"
        on={numberDeck === undefined}
        onChange={(shuffled) => onChange(shuffled ? withoutDeck : { ...setUp, numberDeck: [] })}
      />
      {numberDeck && (
        <NumberChips
          label="Number deck, from the top"
          numbers={numberDeck}
          onChange={(numbers) => onChange({ ...setUp, numberDeck: numbers })}
        />
      )}
      <div className={chips.chips}>
        <Button onClick={() => saveFile('position.json', `${JSON.stringify(setUp, null, 2)}\n`)}>
          Save the position
        </Button>
        <FileButton words="Open a position" onFiles={(files) => void openPosition([...files])} />
      </div>
      <Problems errors={errors} />
    </div>
  );
}
