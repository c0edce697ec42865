import type * as z from 'zod/mini';
import type { previewTemplate as contract } from '#core/contract/mail/templates.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import type { StaffContext } from '../../context.ts';
import { auditReadOnce } from '../../audit-read.ts';
import { fillMail } from '../email/fill-mail.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { findNewestLead, requireLead } from '../../scoped-leads.ts';
import { templateErrors } from '../templates/template-errors.ts';
import { textOfHtml } from '../templates/text-of-html.ts';

type Asked = z.output<NonNullable<(typeof contract)['body']>>;

/** The requested lead, or the newest one; null if there is none yet. */
async function chosenLead(context: StaffContext, leadId: number | null | undefined) {
  if (leadId) {
    await requireLead(context, leadId);
    return leadId;
  }
  return findNewestLead(context.db, leadScopeOf(context.actor));
}

/**
 * A mail as the template in the form would write it, filled with a lead that the actor may see (404
 * otherwise), with the markup that would be removed and the errors that prevent saving. The read of
 * the lead is audited once in ten minutes, because a preview follows every key.
 */
export async function previewTemplate(
  context: StaffContext,
  { templateType, language, subject, htmlContent, textContent, leadId }: Asked,
) {
  const template = {
    subject,
    htmlContent,
    textContent: textContent?.trim() || (await textOfHtml(htmlContent)),
  };
  const mail = await fillMail(context, {
    kind: templateType,
    language,
    template,
    leadId: await chosenLead(context, leadId),
  });
  if (mail.lead) {
    await auditReadOnce(context, 'template.preview', 'lead', { entityId: mail.lead.id });
  }
  const problems = templateErrors(templateType, template).map(({ path, key, values }) => ({
    path,
    message: validationMessage(key, context.language, values),
  }));
  return { ...mail, problems };
}
