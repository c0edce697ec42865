import * as z from 'zod/mini';
import * as fields from './fields.ts';
import { route } from './route.ts';

export const staffProfile = z.object({
  id: fields.rowId,
  username: z.string(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: fields.moment,
  lastLogin: z.nullable(fields.moment),
});

export const readProfile = route({
  method: 'GET',
  path: '/api/admin/profile',
  access: 'staff',
  summary: 'The own account.',
  answer: staffProfile,
});

const address = fields.email('email.invalid');
const addressOrNone = z.string('email.invalid').check(
  z.trim(),
  z.refine((text) => text === '' || address.safeParse(text).success, 'email.invalid'),
);

export const updateProfile = route({
  method: 'PUT',
  path: '/api/admin/profile',
  access: 'staff',
  summary: 'Changes name, user name and mail of the own account.',
  body: z.object({
    username: fields.line(50, 'username.short', 3),
    email: z.optional(z.nullable(addressOrNone)),
    firstName: fields.line(100, 'firstName.required'),
    lastName: fields.line(100, 'lastName.required'),
  }),
  answer: staffProfile,
});

function secret(least: number, error: 'newPassword.short' | 'confirmPassword.required') {
  return z.string(error).check(z.minLength(least, error), z.maxLength(500, 'text.tooLong'));
}

const newPasswords = z
  .object({
    currentPassword: z
      .string('currentPassword.required')
      .check(z.minLength(1, 'currentPassword.required'), z.maxLength(500, 'currentPassword.wrong')),
    newPassword: secret(6, 'newPassword.short'),
    confirmPassword: secret(1, 'confirmPassword.required'),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }: NewPasswords) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'confirmPassword.different',
      // Beside what else is wrong, not only once all of it is mended.
      when: ({ value }) => hasBoth(value as NewPasswords | null),
    }),
  );

interface NewPasswords {
  readonly newPassword?: unknown;
  readonly confirmPassword?: unknown;
}

function hasBoth(value: NewPasswords | null): boolean {
  const { newPassword, confirmPassword } = value ?? {};
  return typeof newPassword === 'string' && typeof confirmPassword === 'string';
}

export const changePassword = route({
  method: 'PUT',
  path: '/api/admin/change-password',
  access: 'staff',
  summary: 'Changes the own password; every other session of the account ends.',
  body: newPasswords,
  answer: z.object({ ok: z.boolean() }),
  limit: { count: 60, seconds: 60 },
});
