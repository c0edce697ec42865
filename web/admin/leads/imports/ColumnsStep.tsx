import { useTranslations } from 'use-intl';
import { cutText } from '#core/domain/typed/cut-text.ts';
import { fieldsOfFiles, type ImportField, importFields } from '#core/contract/leads/imports.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { toastRefusal } from '#web/office/cache/use-write.ts';
import shared from '#web/office/styles/shared.module.css';
import { type Uploaded, useUpload } from './FileStep.tsx';
import styles from './imports.module.css';

export type Mapping = Uploaded['proposed'];
const bases = ['none', 'spoken', 'written'] as const;
export type Basis = (typeof bases)[number];

const mainFields: readonly ImportField[] = ['firstName', 'lastName', 'name', 'email', 'phone'];
function isOfFiles(name: ImportField): name is (typeof fieldsOfFiles)[number] {
  return (fieldsOfFiles as readonly ImportField[]).includes(name);
}

/** Which line of the file names its columns; the file is read again with another one. */
function HeaderLine({ file: { id, sent }, onFile }: Pick<ColumnsStepProps, 'file' | 'onFile'>) {
  const t = useTranslations('admin.imports.columns');
  const { mutate, isPending } = useUpload(onFile);
  if (!sent) {
    return null;
  }
  const { file, firstLines, headerLine } = sent;
  return (
    <Select
      label={t('header')}
      value={String(headerLine)}
      disabled={isPending}
      onChange={({ target: { value } }) => {
        const again = { headerLine: value, insteadOf: id };
        mutate({ file, again }, { onError: (error) => toastRefusal(t('headerFailed'), error) });
      }}
      options={[
        ...firstLines.map(({ line, text }) => ({ value: String(line), label: `${line}: ${text}` })),
        { value: '0', label: t('noHeader') },
      ]}
    />
  );
}

interface ColumnsStepProps {
  file: Uploaded;
  onFile: (file: Uploaded) => void;
  mapping: Mapping;
  onMapping: (mapping: Mapping) => void;
  basis: Basis;
  onBasis: (basis: Basis) => void;
}

export function ColumnsStep(props: ColumnsStepProps) {
  const { file, onFile, mapping, onMapping, basis, onBasis } = props;
  const t = useTranslations('admin.imports.columns');
  const fields = useTranslations('admin.leadEdit.fields');
  const isShown = (name: ImportField) =>
    mainFields.includes(name) || file.proposed[name] !== undefined;
  const choice = (name: ImportField) => {
    const at = file.columns.indexOf(mapping[name] ?? '');
    const cells = new Set(file.samples.map((row) => cutText(row[at] ?? '', 40)));
    const examples = [...cells].filter((cell) => cell !== '');
    return (
      <Select
        key={name}
        label={isOfFiles(name) ? t(name) : fields(name)}
        value={mapping[name] ?? ''}
        onChange={({ target: { value } }) => {
          const { [name]: _before, ...others } = mapping;
          onMapping(value === '' ? others : { ...others, [name]: value });
        }}
        placeholder={t('none')}
        options={file.columns.map((column) => ({ value: column, label: column }))}
        hint={examples.length > 0 ? t('example', { values: examples.join(', ') }) : undefined}
      />
    );
  };
  return (
    <div className={shared.stack}>
      <p>{t('text', { rows: file.rows, name: file.name })}</p>
      {file.encoding === 'latin-1' && (
        <div className={shared.notice}>
          <p>{t('latin')}</p>
        </div>
      )}
      <HeaderLine file={file} onFile={onFile} />
      <div className={`${shared.rows} ${styles.fields}`}>
        {importFields.filter(isShown).map(choice)}
      </div>
      <details>
        <summary className={styles.more}>{t('more')}</summary>
        <div className={`${shared.rows} ${styles.fields}`}>
          {importFields.filter((name) => !isShown(name)).map(choice)}
        </div>
      </details>
      <RadioGroup
        name="basis"
        label={t('consent')}
        hint={t('consentHint')}
        defaultValue={basis}
        onChange={({ target }) => onBasis(bases.find((one) => one === target.value) ?? 'none')}
        options={bases.map((one) => ({ value: one, label: t(`basis.${one}`) }))}
      />
    </div>
  );
}
