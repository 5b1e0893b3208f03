import { useEffect, useState } from 'react';

/** So long one types before the address follows, in milliseconds: browsers count how often it changes. */
const settled = 250;

/** A text that the address of the page keeps under a name, so that it can be handed on and comes back. */
export function useInAddress(name: string, usual = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => new URLSearchParams(location.search).get(name) ?? usual);
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      if ((address.searchParams.get(name) ?? usual) === text) return;
      if (text === usual) address.searchParams.delete(name);
      else address.searchParams.set(name, text);
      history.replaceState(history.state, '', address);
    }, settled);
    return () => clearTimeout(timer);
  }, [name, text, usual]);
  return [text, setText];
}
