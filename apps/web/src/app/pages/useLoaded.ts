import { useEffect, useState } from 'react';

type Loaded<Thing> =
  | { readonly is: 'loading' }
  | { readonly is: 'none' }
  | { readonly is: 'here'; readonly thing: Thing };

/** Something that a page is about, by its name in the address; there may be no such thing. */
export function useLoaded<Thing>(
  name: string,
  load: (name: string) => Promise<Thing> | undefined,
): Loaded<Thing> {
  const [loaded, setLoaded] = useState<Loaded<Thing>>({ is: 'loading' });
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    const loading = load(name);
    setLoaded({ is: loading ? 'loading' : 'none' });
    loading?.then(
      (thing) => isWanted && setLoaded({ is: 'here', thing }),
      (why) => isWanted && setError(why),
    );
    return () => {
      isWanted = false;
    };
  }, [name, load]);
  if (error !== undefined) throw error;
  return loaded;
}
