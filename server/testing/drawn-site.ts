import type { DrawnScreen, ScreenRenderer } from '#core/contract/site.ts';
import { fakeSite } from './fake-site.ts';

/** A front end whose screens stand in this document and are drawn by this; it remembers from what. */
export function drawnSite(
  document: string,
  draw: (screen: DrawnScreen) => string | Promise<string>,
) {
  const drawn: DrawnScreen[] = [];
  const renderer: ScreenRenderer = {
    async renderScreen(screen) {
      drawn.push(screen);
      return draw(screen);
    },
    startScript: (...given) => `start(${JSON.stringify(given)})`,
  };
  const site = fakeSite(() => '', {
    appDocument: async () => document,
    screens: { admin: renderer, portal: renderer },
  });
  return { site, drawn };
}

/** The answers that a drawn screen brings for its script. */
export function answersIn(body: string): Record<string, unknown> | null {
  const [, text] =
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(body) ?? [];
  return text === undefined ? null : JSON.parse(text);
}
