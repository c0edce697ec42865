import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { pictureIn } from '#core/domain/mail/mail-picture.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { readMailPicture } from '#server/outside/mail-picture.ts';
import { auditRead } from '../../audit-read.ts';
import { readLeadLedger } from '../../partners/commissions/read-lead-ledger.ts';
import type { StaffContext } from '../../context.ts';
import { readMailsOfLead } from '../../mail/email/sent/list-sent-mails.ts';
import { readPersonFile } from '../erasure/person-file.ts';
import { describeLead, findLeadToRead } from '../read-lead.ts';
import { listNotes } from '../notes/add-note.ts';
import { eventOf } from '../../visitor/notices/policy.ts';
import { readTermsVersions } from '../../programme/queries.ts';
import { nameStaff } from '../../name-staff.ts';
import { blotted, mostPagesADay } from './policy.ts';
import { findAttempts } from './queries.ts';
import { readPersonalPages, readShownPages, type View } from './read-shown-pages.ts';
import { createHash } from 'node:crypto';
import { zipOf } from '#server/outside/zip.ts';

/** The list by which anyone can check an archive, with the tool of every Unix. */
const sumsName = 'SHA256SUMS';

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

/** A zip of these files, by path, and of their SHA-256 sums. */
function packFiles(files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const sorted = [...files]
    .map(([name, content]): [string, Uint8Array] => [
      name,
      typeof content === 'string' ? Buffer.from(content) : content,
    ])
    .toSorted(byName);
  const sums = sorted.map(
    ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  );
  return zipOf(Object.fromEntries([...sorted, [sumsName, Buffer.from(sums.join(''))]]));
}

const readme = `What this lender showed, told and asked the person of one application.

application.json  the applications of the person, as they are stored
pages.json        every page view that the browser told of, and the pages that were made for this
                  person, with the file of the page
pages/            each page once, byte for byte as it was served
figures.json      calculations and eligibility checks with their results, as they were answered
terms.json        the terms of the program that these figures were computed with, by version
notices.json      notices of negative answers: the words, and how they went
consents.json     consents with the words that were shown, stops, and choices about emails
mails.json        every email about the application, and those of the notices; mails/ has what each said
attempts.json     calls and messages of staff
history.json      the statuses of the application, and who gave them
credit.json       which partner is credited, and why
ledger.json       what the partner earned by it, and disputes of whose client it is
notes.json        notes of staff and partners

To check that no byte has changed:  sha256sum -c ${sumsName}

A public page holds nothing of one visitor. Where a visitor came by the link of a partner, the links
within the page also carried ?ref= with the code that the application names. A visit names its page
as the browser told it; one without a file was told by a browser that named none, or the page has
served its time. A doubtful one named a page that was not served at that address or at that time; an
address where there is no page is always told so. Pictures and fonts are named in the pages by
addresses that never change. The picture over an email travelled with it; mails/ has each once, under
the name that follows "cid:" in the email. The digits of that name are the start of its SHA-256.

A page that was made for one person (isMadeForOne) was seen by the server alone: the person's own
page /my, the answer to a form that was sent without a script, and the confirmation after one. It is
listed once for all the times that it was shown alike, with the first and the last. Where the secret
of a link stood, the file has ${blotted}; all other bytes are those that were served. One of at most
${mostPagesADay.ofOne} new ones in 24 hours; what was refused, and what was typed there, is not kept.
`;

type Row = Readonly<Record<string, unknown>>;

const moments = ['created_at', 'recorded_at', 'made_at', 'said_at', 'answered_at'];

