import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { recordClosing } from '#core/contract/leads/changes.ts';
import { readLead } from '#core/contract/leads/leads.ts';
import { recordPayee } from '#core/contract/partners/affiliate/payees.ts';
import { updateAffiliate } from '#core/contract/partners/affiliates.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import type { MissingParty } from '#core/domain/partners/basis.ts';
import type { CommissionUnit } from '#core/domain/partners/commission.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Failure } from '#web/office/parts/Failure.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import tool from '#web/office/parts/tool-button.module.css';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import type { CommissionRow } from '../../api-types.ts';
import { useLenderDay } from '../../leads/use-lender-day.ts';
import { FormArrives, staleAfterPayee } from '../affiliate/FormArrives.tsx';
import { checkRate, rateOf } from '../affiliates/affiliate-body.ts';
import { AlsoEarned } from './AlsoEarned.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { partyTones } from './MissingReasons.tsx';
import { staleAfterDecision } from './commission-queries.ts';
import styles from './commissions.module.css';

/** A way to another page looks as the buttons of its neighbours do. */
const asTool = `${tool.tool} ${tool.outline}`;

type Missing = CommissionRow['missing'][number];
type Affiliate = Pick<CommissionRow['affiliate'], 'id' | 'name' | 'payee' | 'said'>;
type Said = NonNullable<Affiliate['said']>;

interface InPlaceProps {
  of: Pick<ReturnType<typeof useContractForm>, 'form' | 'isPending' | 'failure'>;
  save: string;
  children: ReactNode;
}

/** A short form in a row, its button beside its fields. */
function InPlace({ of: { form, isPending, failure }, save, children }: InPlaceProps) {
  return (
    <form {...form} className={`${shared.ends} ${styles.inPlace}`}>
      {children}
      <ToolButton type="submit" disabled={isPending}>
        {save}
      </ToolButton>
      <Failure text={failure} />
    </form>
  );
}

function RateForm({ id, unit }: { id: number; unit: CommissionUnit }) {
  const t = useTranslations('admin.commissions');
  const of = useContractForm(updateAffiliate, {
    start: { commissionRate: '' },
    toBody: (typed) => ({
      commissionUnit: unit,
      commissionRate: rateOf({ commissionUnit: unit, ...typed }),
      movesLines: true,
    }),
    alsoCheck: (typed) => checkRate({ commissionUnit: unit, ...typed }),
    options: { params: { id } },
    makesStale: staleAfterDecision,
    done: t('rate.done'),
    failed: t('rate.failed'),
  });
  return (
    <InPlace of={of} save={t('cures.rate')}>
      <TextInput {...of.line('commissionRate')} label={t(`rate.${unit}`)} inputMode="decimal" />
    </InPlace>
  );
}

/** Price and day at closing; the day of the status is filled in. On a phone a press opens it. */
function ClosingForm({ lead: { id, name, closedAt } }: Pick<CommissionRow, 'lead'>) {
  const t = useTranslations('admin.lead.closing');
  const [isOpen, setIsOpen] = useState(false);
  const of = useContractForm(recordClosing, {
    start: { price: '', on: useLenderDay(closedAt) },
    toBody: ({ price, on }) => ({ price: readPrice(price) ?? 0, on }),
    options: { params: { id } },
    makesStale: [readLead, ...staleAfterDecision],
    t,
  });
  return (
    <div>
      <ToolButton
        className={styles.opensForm}
        aria-label={t('enterOf', { name })}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('enter')}
      </ToolButton>
      <InPlace of={of} save={t('submit')}>
        <MoneyInput {...of.field('price')} label={t('price')} locale="en" />
        <TextInput {...of.field('on')} label={t('on')} type="date" />
      </InPlace>
    </div>
  );
}

function SaidPayee({ id, said, name }: { id: number; said: Said; name: string }) {
  const t = useTranslations('admin.payees');
  const write = useWrite(recordPayee, { makesStale: staleAfterPayee, t });
  return (
    <ToolButton
      disabled={write.isPending}
      onClick={() => write.mutate({ params: { id }, body: said })}
    >
      {t('recordSaid', { name })}
    </ToolButton>
  );
}

interface CureProps {
  one: Missing;
  affiliate: Affiliate;
  /** Opens the form of license and service where it is not on the page. */
  onRecord?: (() => void) | undefined;
}

