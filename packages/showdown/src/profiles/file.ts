import type { Problem } from '@cardscape/kernel';
import { check, misfit, readJson } from '@cardscape/kernel/json';
import { fileName } from '../cards/index.ts';
import { freeName } from './name.ts';
import { together } from './pile.ts';
import { type Profile, withFound } from './profile.ts';
import { profileSchema } from './schema.ts';

/** A profile that was read, or what is wrong with its file. */
export type ReadProfile = { readonly profile: Profile } | { readonly problems: readonly Problem[] };

/** The text of a profile's file. */
export function writeProfile(profile: Profile): string {
  return `${JSON.stringify(profile, null, 2)}\n`;
}

/** What the file of a profile is called. */
export function profileFile({ name }: Profile): string {
  return `${fileName(name) || 'profile'}.json`;
}

/** Reads a profile that may come from anywhere; whether its cards are loaded does not matter. */
export function readProfile(text: string, file: string): ReadProfile {
  const json = readJson(text, file);
  if ('problem' in json) return { problems: [json.problem] };
  if (json.source.node.kind !== 'object') {
    return { problems: [misfit(json.source, 'a profile, in curly brackets')] };
  }
  const checked = check(profileSchema, json.source);
  if ('problems' in checked) return checked;
  const { main, side, characters, shop } = checked.data;
  const sorted = {
    main: together(main),
    side: together(side),
    characters: together(characters),
    shop: together(shop),
  };
  return { profile: withFound({ ...checked.data, ...sorted }) };
}

/** Reads a profile to be kept beside others: it gets a number if its name is in use. */
export function importProfile(
  text: string,
  file: string,
  namesInUse: Iterable<string>,
): ReadProfile {
  const read = readProfile(text, file);
  if ('problems' in read) return read;
  return { profile: { ...read.profile, name: freeName(read.profile.name, namesInUse) } };
}
