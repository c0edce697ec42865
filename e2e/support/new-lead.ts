import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { freshEmail } from './visitor.ts';

/** Creates a lead for a journey that starts after the application; returns its id and name. */
export async function newLead(
  staff: StaffSession,
  firstName: string,
  lastName = `Desk${Date.now()}`,
  phone = '(503) 555-0100',
  more: object = {},
) {
  const { id } = await staff.post<{ id: number }>('/api/leads', {
    ...usualAnswers,
    firstName,
    lastName,
    email: freshEmail(),
    phone,
    currentAddress: '12 Main Street, Portland, OR 97204',
    secondsOnForm: 45,
    ...more,
  });
  return { id, name: `${firstName} ${lastName}`, lastName };
}
