import { useEffect, useState } from 'react';

/** Gives what is new for a moment, and `none` once that has passed. */
export function usePassing<News>(news: News, none: News, moment: number): News {
  const [past, setPast] = useState<News>();
  useEffect(() => {
    const timer = setTimeout(() => setPast(news), moment);
    return () => clearTimeout(timer);
  }, [news, moment]);
  return past === news ? none : news;
}
