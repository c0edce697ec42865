import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fillTemplate, templateFault, variablesIn } from './fill-template.ts';
import { mailFacts, mailKinds } from './mail-kind.ts';

test('a value takes the place of its name and is never looked at again', () => {
  const values: Record<string, string> = { firstName: '{{password}}', password: 'secret' };
  const filled = fillTemplate('Hello {{ firstName }}, {{nobody}} {{7*7}}', (name) => values[name]);
  assert.equal(filled, 'Hello {{password}}, {{nobody}} {{7*7}}');
});

test('any value arrives unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const filled = fillTemplate('<{{a}}|{{b}}>', (name) => (name === 'a' ? one : other));
      assert.equal(filled, `<${one}|${other}>`);
    }),
  );
});

test('every name of the closed list is taken, for its type alone', () => {
  for (const kind of mailKinds) {
    const names = mailFacts[kind].variables;
    assert.equal(new Set(names).size, names.length, kind);
    const text = names.map((name) => `{{${name}}}`).join(' ');
    assert.deepEqual(variablesIn(text), [...names]);
    assert.equal(templateFault(kind, text), null, kind);
  }
});

const refused: [text: string, key: string, values: Record<string, string>][] = [
  ['Hello {{firstNme}}', 'template.meant', { found: 'firstNme', meant: 'firstName' }],
  ['Hello {{FirstName}}', 'template.meant', { found: 'FirstName', meant: 'firstName' }],
  ['{{support_phone}}', 'template.braces', { found: 'support_phone' }],
  ['{{password}}', 'template.unknown', { found: 'password' }],
  ['{{constructor}} {{__proto__}}', 'template.braces', { found: '__proto__' }],
  ['{{constructor}}', 'template.unknown', { found: 'constructor' }],
  ['{{one}} and {{two}}', 'template.unknown', { found: 'one, two' }],
  ['{{first name}}', 'template.braces', { found: 'first name' }],
  ['{{7*7}}', 'template.braces', { found: '7*7' }],
  ['{{}}', 'template.braces', { found: '' }],
  ['Hello {{firstName', 'template.braces', { found: 'firstName' }],
  ['Hello firstName}}', 'template.braces', { found: 'Hello firstName' }],
  ['{{lastName}}', 'template.unknown', { found: 'lastName' }],
];

test('a misspelt, unknown or broken variable is named', () => {
  for (const [text, key, values] of refused) {
    const fault = templateFault('application_received', text);
    assert.deepEqual(fault, { key, values }, text);
  }
  const single = '{ color: red } {firstName} {{{firstName}}}';
  assert.equal(templateFault('application_received', single), null, 'single braces are text');
});

test('any text can be checked, and the messages contain no brace and little of the text', () => {
  const piece = fc.oneof(
    fc.constantFrom('{', '}', '{{', '}}', ' ', 'firstName', 'lastNme', '__proto__'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const fault = templateFault('welcome', text);
      if (fault) {
        const said = Object.values(fault.values).join('');
        assert.doesNotMatch(said, /[{}]/);
        assert.ok(said.length < 300);
      } else {
        const known = mailFacts.welcome.variables;
        assert.ok(variablesIn(text).every((name) => known.includes(name)));
      }
    }),
  );
});

test('a text contains one name fifty times at most', () => {
  const often = (uses: number) => '{{leadDetails}} '.repeat(uses);
  assert.equal(templateFault('lead_notification', `${often(50)}{{firstName}}`), null);
  assert.deepEqual(templateFault('lead_notification', `{{firstName}}${often(51)}`), {
    key: 'template.often',
    values: { found: 'leadDetails', uses: '51', most: '50' },
  });
});
