import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../look/control/Button.tsx';
import { chosenFiles, type GivenFile } from './dropped.ts';
import { useFileDrop } from './useFileDrop.ts';
import { useFirst } from './useFirst.tsx';
import './BringFiles.css';
import './Findings.css';

/** Where files are brought: dropped anywhere on the page, or chosen, one by one or as a folder. */
export function BringFiles({
  label,
  intro,
  accept,
  inputs,
  refused,
  deeds,
  besides = () => false,
  onTake,
  children,
}: {
  label: string;
  /** Says what can be brought. */
  intro: ReactNode;
  /** The kinds of files that can be chosen, as an input takes them. */
  accept: string;
  /** What is chosen, as those hear it who do not see the buttons. */
  inputs: { readonly files: string; readonly folder: string };
  /** What was left alone, and why. */
  refused: readonly string[];
  /** What else can be done here. */
  deeds?: ReactNode;
  /** Which dropped files something else on the page takes. */
  besides?: ((path: string) => boolean) | undefined;
  onTake: (given: readonly GivenFile[]) => void;
  /** What came of it. */
  children?: ReactNode;
}) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const over = useFileDrop((given) => {
    const left = given.filter(({ path }) => !besides(path));
    if (left.length > 0) onTake(left);
  });
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onTake(chosenFiles(target));
    // The same file can be chosen again once it is mended.
    target.value = '';
  };
  return (
    <section className={`bring-files ${over ? 'bring-files--over' : ''}`} aria-label={label}>
      {intro}
      <div className="bring-files__deeds">
        <Button onClick={() => files.current?.click()}>Choose files</Button>
        <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
        {deeds}
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={inputs.files}
        onChange={chosen}
      />
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label={inputs.folder}
        onChange={chosen}
      />
      {refused.length > 0 && <Refused lines={refused} />}
      {children}
    </section>
  );
}

function Refused({ lines }: { lines: readonly string[] }) {
  const [shown, more] = useFirst(lines, 5);
  return (
    <div className="bring-files__refused" role="alert">
      <ul className="findings__list">
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {more}
    </div>
  );
}
