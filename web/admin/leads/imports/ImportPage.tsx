import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listImports, runImport } from '#core/contract/leads/imports.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { pathOf } from '../../navigation/tabs.ts';
import { CheckStep } from './CheckStep.tsx';
import { type Basis, ColumnsStep, type Mapping } from './ColumnsStep.tsx';
import { FileStep, type Uploaded } from './FileStep.tsx';
import { ImportList } from './ImportList.tsx';
import styles from './imports.module.css';
import { staleFigures } from '../../office/overview/stale-figures.ts';

interface Running {
  id: number;
  rows: number;
}

function Progress({ id, rows }: Running) {
  const t = useTranslations('admin.imports.run');
  const { number } = useFormats();
  const { data } = useQuery({
    ...callQuery(listImports, { isBackground: true }),
    refetchInterval: 1000,
  });
  const row = data?.items.find((one) => one.id === id);
  const done = (row?.imported ?? 0) + (row?.skipped ?? 0);
  return (
    <div className={shared.stack}>
      <progress className={styles.bar} aria-label={t('running')} max={rows} value={done} />
      <p>
        {t('progress', { done: number(done), rows: number(rows) })}{' '}
        <span className={shared.soft}>{t('stay')}</span>
      </p>
    </div>
  );
}

const steps = ['file', 'check', 'run'] as const;

interface ImportStepsProps {
  running: Running | null;
  file: Uploaded | null;
  onFile: (file: Uploaded | null) => void;
  onRun: (run: Running) => void;
}

function ImportSteps({ running, file, onFile, onRun }: ImportStepsProps) {
  const t = useTranslations('admin.imports');
  const [mapping, setMapping] = useState<Mapping>(file?.proposed ?? {});
  const [basis, setBasis] = useState<Basis>('none');
  const step = running ? 'run' : file ? 'check' : 'file';
  return (
    <Card title={t(running ? 'run.running' : 'title')}>
      <ol className={`${shared.hint} ${shared.wrap} ${styles.steps}`}>
        {steps.map((name) => (
          <li key={name} aria-current={name === step ? 'step' : undefined}>
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
      {step === 'file' && <FileStep onUploaded={onFile} />}
      {step === 'check' && file && (
        <div className={shared.stack}>
          <ColumnsStep
            file={file}
            onFile={onFile}
            mapping={mapping}
            onMapping={setMapping}
            basis={basis}
            onBasis={setBasis}
          />
          <CheckStep
            id={file.id}
            mapping={mapping}
            basis={basis}
            onOther={() => onFile(null)}
            onRun={() => {
              onFile(null);
              onRun({ id: file.id, rows: file.rows });
            }}
          />
        </div>
      )}
      {running && <Progress {...running} />}
    </Card>
  );
}

export function ImportPage() {
  const t = useTranslations('admin.imports');
  useTitle(t('title'));
  const [running, setRunning] = useState<Running | null>(null);
  const [file, setFile] = useState<Uploaded | null>(null);
  const { mutate } = useWrite(runImport, {
    makesStale: [allUnder(listImports), allUnder(listLeads), ...staleFigures],
    onSuccess({ imported }) {
      setRunning(null);
      toastSuccess({ title: t('run.done', { count: imported }) });
    },
    failed: t('run.failed'),
    onError: () => setRunning(null),
  });
  const run = (next: Running) => {
    setRunning(next);
    mutate({ params: { id: next.id } });
  };
  return (
    <div className={shared.page}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <WayBack to={pathOf('leads')}>{t('back')}</WayBack>
      <div className={shared.stack}>
        <ImportSteps key={file?.id} running={running} file={file} onFile={setFile} onRun={run} />
        <ImportList
          openId={running?.id ?? file?.id ?? null}
          onContinue={({ id, rows }) => run({ id, rows })}
          onOpened={setFile}
        />
      </div>
    </div>
  );
}
