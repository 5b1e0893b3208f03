import type { ContextRow } from './rows.ts';

/** Flags of the effects engine. */
export const DRAWING_FLAGS = {
  ZTCG_DRAWMODE: {
    about: 'Which of the settings of an effect are used when it is drawn.',
    flags: {
      DRAW_SOURCE: [1, 'None: the frame as it is.'],
      DRAW_SCALED: [2, 'Its scale.'],
      DRAW_TINTED: [3, 'Its tint.'],
      DRAW_ROTATED: [4, 'Its rotation.'],
      DRAW_COMPLEX: [5, 'All of them.'],
    },
  },
  ZTCG_DRAWFLAG: {
    about: 'How an effect is mirrored.',
    combine: 'numbers',
    flags: {
      FLIP_NONE: [0, 'Not at all.'],
      FLIP_HORIZONTAL: [1, 'Left and right change places.'],
      FLIP_VERTICAL: [2, 'Top and bottom change places.'],
      FLIP_HORIZONTAL_VERTICAL: [3, 'Both.'],
    },
  },
  ZTCG_DRAWBLEND: {
    about: 'How the colours of an effect and of the screen are put together.',
    flags: {
      BLEND_ADD: [0, 'They are added.'],
      BLEND_SRC_MINUS_DEST: [1, "The screen's are taken from the effect's."],
      BLEND_DEST_MINUS_SRC: [2, "The effect's are taken from the screen's."],
    },
  },
  ZTCG_BLENDMODE: {
    about: 'How much of a colour goes into the blending.',
    flags: {
      BLEND_ZERO: [0, 'Nothing.'],
      BLEND_ONE: [1, 'All of it.'],
      BLEND_ALPHA: [2, 'As much as it is opaque.'],
      BLEND_INVERSE_ALPHA: [3, 'As much as it is transparent.'],
      BLEND_SRC_COLOR: [4, "As much as the effect's colour."],
      BLEND_DEST_COLOR: [5, "As much as the screen's colour."],
      BLEND_INVERSE_SRC_COLOR: [6, "As much as the effect's colour leaves."],
      BLEND_INVERSE_DEST_COLOR: [7, "As much as the screen's colour leaves."],
    },
  },
} as const satisfies Record<string, ContextRow>;
