import { readFile } from 'node:fs/promises';
import { extraStorageKeys } from '#core/domain/options.ts';
import {
  checkSums,
  filesOf,
  jsonOf,
  withChangedByte,
} from '#server/testing/archive/archive-sums.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { openCrm, unfold } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail, holdScripts, settled } from './support/visitor.ts';

test(
  'an archive holds the pages that a buyer was shown, and one changed byte is noticed',
  { tag: '@desktop' },
  async ({ page, staff, newVisitor, product }) => {
    const first = await (await page.goto('/?lang=es'))!.body();
    await settled(page);
    // The next page is left before its scripts arrive.
    const release = await holdScripts(page);
    const second = await (await page.goto('/calculator', { waitUntil: 'commit' }))!.body();
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.goto('/robots.txt');
    release();
    await page.goto('/terms');
    await settled(page);
    const key = extraStorageKeys.sessionId;
    const sessionId = await page.evaluate((name) => sessionStorage.getItem(name), key);
    const { id } = await staff.post<{ id: number }>('/api/leads', {
      ...usualAnswers,
      sessionId,
      firstName: 'Ximena',
      lastName: `Archived${Date.now()}`,
      email: freshEmail(),
      phone: '(503) 555-0100',
      currentAddress: '12 Main Street, Portland, OR 97204',
      secondsOnForm: 45,
    });

    const path = `/admin/contact/${id}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    const card = desk.getByRole('region', { name: 'Archive for an examiner' });
    await unfold(desk, 'Lead Information');
    const saving = desk.waitForEvent('download');
    await card.getByRole('link', { name: 'Download' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^SG-\d{6}\.zip$/);
    const files = filesOf(await readFile(await saved.path()));
    const views = jsonOf<{ page: string; file?: string }[]>(files, 'pages.json');
    expect(views.map((view) => view.page)).toEqual(['/', '/calculator', '/terms']);
    for (const [at, served] of [first, second].entries()) {
      expect(Buffer.from(files[views[at]!.file!]!).equals(served), views[at]!.page).toBe(true);
    }

    expect((await checkSums(files)).isRight).toBe(true);
    const changed = await checkSums(withChangedByte(files, views[0]!.file!));
    expect(changed.isRight).toBe(false);
    expect(changed.said).toContain(`${views[0]!.file}: FAILED`);
  },
);
