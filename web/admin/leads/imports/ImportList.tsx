import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listImports, readImport, undoImport } from '#core/contract/leads/imports.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { Button } from '#web/kit/Button.tsx';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { toastRefusal } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Uploaded } from './FileStep.tsx';
import styles from './imports.module.css';
import { staleFigures } from '../../office/overview/stale-figures.ts';

type Import = AnswerOf<typeof listImports>['items'][number];

const tones = {
  uploaded: 'grey',
  checked: 'grey',
  running: 'amber',
  done: 'green',
  undone: 'grey',
} as const;

function UndoImport({ id, imported, fileName }: Import) {
  const t = useTranslations('admin.imports.list');
  return (
    <ConfirmedWrite
      button={<Button size="small">{t('undo')}</Button>}
      pending={t('undoing')}
      entry={undoImport}
      options={{ params: { id } }}
      makesStale={[allUnder(listImports), allUnder(listLeads), ...staleFigures]}
      title={t('undoTitle')}
      confirm={t('undoConfirm')}
      done={t('undone')}
      failed={t('undoFailed')}
    >
      {t('undoText', { count: imported, name: fileName })}
    </ConfirmedWrite>
  );
}

function OpenImport({ row, onOpened }: { row: Import; onOpened: (file: Uploaded) => void }) {
  const t = useTranslations('admin.imports.list');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(readImport, { params: { id: row.id } }),
    onSuccess: (file) => onOpened({ ...file, name: row.fileName }),
    onError: (error) => toastRefusal(t('openFailed'), error),
  });
  return (
    <ToolButton disabled={isPending} onClick={() => mutate()}>
      {t('goOn')}
    </ToolButton>
  );
}

interface ImportListProps {
  /** The one that is open or running on this page; null for none. */
  openId: number | null;
  onContinue: (row: Import) => void;
  onOpened: (file: Uploaded) => void;
}

export function ImportList({ openId, onContinue, onOpened }: ImportListProps) {
  const t = useTranslations('admin.imports.list');
  const { number } = useFormats();
  const query = useAnswer(listImports, { isBackground: true });
  return (
    <Card title={t('title')}>
      <Loaded query={query} failure={t('failed')} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={shared.soft}>{t('none')}</p>
          ) : (
            <ul className={styles.imports}>
              {items.map((row) => (
                <li key={row.id}>
                  <div className={styles.what}>
                    <strong>{row.fileName}</strong>
                    <span className={shared.small}>
                      {t('by', { name: row.by })}
                      <RelativeTime value={row.createdAt} />
                    </span>
                    <span className={shared.small}>
                      {row.state === 'uploaded' || row.state === 'checked'
                        ? t('rows', { rows: row.rows })
                        : t('counts', {
                            imported: number(row.imported),
                            skipped: number(row.skipped),
                          })}
                    </span>
                    {row.left > 0 && (
                      <span className={shared.small}>{t('left', { count: row.left })}</span>
                    )}
                  </div>
                  <Badge tone={tones[row.state]}>{t(`states.${row.state}`)}</Badge>
                  {['uploaded', 'checked'].includes(row.state) && row.id !== openId && (
                    <OpenImport row={row} onOpened={onOpened} />
                  )}
                  {row.state === 'running' && row.id !== openId && (
                    <ToolButton onClick={() => onContinue(row)}>{t('goOn')}</ToolButton>
                  )}
                  {['running', 'done'].includes(row.state) && row.id !== openId && (
                    <UndoImport {...row} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
