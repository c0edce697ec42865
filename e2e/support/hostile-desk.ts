import { expect, type Page } from '@playwright/test';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { eachTab, expectLoaded, openMore } from './crm.ts';
import { address, expectHarmless, foldOut, image, script, template } from './hostile.ts';
import { freshEmail } from './visitor.ts';

/** Has staff type markup about a lead: a note, its fields, a saved list. */
export async function staffWritesMarkup(desk: Page): Promise<void> {
  await desk.getByLabel('New note').fill(`${script}\n${template} ${image}`);
  await desk.getByRole('button', { name: 'Add Note' }).click();
  await expect(desk.getByText('Note added successfully')).toBeVisible();
  await desk.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = desk.getByRole('dialog', { name: 'Edit Lead' });
  await form.getByLabel('Current address').fill(`${address} ${script}`);
  await expectHarmless(desk);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expect(desk.getByRole('main')).toContainText(`${address} ${script}`);
  await openMore(desk);
  await desk
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(desk.getByRole('alertdialog')).toContainText(image);
  await expectHarmless(desk);
  await desk.keyboard.press('Escape');
  await desk.goto(`/admin/dashboard?tab=leads&q=${encodeURIComponent(image)}`);
  await desk.getByRole('button', { name: /^Views/ }).click();
  const views = desk.getByRole('dialog', { name: 'Views' });
  await views.getByLabel('Save this list as').fill(script);
  await views.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByText('View saved')).toBeVisible();
  await expect(views.getByRole('link').filter({ hasText: script })).toBeVisible();
  await expectHarmless(desk);
}

/** Opens every screen of the CRM with everything expanded, and its dialogs. */
export async function everyScreenIsHarmless(
  desk: Page,
  staff: StaffSession,
  { lead, affiliate }: { lead: number; affiliate: number },
): Promise<void> {
  // A source as an advertisement could name it; it appears in charts and filters.
  await staff.post('/api/leads', {
    ...usualAnswers,
    firstName: '=1+1',
    lastName: image,
    email: freshEmail(),
    phone: '(503) 555-0100',
    currentAddress: script,
    secondsOnForm: 45,
    source: {
      utm_source: image,
      utm_campaign: script,
      referrer: address,
      page: template,
    },
  });
  const drafts = await plantDrafts(desk, staff, lead);
  const hostile = encodeURIComponent(`${image}${script}`);
  const paths = [
    '/admin/dashboard?tab=leads&view=board',
    `/admin/programme/${drafts.revision}`,
    '/admin/programme/new',
    `/admin/programme/${hostile}`,
    `/admin/dashboard?tab=reports&range=${hostile}&from=${hostile}&to=${hostile}`,
    `/admin/dashboard?tab=${hostile}`,
    `/admin/dashboard?tab=leads&status=${hostile}&source=${hostile}&sort=${hostile}`,
    `/admin/dashboard?tab=audit&q=${hostile}`,
    `/admin/contact/${lead}`,
    `/admin/contact/${hostile}`,
    `/admin/affiliates/${affiliate}`,
    '/admin/profile',
    `/admin/${hostile}`,
  ];
  for (const path of paths) {
    await desk.goto(path);
    await expectScreenHarmless(desk);
  }
  await eachTab(desk, () => expectScreenHarmless(desk));
  await desk.goto('/admin/dashboard?tab=overview');
  const sources = desk.getByRole('region', { name: 'Leads by source' }).first();
  await expect(sources).toContainText(image.toLowerCase());
  await sources.getByRole('button', { name: 'Leads by source as a table' }).click();
  await expectHarmless(desk);
  await sources.getByRole('link', { name: image.toLowerCase() }).click();
  await expect(desk.getByRole('main')).toContainText('=1+1');
  await desk.getByRole('button', { name: /^Filters/ }).click();
  await expect(desk.getByRole('dialog', { name: 'Filters' })).toContainText(image.toLowerCase());
  await expectHarmless(desk);
}

/**
 * A mail template and a revision of the terms, neither of which is ever sent or shown. The mail's
 * HTML is opened as a page without a policy or frame: it must be harmless by itself.
 */
async function plantDrafts(desk: Page, staff: StaffSession, leadId: number) {
  const mail = {
    templateType: 'lead_notification',
    subject: `${image} {{firstName}}`,
    htmlContent: `<p title="{{lastName}}">{{firstName}}</p>${image}${script}<a href="${address}">x</a>`,
  };
  await staff.post('/api/admin/email-templates', {
    ...mail,
    name: image,
    description: script,
    isActive: false,
  });
  const { html } = await staff.post<{ html: string }>('/api/admin/email-templates/preview', {
    ...mail,
    leadId,
  });
  const mailPage = await desk.context().newPage();
  await mailPage.setContent(html);
  // A name that is none is replaced by the reference.
  await expect(mailPage.locator('body')).toContainText(/SG-\d+">x/);
  await expectHarmless(mailPage);
  await mailPage.close();
  const { id: revision } = await staff.post<{ id: number }>('/api/admin/programme/rules', {
    effectiveFrom: '2031-01-01',
    source: script,
    basis: image,
    terms: { minCreditScore: 590 },
  });
  return { revision };
}

async function expectScreenHarmless(desk: Page): Promise<void> {
  await expect(desk.getByRole('heading', { level: 1 })).toBeAttached();
  await expectLoaded(desk);
  await foldOut(desk);
  await expectHarmless(desk);
}
