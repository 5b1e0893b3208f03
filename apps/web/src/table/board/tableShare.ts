import { createContext, type Provider, useContext } from 'react';

/** What all parts of one table share: the element that gives it, and the hook that takes it. */
export function tableShare<Share>(): readonly [Provider<Share | undefined>, () => Share] {
  const context = createContext<Share | undefined>(undefined);
  const useShare = () => {
    const share = useContext(context);
    if (share === undefined) throw new Error('This part belongs inside of a table.');
    return share;
  };
  return [context.Provider, useShare];
}
