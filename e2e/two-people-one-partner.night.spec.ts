import { openCrm } from './support/crm.ts';
import { expect, test } from './support/test.ts';

test(
  'what is typed about a license stays when a colleague records it first, and both are shown',
  { tag: '@desktop' },
  async ({ staff, newVisitor, product, errors }) => {
    errors.expect(/status of 409 .*\/basis/);
    const call = async (path: string, method?: string, body?: object) => {
      const answer = await fetch(`${product.origin}/api/admin/affiliates${path}`, {
        ...(method && { method, body: JSON.stringify(body) }),
        headers: { cookie: staff.cookie, 'content-type': 'application/json' },
      });
      expect(answer.ok).toBe(true);
      return (await answer.json()) as { id: number; evidence: string };
    };
    const code = `TWO${Date.now() % 1e9}`;
    const { id } = await call('', 'POST', {
      firstName: 'Nina',
      lastName: 'Night',
      email: `${code}@example.com`,
      referralCode: code,
      isLicensedRealtor: false,
    });
    const desk = await openCrm(
      await newVisitor(),
      staff,
      product.origin,
      `/admin/affiliates/${id}#basis`,
    );
    const evidence = desk.getByLabel('Evidence of the service');
    await desk.getByLabel('Kind of partner').selectOption('marketer');
    await evidence.fill('Invoice 12');

    const theirs = { kind: 'marketer', service: 'sharedAdvertising', evidence: 'The flyer of May' };
    await call(`/${id}/basis`, 'PUT', theirs);
    await desk.reload();
    await expect(evidence).toHaveValue('Invoice 12');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    const note = desk.getByRole('alert').filter({ hasText: 'changed this basis' });
    await expect(note).toContainText('Now: The flyer of May');
    await expect(note).toContainText('Invoice 12');
    await expect(evidence).toHaveValue('Invoice 12');
    await note.getByRole('button', { name: 'Save what I typed' }).click();
    await expect(note).toBeHidden();
    await expect(desk.getByLabel('Paid for')).toHaveValue('sharedAdvertising');
    await expect.poll(async () => (await call(`/${id}/basis`)).evidence).toBe('Invoice 12');
  },
);
