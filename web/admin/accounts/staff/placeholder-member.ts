import type { MemberRow } from '../../api-types.ts';

/** A typical row, which sizes the skeleton. */
export const placeholderMember: MemberRow = {
  id: 0,
  username: 'omar.reyes',
  email: 'omar.reyes@example.com',
  firstName: 'Omar',
  lastName: 'Reyes',
  role: 'officer',
  isActive: true,
  isInvited: false,
  linkUntil: null,
  languages: [],
  states: [],
  weight: 1,
  dailyCap: null,
  onShift: false,
  phone: null,
  leadsOwned: 0,
  hasSecondFactor: true,
  hasSignOn: false,
  lastLogin: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
};
