import { useEffect, useRef, useState } from 'react';
import { filesOf, type GivenFile } from './dropped.ts';

/** Takes files that are dropped anywhere on the page. Says whether some are held over it. */
export function useFileDrop(take: (files: readonly GivenFile[]) => void): boolean {
  const [over, setOver] = useState(false);
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // The browser opens what is dropped, and leaves the page, unless it is told not to.
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      void filesOf(event.dataTransfer.items).then((files) => taking.current(files));
    };
    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => ending.abort();
  }, []);
  return over;
}
