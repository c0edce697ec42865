import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTemplateBody } from '#core/contract/mail/templates.ts';
import { mailKinds, recipientTypes } from '#core/domain/mail/mail-kind.ts';
import type { TemplateRow } from '../../api-types.ts';
import { blankTemplate, templateBody, templateChanges, valuesOf } from './template-body.ts';

const stored: TemplateRow = {
  id: 4,
  name: 'Ours',
  description: null,
  templateType: 'welcome',
  recipientType: 'affiliate',
  language: 'pt',
  subject: 'Olá',
  htmlContent: '<p>Olá</p>',
  textContent: 'Olá',
  isTextMade: true,
  isActive: false,
  isUsed: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('the form has every field of the body, and sends each', () => {
  const names = Object.keys(createTemplateBody.def.shape).toSorted();
  assert.deepEqual(Object.keys(blankTemplate).toSorted(), names);
  assert.deepEqual(Object.keys(templateBody(blankTemplate)).toSorted(), names);
});

test('a new template is active and tells staff of a lead; the specified types can be chosen', () => {
  const { templateType, recipientType, isActive } = blankTemplate;
  assert.deepEqual([templateType, recipientType, isActive], ['lead_notification', 'admin', true]);
  const specified =
    'eligibility lead_notification affiliate_notification password_reset welcome follow_up';
  const kinds: readonly string[] = mailKinds;
  assert.deepEqual(
    specified.split(' ').filter((kind) => !kinds.includes(kind)),
    [],
  );
  assert.deepEqual(recipientTypes, ['admin', 'affiliate', 'applicant']);
});

test('only what was changed is sent, and a text made from the HTML stays so', () => {
  const start = valuesOf(stored);
  assert.equal(start.textContent, '');
  assert.deepEqual(templateChanges(start, start), {});
  assert.deepEqual(templateChanges(start, { ...start, htmlContent: '<p>Oi</p>' }), {
    htmlContent: '<p>Oi</p>',
  });
  const written = valuesOf({ ...stored, isTextMade: false });
  assert.deepEqual(templateChanges(written, { ...written, textContent: '' }), { textContent: '' });
});
