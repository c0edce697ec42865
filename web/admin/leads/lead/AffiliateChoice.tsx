import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type FocusEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { listAffiliates } from '#core/contract/partners/affiliates.ts';
import type { Reachable } from '#core/domain/visitor/suspicion.ts';
import { describedBy, FieldError } from '#web/kit/form/Field.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { useSettled } from '../../mail/templates/use-settled.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './credit.module.css';

export const nobody = 'nobody';

export interface Candidate extends Reachable {
  name: string;
}

interface AffiliateChoiceProps {
  radio: UseFormRegisterReturn;
  error: string | undefined;
  sought: string;
  chosen: string;
  /** The name of the chosen affiliate, who may no longer be among the search results. */
  chosenName: string;
  /** The affiliate who has the credit now; they cannot be chosen. */
  credited: number | null;
  onChoose: (candidate: Candidate | null) => void;
}

const pauseMs = 180;

interface Choice {
  value: string;
  name: string;
  under: string;
  candidate: Candidate | null;
}

/**
 * Focuses the first choice if the focused one is no longer listed; otherwise the next key would go
 * nowhere.
 */
function useKeptFocus() {
  const ref = useRef<HTMLFieldSetElement>(null);
  const isInside = useRef(false);
  const [first] = useState(() => ({ focus: () => ref.current?.querySelector('input')?.focus() }));
  // After every change of the list: browsers raise no blur event when an element is removed.
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) {
      first.focus();
    }
  });
  const group = {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
  return { group, first };
}

export function AffiliateChoice(props: AffiliateChoiceProps) {
  const { radio, error, sought, chosen, chosenName, credited, onChoose } = props;
  const t = useTranslations('admin.credit');
  const id = useId();
  const { group, first } = useKeptFocus();
  const { name: field, ref, onChange } = radio;
  // The form would keep the elements it saw first, and focus one that is gone.
  useImperativeHandle(ref, () => first);
  const choose = ({ value, candidate }: Choice) => {
    void onChange({ type: 'change', target: { name: field, value } });
    onChoose(candidate);
  };
  const q = useSettled(sought.trim(), pauseMs);
  const query = {
    ...(q !== '' && { q }),
    status: 'active',
    sort: 'firstName',
    direction: 'asc',
    pageSize: 7,
  } as const;
  const candidates = useQuery({
    ...callQuery(listAffiliates, { query }, { staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
  const choicesOf = ({ items }: NonNullable<typeof candidates.data>): Choice[] => {
    const others = items.filter((one) => one.id !== credited).slice(0, 6);
    const listed = others.map(({ id: number, firstName, lastName, company, ...row }) => {
      const name = `${firstName} ${lastName}`;
      return {
        value: String(number),
        name,
        under: [company, row.referralCode].filter(Boolean).join(' · '),
        candidate: { name, email: row.email, phone: row.phone },
      };
    });
    const none = { value: nobody, name: t('nobody'), under: t('nobodyText'), candidate: null };
    return credited === null ? listed : [none, ...listed];
  };
  return (
    <fieldset
      {...group}
      className={`${shared.list} ${styles.choices}`}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, null, error)}
    >
      <legend className={styles.legend}>{t('who')}</legend>
      <Loaded query={candidates} failure={t('notFound')} lines={4}>
        {(page) => {
          const found = choicesOf(page);
          const isListed = found.some(({ value }) => value === chosen);
          const kept = { value: chosen, name: chosenName, under: '', candidate: null };
          const isKept = chosen !== '' && chosen !== nobody && !isListed;
          const choices = isKept ? [kept, ...found] : found;
          return (
            <>
              {choices.map((choice) => (
                <label
                  key={choice.value}
                  className={`${shared.centered} ${shared.option} ${styles.choice}`}
                >
                  <input
                    type="radio"
                    name={field}
                    value={choice.value}
                    defaultChecked={choice.value === chosen}
                    onChange={() => choose(choice)}
                  />
                  <span className={styles.who}>
                    <span>{choice.name}</span>
                    {choice.under && (
                      <span className={`${shared.small} ${styles.under}`}>{choice.under}</span>
                    )}
                  </span>
                </label>
              ))}
              <p className={`${shared.small} ${styles.under}`} role="status">
                {page.items.length === 0 && t('noneFits')}
              </p>
            </>
          );
        }}
      </Loaded>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
