import type { Figures } from './queries.ts';

interface Staff {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  role: string;
}

/** Who is signed in; field by field, because the row beside it holds a password hash. */
export const presentStaff = (
  { id, username, firstName, lastName, role }: Staff,
  hasWeakPassword: boolean,
) => ({
  id,
  username,
  firstName,
  lastName,
  role,
  hasWeakPassword,
});

/** Leads a hundred visits bring, to two decimals; 0 without a visit. */
export const presentFigures = ({ visits, ...figures }: Figures) => ({
  ...figures,
  conversionRate: visits === 0 ? 0 : Math.round((figures.totalLeads / visits) * 10_000) / 100,
});
