import { adminLeadPath, adminPaths } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { nameStaff } from '../../../name-staff.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Block, MailValues } from '../../templates/render-template.ts';
import { lenderValues } from '../lender-values.ts';
import type { MailReader, MailWriter } from './mail-writer.ts';

interface OverdueLead {
  id: number;
  owner: string | null;
}

/** Numbers and colleagues: a mail on a phone in a café names no applicant. */
function leadsBlock(leads: readonly OverdueLead[], publicUrl: string): Block {
  const lines = leads.map(({ id, owner }) => ({
    name: leadReference(id),
    owner: owner === null ? 'without an owner' : `was with ${owner}`,
    url: publicUrl + adminLeadPath(id),
  }));
  return {
    text: lines.map(({ name, owner, url }) => `${name}, ${owner}: ${url}`).join('\n'),
    html: `<ul>${lines
      .map(({ name, owner, url }) => {
        return `<li><a href="${escapeHtml(url)}">${name}</a>, ${escapeHtml(owner)}</li>`;
      })
      .join('')}</ul>`,
  };
}

function overdueValues(
  leads: readonly OverdueLead[],
  { terms, publicUrl, language }: MailReader,
): MailValues<'lead_overdue'> {
  return {
    overdueLeads: leadsBlock(leads, publicUrl),
    overdueCount: String(leads.length),
    returnMinutes: String(terms.returnToQueueMinutes),
    dashboardLink: publicUrl + adminPaths.dashboard,
    ...lenderValues(terms, language),
  };
}

export interface OverduePayload {
  leads: readonly { id: number; ownerId: number | null }[];
}

/** Tells an admin which leads were not answered in time. */
export const leadOverdue: MailWriter<'lead_overdue'> = {
  async write({ db }, { recipient, payload }, reader) {
    const { leads } = payload as unknown as OverduePayload;
    const owners = leads.map(({ ownerId }) => ownerId);
    const names = await nameStaff(db, owners);
    const named = leads.map(({ id, ownerId }) => ({ id, owner: names.get(ownerId ?? 0) ?? null }));
    return { to: recipient!, values: overdueValues(named, reader) };
  },
  sample: ({ lead, ...subject }) => overdueValues([{ id: lead.id, owner: 'Dana Desk' }], subject),
};
