import * as z from 'zod/mini';
import { staffRoles } from '../../domain/accounts/staff-role.ts';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { del, forAdmins, forStaff, get, patch, pathId, post } from '../route.ts';
import { logIn, newStaffPassword, repeatedPassword } from './staff.ts';

const role = z.enum(staffRoles);

// Sets the password of an invited member, once: only where no mail server can send it.
const link = z.optional(z.string());

export const member = z.object({
  id: fields.rowId,
  username: z.string(),
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role,
  isActive: z.boolean(),
  // Has neither a password nor a sign-on yet. `linkUntil`: how long the mailed link works; null
  // while none was mailed.
  isInvited: z.boolean(),
  linkUntil: z.nullable(fields.moment),
  // Which leads they may be given; an empty list means any.
  languages: z.array(fields.language),
  states: z.array(z.string()),
  weight: z.int(),
  dailyCap: z.nullable(z.int()),
  onShift: z.boolean(),
  phone: z.nullable(z.string()),
  leadsOwned: z.int(),
  hasSecondFactor: z.boolean(),
  // Has signed in by the identity provider, which knows the account from then on.
  hasSignOn: z.boolean(),
  lastLogin: z.nullable(fields.moment),
  createdAt: fields.moment,
});

const work = {
  languages: z.optional(z.array(fields.language).check(z.maxLength(10))),
  states: z.optional(z.array(fields.stateCode('state.unknown')).check(z.maxLength(60))),
  weight: z.optional(
    z.int('value.wrong').check(z.minimum(0, 'value.wrong'), z.maximum(10, 'value.wrong')),
  ),
  dailyCap: z.optional(
    z.nullable(
      z.int('value.wrong').check(z.minimum(0, 'value.wrong'), z.maximum(10_000, 'value.wrong')),
    ),
  ),
  onShift: z.optional(z.boolean()),
};

const who = {
  username: fields.line(50, 'username.short', 3),
  email: fields.email('email.valid'),
  firstName: fields.line(100, 'firstName.required'),
  lastName: fields.line(100, 'lastName.required'),
  role,
};

export const inviteMember = post('/api/admin/staff', {
  ...forAdmins,
  needsStepUp: true,
  status: 201,
  summary: 'Makes an account for a colleague and mails the link that sets its password.',
  body: z.object({ ...who, ...work }),
  refuses: [409],
  answer: z.extend(member, { link }),
  limit: { count: 30, seconds: 60 },
});

export const listMembers = get('/api/admin/staff', {
  ...forAdmins,
  summary: 'A page of the accounts of staff.',
  query: listQuery(
    { createdAt: 'moment', firstName: 'text', lastLogin: 'moment' },
    { status: z.optional(z.enum(['active', 'inactive'])) },
  ),
  answer: listPage(member),
});

export const readMember = get('/api/admin/staff/:id', {
  ...forAdmins,
  summary: 'The account of a member of staff.',
  answer: member,
});

export const updateMember = patch('/api/admin/staff/:id', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'Changes the fields that are sent. A new role, or becoming inactive, signs the member out; leads that they may not own any more go to the queue.',
  body: z.object({
    username: z.optional(who.username),
    email: z.optional(who.email),
    firstName: z.optional(who.firstName),
    lastName: z.optional(who.lastName),
    role: z.optional(role),
    isActive: z.optional(z.boolean()),
    ...work,
  }),
  refuses: [409],
  answer: member,
});

export const deactivateMember = del('/api/admin/staff/:id', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'Ends the account: no session, link or password opens it. Its leads go to the queue or to a colleague.',
  query: z.object({
    leadsTo: z._default(z.union([z.literal('queue'), pathId]), 'queue'),
  }),
  refuses: [409],
  answer: z.object({ leadsMoved: z.int() }),
});

export const resetMember = post('/api/admin/staff/:id/reset', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'Mails a link that sets a new password, or the invitation again; the links before it are void.',
  refuses: [409],
  answer: z.object({ email: z.string(), link }),
  limit: { count: 30, seconds: 60 },
});

export const unlinkMember = del('/api/admin/staff/:id/sign-on', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'Unlinks the account from the identity provider and signs the member out; 409 if no admin who can sign in would be left.',
  refuses: [409],
  answer: member,
});

export const acceptInvitation = post('/api/admin/accept-invitation', {
  access: 'public',
  summary:
    'Sets the password by the token of a mailed link, once, and signs in as POST /api/admin/login does.',
  body: z
    .object({
      token: z.string('link.invalid').check(z.maxLength(500, 'link.invalid')),
      newPassword: newStaffPassword,
      confirmPassword: repeatedPassword,
    })
    .check(fields.isRepeated('newPassword')),
  answer: logIn.answer,
  limit: { count: 60, seconds: 900 },
});

export const checkInvitation = post('/api/admin/check-invitation', {
  access: 'public',
  summary: 'Whether the token of a mailed link still sets a password. It is not used up.',
  body: z.object({ token: z.string('link.invalid').check(z.maxLength(500, 'link.invalid')) }),
  answer: z.object({ isOpen: z.boolean() }),
  limit: { count: 60, seconds: 900 },
});

export const listStaffNames = get('/api/admin/staff/names', {
  ...forStaff,
  summary: 'What each member of staff is called, by name; those who left are marked.',
  answer: z.object({
    items: z.array(
      z.object({
        id: fields.rowId,
        name: z.string(),
        role,
        isActive: z.boolean(),
        isInvited: z.boolean(),
        photo: z.nullable(z.string()),
      }),
    ),
  }),
});
