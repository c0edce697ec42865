import type { inviteMember, updateMember } from '#core/contract/accounts/members.ts';
import { type Language, languages } from '#core/domain/language.ts';
import type { StaffRole } from '#core/domain/accounts/staff-role.ts';
import { readCount } from '#core/domain/typed/typed-number.ts';
import { isStateCode } from '#core/domain/us-states.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import type { MemberRow } from '../../api-types.ts';

export const blankMember = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  role: 'officer' as string,
  en: false as boolean,
  es: false as boolean,
  pt: false as boolean,
  states: '',
  weight: '1',
  dailyCap: '',
  onShift: false as boolean,
};

export type TypedMember = typeof blankMember;

export function typedMember(member: MemberRow): TypedMember {
  const speaks = (language: Language) => member.languages.includes(language);
  return {
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email ?? '',
    username: member.username,
    role: member.role,
    en: speaks('en'),
    es: speaks('es'),
    pt: speaks('pt'),
    states: member.states.join(', '),
    weight: String(member.weight),
    dailyCap: member.dailyCap === null ? '' : String(member.dailyCap),
    onShift: member.onShift,
  };
}

/** The codes in a text such as `TX, fl`. */
function codesOf(states: string): string[] {
  const codes = states.toUpperCase().split(/[^A-Z]+/);
  return [...new Set(codes.filter((code) => code !== ''))];
}

/** All codes share one error: that of the field. */
export function statesError({ states }: TypedMember): { states?: ValidationKey } {
  return codesOf(states).every(isStateCode) ? {} : { states: 'state.unknown' };
}

const numberOf = (text: string): number => readCount(text) ?? NaN;

export function memberBody(typed: TypedMember): BodyOf<typeof inviteMember> {
  const { firstName, lastName, email, username, role, onShift } = typed;
  return {
    firstName,
    lastName,
    email,
    username,
    role: role as StaffRole,
    onShift,
    languages: languages.filter((language) => typed[language]),
    states: codesOf(typed.states),
    weight: numberOf(typed.weight),
    dailyCap: typed.dailyCap.trim() === '' ? null : numberOf(typed.dailyCap),
  };
}

/** Only the differences from the account, so that an edit reverts no one else's changes. */
export function memberChanges(typed: TypedMember, member: MemberRow): BodyOf<typeof updateMember> {
  const before = memberBody(typedMember(member));
  const changed = Object.entries(memberBody(typed)).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  return Object.fromEntries(changed);
}
