import { whenQuiet } from '#web/kit/when-quiet.ts';

/** Addresses of the app's module scripts, the one to start first; the server puts them in. */
declare const PAGE_SCRIPTS: readonly [string, ...string[]];
/** Said instead of the screen where the app does not come: nothing on it would act. */
declare const PAGE_DID_NOT_COME: string;

let areComing = false;

/** Starts the app, once: the screen that the server has drawn is seen before. */
whenQuiet(() => {
  if (areComing) {
    return;
  }
  areComing = true;
  const [src, ...others] = PAGE_SCRIPTS;
  for (const href of others) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  const script = document.createElement('script');
  const onerror = () => {
    document.getElementById('root')!.textContent = PAGE_DID_NOT_COME;
  };
  document.head.append(Object.assign(script, { type: 'module', src, onerror }));
});
