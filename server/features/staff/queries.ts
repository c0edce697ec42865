import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { adminUsers } from '#server/db/tables/people.ts';

export interface StaffAccount { id: number; username: string; password: string; firstName: string; lastName: string; role: string }

/** The active account of a name, whatever its case. */
export async function findActiveAccount(db: Queryable, username: string): Promise<StaffAccount | undefined> {
  const { id, password, firstName, lastName, role, isActive } = adminUsers;
  const [row] = await db.drizzle.select({ id, username: adminUsers.username, password, firstName, lastName, role, isActive })
    .from(adminUsers).where(sql`lower(${adminUsers.username}) = ${username.toLowerCase()}`);
  return row?.isActive ? row : undefined;
}

export async function hasWeakPassword(db: Queryable, id: number): Promise<boolean> {
  const [row] = await db.drizzle.select({ isWeak: sql<boolean>`${adminUsers.hasWeakPassword} and ${adminUsers.totpSecret} is null` })
    .from(adminUsers).where(eq(adminUsers.id, id));
  return row?.isWeak ?? false;
}

export async function rememberLogin(db: Queryable, id: number, isWeak: boolean): Promise<void> {
  await db.drizzle.update(adminUsers).set({ lastLogin: sql`now()`, hasWeakPassword: isWeak }).where(eq(adminUsers.id, id));
}

export async function countAccounts(db: Queryable): Promise<number> {
  return db.drizzle.$count(adminUsers);
}

export async function insertAccount(db: Queryable, username: string, password: string, isWeak: boolean): Promise<void> {
  await db.drizzle.insert(adminUsers).values({ username, password, hasWeakPassword: isWeak });
}

/** Failed tries of the last 15 minutes, the one just written included: of this account from this address, and of any account from it. */
export async function countFailures(db: Queryable, account: string, ipAddress: string): Promise<{ pair: number; address: number }> {
  const { rows: [row] } = await db.query<{ pair: number; address: number }>(
    `select count(*) filter (where kind = 'staff' and account = $1) as pair, count(*) as address
     from login_failures where ip_address = $2 and failed_at > now() - interval '15 minutes'`,
    [account, ipAddress],
  );
  return row!;
}

export async function insertFailure(db: Queryable, account: string, ipAddress: string): Promise<number> {
  const { rows: [row] } = await db.query<{ id: number }>(
    `insert into login_failures (kind, account, ip_address) values ('staff', $1, $2) returning id`, [account, ipAddress]);
  return row!.id;
}

export async function deleteFailure(db: Queryable, id: number): Promise<void> {
  await db.query('delete from login_failures where id = $1', [id]);
}

export async function deleteFailures(db: Queryable, account: string, ipAddress: string): Promise<void> {
  await db.query(`delete from login_failures where kind = 'staff' and account = $1 and ip_address = $2`, [account, ipAddress]);
}

export interface Figures { totalLeads: number; todayLeads: number; calculatorUses: number; pageViews: number; visits: number }

/** The figures of the dashboard; `timeZone` decides when today began. */
export async function readFigures(db: Queryable, timeZone: string, now: Date): Promise<Figures> {
  const { rows: [row] } = await db.query<Figures>({
    name: 'dashboard_figures',
    text: `
      select (select count(*) from leads where deleted_at is null) as "totalLeads",
        (select count(*) from leads where deleted_at is null
          and created_at >= date_trunc('day', $2::timestamptz at time zone $1) at time zone $1) as "todayLeads",
        (select count(*) from calculations) as "calculatorUses",
        (select count(*) from interactions where action = 'page_view') as "pageViews",
        (select count(*) from (select distinct session_id from interactions) s) as visits`,
    values: [timeZone, now],
  });
  return row!;
}
