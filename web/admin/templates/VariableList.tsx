import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { mailVariables } from '#core/domain/mail/mail-variables.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './templates.module.css';

const takers = ['subject', 'htmlContent', 'textContent'] as const;

type Taker = (typeof takers)[number];
type TakingField = (HTMLInputElement | HTMLTextAreaElement) & { name: Taker };

interface VariableListProps {
  form: RefObject<HTMLFormElement | null>;
  kind: string;
  /** The whole text of a field with the variable in it. */
  onInsert: (name: Taker, text: string) => void;
}

function isTaker(target: EventTarget | null): target is TakingField {
  const { name } = (target ?? {}) as { name?: string };
  return takers.some((taker) => taker === name);
}

export function VariableList({ form, kind, onInsert }: VariableListProps) {
  const t = useTranslations('admin.templateEditor');
  const last = useRef<TakingField | null>(null);
  useEffect(() => {
    const element = form.current;
    const remember = (event: Event) => {
      // Whoever goes on by Tab passes fields on the way to a variable.
      const isPassing = event instanceof KeyboardEvent && ['Tab', 'Shift'].includes(event.key);
      if (isTaker(event.target) && !isPassing) {
        last.current = event.target;
      }
    };
    const signs = ['input', 'click', 'keyup'];
    signs.forEach((sign) => element?.addEventListener(sign, remember));
    return () => signs.forEach((sign) => element?.removeEventListener(sign, remember));
  }, [form]);

  const insert = (name: string) => {
    const field =
      last.current ?? form.current?.querySelector<TakingField>('textarea[name=htmlContent]');
    if (!field) {
      return;
    }
    const { value } = field;
    const from = field.selectionStart ?? value.length;
    const to = field.selectionEnd ?? from;
    const mark = `{{${name}}}`;
    onInsert(field.name, value.slice(0, from) + mark + value.slice(to));
    field.focus();
    field.setSelectionRange(from + mark.length, from + mark.length);
  };

  return (
    <fieldset className={styles.variables}>
      <legend>{t('variables')}</legend>
      <p className={shared.small}>{t('variablesHint')}</p>
      <ul>
        {mailVariables[kind as MailKind].map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.variable}
              aria-label={t('insert', { name })}
              onClick={() => insert(name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
