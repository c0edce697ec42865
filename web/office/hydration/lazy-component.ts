import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component whose code loads when it is first shown, within a Suspense boundary. After `load` it
 * is shown at once: the server renders no screen that waits.
 */
export function lazyComponent<Name extends string>(
  importModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  let Loaded: ComponentType | undefined;
  const load = async () => {
    Loaded = (await importModule())[name];
    return { default: Loaded };
  };
  const Lazy = lazy(load);
  function LazyComponent() {
    const [Content] = useState(() => Loaded ?? Lazy);
    return createElement(Content);
  }
  return Object.assign(LazyComponent, { load });
}
