/** Calls back when the page is shown from the back-forward cache. Returns how to stop. */
export function onReturn(callback: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      callback();
    }
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}
