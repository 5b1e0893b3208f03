import { elementWords } from '@cardscape/showdown/tools';
import { Fragment } from 'react';
import { Glyph } from '../../../look/card/Glyph.tsx';
import { groundOfElement } from '../card/showdownPrint.ts';
import css from './ElementNames.module.css';

/** A pair of elements with their glyphs: "Earth and Wind". */
export function ElementNames({ elements }: { elements: readonly string[] }) {
  return (
    <span className={css.elementNames}>
      {elements.map((element, place) => (
        <Fragment key={element}>
          {place > 0 && ' and '}
          <Glyph terrain={groundOfElement(element)} size="1.15em" /> {elementWords(element)}
        </Fragment>
      ))}
    </span>
  );
}
