import type { Office } from './moved-clock.ts';
import { registerPartner, sendClient, signInPartner } from './portal.ts';

/**
 * A realtor with clients visits her portal. In the week after, one client is approved, one is
 * denied, one is contacted, and five new ones apply.
 */
export async function aWeekPasses({ product, signIn, moveTo }: Office) {
  const { origin } = product;
  const realtor = await registerPartner(origin, {
    firstName: 'Rosa',
    lastName: 'Delgado',
    company: 'Delgado Realty',
  });
  const send = (firstName: string, lastName: string, typed = {}) =>
    sendClient(origin, realtor, { firstName, lastName, ...typed });
  const juliana = await send('Juliana', 'Santos', {
    phone: '(503) 555-0100',
    homePrice: 575_000,
    propertyState: 'KS',
  });
  const gustavo = await send('Gustavo', 'Smith', { homePrice: 425_000, propertyState: 'RI' });
  const daniel = await send('Daniel', 'de la Cruz y Villaseñor', { timeline: 'immediately' });
  const { name, value } = realtor.cookie;
  await fetch(`${origin}/api/affiliate/news`, { headers: { cookie: `${name}=${value}` } });
  await moveTo('Monday 10:00');
  const admin = await signIn();
  const give = async (id: number, ...statuses: string[]) => {
    for (const status of statuses) {
      await admin.put(`/api/admin/leads/${id}`, { status });
    }
  };
  await give(daniel, 'Contacted');
  await give(gustavo, 'Contacted', 'Qualified', 'Denied');
  await give(juliana, 'Contacted', 'Qualified', 'Application Submitted', 'Approved');
  for (const firstName of ['Paulo', 'Jessica', 'Guadalupe', 'Larissa', 'Ashley']) {
    await send(firstName, 'Costa');
  }
  return { realtor: await signInPartner(origin, realtor) };
}
