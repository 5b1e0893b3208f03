import { problemLine } from '@cardscape/kernel';
import { importProfile } from '@cardscape/showdown/tools';
import { useRef, useState } from 'react';
import { Button } from '../../../look/control/Button.tsx';
import { useToast } from '../../../look/feedback/Toast.tsx';
import { browserProfiles } from './browserProfiles.ts';
import css from './ProfilesPage.module.css';

/** Brings a profile from a file; says what is wrong with it, and where. */
export function ImportProfile({ names }: { names: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const say = useToast();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const found = importProfile(await file.text(), file.name, names);
    if ('problems' in found) {
      setProblems(found.problems.map(problemLine));
      return;
    }
    setProblems([]);
    if (await browserProfiles.add(found.profile)) say(`${found.profile.name} is here now.`);
    else say('A profile of this name was made meanwhile. Import it again.');
  };
  return (
    <>
      <Button onClick={() => input.current?.click()}>Import a profile</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json"
        aria-label="The file of a profile"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // The same file can be chosen again once it is mended.
          target.value = '';
        }}
      />
      {problems.length > 0 && (
        <ul className={css.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}
