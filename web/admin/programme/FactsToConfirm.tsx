import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readStaffSession } from '#core/contract/accounts/staff.ts';
import { readProgramme, recordConfirmation } from '#core/contract/programme/programme.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check } from '#web/kit/icons.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Fact, Programme } from '../api-types.ts';
import { useDraftName } from '../draft/DraftDialog.tsx';
import styles from './programme.module.css';
import { ruleName, ruleValue } from './rule-texts.ts';
import { validityOn } from './validity.ts';

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
  const { field, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'saving' : 'save')}
      variant="sun"
      onDone={onDone}
    >
      <TextInput
        {...field('confirmedBy')}
        label={t('who')}
        hint={t('whoHint')}
        maxLength={200}
        autoComplete="off"
      />
      <TextInput
        {...field('ground')}
        label={t('ground')}
        hint={t('groundHint')}
        maxLength={1000}
        autoComplete="off"
      />
    </DialogForm>
  );
}

interface FactProps {
  fact: Fact;
  programme: Programme;
}

function Settings({ fact, programme: { rules, asOf } }: FactProps) {
  const t = useTranslations('admin.programme');
  const settings = fact.ruleKeys.flatMap((key) => {
    const rule = rules.find((one) => one.key === key && validityOn(one, asOf) === 'now');
    const value = rule && ruleValue(t, key, rule.value);
    return value ? [t('facts.setting', { name: ruleName(t, key), value })] : [];
  });
  return <p className={shared.small}>{t('facts.settings', { settings: settings.join(', ') })}</p>;
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
    return <p className={shared.small}>{t('until', { day: reviewBy })}</p>;
  }
  if (!newest?.isConfirmed) {
    return <p className={shared.small}>{t(`counts.${review}`)}</p>;
  }
  const isOver = reviewBy < today;
  return <p className={styles.due}>{isOver ? t('over', { day: reviewBy }) : t('changedSince')}</p>;
}

function Mark({ fact: { isConfirmed, severity } }: { fact: Fact }) {
  const t = useTranslations('admin.programme.facts');
  if (isConfirmed) {
    return <Badge tone="green">{t('confirmed')}</Badge>;
  }
  const isHigh = severity === 'high';
  return <Badge tone={isHigh ? 'red' : 'amber'}>{isHigh ? t('high') : t('medium')}</Badge>;
}

function FactLine({ fact, programme }: FactProps) {
  const t = useTranslations('admin.programme.facts');
  const [isAsked, setIsAsked] = useState(false);
  const { title, detail, isConfirmed } = fact;
  return (
    <li className={`${shared.tightRows} ${styles.fact}`}>
      <Mark fact={fact} />
      <div className={`${shared.list} ${styles.factText}`}>
        <p className={shared.strong}>{title}</p>
        <p className={styles.detail}>{detail}</p>
        {fact.ruleKeys.length > 0 && <Settings fact={fact} programme={programme} />}
        <Said fact={fact} />
        <UntilWhen fact={fact} today={programme.asOf} />
      </div>
      <ToolButton
        aria-label={`${t(isConfirmed ? 'revoke' : 'confirm')}: ${title}`}
        onClick={() => setIsAsked(true)}
      >
        {t(isConfirmed ? 'revoke' : 'confirm')}
      </ToolButton>
      <Dialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={title}
        description={t(isConfirmed ? 'revokeDialog' : 'dialog')}
      >
        <ConfirmationForm fact={fact} isConfirmed={!isConfirmed} onDone={() => setIsAsked(false)} />
      </Dialog>
    </li>
  );
}

export function FactsToConfirm({ programme }: { programme: Programme }) {
  const t = useTranslations('admin.programme.facts');
  const { factsToConfirm: facts, showsOnlyConfirmed, missingSettings } = programme;
  const open = facts.filter(({ isConfirmed }) => !isConfirmed);
  const confirmed = facts.filter(({ isConfirmed }) => isConfirmed);
  const list = (shown: readonly Fact[]) => (
    <ul className={styles.facts}>
      {shown.map((fact) => (
        <FactLine key={fact.id} fact={fact} programme={programme} />
      ))}
    </ul>
  );
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        open.length > 0 && <Badge tone="red">{t('open', { count: String(open.length) })}</Badge>
      }
    >
      <p className={styles.mode}>
        {t(showsOnlyConfirmed ? 'showsConfirmed' : 'showsAll')}{' '}
        <span className={shared.small}>{t('change')}</span>
      </p>
      {missingSettings.map((name) => (
        <p key={name} className={styles.mode}>
          <Badge tone="amber">{t('notSet')}</Badge> {t(`missing.${name}`)}
        </p>
      ))}
      {open.length === 0 ? <EmptyState icon={<Check />} title={t('none')} /> : list(open)}
      {confirmed.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('confirmedOnes', { count: String(confirmed.length) })}</summary>
          {list(confirmed)}
        </details>
      )}
    </Card>
  );
}
