import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePassword } from './staff.ts';

test('different passwords are reported together with other errors', () => {
  const { error } = changePassword.body!.safeParse({
    currentPassword: '',
    newPassword: 'abc',
    confirmPassword: 'abd',
  });
  assert.deepEqual(
    error!.issues.map(({ path, message }) => [path.join('.'), message]),
    [
      ['currentPassword', 'currentPassword.required'],
      ['newPassword', 'newPassword.short'],
      ['confirmPassword', 'confirmPassword.different'],
    ],
  );
});
