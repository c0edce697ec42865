import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { freshEmail } from './visitor.ts';

/** A lead for a journey that begins behind the application; answers its number and its name. */
export async function newLead(
  staff: StaffSession,
  firstName: string,
  lastName = `Desk${Date.now()}`,
  phone = '(503) 555-0100',
) {
  const { id } = await staff.post<{ id: number }>('/api/leads', {
    ...usualAnswers,
    firstName,
    lastName,
    email: freshEmail(),
    phone,
    currentAddress: '12 Main Street, Portland, OR 97204',
    secondsOnForm: 45,
  });
  return { id, name: `${firstName} ${lastName}`, lastName };
}
