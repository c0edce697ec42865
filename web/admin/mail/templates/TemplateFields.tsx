import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languages } from '#core/domain/language.ts';
import {
  mailFacts,
  type MailKind,
  mailKinds,
  recipientTypes,
  unsentKinds,
} from '#core/domain/mail/mail-kind.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateForm } from './template-body.ts';
import styles from './templates.module.css';

const takers = ['subject', 'htmlContent', 'textContent'] as const;

type Taker = (typeof takers)[number];
type TakingField = (HTMLInputElement | HTMLTextAreaElement) & { name: Taker };

interface VariableListProps {
  form: RefObject<HTMLFormElement | null>;
  kind: string;
  /** Gets the field's whole text, with the variable. */
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
      // Tabbing to a variable passes other fields on the way.
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
      <ul className={shared.row}>
        {mailFacts[kind as MailKind].variables.map((name) => (
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

type TemplateFieldsProps = Pick<TemplateForm, 'field' | 'line' | 'typed' | 'set'>;

interface AllFieldsProps extends TemplateFieldsProps {
  variables: ReactNode;
}

function Addressed({ field, typed, set }: TemplateFieldsProps) {
  const t = useTranslations('admin.templateEditor');
  const names = useTranslations('admin.templates');
  const languageNames = useTranslations('admin.languages');
  const type = field('templateType');
  const usual = mailFacts[typed.templateType as MailKind].recipient;
  const isUnusual = usual !== typed.recipientType;
  return (
    <>
      <Select
        {...type}
        label={t('type')}
        hint={unsentKinds.includes(typed.templateType as MailKind) && t('unsentHint')}
        options={mailKinds.map((kind) => ({ value: kind, label: names(`types.${kind}`) }))}
        onChange={(event) => {
          void type.onChange(event);
          // A recipient that was chosen on purpose stays.
          if (!isUnusual) {
            set('recipientType', mailFacts[event.target.value as MailKind].recipient);
          }
        }}
      />
      <Select
        {...field('recipientType')}
        label={t('recipient')}
        hint={isUnusual && t('recipientHint', { recipient: names(`recipients.${usual}`) })}
        options={recipientTypes.map((recipient) => ({
          value: recipient,
          label: names(`recipients.${recipient}`),
        }))}
      />
      <Select
        {...field('language')}
        label={t('language')}
        options={languages.map((language) => ({
          value: language,
          label: languageNames(language),
        }))}
      />
    </>
  );
}

export function TemplateFields({ variables, ...props }: AllFieldsProps) {
  const t = useTranslations('admin.templateEditor');
  const language = useLocale();
  const { field, line, typed } = props;
  const optional = t('optional');
  return (
    <>
      <TextInput {...line('name')} label={t('name')} className={styles.whole} />
      <TextInput
        {...line('description')}
        label={t('description')}
        optional={optional}
        className={styles.whole}
      />
      <Addressed {...props} />
      <TextInput
        {...line('subject')}
        label={t('subject')}
        lang={typed.language === language ? undefined : typed.language}
        className={styles.whole}
      />
      <TextArea
        {...field('htmlContent')}
        label={t('html')}
        hint={t('htmlHint')}
        rows={14}
        isCode
        className={styles.whole}
      />
      {variables}
      <TextArea
        {...field('textContent')}
        label={t('text')}
        hint={t('textHint')}
        rows={5}
        lang={typed.language === language ? undefined : typed.language}
        optional={optional}
        className={styles.whole}
      />
      <Checkbox
        {...field('isActive')}
        label={t('active')}
        hint={t('activeHint')}
        optional={optional}
        className={styles.whole}
      />
    </>
  );
}
