import type { Queryable } from '#server/db/queryable.ts';

// No lead scope: asks whether there is any.

type Has = 'Email' | 'Phone' | 'Photo' | 'Factor' | 'MailTest' | 'Lead' | 'OwnHero' | 'Called';

interface StartFacts extends Record<`has${Has}`, boolean> {
  name: string;
  /** Active members who can sign in, and those of them who are given leads. */
  members: number;
  onShift: number;
  /** The term of the first choice that was not made; null for none. */
  openChoice: string | null;
  restoredOn: string | null;
  /** The facts that were open when the caller last put the lines away, and whether that is a week ago. */
  away: { high: string[]; isOld: boolean } | null;
}

export async function findStartFacts(db: Queryable, staffId: number): Promise<StartFacts> {
  const { rows } = await db.query<StartFacts>(
    `
    with done as (
      select action, after, at, actor_id = $1 as is_own from audit_log
      where actor_kind = 'staff' and action in (
        'mail.test_taken', 'start.backup', 'start.later')
    ), able as (
      select on_shift from admin_users
      where is_active and (password is not null or oidc_subject is not null)
    )
    select
      trim(first_name || ' ' || last_name) as name,
      coalesce(email, '') <> '' as "hasEmail",
      coalesce(phone, '') <> '' as "hasPhone",
      photo is not null as "hasPhoto",
      exists (select from second_factors
        where admin_user_id = $1 and confirmed_at is not null) as "hasFactor",
      (select count(*)::int from able) as members,
      (select count(*)::int from able where on_shift) as "onShift",
      exists (select from done where action = 'mail.test_taken') as "hasMailTest",
      exists (select from leads
        where import_id is null and source_name is distinct from 'by hand') as "hasLead",
      exists (select from audit_log
        where actor_kind = 'staff' and actor_id = $1 and action = 'lead.call') as "hasCalled",
      exists (select from hero_media where is_active) as "hasOwnHero",
      (select key from unnest(array['partnerBadge', 'payBasis', 'showOnlyConfirmed'])
          with ordinality choice (key, place)
        where not exists (select from terms_revisions
          where published_at is not null and withdrawn_at is null and terms ? key)
        order by place limit 1) as "openChoice",
      (select after ->> 'restoredOn' from done where action = 'start.backup'
        order by at desc limit 1) as "restoredOn",
      (select jsonb_build_object('high', after -> 'high', 'isOld', at < now() - interval '7 days')
        from done where action = 'start.later' and is_own order by at desc limit 1) as away
    from admin_users where id = $1`,
    [staffId],
  );
  return rows[0]!;
}
