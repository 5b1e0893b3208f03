import type { FileKinds } from '../../../make/dropped.ts';

/** A list of thousands of cards has about a megabyte; pictures are larger. */
export const listFiles: FileKinds = {
  isText: (path) => /\.csv$/i.test(path),
  isPicture: (path) => /\.(png|jpe?g|webp|gif|avif)$/i.test(path),
  endings: '.csv, .png, .jpg, .webp, .gif or .avif',
  megabytes: 10,
};
