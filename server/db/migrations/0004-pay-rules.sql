-- The version before may run on it.

-- What a kind of partner in a state may be paid, from a day on; a change is a row of its own.
create table pay_rules (
  id bigint generated always as identity primary key,
  state char(2), -- null: every state without a rule of its own for this kind
  kind varchar(20) not null
    check (kind in ('agent', 'broker', 'professional', 'client', 'marketer')),
  unit varchar(10) not null check (unit in ('percent', 'fixed', 'none')),
  demands varchar(20)[] not null
    check (demands <@ array['agreement', 'license', 'broker', 'service']::varchar(20)[]),
  source varchar(500) not null,
  effective_from date not null,
  effective_to date check (effective_to >= effective_from),
  published_by bigint references admin_users (id), -- null: supplied with the product
  published_at timestamptz not null default now()
);
create trigger pay_rules_append_only before update or delete on pay_rules
  for each row execute function refuse_change();
create trigger pay_rules_kept_whole before truncate on pay_rules
  for each statement execute function refuse_change();

-- Supplied with the product, checked on 2026-11-24; all else is not decided until it is published.
insert into pay_rules (state, kind, unit, demands, source, effective_from)
select state, kind, 'fixed', demands, 'RESPA section 8(c)(2), 12 USC 2607(c)(2); CFPB RESPA FAQs of 2020-10-07. Regulation Z, 12 CFR 1026.36(a)(1) and (d): an agent paid by the creditor can be a loan originator, whose pay may not follow the terms of the loan. ' || source, date '2026-01-01'
from (values
  ('CA', 'agent', array['agreement', 'license', 'broker', 'service'],
    'Cal. Bus. & Prof. Code 10137: a licensee is paid through the responsible broker'),
  ('CA', 'broker', array['agreement', 'license', 'service'],
    'Cal. Bus. & Prof. Code 10137: a broker may be paid directly'),
  ('FL', 'agent', array['agreement', 'license', 'broker', 'service'],
    'Florida: a sales associate is paid through the broker (kb.easy.realty)'),
  ('FL', 'broker', array['agreement', 'license', 'service'],
    'Florida: a broker may be paid directly (kb.easy.realty)')
) as supplied (state, kind, demands, source);

-- The typed name and the shortened address of the network, from the next published version on.
alter table agreement_acceptances
  add column name varchar(80),
  add column address varchar(45);
