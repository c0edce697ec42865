import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readStaffSession } from '#core/contract/accounts/staff.ts';
import { readProgramme, recordConfirmation } from '#core/contract/programme/programme.ts';
import { createRevision } from '#core/contract/programme/revisions.ts';
import { factNeeds } from '#core/domain/programme/launch/doubtful-fact.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check, Chevron } from '#web/kit/icons.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import type { Fact, Programme } from '../api-types.ts';
import { dayOf } from '../day-of.ts';
import { useDraftName } from '../draft/DraftDialog.tsx';
import { May } from '../May.tsx';
import { NoticesDue } from '../visitor/notices/NoticesDue.tsx';
import styles from './programme.module.css';
import { termPath } from './programme-paths.ts';
import { ruleName, termText } from './rule-texts.ts';
import { Mark } from './Mark.tsx';
import { useShown } from './use-shown.ts';

interface ConfirmationFormProps {
  fact: Pick<Fact, 'id' | 'valuesId'>;
  /** False takes a confirmation back. */
  isConfirmed: boolean;
  onDone: () => void;
}

function ConfirmationForm({ fact, isConfirmed, onDone }: ConfirmationFormProps) {
  const t = useTranslations('admin.programme.facts');
  const contractForm = useContractForm(recordConfirmation, {
    draftName: useDraftName(`fact:${fact.id}`),
    start: { confirmedBy: '', ground: '' },
    toBody: (typed) => ({ ...typed, isConfirmed, valuesId: fact.valuesId }),
    options: { params: { fact: fact.id } },
    makesStale: [readProgramme, readStaffSession],
    done: t('saved'),
    failed: t('failed'),
    onSuccess: onDone,
  });
  const { line } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} variant="sun" onDone={onDone}>
      <TextInput {...line('confirmedBy')} label={t('who')} hint={t('whoHint')} />
      <TextInput {...line('ground')} label={t('ground')} hint={t('groundHint')} />
    </DialogForm>
  );
}

interface FactProps {
  fact: Fact;
  programme: Programme;
}

function FactTerms({ fact, programme }: FactProps) {
  const t = useTranslations('admin.programme');
  return (
    <ul className={styles.factTerms}>
      {fact.ruleKeys.map((key) => (
        <li key={key}>
          {ruleName(t, key)} <strong>{termText(t, programme, key)}</strong>{' '}
          <May call={createRevision}>
            <Link to={termPath(key)} aria-label={t('terms.changeOf', { name: ruleName(t, key) })}>
              {t('terms.change')}
            </Link>
          </May>
        </li>
      ))}
    </ul>
  );
}

function Said({ fact: { confirmations } }: { fact: Fact }) {
  const t = useTranslations('admin.programme.facts');
  if (confirmations.length === 0) {
    return null;
  }
  return (
    <ul className={styles.said}>
      {confirmations.map((one) => (
        <li key={one.createdAt}>
          {t(one.isConfirmed ? 'saidConfirmed' : 'saidRevoked', {
            who: one.confirmedBy,
            ground: one.ground,
          })}
          <span className={shared.small}>
            {t('recorded', { name: one.recordedBy })} <RelativeTime value={one.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function UntilWhen({ fact, today }: { fact: Fact; today: string }) {
  const t = useTranslations('admin.programme.facts');
  const { confirmations, isConfirmed, review, reviewBy } = fact;
  const [newest] = confirmations;
  if (isConfirmed) {
    return <p className={shared.small}>{t('until', { day: dayOf(reviewBy) })}</p>;
  }
  if (!newest?.isConfirmed) {
    return <p className={shared.small}>{t(`counts.${review}`)}</p>;
  }
  const isOver = reviewBy < today;
  return (
    <p className={styles.due}>{isOver ? t('over', { day: dayOf(reviewBy) }) : t('changedSince')}</p>
  );
}

/** More values than these tell nothing without their names, which the open line has. */
const mostValues = 3;

function FactLine({ fact, programme }: FactProps) {
  const t = useTranslations('admin.programme');
  const dialog = useDialog();
  const [parameters] = useSearchParams();
  const { id, title, detail, severity, isConfirmed, ruleKeys } = fact;
  const isOpen = parameters.get('fact') === id;
  const line = useShown<HTMLDetailsElement>(isOpen);
  const act = t(isConfirmed ? 'facts.revoke' : 'facts.confirm');
  return (
    <details ref={line} name="fact" open={isOpen} className={styles.fact}>
      <summary>
        {!isConfirmed && <Mark severity={severity} />}
        <span className={shared.breakable}>{title}</span>
        <span className={`${shared.soft} ${shared.truncate} ${styles.factValue}`}>
          {ruleKeys.length > mostValues
            ? t('facts.terms', { count: String(ruleKeys.length) })
            : ruleKeys.map((key) => termText(t, programme, key)).join(', ')}
        </span>
        <Chevron size={16} />
      </summary>
      <div className={`${shared.tightRows} ${styles.factText}`}>
        <p>{detail}</p>
        {ruleKeys.length > 0 && <FactTerms fact={fact} programme={programme} />}
        <Said fact={fact} />
        <div className={shared.marks}>
          <ToolButton variant="ink" aria-label={`${act}: ${title}`} onClick={dialog.open}>
            {act}
          </ToolButton>
          <UntilWhen fact={fact} today={programme.asOf} />
        </div>
      </div>
      <Dialog
        {...dialog}
        title={title}
        description={t(isConfirmed ? 'facts.revokeDialog' : 'facts.dialog')}
      >
        <ConfirmationForm fact={fact} isConfirmed={!isConfirmed} onDone={dialog.close} />
      </Dialog>
    </details>
  );
}

/** What is not settled yet, by who or what can settle it. */
export function FactsToConfirm({ programme }: { programme: Programme }) {
  const t = useTranslations('admin.programme.facts');
  const { factsToConfirm: facts, showsOnlyConfirmed, missingSettings } = programme;
  const open = facts.filter(({ isConfirmed }) => !isConfirmed);
  const confirmed = facts.filter(({ isConfirmed }) => isConfirmed);
  const high = open.filter(({ severity }) => severity === 'high').length;
  const list = (shown: readonly Fact[]) =>
    shown.map((fact) => <FactLine key={fact.id} fact={fact} programme={programme} />);
  return (
    <>
      <NoticesDue />
      <div className={`${shared.wrapCentered} ${styles.mode}`}>
        <p>
          <strong>{t(showsOnlyConfirmed ? 'showsConfirmed' : 'showsAll')}</strong>{' '}
          {t('open', { high: String(high), medium: String(open.length - high) })}
        </p>
        <May call={createRevision}>
          <Link to={termPath('showOnlyConfirmed')}>{t('change')}</Link>
        </May>
      </div>
      {missingSettings.map((name) => (
        <p key={name} className={styles.mode}>
          {t(`missing.${name}`)}
        </p>
      ))}
      {open.length === 0 && <EmptyState icon={<Check />} title={t('none')} />}
      {factNeeds.map((needs) => {
        const own = open.filter((fact) => fact.needs === needs);
        return (
          own.length > 0 && (
            <Card
              key={needs}
              title={t(`needs.${needs}`)}
              isFlush
              aside={<span className={shared.small}>{own.length}</span>}
            >
              {list(own)}
            </Card>
          )
        );
      })}
      {confirmed.length > 0 && (
        <details className={shared.frame}>
          <summary className={styles.fold}>
            {t('confirmedOnes', { count: String(confirmed.length) })}
          </summary>
          {list(confirmed)}
        </details>
      )}
    </>
  );
}
