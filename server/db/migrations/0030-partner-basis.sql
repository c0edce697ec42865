-- The version before may run on it.
-- On what ground a partner is paid, and the agreements that partners accept.

create table partner_bases (
  affiliate_id bigint primary key references affiliates (id),
  kind varchar(20) not null
    check (kind in ('agent', 'broker', 'professional', 'client', 'marketer')),
  payee varchar(20) not null check (payee in ('self', 'broker', 'company')),
  payee_name varchar(200), -- null: the partner
  service varchar(20) not null check (service in ('referral', 'marketing', 'sharedAdvertising')),
  evidence text,
  license_state char(2),
  license_number varchar(60),
  license_expires date,
  license_evidence text,
  license_checked_on date,
  license_checked_by bigint references admin_users (id),
  w9_on_file boolean not null default false,
  updated_by bigint not null references admin_users (id),
  updated_at timestamptz not null default now(),
  check ((payee = 'self') = (payee_name is null)),
  check ((license_checked_on is null) = (license_checked_by is null))
);

-- Published versions never change.
create table partner_agreements (
  version integer primary key check (version > 0),
  texts jsonb not null, -- by language
  is_sample boolean not null,
  published_by bigint references admin_users (id), -- null: supplied with the product
  published_at timestamptz not null default now()
);

create table agreement_acceptances (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  version integer not null references partner_agreements (version),
  language char(2) not null,
  accepted_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index agreement_acceptances_in_force
  on agreement_acceptances (affiliate_id, version) where withdrawn_at is null;

create trigger partner_agreements_append_only before update or delete on partner_agreements
  for each row execute function refuse_change();
create trigger partner_agreements_kept_whole before truncate on partner_agreements
  for each statement execute function refuse_change();

insert into partner_agreements (version, texts, is_sample) values (1, jsonb_build_object(
  'en', 'Sample. The lender replaces this text with its own agreement.

1. What you do. You perform the marketing services that you and the lender agree on in writing, and you keep evidence of them.
2. What you are paid. The lender pays for services that you performed, at a fair price, and not for a referral.
3. What you say. You tell people that you may be paid. You promise no loan, no rate and no grant.
4. Licenses. You keep the licenses that your work needs. Where the state asks for it, the lender pays your broker.
5. Ending. You or the lender may end this agreement at any time. Work that was done before stays payable.',
  'es', 'Modelo. El prestamista lo reemplaza por su propio acuerdo.

1. Lo que usted hace. Usted presta los servicios de marketing que acuerde por escrito con el prestamista y guarda pruebas de ellos.
2. Lo que se le paga. El prestamista paga los servicios que usted prestó, a un precio justo, y no una recomendación.
3. Lo que usted dice. Usted informa que puede recibir un pago. No promete préstamos, tasas ni ayudas.
4. Licencias. Usted mantiene las licencias que su trabajo requiere. Donde el estado lo exige, el prestamista paga a su bróker.
5. Fin. Usted o el prestamista pueden terminar este acuerdo en cualquier momento. El trabajo ya hecho se sigue pagando.',
  'pt', 'Modelo. A instituição financeira troca este texto pelo próprio contrato.

1. O que você faz. Você presta os serviços de marketing que combinar por escrito com a instituição financeira e guarda as provas.
2. O que você recebe. A instituição financeira paga os serviços que você prestou, a um preço justo, e não uma indicação.
3. O que você diz. Você avisa que pode receber um pagamento. Não promete empréstimo, taxa nem subsídio.
4. Licenças. Você mantém as licenças que seu trabalho exige. Onde o estado exige, a instituição financeira paga ao seu broker.
5. Fim. Você ou a instituição financeira podem encerrar este contrato a qualquer momento. O trabalho já feito continua a ser pago.'
), true);

-- No partner's code may look like its page. A code that was given out before stays.
do $$
declare words text;
begin
  select replace(replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''agreement''::text, '),
      ' NOT VALID', '')
    into words
    from pg_constraint where conname = 'affiliates_referral_code_not_reserved';
  alter table affiliates drop constraint affiliates_referral_code_not_reserved;
  execute 'alter table affiliates add constraint affiliates_referral_code_not_reserved '
    || words || ' not valid';
end $$;
