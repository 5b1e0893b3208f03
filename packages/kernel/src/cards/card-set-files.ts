/** A file as text; paths have forward slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** What a set is called in records. */
export interface SetName {
  readonly id: string;
  /** Another one for every other content. */
  readonly hash: string;
}

/** A card set as the build makes it from the designer's files. */
export interface CardSetFiles extends SetName {
  readonly files: readonly TextFile[];
}

/** Cards that someone brought, as records carry them. */
export interface BroughtCards {
  readonly files: readonly TextFile[];
  /** Whether they are played alone, without the built-in set. */
  readonly alone?: boolean;
}

/** The files of a set that lie in one of its folders, in the order of their paths. */
export function filesIn({ files }: CardSetFiles, folder: string): readonly TextFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`));
}
