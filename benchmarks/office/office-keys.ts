import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '#scripts/chromium-flags.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { type KeyFigures, mostScriptMs, slowness, timeKeys } from './keys.ts';
import { leadBody } from '../lead-body.ts';
import { section, table, verdict } from '../report.ts';

const leadCount = 200;

interface Office {
  browser: Browser;
  page: Page;
  origin: string;
}

async function fill(origin: string): Promise<void> {
  for (let count = 0; count < leadCount; count++) {
    const answer = await fetch(`${origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: leadBody(),
    });
    if (!answer.ok) {
      throw new Error(`no lead was made: ${answer.status} ${await answer.text()}`);
    }
  }
}

/** Opens a screen anew, so that each measurement begins alike. */
async function openLeads({ page, origin }: Office): Promise<void> {
  await page.goto(`${origin}/admin/dashboard?tab=leads`);
  await page.locator('tbody tr').nth(49).waitFor();
  await page.waitForTimeout(1000);
}

async function inPalette(office: Office): Promise<KeyFigures> {
  await openLeads(office);
  const { browser, page } = office;
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  const typed = [...'maria gonzalez 1', ...Array<string>(5).fill('Backspace'), 'ArrowDown'];
  return timeKeys(browser, page, { name: 'typing into the palette', keys: typed });
}

async function inSearch(office: Office): Promise<KeyFigures> {
  await openLeads(office);
  const { browser, page } = office;
  await page.keyboard.press('/');
  return timeKeys(browser, page, {
    name: 'typing into the search of the list',
    keys: [...'gonzalez 1'],
  });
}

async function alongRows(office: Office): Promise<KeyFigures> {
  await openLeads(office);
  const { browser, page } = office;
  const keys = Array<string>(40).fill('j');
  return timeKeys(browser, page, { name: 'j along a list of 50 rows', keys });
}

/** How much script a key of the CRM costs on a slow machine. */
export async function measureOffice(origin: string, password: string): Promise<string> {
  await fill(origin);
  const { cookie } = await signInStaff(origin, password);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    args: [...chromiumFlags],
    ...(executablePath && { executablePath }),
  });
  const figures: KeyFigures[] = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const office = { browser, page: await context.newPage(), origin };
    for (const measure of [inPalette, inSearch, alongRows]) {
      figures.push(await measure(office));
    }
  } finally {
    await browser.close();
  }
  return section('office', 'Keys in the CRM', [
    `Milliseconds of script by frame while keys are pressed, 150 ms apart, in a browser slowed down ${slowness} times; time in which the thread itself worked. A list of 50 rows out of ${leadCount}.`,
    table(
      ['', 'keys', 'p95 of frames', `worst frame (<= ${mostScriptMs})`],
      figures.map((figure) => [
        figure.name,
        String(figure.keys),
        figure.p95.toFixed(1),
        `${figure.worst.toFixed(1)} ${verdict(figure.worst <= mostScriptMs)}`,
      ]),
    ),
  ]);
}
