import type { TextFile } from '@cardscape/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type FileKinds, type GivenFile, readFiles } from '../../make/dropped.ts';
import { filesShelf } from '../../make/keptFiles.ts';

const kinds: FileKinds = {
  isText: (path) => /\.(json|csv|txt|lua)$/i.test(path),
  isPicture: () => false,
  endings: '.json, .csv, .txt or .lua',
  megabytes: 1,
};

const none: readonly TextFile[] = [];

/** The card files that someone brought for a game, which this browser keeps. */
export interface OwnFilesState {
  readonly files: readonly TextFile[];
  /** What was left alone, and why. */
  readonly refused: readonly string[];
  take(given: readonly GivenFile[]): Promise<void>;
  forget(): void;
}

/** Keeps the card files of a game; those of the same name take the place of those before. */
export function useOwnFiles(game: string): OwnFilesState {
  const shelf = useMemo(() => filesShelf(game), [game]);
  const [files, setFiles] = useState(none);
  const [refused, setRefused] = useState<readonly string[]>([]);
  useEffect(() => {
    void shelf.read().then((kept) => kept && setFiles(kept.files));
  }, [shelf]);
  const keep = (next: readonly TextFile[]) => {
    setFiles(next);
    void shelf.write({ files: next, pictures: [] });
  };
  return {
    files,
    refused,
    async take(given) {
      const { texts, refused: left } = await readFiles(given, kinds);
      setRefused(left);
      const paths = new Set(texts.map(({ path }) => path));
      if (texts.length > 0) keep([...files.filter(({ path }) => !paths.has(path)), ...texts]);
    },
    forget: () => keep(none),
  };
}
