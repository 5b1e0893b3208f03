import { type Profile, whyNotReady } from '@cardscape/showdown/tools';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useMedia } from '../../../../look/browser/useMedia.ts';
import { Button } from '../../../../look/control/Button.tsx';
import { Dialog } from '../../../../look/control/Dialog.tsx';
import { useToast } from '../../../../look/feedback/Toast.tsx';
import { useShortcuts } from '../../../../look/keyboard/keys.tsx';
import { CountUp } from '../../../../look/motion/CountUp.tsx';
import { Contours } from '../../../../look/paper/Contours.tsx';
import { useLibrary } from '../../own/cardSource.ts';
import { OneProfile } from '../OneProfile.tsx';
import { Ready } from '../Ready.tsx';
import css from './DraftPage.module.css';
import { DraftPiles } from './DraftPiles.tsx';
import { GenerateDeck } from './GenerateDeck.tsx';
import { SwapBar } from './SwapBar.tsx';
import { useDraft } from './useDraft.ts';

/** Drafts the deck of a profile: swaps, buys and sells; nothing counts until it is saved. */
export function DraftPage() {
  return (
    <OneProfile>{(profile) => <DraftTable key={profile.name} profile={profile} />}</OneProfile>
  );
}

function DraftTable({ profile }: { profile: Profile }) {
  const { library, catalogue } = useLibrary();
  const drafting = useDraft(profile, catalogue);
  const { draft, changed, undo } = drafting;
  const { now, past, notices } = draft;
  const navigate = useNavigate();
  const say = useToast();
  const leaving = useBlocker({
    shouldBlockFn: () => changed,
    enableBeforeUnload: () => changed,
    withResolver: true,
  });
  const save = async () => {
    const kept = await drafting.save().catch(() => false);
    say(
      kept
        ? `${profile.name} is saved.`
        : 'Not saved: this profile has changed elsewhere since you opened it. Cancel, and change it again.',
    );
    return kept;
  };
  useShortcuts([
    { keys: 'Ctrl+z', does: 'Undo the last change', run: undo },
    { keys: 's', does: 'Swap what you have chosen', run: drafting.swap },
  ]);
  // On a desk it stands over the decks; on a phone it stays at the foot of the screen.
  const wide = useMedia('(min-width: 62rem)');
  const bar = <SwapBar drafting={drafting} catalogue={catalogue} />;
  return (
    <div className={`page ${css.draft}`}>
      <Contours seed="draft" />
      <header className={css.head}>
        <div>
          <h1>Deck and shop: {now.name}</h1>
          <p className={css.facts} data-facts>
            <span>Level {now.level}</span>
            <strong className="figures">
              <CountUp value={now.rupees} show={(rupees) => `${rupees} rupees`} />
            </strong>
            <Ready lacks={whyNotReady(now, catalogue)} />
          </p>
        </div>
        <div className={css.deeds}>
          <GenerateDeck
            elements={catalogue.elements}
            first={now.elements}
            onGenerate={drafting.generate}
          />
          <Button disabled={past.length === 0} onClick={undo}>
            Undo
          </Button>
          <Button onClick={() => void navigate({ to: '/play/showdown/profiles' })}>Cancel</Button>
          <Button tone="primary" disabled={!changed} onClick={() => void save()}>
            Save
          </Button>
        </div>
      </header>
      {notices.length > 0 && (
        <ul className={css.notices} role="alert">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {wide && bar}
      <DraftPiles wide={wide} drafting={drafting} library={library} catalogue={catalogue} />
      {!wide && bar}
      <Dialog
        open={leaving.status === 'blocked'}
        title="Leave without saving?"
        intro="What you have swapped, bought and sold since you last saved is undone then."
        onClose={() => leaving.reset?.()}
        actions={
          <>
            <Button tone="danger" onClick={() => leaving.proceed?.()}>
              Leave without saving
            </Button>
            <Button onClick={() => leaving.reset?.()}>Stay</Button>
            <Button
              tone="primary"
              onClick={() =>
                void save().then((kept) => (kept ? leaving.proceed?.() : leaving.reset?.()))
              }
            >
              Save and leave
            </Button>
          </>
        }
      />
    </div>
  );
}
