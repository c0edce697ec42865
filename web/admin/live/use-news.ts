import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type News, newsQuery } from './news-query.ts';

/** What this tab knows of the office; the frame of the CRM asks for it, this only listens. */
export function useNews(): News | undefined {
  const { data } = useQuery({ ...newsQuery, enabled: false });
  return data;
}

function isTelling({ isIncomplete, changes, arrivals }: News): boolean {
  return isIncomplete || changes.length > 0 || arrivals.length > 0;
}

/** Calls `onNews` once for each answer that tells of something new from now on. */
export function useOnNews(onNews: (news: News) => void): void {
  const news = useNews();
  const tell = useEffectEvent(onNews);
  // What was told before is in what the screen asked for.
  const [before] = useState(news);
  useEffect(() => {
    if (news && news !== before && isTelling(news)) {
      tell(news);
    }
  }, [news, before]);
}
