import '#web/kit/styles/base.css';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, type Messages } from 'use-intl';
import * as admin from '#web/admin/messages/en.ts';
import * as office from '#web/office/messages/en.ts';
import * as portal from '#web/portal/messages/en.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';

type Story = ComponentType<Record<string, unknown>>;

/** The argument of Playwright's `mount`: a story by file and export, and its props. */
interface MountRequest {
  /** The file below `web` without its ending, and the export: `kit/form/PhoneInput/Blank`. */
  story: string;
  props?: Record<string, unknown>;
}

declare global {
  interface Window {
    mount(request: MountRequest): Promise<void>;
    unmount(): Promise<void>;
  }
}

const stories = import.meta.glob<Record<string, Story>>('../**/*.story.tsx');
const root = createRoot(document.getElementById('root')!);

async function findStory(name: string): Promise<Story> {
  const cut = name.lastIndexOf('/');
  const load = stories[`../${name.slice(0, cut)}.story.tsx`];
  const module = await load?.();
  const story = module?.[name.slice(cut + 1)];
  if (!story) {
    throw new Error(`There is no story ${name}; the files are ${Object.keys(stories).join(', ')}.`);
  }
  return story;
}

window.mount = async ({ story, props = {} }) => {
  const Story = await findStory(story);
  root.render(
    <StrictMode>
      <IntlProvider
        locale="en"
        timeZone={viewerTimeZone()}
        messages={{ office, admin, portal } as Messages}
      >
        <Story {...props} />
      </IntlProvider>
    </StrictMode>,
  );
};

window.unmount = async () => {
  root.render(null);
};
