import type { CardDesign } from '@cardscape/showdown';
import { needsOf } from './showdownPrint.ts';

/** All that is written on a card: match effects, abilities with what they need, the level-up effect. */
export function CardWords({ design }: { design: CardDesign }) {
  const { text, abilities, levelUp, element, block, type } = design;
  return (
    <>
      {type === 'field' && block !== 0 && (
        <span className="showdown-words">Blocks {block} damage to the character each turn.</span>
      )}
      {text !== '' && <span className="showdown-words">{text}</span>}
      {abilities.map((ability) => (
        <span className="showdown-words" key={`${ability.level} ${ability.text}`}>
          <b>{needsOf(ability, element)}</b> {ability.text}
        </span>
      ))}
      {levelUp && (
        <span className="showdown-words showdown-words--level">
          <b>{needsOf(levelUp, element)}</b> {levelUp.text}
        </span>
      )}
    </>
  );
}
