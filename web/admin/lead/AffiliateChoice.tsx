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
import type { Reachable } from '#core/domain/suspicion.ts';
import { describedBy, FieldError } from '#web/kit/form/Field.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { candidatesQuery } from '../queries/affiliates.ts';
import { useSettled } from '../templates/use-settled.ts';
import styles from './credit.module.css';

/** Gives the focus to the first choice of a group. */
function focusFirst(group: HTMLElement | null): void {
  group?.querySelector('input')?.focus();
}

/**
 * Gives the focus to the first choice where the one that had it is no longer listed; without it the
 * next key would go nowhere. Belongs on the element around the choices, whose lines may change.
 */
function useKeptFocus<Group extends HTMLElement>() {
  const ref = useRef<Group>(null);
  const isInside = useRef(false);
  // After every change of the lines. The browser tells React of no blur when an element is removed.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isInside.current && isLost) {
      focusFirst(ref.current);
    }
  });
  return {
    ref,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      isInside.current = currentTarget.contains(relatedTarget);
    },
  };
}

/** The value that stands for nobody. */
export const nobody = 'nobody';

/** An affiliate who can be chosen. */
export interface Candidate extends Reachable {
  name: string;
}

interface AffiliateChoiceProps {
  /** The field as its form knows it. */
  radio: UseFormRegisterReturn;
  error: string | undefined;
  sought: string;
  chosen: string;
  /** What the chosen one is called, who may no longer be among those found. */
  chosenName: string;
  /** Who has the credit now cannot be chosen. */
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

interface LineProps {
  choice: Choice;
  field: string;
  isChosen: boolean;
  onChoose: () => void;
}

function ChoiceLine({ choice: { value, name, under }, field, isChosen, onChoose }: LineProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={field}
        value={value}
        defaultChecked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.who}>
        <span>{name}</span>
        {under && <span className={styles.under}>{under}</span>}
      </span>
    </label>
  );
}

export function AffiliateChoice(props: AffiliateChoiceProps) {
  const { radio, error, sought, chosen, chosenName, credited, onChoose } = props;
  const t = useTranslations('admin.credit');
  const id = useId();
  const keptFocus = useKeptFocus<HTMLFieldSetElement>();
  const { name: field, ref, onChange } = radio;
  // The form would keep the lines it saw first, and give the focus to one that has gone.
  const [lines] = useState(() => ({ focus: () => focusFirst(keptFocus.ref.current) }));
  useImperativeHandle(ref, () => lines);
  const choose = ({ value, candidate }: Choice) => {
    void onChange({ type: 'change', target: { name: field, value } });
    onChoose(candidate);
  };
  const q = useSettled(sought.trim(), pauseMs);
  const found = useQuery({ ...candidatesQuery(q), placeholderData: keepPreviousData });
  const choicesOf = ({ items }: NonNullable<typeof found.data>): Choice[] => {
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
      {...keptFocus}
      className={styles.choices}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, null, error)}
    >
      <legend className={styles.legend}>{t('who')}</legend>
      <Loaded
        query={found}
        failure={t('notFound')}
        lines={4}
      >
        {(page) => {
          const choices = choicesOf(page);
          const isListed = choices.some(({ value }) => value === chosen);
          const kept = { value: chosen, name: chosenName, under: '', candidate: null };
          const isKept = chosen !== '' && chosen !== nobody && !isListed;
          return (
            <>
              {isKept && (
                <ChoiceLine
                  choice={kept}
                  field={field}
                  isChosen
                  onChoose={() => undefined}
                />
              )}
              {choices.map((choice) => (
                <ChoiceLine
                  key={choice.value}
                  choice={choice}
                  field={field}
                  isChosen={choice.value === chosen}
                  onChoose={() => choose(choice)}
                />
              ))}
              <p
                className={styles.under}
                role="status"
              >
                {page.items.length === 0 && t('noneFits')}
              </p>
            </>
          );
        }}
      </Loaded>
      <FieldError
        id={id}
        error={error}
      />
    </fieldset>
  );
}
