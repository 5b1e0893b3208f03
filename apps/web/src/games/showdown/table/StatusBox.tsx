import { type CardId, counted } from '@cardscape/kernel';
import type { AttackPreview, SeenUnit, ShowdownView } from '@cardscape/showdown';
import { elementWords, factsOf, isFighter, typeWords } from '@cardscape/showdown/tools';
import { AboutCard } from '../../../look/card/AboutCard.tsx';
import { Button } from '../../../look/control/Button.tsx';
import { HpBar } from '../card/HpBar.tsx';
import { signed, unitMarks } from '../card/unitWords.ts';
import { addedUp, leftWords } from '../match/forecastWords.ts';
import css from './StatusBox.module.css';
import { useTable } from './TableContext.tsx';

/** How a deployed card stands: HP, what is in force on it, and what an attack would do to it. */
export function StatusBox({
  unit,
  preview,
}: {
  unit: SeenUnit;
  preview: AttackPreview | undefined;
}) {
  const { print, view, names, profiles } = useTable();
  const printed = print(unit.design);
  const facts = printed && factsOf(printed);
  if (!facts) return null;
  const seat = view.players[0].slots.some((there) => there?.card === unit.card) ? 0 : 1;
  const player = view.players[seat];
  const isCharacter = facts.type === 'char';
  const profile = isCharacter ? profiles[seat] : undefined;
  const notes = [
    ...unitMarks(unit).map(({ words }) => words),
    ...(unit.block > 0 ? [`Blocks ${unit.block}`] : []),
    ...(isCharacter && player.fieldBlock > 0 ? [fieldWords(player)] : []),
    ...(isCharacter && player.prevents > 0 ? [`Can prevent ${player.prevents} attacks`] : []),
    ...(isCharacter && player.nextAttack > 0 ? [`Next attack ${signed(player.nextAttack)}`] : []),
    ...(unit.attacked && view.active === seat ? ['Has attacked this turn'] : []),
    ...(!isCharacter && unit.under.length > 0 ? [`Cards under it: ${unit.under.length}`] : []),
  ];
  return (
    <AboutCard className={css.statusBox} label={`How ${unit.design} stands`}>
      <p className={css.name}>
        <strong>{unit.design}</strong>
        <span>
          {typeWords(facts.type)} of {names[seat] === 'You' ? 'yours' : names[seat]}
        </span>
      </p>
      {facts.type !== 'field' && <HpBar className={css.hp} hp={unit.hp} maxHp={unit.maxHp} />}
      {isFighter(facts) && <p className={`${css.line} figures`}>Attack {unit.attack}</p>}
      {profile && (
        <p className={`${css.line} figures`}>
          Profile {profile.name}, level {profile.level}
        </p>
      )}
      {isCharacter && (
        <p className={`${css.line} figures`}>
          Level {player.level}
          {Object.entries(player.learned).map(([element, count]) => (
            <span key={element}>
              {' '}
              · {count} {elementWords(element)}
            </span>
          ))}
          {' · '}
          {counted(unit.under.length, 'card')} in the build tree
        </p>
      )}
      {preview && <Preview preview={preview} />}
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map((note, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources can say the same
            <li key={place}>{note}</li>
          ))}
        </ul>
      )}
    </AboutCard>
  );
}

/** What an attack would do: base, equipment to switch on and off, block, result. */
export function Preview({
  preview,
  keys = false,
}: {
  preview: AttackPreview;
  /** Whether digits switch the equipment. */
  keys?: boolean;
}) {
  const { turn } = useTable();
  const { base, bonuses, block, damage } = preview;
  const { used, equals } = addedUp(preview);
  const digitOf = (gear: CardId) =>
    (turn.asked?.options.findIndex(({ card }) => card === gear) ?? -1) + 1;
  return (
    <div className={css.preview}>
      <p className="figures">
        <span className={css.base}>{base} base</span>
        {used.map(({ card, amount }) => (
          <span key={card} className={css.bonus}>
            {' '}
            {signed(amount)}
          </span>
        ))}
        {block > 0 && ` − ${block} blocked`}
        {` ${equals} `}
        <strong>{damage} damage</strong>
      </p>
      {bonuses.length > 0 && (
        <div className={css.gear}>
          {bonuses.map(({ card, design, amount, used }) => (
            <Button key={card} aria-pressed={used} onClick={() => turn.toggleGear(card)}>
              {design} {signed(amount)} {keys && <kbd>{digitOf(card)}</kbd>}
            </Button>
          ))}
        </div>
      )}
      <p className="figures">{leftWords(preview)}</p>
    </div>
  );
}

function fieldWords({ fieldBlock, fieldHolds }: ShowdownView['players'][number]): string {
  const words = `The field blocks ${fieldBlock}`;
  if (fieldHolds === undefined) return words;
  return `${words}, for ${fieldHolds} more ${fieldHolds === 1 ? 'attack' : 'attacks'}`;
}
