import * as z from 'zod/mini';
import { languages } from '../../domain/language.ts';
import { mailKinds, recipientTypes } from '../../domain/mail/mail-kind.ts';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { forAdmins, forRecorders, route } from '../route.ts';
import { noAnswer } from '../shapes.ts';

const templateType = z.enum(mailKinds);
const recipientType = z.enum(recipientTypes);

/** Maximum length of a template's HTML and text, in characters. */
const longestHtml = 100_000;
const longestText = 50_000;
const bodyLimit = 512 * 1024;

export const templateRow = z.object({
  id: fields.rowId,
  name: z.string(),
  description: z.nullable(z.string()),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  // Derived from the HTML, because staff left the text empty.
  isTextMade: z.boolean(),
  templateType,
  recipientType,
  language: fields.language,
  isActive: z.boolean(),
  // Whether mails use it. False for a template whose type is never sent to its recipient.
  isUsed: z.boolean(),
  createdAt: fields.moment,
  updatedAt: fields.moment,
});

const savedTemplate = z.extend(templateRow, {
  // The name of the template that this one switched off; null if it takes no other's place.
  replaced: z.nullable(z.string()),
});

const name = fields.line(120, 'template.name');
const subject = fields.line(300, 'template.subject');
const htmlContent = fields.lines(longestHtml, 'template.html');
const textOrNone = z.optional(
  z.nullable(
    z.string('template.text').check(
      z.trim(),
      z.maxLength(longestText, 'text.tooLong'),
      z.refine(
        (text) =>
          !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) && text.isWellFormed(),
        'text.control',
      ),
    ),
  ),
);
const description = z.optional(
  z.nullable(
    z.string('text.line').check(
      z.trim(),
      z.maxLength(500, 'text.tooLong'),
      z.refine(
        (text) => !/[\u0000-\u001f\u007f]/.test(text) && text.isWellFormed(),
        'text.control',
      ),
    ),
  ),
);

/** A new template. Without a text one is made from the HTML. */
export const createTemplateBody = z.object({
  name,
  description,
  subject,
  htmlContent,
  textContent: textOrNone,
  templateType: z._default(templateType, 'lead_notification'),
  recipientType: z._default(recipientType, 'admin'),
  language: z._default(z.enum(languages), 'en'),
  isActive: z._default(z.boolean(), true),
});

/** Changes of a template; a field that is left out stays unchanged. */
export const updateTemplateBody = z.object({
  name: z.optional(name),
  description,
  subject: z.optional(subject),
  htmlContent: z.optional(htmlContent),
  textContent: textOrNone,
  templateType: z.optional(templateType),
  recipientType: z.optional(recipientType),
  language: z.optional(z.enum(languages)),
  isActive: z.optional(z.boolean()),
  // `updatedAt` of the answer that was edited; 409 if the template has been changed since.
  updatedAt: z.optional(z.iso.datetime({ offset: true })),
});

export const templateFields = [
  'name',
  'description',
  'templateType',
  'recipientType',
  'language',
  'subject',
  'htmlContent',
  'textContent',
  'isActive',
] as const;

export const listTemplates = route({
  method: 'GET',
  path: '/api/admin/email-templates',
  ...forRecorders,
  summary: 'A page of the templates of mails.',
  query: listQuery(
    { createdAt: 'moment', updatedAt: 'moment', name: 'text' },
    {
      templateType: z.optional(templateType),
      language: z.optional(fields.language),
    },
  ),
  answer: listPage(templateRow),
});

export const createTemplate = route({
  method: 'POST',
  path: '/api/admin/email-templates',
  ...forAdmins,
  status: 201,
  summary:
    'Creates a template; an active one switches off the other of its type, recipient and language.',
  body: createTemplateBody,
  answer: savedTemplate,
  bodyLimit,
});

export const readTemplate = route({
  method: 'GET',
  path: '/api/admin/email-templates/:id',
  ...forRecorders,
  summary: 'One template.',
  answer: templateRow,
});

export const updateTemplate = route({
  method: 'PUT',
  path: '/api/admin/email-templates/:id',
  ...forAdmins,
  summary:
    'Changes the fields that it carries; switching one on switches off its like. With the updatedAt of an earlier answer it is refused (409) if the template was changed meanwhile.',
  body: updateTemplateBody,
  refuses: [409],
  answer: savedTemplate,
  bodyLimit,
});

export const deleteTemplate = route({
  method: 'DELETE',
  path: '/api/admin/email-templates/:id',
  ...forAdmins,
  summary:
    'Deletes a template; the one that an active one had switched off is on again, else mails of its type say what the product itself says.',
  answer: noAnswer,
});

export const testTemplate = route({
  method: 'POST',
  path: '/api/admin/email-templates/:id/test',
  ...forAdmins,
  summary: 'Sends a template, filled with made-up values, to an address.',
  body: z.object({
    // Defaults to the actor's own address.
    testEmail: z.optional(z.nullable(fields.email('email.invalid'))),
  }),
  refuses: [409],
  answer: z.object({ testEmail: z.string() }),
});

function typed(max: number) {
  return z.string('text.line').check(z.maxLength(max, 'text.tooLong'));
}

export const previewTemplate = route({
  method: 'POST',
  path: '/api/admin/email-templates/preview',
  ...forRecorders,
  summary: 'What a mail would say: the template as typed, filled with a lead.',
  limit: { count: 240, seconds: 60 },
  body: z.object({
    templateType,
    language: z._default(z.enum(languages), 'en'),
    subject: typed(300),
    htmlContent: typed(longestHtml),
    textContent: z.optional(z.nullable(typed(longestText))),
    // Defaults to the newest lead.
    leadId: z.optional(z.nullable(fields.rowId)),
  }),
  refuses: [404],
  answer: z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    // The text without the closing lines of every mail, for staff to continue.
    written: z.string(),
    // Null if there is no lead yet; the preview then uses made-up values.
    lead: z.nullable(z.object({ id: fields.rowId, name: z.string() })),
    // Typed markup that mails must not contain, such as `<script>` or `onclick`.
    leftOut: z.array(z.string()),
    // Errors that prevent saving.
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  bodyLimit,
});
