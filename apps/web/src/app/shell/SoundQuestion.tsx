import { useLocation } from '@tanstack/react-router';
import { useSound } from '../../look/feedback/sound.ts';
import './SoundQuestion.css';

/** Asks once, in the first match, whether the table may be heard. It is in nobody's way. */
export function SoundQuestion() {
  const { asked, turn } = useSound();
  const isMatch = useLocation({ select: ({ pathname }) => pathname.startsWith('/match/') });
  if (asked || !isMatch) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of one question, in no form
    <div className="sound-question" role="group" aria-label="Do you want to hear the table?">
      <span aria-hidden="true">Sound?</span>
      <button type="button" onClick={() => turn(true)}>
        Yes
      </button>
      <button type="button" onClick={() => turn(false)}>
        No
      </button>
    </div>
  );
}
