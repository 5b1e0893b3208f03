import { SEATS, type Seat } from '@cardscape/kernel';
import { useState } from 'react';
import { Button } from '../../look/control/Button.tsx';
import { Dialog } from '../../look/control/Dialog.tsx';
import { Select } from '../../look/control/Field.tsx';
import type { AnyGameTable } from '../../table/gameTable.ts';
import { namedSides } from '../../table/matches/matchWords.ts';
import { useBeginOrSay } from '../../table/matches/useBegin.ts';
import { botNames } from '../../table/set-up/opponents.ts';
import type { SeatPlan, SeatPlans } from '../../table/set-up/seats.ts';
import { type Replay, upTo } from '../opening/loadReplay.ts';

/** The key of an opponent who is a second person here. */
const person = 'person';

/** Takes a seat at exactly this position, against a bot or someone beside you. */
export function PlayOnDialog({
  replay: { match, record },
  table,
  at,
  onClose,
}: {
  replay: Replay;
  table: AnyGameTable;
  at: number;
  onClose: () => void;
}) {
  const begin = useBeginOrSay(table);
  const seat = match.asked(at);
  const sides = namedSides(match.sides);
  const [mine, setMine] = useState<Seat>(seat ?? 0);
  const [against, setAgainst] = useState(botNames[0]?.key ?? person);
  if (match.cannotPlayOn !== undefined)
    return (
      <Dialog
        open
        title="This match cannot be played on"
        intro={match.cannotPlayOn}
        onClose={onClose}
        actions={<Button onClick={onClose}>Go back</Button>}
      />
    );
  if (seat === undefined)
    return (
      <Dialog
        open
        title="The match is over here"
        intro="Go back to a step before the end, then play on from there."
        onClose={onClose}
        actions={<Button onClick={onClose}>Go back</Button>}
      />
    );
  const start = () => void begin({ plans: plansOf(mine, against), from: upTo(record, at) });
  return (
    <Dialog
      open
      title={`Play on from step ${at}`}
      intro="Everything lies exactly as it did: hands, decks and dice to come. The record goes on from here."
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={start}>
          Take the seat
        </Button>
      }
    >
      <Select label="Against" value={against} onChange={({ target }) => setAgainst(target.value)}>
        {botNames.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        <option value={person}>A second person here</option>
      </Select>
      {against !== person && (
        <Select
          label="You play as"
          value={mine}
          onChange={({ target }) => setMine(target.value === '1' ? 1 : 0)}
        >
          {SEATS.map((each) => (
            <option key={each} value={each}>
              {`${sides ? `${sides[each]}, player` : 'Player'} ${each + 1}${each === seat ? ', to move' : ''}`}
            </option>
          ))}
        </Select>
      )}
    </Dialog>
  );
}

/** Who sits where: the person in their seat, the opponent in the other. */
function plansOf(mine: Seat, against: string): SeatPlans {
  const human = (seat: Seat): SeatPlan => ({ kind: 'human', name: `Player ${seat + 1}` });
  const bot = botNames.find(({ key }) => key === against);
  const plan = (seat: Seat): SeatPlan =>
    bot && seat !== mine ? { kind: 'bot', name: bot.name, bot: bot.key } : human(seat);
  return [plan(0), plan(1)];
}
