import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Resolves once the code of the screen in the address has loaded. */
export async function isReady(router: Router): Promise<void> {
  if (!router.state.initialized) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = router.subscribe(({ initialized }) => initialized && resolve());
    await promise;
    stop();
  }
}
