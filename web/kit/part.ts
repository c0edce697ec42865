import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/**
 * A part of a screen whose code loads when it is first shown: `waiting` stands there until then, and
 * after `load` it is there at once, on the server too. What React's own `lazy` suspends it holds
 * back until 300 ms after the fallback, even if the code is there. If the code does not come,
 * `whenLost` is told; without it the part throws.
 */
export function part<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  whenLost?: (error: unknown) => void,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= await importPart());
  function Part({ waiting, ...props }: Props & { waiting?: ReactNode }) {
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
    return Content ? createElement(Content, props as unknown as Props) : waiting;
  }
  return Object.assign(Part, { load });
}
