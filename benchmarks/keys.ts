import type { Page } from '@playwright/test';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { staffPassword, withProduct } from './product.ts';
import { mostMs, rowOf, slowdown, timeInteractions } from './interactions.ts';
import { applyTimes } from './lead-body.ts';
import { timePresses } from './presses.ts';
import { section, table } from './report.ts';
import { withSignedInPage } from './signed-in-page.ts';

const leadCount = 200;

const interactions = [
  {
    name: 'typing into the palette',
    begin: 'Control+k',
    keys: [...'maria gonzalez 1', ...Array<string>(5).fill('Backspace'), 'ArrowDown'],
  },
  { name: 'typing into the search of the list', begin: '/', keys: [...'gonzalez 1'] },
  {
    name: 'j and k in a list of 50 rows',
    begin: 'j',
    keys: [...'j'.repeat(30), ...'k'.repeat(20)],
  },
];

async function timeKeys(page: Page, origin: string, rounds: number): Promise<string[][]> {
  const found: string[][] = [];
  for (const { name, begin, keys } of interactions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // Opened anew, so that each measurement begins alike.
      await page.goto(`${origin}/admin/dashboard?tab=leads`);
      await page.locator('tbody tr').nth(49).waitFor();
      await page.waitForTimeout(1000);
      await page.keyboard.press(begin);
      await page.waitForTimeout(1000);
      const pressAll = async () => {
        for (const key of keys) {
          await page.keyboard.press(key);
          await page.waitForTimeout(150);
        }
      };
      times.push(...(await timeInteractions(page, keys.length, pressAll)));
    }
    found.push(rowOf(name, times));
  }
  return found;
}

/** How soon the CRM answers a key and a press of the mouse on a slow machine. */
export function measureKeys(rounds: number): Promise<string> {
  return withProduct(
    async (origin) => {
      const staff = await signInStaff(origin, staffPassword);
      const firstOf = async (path: string) =>
        (await staff.get<{ items: { id: number }[] }>(path)).items[0]!.id;
      const ids = {
        lead: await firstOf('/api/admin/leads'),
        partner: await firstOf('/api/admin/affiliates'),
      };
      await applyTimes(origin, leadCount);
      const viewport = { width: 1440, height: 900 };
      const [keys, presses] = await withSignedInPage(
        origin,
        staff.cookie,
        { viewport },
        async (page) => [
          await timeKeys(page, origin, rounds),
          await timePresses(page, origin, ids, rounds * 2),
        ],
      );
      return section('keys', 'Keys and presses in the CRM', [
        `Interaction to Next Paint: milliseconds from a key or a press to the next paint, in steps of 8, with a processor slowed down ${slowdown} times; 16 and less count as 16. Keys are pressed 150 ms apart. A list of 50 rows out of ${leadCount} and those of the demo.`,
        table(`what | keys | median | p98 (<= ${mostMs})`, keys!),
        'By the mouse, each on a page that was opened anew:',
        table(`what | presses | median | p98 (<= ${mostMs})`, presses!),
      ]);
    },
    { hasDemo: true },
  );
}
