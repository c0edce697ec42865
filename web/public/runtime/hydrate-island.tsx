import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandModule } from './islands.ts';
import { again } from '../browser/again.ts';
import { siteData } from '../browser/site-data.ts';
import { SiteProvider } from './site-context.tsx';

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Resolves when the island's handlers are attached; rejects if its texts fail to load. */
export async function hydrateIsland(element: HTMLElement, module: IslandModule): Promise<void> {
  const { site, messages: embedded } = siteData();
  const { default: Island, texts } = module;
  const fetched = texts && (await again(texts[site.language]));
  const messages = { ...embedded, ...fetched?.default };
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  return new Promise((done) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <StrictMode>
          <SiteProvider site={site} messages={messages}>
            <Ready onReady={done}>
              <Island {...props} />
            </Ready>
          </SiteProvider>
        </StrictMode>,
        {
          identifierPrefix: element.dataset.id ?? '',
          onRecoverableError: (error) =>
            console.error('[hydration]', element.dataset.island, error),
        },
      );
    });
  });
}
