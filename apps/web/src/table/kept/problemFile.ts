import { type MatchRecord, recordText } from '@cardscape/kernel';
import { saveFile } from '../../look/browser/saveFile.ts';

/** What is needed to look into a problem. */
export interface Problem {
  /** What someone wrote. */
  readonly note: string;
  readonly record: MatchRecord;
  /** How the match stands, as the rules keep it. */
  readonly position: unknown;
}

/** Where it happened: the page, the browser and its window. */
export interface Place {
  readonly page: string;
  readonly browser: string;
  readonly language: string;
  readonly window: string;
  readonly light: string;
}

/** The place of this page. */
function placeHere(): Place {
  return {
    page: location.pathname,
    browser: navigator.userAgent,
    language: navigator.language,
    window: `${innerWidth} x ${innerHeight}, ${devicePixelRatio} dots a pixel`,
    light: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  };
}

/** One file with all of it. The record in it can be opened where records are opened. */
export function problemText({ note, record, position }: Problem, place: Place): string {
  const parts = [
    `"note": ${JSON.stringify(note)}`,
    `"place": ${JSON.stringify(place)}`,
    `"position": ${JSON.stringify(position)}`,
    `"record": ${recordText(record)}`,
  ];
  return `{\n${parts.join(',\n')}}\n`;
}

/** The name of its file. */
export function problemFileName({ game, seed }: MatchRecord): string {
  return `problem-${game}-${seed.replace(/[^\w-]+/g, '-')}.json`;
}

/** Hands the file to whoever reports. */
export function saveProblem(problem: Problem): void {
  saveFile(problemFileName(problem.record), problemText(problem, placeHere()), 'application/json');
}
