import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createApiKey, listApiKeys } from '#core/contract/integrations/api-keys.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './integrations.module.css';
import { KeyExample } from './KeyExample.tsx';
import { formScopes, type ScopeName } from './scope-names.ts';
import { ShownOnce } from './ShownOnce.tsx';

/** In days. */
const lifetimes = { month: 30, quarter: 90, year: 365, twoYears: 730 } as const;
type Lifetime = keyof typeof lifetimes;
const lifetimeNames = Object.keys(lifetimes) as Lifetime[];

function endOf(lifetime: Lifetime): string {
  return new Date(Date.now() + lifetimes[lifetime] * 86_400_000).toISOString();
}

const start = {
  name: '',
  ...(Object.fromEntries(formScopes.map(([, name]) => [name, false])) as Record<
    ScopeName,
    boolean
  >),
  expiresAt: 'year' as Lifetime,
};

const [[, firstScope]] = formScopes as [(typeof formScopes)[number]];

function scopesOf(values: typeof start) {
  return formScopes.filter(([, name]) => values[name]).map(([scope]) => scope);
}

interface NewKeyFormProps {
  onMade: (key: string) => void;
  onCancel: () => void;
}

function NewKeyForm({ onMade, onCancel }: NewKeyFormProps) {
  const t = useTranslations('admin.integrations.new');
  const scopes = useTranslations('admin.integrations.scopes');
  const contractForm = useContractForm(createApiKey, {
    start,
    // At the first box, which then has the focus.
    alsoCheck: (values) =>
      scopesOf(values).length > 0 ? {} : { [firstScope]: 'channels.required' as const },
    toBody: (values) => ({
      name: values.name,
      scopes: scopesOf(values),
      expiresAt: endOf(values.expiresAt),
    }),
    makesStale: [listApiKeys],
    onSuccess: ({ key }) => onMade(key),
    failed: t('failed'),
  });
  const { dateOf } = useFormats();
  const { field, typed, isPending } = contractForm;
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'pending' : 'submit')}
      variant="sun"
      onDone={onCancel}
    >
      <TextInput
        {...field('name')}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={100}
        autoComplete="off"
      />
      <fieldset className={shared.tightRows}>
        <legend className={`${shared.strong} ${styles.legend}`}>{t('scopes')}</legend>
        {formScopes.map(([scope, name]) => (
          <Checkbox key={scope} {...field(name)} optional={t('optional')} label={scopes(name)} />
        ))}
      </fieldset>
      <Select
        {...field('expiresAt')}
        label={t('expires')}
        hint={t('until', {
          date: dateOf(endOf(typed.expiresAt), 'long'),
        })}
        options={lifetimeNames.map((value) => ({ value, label: t(`lifetimes.${value}`) }))}
      />
    </DialogForm>
  );
}

interface NewKeyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Creates a key and shows it once. */
export function NewKeyDialog({ isOpen, onOpenChange }: NewKeyDialogProps) {
  const t = useTranslations('admin.integrations');
  const [key, setKey] = useState<string | null>(null);
  const turn = (toOpen: boolean) => {
    setKey(null);
    onOpenChange(toOpen);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={turn}
      title={key === null ? t('new.title') : t('made.title')}
      description={key === null ? t('sees') : undefined}
    >
      {key === null ? (
        <NewKeyForm onMade={setKey} onCancel={() => turn(false)} />
      ) : (
        <ShownOnce
          value={key}
          once={t('made.once')}
          copy={t('made.copy')}
          done={t('made.done')}
          onDone={() => turn(false)}
        >
          <p className={shared.hint}>{t('made.use')}</p>
          <KeyExample />
        </ShownOnce>
      )}
    </Dialog>
  );
}
