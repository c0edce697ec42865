/**
 * Calls back each time the browser shows a page again that it kept alive: it may be older than what
 * was stored since. Gives back how to stop it.
 */
export function onReturn(callback: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      callback();
    }
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
