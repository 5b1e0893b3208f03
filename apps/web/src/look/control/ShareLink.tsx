import { useState } from 'react';
import { copyText } from '../browser/copyText.ts';
import { useToast } from '../feedback/Toast.tsx';
import { Button } from './Button.tsx';
import './ShareLink.css';

/** Copies a link; where the browser refuses that, shows it to be copied by hand. */
export function ShareLink({ link, children }: { link: () => string; children: string }) {
  const say = useToast();
  const [shown, setShown] = useState<string>();
  const share = async () => {
    const address = link();
    if (await copyText(address)) say('The link is copied.');
    else setShown(address);
  };
  if (shown === undefined) return <Button onClick={share}>{children}</Button>;
  return (
    <label className="share-link">
      Copy this link
      <input
        className="field__control"
        readOnly
        value={shown}
        onFocus={({ target }) => target.select()}
      />
    </label>
  );
}