function Cure({ one: { what, path, unit }, affiliate, onRecord }: CureProps) {
  const t = useTranslations('admin.commissions.cures');
  const { id, name, payee, said } = affiliate;
  const way = path && what !== 'agreement' && (
    <Link to={path} state={{ isAdding: what === 'noAgreement' }} className={asTool}>
      {t(what)}
    </Link>
  );
  if (what === 'rate' && unit && unit !== 'none') {
    return (
      <May call={updateAffiliate} otherwise={way}>
        <RateForm id={id} unit={unit} />
      </May>
    );
  }
  const isSaid = what === 'payee' ? said !== null : what === 'broker' && said?.kind === 'broker';
  if (said && isSaid) {
    return <SaidPayee id={id} said={said} name={said.name ?? name} />;
  }
  const owner = payee ?? said;
  if (what === 'w9' && owner) {
    const named = { kind: owner.kind, name: owner.name ?? name, w9On: null };
    return <FormArrives id={id} payee={named} said={payee ? null : said} />;
  }
  const isInForm = path?.endsWith('#basis');
  return onRecord && isInForm ? <ToolButton onClick={onRecord}>{t(what)}</ToolButton> : way;
}

interface ThingProps {
  who: MissingParty;
  note?: ReactNode;
  cure: ReactNode;
  children: ReactNode;
}

function Thing({ who, note, cure, children }: ThingProps) {
  const t = useTranslations('admin.commissions.who');
  return (
    <li>
      <span>
        <Badge tone={partyTones[who]}>{t(who)}</Badge>
      </span>
      <div>
        {children}
        {note && <div className={shared.small}>{note}</div>}
      </div>
      {cure}
    </li>
  );
}

export function partiesOf({ missing, checks }: CommissionRow): MissingParty[] {
  return [
    ...missing.map(({ who }) => who),
    ...(checks.includes('closingPrice') ? (['admin'] as const) : []),
    ...(checks.includes('closedUnqualified') ? (['compliance'] as const) : []),
  ];
}

export const isTwice = ({ missing }: CommissionRow) =>
  missing.some(({ what }) => what === 'duplicate');

/** One of two commissions of a person, which is approved alone, with a reason of its own. */
function Twice({ row, children }: { row: CommissionRow; children: ReactNode }) {
  const t = useTranslations('admin.commissions.duplicate');
  const dialog = useDialog();
  return (
    <Thing
      who="compliance"
      note={
        <div className={shared.lines}>
          <AlsoEarned row={row} />
          {t('text')}
        </div>
      }
      cure={
        <div className={shared.row}>
          <ToolButton onClick={dialog.open}>{t('approve')}</ToolButton>
          {children}
          <ApproveDialog rows={[row]} dialog={dialog} />
        </div>
      }
    >
      {t('asked', { name: row.lead.name })}
    </Thing>
  );
}

interface MissingThingsProps extends Omit<CureProps, 'one'> {
  rows: readonly CommissionRow[];
  /** What lacks on the account besides. */
  more?: readonly Missing[];
  /** Shows only what these must do. */
  who?: MissingParty | 'all';
  /** The license as the partner wrote it. */
  wrote?: string | undefined;
}

/** All that the closed commissions of an affiliate lack, each thing once, with who ends it and how. */
export function MissingThings(props: MissingThingsProps) {
  const { rows, more = [], who = 'all', wrote, ...at } = props;
  const t = useTranslations('admin.commissions');
  const isOf = (party: MissingParty) => who === 'all' || who === party;
  const all = [...rows.flatMap(({ missing }) => missing), ...more];
  const things = [...new Map(all.map((one) => [one.what, one])).values()];
  const doubled = rows.filter((row) => isTwice(row) && isOf('compliance'));
  const closings = rows.filter(({ checks }) => checks.includes('closingPrice') && isOf('admin'));
  const unearned = rows.filter(
    ({ checks }) => checks.includes('closedUnqualified') && isOf('compliance'),
  );
  const owner = at.affiliate.payee ?? at.affiliate.said;
  const notes: Partial<Record<Missing['what'], ReactNode>> = {
    license: wrote,
    rate: t('rate.text'),
    w9: owner?.name,
  };
  const toLead = ({ id }: CommissionRow['lead'], text: string) => (
    <Link to={adminLeadPath(id)} className={asTool}>
      {text}
    </Link>
  );
  return (
    <ul className={styles.things}>
      {things
        .filter((one) => isOf(one.who) && one.what !== 'duplicate')
        .map((one) => (
          <Thing
            key={one.what}
            who={one.who}
            note={notes[one.what]}
            cure={<Cure one={one} {...at} />}
          >
            {basisTexts.en[one.what]}
          </Thing>
        ))}
      {doubled.map((row) => (
        <Twice key={row.id} row={row}>
          {toLead(row.lead, t('cures.duplicate'))}
        </Twice>
      ))}
      {closings.map(({ id, lead }) => (
        <Thing
          key={id}
          who="admin"
          note={t('closing.text')}
          cure={
            <May call={recordClosing} otherwise={toLead(lead, t('closing.see'))}>
              <ClosingForm lead={lead} />
            </May>
          }
        >
          {t('closing.asked', { name: lead.name })}
        </Thing>
      ))}
      {unearned.map(({ id, lead }) => (
        <Thing key={id} who="compliance" cure={toLead(lead, t('decide'))}>
          {t('checks.closedUnqualified')}: {lead.name}
        </Thing>
      ))}
    </ul>
  );
}
