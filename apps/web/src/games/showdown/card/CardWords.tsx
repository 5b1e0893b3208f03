import { type CardFacts, fieldWords, needsOf } from '@cardscape/showdown/tools';
import css from './CardWords.module.css';

/** All that is written on a card: match effects, abilities with what they need, the level-up effect. */
export function CardWords({ facts }: { facts: CardFacts }) {
  return (
    <>
      <MatchWords facts={facts} />
      <LevelUpWords facts={facts} />
    </>
  );
}

/** What levelling up with a card teaches. */
export function LevelUpWords({ facts: { levelUp, element } }: { facts: CardFacts }) {
  return (
    levelUp && (
      <span className={css.words}>
        <b>{needsOf(levelUp, element)}</b> {levelUp.text}
      </span>
    )
  );
}

/** What a card does in a match: all but the level-up effect. */
export function MatchWords({ facts }: { facts: CardFacts }) {
  const { text, abilities, element } = facts;
  return (
    <>
      {[...fieldWords(facts), text]
        .filter((words) => words !== '')
        .map((words) => (
          <span className={css.words} key={words}>
            {words}
          </span>
        ))}
      {abilities.map((ability) => (
        <span className={css.words} key={`${ability.level} ${ability.text}`}>
          <b>{needsOf(ability, element)}</b> {ability.text}
        </span>
      ))}
    </>
  );
}
