import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceFile } from '../syntax/source-file.ts';
import { storyErrors } from './stories.ts';

const text = `import { InForm } from '#web/kit/form/PhoneInput.story.tsx';`;
const errorsOf = (path: string) => [...storyErrors(sourceFile(path, text))];

test('a screen that takes a story is refused, another story as well', () => {
  for (const path of ['web/admin/lead/LeadPage.tsx', 'web/kit/form/MoneyInput.story.tsx']) {
    assert.deepEqual(errorsOf(path), [
      `${path}: web/kit/form/PhoneInput.story.tsx is for the gallery alone`,
    ]);
  }
});

test('the gallery and a test may', () => {
  assert.deepEqual(errorsOf('web/gallery/gallery.tsx'), []);
  assert.deepEqual(errorsOf('web/kit/form/phone-input.spec.ts'), []);
});
