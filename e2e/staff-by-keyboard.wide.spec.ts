import { usualAnswers } from '#server/testing/usual-answers.ts';
import { openCrm, readLead } from './support/crm.ts';
import { expect, test } from './support/test.ts';
import { freshEmail } from './support/visitor.ts';

test(
  'a loan officer works through eighty leads by keyboard alone',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const lastName = `Eighty${Date.now()}`;
    const numbers = Array.from({ length: 80 }, (_, index) => String(index + 1).padStart(2, '0'));
    const ids = new Map<string, number>();
    const apply = async (number: string) => {
      const { id } = await staff.post<{ id: number }>('/api/leads', {
        ...usualAnswers,
        firstName: `No${number}`,
        lastName,
        email: freshEmail(),
        phone: '(503) 555-0100',
        currentAddress: '12 Main Street, Portland, OR 97204',
      });
      ids.set(number, id);
    };
    for (const number of numbers.toReversed()) {
      await apply(number);
    }
    const path = `/admin/dashboard?tab=leads&q=${lastName}`;
    const desk = await openCrm(await newVisitor(), staff, product.origin, path);
    const { keyboard } = desk;
    const link = (number: string) =>
      desk.getByRole('link', { name: `No${number} ${lastName}`, exact: true });
    await expect(link('50')).toBeVisible();

    for (const number of numbers) {
      await keyboard.press('j');
      // A screen reader reads where the focus is; the highlighted row is for the eye.
      await expect(link(number)).toBeFocused();
      if (Number(number) % 25 === 1) {
        await expect(desk.locator('tr[data-cursor]')).toContainText(`No${number} `);
        await keyboard.press('Enter');
        await expect(desk.getByRole('heading', { level: 1 })).toHaveText(`No${number} ${lastName}`);
        await keyboard.press('s');
        await expect(desk.getByRole('option', { name: 'New' })).toBeFocused();
        await keyboard.press('ArrowDown');
        await keyboard.press('Enter');
        await expect(desk.getByRole('combobox', { name: 'Status: Contacted' })).toBeVisible();
        await keyboard.press('Escape');
        await keyboard.press('n');
        // Keys pressed in a field are text.
        await keyboard.type('j k x u / ? gl');
        await expect(desk.getByLabel('New note')).toHaveValue('j k x u / ? gl');
        await keyboard.press('Control+Enter');
        const notes = desk.getByRole('region', { name: 'Notes', exact: true });
        await expect(notes.getByRole('listitem').first()).toContainText('j k x u / ? gl');
        await keyboard.press('Escape');
        await keyboard.press('u');
        await expect(link(number)).toBeFocused();
        expect((await readLead(staff, ids.get(number)!)).status).toBe('Contacted');
      }
    }
    await expect(desk).toHaveURL(/page=2/);
    // Back over the page boundary, and from a focus set by other means.
    for (const number of numbers.slice(49, -1).toReversed()) {
      await keyboard.press('k');
      await expect(link(number)).toBeFocused();
    }
    await expect(desk).not.toHaveURL(/page=2/);
    await link('48').focus();
    await keyboard.press('k');
    await expect(link('47')).toBeFocused();

    await keyboard.press('x');
    await expect(
      desk
        .getByRole('row')
        .filter({ has: link('47') })
        .getByRole('checkbox'),
    ).toBeChecked();
    await keyboard.press('x');

    await keyboard.press('?');
    const help = desk.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Next row of a list');
    await keyboard.press('j');
    await keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(link('47')).toBeFocused();
    await keyboard.press('/');
    await expect(desk.getByLabel('Search leads')).toBeFocused();

    // From lead to lead without the list; the list then continues at the last lead.
    const isOpen = (number: string) =>
      expect(desk.getByRole('heading', { level: 1 })).toHaveText(`No${number} ${lastName}`);
    await desk.goto(`${path}&status=New`);
    await expect(link('02')).toBeVisible();
    await keyboard.press('j');
    await expect(link('02')).toBeFocused();
    await keyboard.press('Enter');
    await isOpen('02');
    const ways = desk.getByRole('navigation', { name: 'Leads in this list' });
    await expect(ways).toContainText('1 of 76');
    await keyboard.press('j');
    await isOpen('03');
    // A lead whose status changes leaves the list, but not the sequence.
    const contact = async () => {
      await keyboard.press('s');
      await expect(desk.getByRole('option', { name: 'New' })).toBeFocused();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await expect(desk.getByRole('combobox', { name: 'Status: Contacted' })).toBeVisible();
      await keyboard.press('Escape');
    };
    await contact();
    await keyboard.press('j');
    await isOpen('04');
    await expect(ways).toContainText(/\b3 of 7\d/);
    await keyboard.press('k');
    await isOpen('03');
    await keyboard.press('j');
    await isOpen('04');
    await keyboard.press('u');
    await expect(link('04')).toBeFocused();
    await expect(link('03')).toHaveCount(0);

    // Past the end of the page. It has lost a lead by then, and another has arrived at the top.
    const contacted = ['01', '26', '51', '76', '03'];
    const open = numbers.filter((number) => !contacted.includes(number));
    const [earlier, last, next] = [open[48]!, open[49]!, open[50]!];
    await expect(link(last)).toBeVisible();
    const asked: string[] = [];
    desk.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await link(last).focus();
    await keyboard.press('Enter');
    await isOpen(last);
    await expect(ways).toContainText(/\b50 of 7\d/);
    await contact();
    await apply('00');
    const onwards = ways.getByRole('link', { name: /^Next/ });
    await expect(onwards).toHaveAccessibleName(`Next: No${next} ${lastName}`);
    await keyboard.press('j');
    await isOpen(next);
    await expect(ways).toContainText(/\b51 of 7\d/);
    await keyboard.press('k');
    await isOpen(last);
    await expect(ways).toContainText(/\b50 of 7\d/);
    await keyboard.press('j');
    await isOpen(next);
    expect(asked, 'nothing is counted on the way').not.toContain('/api/admin/leads');
    // On a phone neither the arrows nor the text before them touch the edge.
    await desk.setViewportSize({ width: 390, height: 844 });
    await expect(onwards).toBeVisible();
    const room = await ways.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map(
        (part) => innerWidth - part.getBoundingClientRect().right,
      ),
    );
    expect(Math.min(...room)).toBeGreaterThanOrEqual(12);
    await desk.setViewportSize({ width: 1280, height: 720 });
    await keyboard.press('u');
    await expect(desk).toHaveURL(/page=2/);
    await expect(link(next)).toBeFocused();
    // Back over the start of the page: only leads that left the list are skipped.
    await keyboard.press('Enter');
    await isOpen(next);
    await expect(ways.getByRole('link', { name: /^Previous/ })).toHaveAccessibleName(
      `Previous: No${earlier} ${lastName}`,
    );
    await keyboard.press('k');
    await isOpen(earlier);
    await expect(ways).toContainText(/\b50 of 7\d/);
    await keyboard.press('u');
    await expect(desk).not.toHaveURL(/page=2/);
    await expect(link(earlier)).toBeFocused();
    await expect(link('00')).toBeVisible();
  },
);
