import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePassword } from './staff.ts';

test('passwords that differ are named beside what else is wrong', () => {
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