/** Rows in the order of their moments; the same rows in the same order each time. */
function inOrder(rows: readonly Row[] = []): readonly Row[] {
  const keyOf = (row: Row) => {
    const at = moments.map((name) => row[name]).find((value) => typeof value === 'string');
    return `${at ? new Date(at).toISOString() : ''} ${JSON.stringify(row)}`;
  };
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function viewsIn(steps: readonly Row[] = []): View[] {
  return steps
    .filter(({ action }) => action === 'page_view')
    .map((step) => {
      const shown = (step['data'] as { shown?: unknown } | null)?.shown;
      return {
        at: new Date(String(step['created_at'])).toISOString(),
        page: String(step['page']),
        shown: typeof shown === 'string' && shown !== '' ? shown : null,
      };
    });
}

function versionsIn(rows: readonly Row[]): string[] {
  return rows.flatMap(({ terms_version: version }) =>
    typeof version === 'string' ? [version] : [],
  );
}

const byTime = (one: { at: string }, other: { at: string }) =>
  Date.parse(one.at) - Date.parse(other.at);

function numbersIn(rows: readonly Row[] = []): number[] {
  return rows.map(({ id }) => Number(id));
}

/** Adds the picture that a mail names; null without one, or if its bytes have changed. */
async function packPicture(html: string, files: Map<string, string | Uint8Array>) {
  const name = pictureIn(html);
  const picture = name && (await readMailPicture(name).catch(() => null));
  if (!picture) {
    return null;
  }
  files.set(`mails/${name}`, picture.bytes);
  return `mails/${name}`;
}

async function readAttempts(db: Queryable, leadId: number) {
  const rows = await findAttempts(db, leadId);
  const names = await nameStaff(db, [...new Set(rows.map(({ staffId }) => staffId))]);
  return rows.map(({ madeAt, staffId, ...row }) => ({
    ...row,
    at: madeAt.toISOString(),
    by: names.get(staffId) ?? '',
  }));
}

/**
 * Everything that the person of a lead was shown, told and asked, as a zip that anyone can check;
 * 404 if the actor may see no such lead. The same bytes as long as nothing changes. Audited.
 */
export async function archiveLead(context: StaffContext, input: { id: number }) {
  const { db } = context;
  const id = await findLeadToRead(context, input.id);
  const lead = await describeLead(context, id);
  const stored = await readPersonFile(db, id);
  const applications = inOrder(stored['leads']);
  const calculations = inOrder(stored['calculations']);
  const eligibilityChecks = inOrder(stored['eligibility_checks']);
  const notices = inOrder(stored['negative_notices']);
  const figures = [...calculations, ...eligibilityChecks, ...notices];
  const versions = versionsIn([...applications, ...figures]);
  const [pages, personal, mails, attempts, notes, ledger, terms] = await Promise.all([
    readShownPages(db, id, viewsIn(inOrder(stored['interactions']))),
    readPersonalPages(db, numbersIn(stored['personal_pages'])),
    // The mails of notices name no application.
    readMailsOfLead(context, id, numbersIn(notices).map(eventOf)),
    readAttempts(db, id),
    listNotes(context, { leadId: id }),
    readLeadLedger(db, id),
    readTermsVersions(db, versions),
  ]);
  const files = new Map<string, string | Uint8Array>([...pages.files, ...personal.files]);
  files.set('README.txt', readme);
  const add = (name: string, content: unknown) =>
    files.set(name, `${JSON.stringify(content, null, 2)}\n`);
  add('application.json', applications);
  add('pages.json', [...pages.views, ...personal.views].toSorted(byTime));
  add('figures.json', { calculations, eligibilityChecks });
  add('terms.json', terms);
  add('notices.json', notices);
  add('consents.json', {
    consents: inOrder(stored['consent_records']),
    stops: inOrder(stored['contact_stops']),
    mailChoices: inOrder(stored['applicant_mail_choices']),
  });
  add('attempts.json', attempts);
  add('history.json', lead.statusHistory);
  add('credit.json', lead.referral);
  add('ledger.json', ledger);
  add('notes.json', notes);
  const listed = mails.map(async ({ words, ...mail }) => {
    if (!words) {
      return mail;
    }
    const name = `mails/${mail.id}.${mail.kind}`;
    files.set(`${name}.txt`, words.text);
    files.set(`${name}.html`, words.html);
    const picture = await packPicture(words.html, files);
    return { ...mail, subject: words.subject, text: `${name}.txt`, html: `${name}.html`, picture };
  });
  add('mails.json', await Promise.all(listed));
  await auditRead(context, 'lead.archive', 'lead', { entityId: id, shown: { files: files.size } });
  return { chunks: [packFiles(files)], fileName: `${leadReference(id)}.zip` };
}
