import { openCrm } from './support/crm.ts';
import { newLead } from './support/new-lead.ts';
import { expect, test } from './support/test.ts';

const second = 1000;
const minute = 60 * second;

test(
  'one message stands at a time, for five seconds, and what can be undone for five minutes',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product }) => {
    const { lastName } = await newLead(staff, 'Ada', `Once${Date.now()}`);
    await newLead(staff, 'Bea', lastName);
    const context = await newVisitor();
    await context.clock.install();
    const path = `/admin/dashboard?tab=leads&q=${lastName}`;
    const desk = await openCrm(context, staff, product.origin, path);
    const remove = async (firstName: string) => {
      await desk.getByRole('button', { name: `Delete ${firstName} ${lastName}` }).click();
      await desk.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    };
    const messages = desk.getByLabel('Notifications').getByText('Lead Deleted');
    const undoable = desk.getByRole('list', { name: 'Changes that can be undone' });
    const offer = undoable.getByRole('listitem');
    const place = () => desk.getByRole('row', { name: 'Name' }).boundingBox();
    await expect(desk.getByText(`Bea ${lastName}`)).toBeVisible();
    const before = await place();
    await remove('Ada');
    await expect(messages).toBeVisible();
    await expect(offer).toHaveText([new RegExp(`You deleted Ada ${lastName}\\.`)]);
    expect(await place(), 'the list stays where it is').toEqual(before);
    await remove('Bea');
    await expect(offer).toHaveCount(2);
    await expect(messages, 'the second takes the place of the first').toHaveCount(1);
    const since = await desk.evaluate(() => Date.now());
    await desk.clock.pauseAt(since + 4 * second);
    await expect(messages).toBeVisible();
    await desk.clock.pauseAt(since + 5.1 * second);
    await desk.clock.resume();
    await expect(messages).toHaveCount(0);
    await desk.clock.pauseAt(since + 4.5 * minute);
    await expect(offer).toHaveCount(2);
    await desk.clock.pauseAt(since + 5.1 * minute);
    await expect(offer).toHaveCount(0);
  },
);
