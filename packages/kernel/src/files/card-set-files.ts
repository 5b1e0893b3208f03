/** The text of a file, by its path within the set or folder it belongs to. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** A card set as the build makes it: the designer's files, and a hash that changes with any of them. */
export interface CardSetFiles {
  readonly id: string;
  readonly hash: string;
  readonly files: readonly TextFile[];
}

/** The files of a set that lie in one of its folders, in the order of their paths. */
export const filesIn = ({ files }: CardSetFiles, folder: string): readonly TextFile[] =>
  files.filter(({ path }) => path.startsWith(`${folder}/`));
