import {
  type CardType,
  type Catalogue,
  checkName,
  createProfile,
  elementWords,
  favouredTypes,
  type Profile,
  STARTER_SIZE,
} from '@cardscape/showdown/tools';
import { type FormEvent, useId, useState } from 'react';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { Button } from '../../../look/control/Button.tsx';
import { Dialog } from '../../../look/control/Dialog.tsx';
import { Field } from '../../../look/control/Field.tsx';
import { freshSeed } from '../../../table/set-up/seed.ts';
import { groundOfElement } from '../card/showdownPrint.ts';
import css from './CreateProfile.module.css';

const many: Readonly<Record<CardType, string>> = {
  mob: 'mobs',
  equip: 'equipment',
  action: 'rapid actions',
  field: 'fields',
  char: 'characters',
  jrboss: 'Jr. Bosses',
  boss: 'Bosses',
};

/** Asks for a name and a pair of elements, and makes a profile with a deck of them. */
export function CreateProfile({
  catalogue,
  names,
  onCreate,
  onClose,
}: {
  catalogue: Catalogue;
  /** The names in use. */
  names: readonly string[];
  onCreate: (profile: Profile) => void;
  onClose: () => void;
}) {
  const form = useId();
  const [name, setName] = useState('');
  const [pair, setPair] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const isPair = pair.length === 2;
  const toggle = (element: string) => {
    const others = pair.filter((each) => each !== element);
    setPair(others.length < pair.length ? others : [...others, element]);
    setProblem(undefined);
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    const [first, second] = pair;
    if (first === undefined || second === undefined) {
      const named = checkName(name, names);
      const lack = 'Choose two elements.';
      setProblem('problem' in named ? `${named.problem} ${lack}` : lack);
      return;
    }
    const wish = { name, elements: [first, second] as const, seed: freshSeed() };
    const made = createProfile(wish, catalogue, names);
    if ('problem' in made) setProblem(made.problem);
    else onCreate(made.profile);
  };
  return (
    <Dialog
      open
      title="Create a profile"
      intro={`It begins with up to ${STARTER_SIZE} cards of two elements, a character of each, and 200 rupees.`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Go back</Button>
          <Button tone="primary" type="submit" form={form}>
            Create the profile
          </Button>
        </>
      }
    >
      <form id={form} className={css.createProfile} onSubmit={create}>
        <Field
          label="Name"
          value={name}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
            setProblem(undefined);
          }}
        />
        <fieldset className={css.elements}>
          <legend>
            Two elements ({pair.length} of 2 chosen
            {isPair && '; for another, take one off first'})
          </legend>
          {catalogue.elements.map((element) => (
            <label key={element} className={css.element}>
              <input
                type="checkbox"
                checked={pair.includes(element)}
                disabled={isPair && !pair.includes(element)}
                onChange={() => toggle(element)}
              />
              <Glyph terrain={groundOfElement(element)} size="1.6em" />
              <span>
                <strong>{elementWords(element)}</strong>
                <span>
                  favours{' '}
                  {favouredTypes(element)
                    .map((type) => many[type])
                    .join(' and ')}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className={css.problem} role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
