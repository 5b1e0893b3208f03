import { counted } from '@cardscape/kernel';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../look/Button.tsx';
import { keepPicture } from './customPictures.ts';
import { filesOf, readFiles } from './dropped.ts';
import { type CardSource, libraryOf } from './library.ts';
import './CustomCards.css';

/** Bring cards of your own: a folder or files, dropped or chosen. What is wrong is listed at once. */
export function CustomCards({
  source,
  onSource,
}: {
  source: CardSource;
  onSource: (source: CardSource) => void;
}) {
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const library = libraryOf(source);
  const own = source.files ?? [];
  const brought = library.cards.filter(({ file }) => own.some(({ path }) => path === file));
  const take = async (given: Iterable<File>) => {
    const { texts, pictures } = await readFiles(given);
    for (const { path, bytes } of pictures) keepPicture(path, bytes);
    const others = own.filter(({ path }) => !texts.some((text) => text.path === path));
    onSource({ ...source, files: [...others, ...texts] });
  };
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    await take(await filesOf(event.dataTransfer.items));
  };
  return (
    <section
      className={`custom-cards ${over ? 'custom-cards--over' : ''}`}
      aria-label="Cards of your own"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void onDrop(event)}
    >
      <h2>Cards of your own</h2>
      <p>
        Drop a folder or files here: descriptors (.lua), pictures of 240 × 360 (.png), and a
        metadata.txt if only some of them count.
      </p>
      <p className="custom-cards__deeds">
        <Button onClick={() => files.current?.click()}>Choose files</Button>
        <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
        {own.length > 0 && <Button onClick={() => onSource({})}>Put them away</Button>}
        <label>
          <input
            type="checkbox"
            checked={source.withoutBuiltIn !== true}
            onChange={({ target }) =>
              onSource({ files: own, ...(!target.checked && { withoutBuiltIn: true }) })
            }
          />{' '}
          Play with the built-in set too
        </label>
      </p>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept=".lua,.txt,.png"
        aria-label="Card files"
        onChange={({ target }) => void take(target.files ?? [])}
      />
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label="A folder of cards"
        onChange={({ target }) => void take(target.files ?? [])}
      />
      {own.length > 0 && (
        <p role="status">
          {counted(brought.length, 'card')} and {counted(library.sprites.length, 'sprite')} loaded
          from {counted(own.length, 'file')}.
        </p>
      )}
      {library.problems.length > 0 && (
        <ul className="custom-cards__problems" aria-label="What is wrong">
          {library.problems.map(({ file, line, column, severity, message }) => (
            <li key={`${file} ${line} ${column} ${message}`} data-severity={severity}>
              <code>
                {file}:{line}:{column}
              </code>{' '}
              <b>{severity === 'error' ? 'Error' : 'Warning'}</b> {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
