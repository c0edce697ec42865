import { type ComponentType, createElement, useEffect, useState } from 'react';

/**
 * A part of a screen whose code loads when it is first shown: nothing stands there until then, and
 * after `load` it is there at once. What waits in a Suspense boundary React would hold back until
 * 300 ms after its fallback, even if its code is there. If its code does not come, `whenLost` is
 * told and nothing stands there; without it the part throws.
 */
export function part<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  whenLost?: (error: unknown) => void,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= await importPart());
  function Part(props: Props) {
    const [Content, setContent] = useState(() => loaded);
    useEffect(() => {
      if (!Content) {
        const fail = (error: unknown) =>
          setContent(() => {
            throw error;
          });
        void load().then((Loaded) => setContent(() => Loaded), whenLost ?? fail);
      }
    }, [Content]);
    return Content && createElement(Content, props);
  }
  return Object.assign(Part, { load });
}
