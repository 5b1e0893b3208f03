import { counted } from '@cardscape/kernel';
import type { CardSet } from '@cardscape/kolyma';
import { Card } from '../../../../look/card/Card.tsx';
import { Panel } from '../../../../look/paper/Panel.tsx';
import type { CharacterDraft } from '../draft.ts';
import css from '../Workshop.module.css';
import { groundIn, PortraitWords } from './ArtPicker.tsx';
import { DeckBuilder } from './DeckBuilder.tsx';
import { DeckCurve } from './DeckCurve.tsx';
import preview from './Preview.module.css';
import type { ChangeDraft } from './SpecialEditor.tsx';

/** The editor of a character: who they are, and the deck they play. */
export function CharacterEditor({
  draft,
  set,
  own,
  onChange,
}: {
  draft: CharacterDraft;
  set: CardSet;
  own: readonly string[];
  onChange: ChangeDraft<CharacterDraft>;
}) {
  return (
    <>
      <Panel title="The character">
        <div className={css.formRow}>
          <PortraitWords art={draft.art} onChange={(art) => onChange({ ...draft, art }, 'art')} />
        </div>
      </Panel>
      <DeckBuilder
        deck={draft.deck}
        specials={set.specials}
        own={own}
        onChange={(deck) => onChange({ ...draft, deck })}
      />
    </>
  );
}

/** A character as a card, with what their deck does. */
export function CharacterPreview({ draft, set }: { draft: CharacterDraft; set: CardSet }) {
  const { name, art, deck } = draft;
  const terrain = groundIn(art);
  return (
    <div className={preview.preview}>
      <div className={preview.card}>
        <Card
          name={name || ' '}
          terrain={terrain}
          kindLine="Character"
          text={`${counted(deck.length, 'card')}, ${new Set(deck).size} different.`}
          art={{ name, terrain, figure: 'portrait' }}
          size="large"
        />
      </div>
      <Panel title="What the deck does">
        <DeckCurve deck={deck} set={set} />
      </Panel>
    </div>
  );
}
