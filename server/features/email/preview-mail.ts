import type { Language } from '#core/domain/language.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { readLeadReferral } from '../affiliates/read-lead-referral.ts';
import type { Services } from '../context.ts';
import {
  type MailTemplate,
  type RenderedMail,
  renderTemplate,
} from '../templates/render-template.ts';
import { findMailedEstimate } from './estimate/find-mailed-estimate.ts';
import { writerOf } from './kinds/mail-writers.ts';
import { findMailLead } from './queries.ts';
import { sampleEstimate, sampleLead } from './sample-lead.ts';

interface PreviewedMail {
  kind: MailKind;
  language: Language;
  template: MailTemplate;
  /** A lead that the actor may see; null for made-up values. */
  leadId: number | null;
}

interface Preview extends RenderedMail {
  /** With whom it was filled; null for made-up values. */
  lead: { id: number; name: string } | null;
}

/** A mail as it would leave today, filled with a lead or with made-up values. */
export async function previewMail(
  { db, programme, config }: Pick<Services, 'db' | 'programme' | 'config'>,
  { kind, language, template, leadId }: PreviewedMail,
): Promise<Preview> {
  const found = await findMailLead(db, leadId);
  const terms = await programme.currentTerms();
  const values = writerOf(kind).sample({
    lead: found ?? sampleLead,
    referral: found ? await readLeadReferral(db, found.id) : null,
    estimate: found ? await findMailedEstimate(db, found, terms) : sampleEstimate(terms),
    terms,
    publicUrl: config.publicUrl,
    language,
  });
  const name = found && `${found.firstName} ${found.lastName}`;
  return {
    ...(await renderTemplate(template, values, { kind, language })),
    lead: found && name ? { id: found.id, name } : null,
  };
}
