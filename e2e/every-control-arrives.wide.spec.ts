import { randomBytes } from 'node:crypto';
import type { ApplicationControl } from '#core/contract/leads/leads.ts';
import type { Page } from '@playwright/test';
import { type Lead, readLead } from './support/crm.ts';
import { skipWait } from './support/specified-waits.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';
import { field, freshEmail } from './support/visitor.ts';

interface Control {
  /** The typed or chosen answer; a box is ticked by default. */
  answer: string;
  isOptional?: true;
  /** The value that staff see. */
  shown(lead: Lead): unknown;
}

const text = (answer: string, name: keyof Lead): Control => ({
  answer,
  shown: (lead) => lead[name],
});

// Every control of the form must have a line here, or this does not compile.
const controls: Record<ApplicationControl, Control> = {
  firstName: text('Every', 'firstName'),
  lastName: text('Control', 'lastName'),
  email: text('', 'email'),
  phone: text('(541) 555-0166', 'phone'),
  currentAddress: text('12 Orchard Lane, Medford, OR 97501', 'currentAddress'),
  housingStatus: text('rent', 'housingStatus'),
  monthlyPayment: text('$2000-$2500', 'monthlyPayment'),
  timeline: text('6-12 months', 'timeline'),
  contactMethod: text('email', 'contactMethod'),
  wantsPanels: text('no', 'wantsPanels'),
  referralCode: {
    answer: '',
    isOptional: true,
    shown: ({ referral }) => referral?.choice?.code ?? null,
  },
  // Only for who has a partner: without a script, once a code is typed.
  partnerSees: { ...text('status', 'partnerSees'), isOptional: true },
  consent: { answer: 'on', shown: ({ consents }) => (consents[0]?.granted ? 'on' : null) },
};

async function answerControl(page: Page, name: string, answer: string): Promise<void> {
  const control = field(page, name);
  const type = await control.first().getAttribute('type');
  if (type === 'radio' && answer === '') {
    await expect(control.first()).toBeHidden();
  } else if (type === 'radio') {
    await page.locator(`main form label:has([name="${name}"][value="${answer}"])`).click();
  } else if (type === 'checkbox') {
    await expect(control).toBeChecked();
  } else if (await control.evaluate((element) => element.tagName === 'SELECT')) {
    await control.selectOption(answer);
  } else {
    await control.fill(answer);
  }
}

/** The names of the visible controls of the form. */
const shownControls = (page: Page): Promise<string[]> =>
  page
    .locator('main form :is(input, select, textarea):not([type=hidden], [tabindex="-1"])')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name') ?? ''))]);

for (const hasScript of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled: hasScript });
    test(
      `every control of the application reaches staff, filled and left empty, ${hasScript ? 'with' : 'without'} script`,
      { tag: '@desktop' },
      async ({ page, staff }) => {
        controls.referralCode.answer = `EVERY-${randomBytes(4).toString('hex')}`.toUpperCase();
        await staff.post('/api/admin/affiliates', {
          firstName: 'Rosa',
          lastName: 'Ibarra',
          isLicensedRealtor: true,
          email: freshEmail(),
          referralCode: controls.referralCode.answer,
        });
        for (const isFilled of [true, false]) {
          await page.goto('/apply');
          if (hasScript) {
            // The form's code comes with the part that shows the answers.
            await page
              .getByRole('heading', { name: 'Check your answers' })
              .scrollIntoViewIfNeeded();
            await expect(field(page, 'partnerSees')).toHaveCount(0);
          }
          const { partnerSees: _partnerSees, ...always } = controls;
          const expected = hasScript ? always : controls;
          expect((await shownControls(page)).sort()).toEqual(Object.keys(expected).sort());
          const email = freshEmail();
          const given = Object.entries(expected).map(([name, control]) => ({
            ...control,
            name,
            answer:
              name === 'email' ? email : isFilled || !control.isOptional ? control.answer : '',
          }));
          await page.getByText('Panels', { exact: true }).click();
          for (const { name, answer } of given) {
            await answerControl(page, name, answer);
          }
          const button = page.getByRole('button', { name: texts.en.submit });
          if (hasScript && isFilled) {
            // Clicking the button blurs the code field, which starts the lookup. The result must
            // not move the button away from the pointer.
            await button.hover();
            await page.mouse.down();
            await expect(page.getByText('Referred by Rosa Ibarra')).toBeVisible();
            await page.mouse.up();
          } else {
            await button.click();
          }
          if (hasScript) {
            await skipWait(page, 'application');
          }
          await page.waitForURL(/\/thank-you/);
          const id = Number(new URL(page.url()).searchParams.get('leadId'));
          const lead = await readLead(staff, id);
          for (const { name, answer, shown } of given) {
            expect(shown(lead) ?? '', name).toBe(answer);
          }
        }
      },
    );
  });
}
