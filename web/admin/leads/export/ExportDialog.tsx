import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import {
  allExportColumns,
  exportColumns,
  type ExportGroup,
} from '#core/contract/leads/export-columns.ts';
import { exportLeads } from '#core/contract/leads/lists.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { FormAnswers } from '#web/office/form/DialogForm.tsx';
import { ChoiceList } from '#web/office/list/ChoiceList.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useDownload } from '../../accounts/step-up/use-download.ts';
import {
  type ColumnChoice,
  columnWays,
  exportQuery,
  keepChoice,
  readChoice,
  withColumns,
} from './kept-columns.ts';
import styles from './export.module.css';

const groups = Object.keys(exportColumns) as ExportGroup[];

interface GroupProps {
  group: ExportGroup;
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
}

function Group({ group, choice, onChange }: GroupProps) {
  const t = useTranslations('admin.leadExport');
  const names = exportColumns[group];
  const isChosen = (name: string) => choice.chosen.some((one) => one === name);
  const count = names.filter(isChosen).length;
  const isAll = count === names.length;
  return (
    <details className={styles.group}>
      <summary>
        <span className={shared.strong}>{t(`groups.${group}`)}</span>{' '}
        <span className={shared.small}>
          {t('count', { count: String(count), total: String(names.length) })}
        </span>
      </summary>
      <div className={styles.columns}>
        <ToolButton
          variant="quiet"
          className={styles.whole}
          aria-label={t(isAll ? 'noneOf' : 'allOf', { group: t(`groups.${group}`) })}
          onClick={() => onChange(withColumns(choice, names, !isAll))}
        >
          {t(isAll ? 'none' : 'all')}
        </ToolButton>
        <ChoiceList
          legend={t(`groups.${group}`)}
          choices={names.map((name) => ({ value: name, label: t(`columns.${name}`) }))}
          isChosen={isChosen}
          onToggle={(value) =>
            onChange(
              withColumns(
                choice,
                names.filter((name) => name === value),
                !isChosen(value),
              ),
            )
          }
        />
      </div>
    </details>
  );
}

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.leadExport');
  const [address] = useSearchParams();
  const [choice, setChoice] = useState(readChoice);
  const download = useDownload();
  const { way, chosen } = choice;
  const isEmpty = way === 'chosen' && chosen.length === 0;
  const save = () => {
    keepChoice(choice);
    onClose();
    void download(`${exportLeads.path}?${exportQuery(address, choice)}`);
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('title')} description={t('text')}>
      <form
        className={shared.stack}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <RadioGroup
          name="columns"
          label={t('which')}
          options={columnWays.map((value) => ({
            value,
            label: t(`ways.${value}`, { count: String(allExportColumns.length) }),
          }))}
          defaultValue={way}
          error={isEmpty ? t('empty') : null}
          onChange={({ target }) =>
            setChoice({ chosen, way: columnWays.find((one) => one === target.value)! })
          }
        />
        {way === 'chosen' && (
          <div>
            {groups.map((group) => (
              <Group key={group} group={group} choice={choice} onChange={setChoice} />
            ))}
          </div>
        )}
        <FormAnswers save={t('save')} isDisabled={isEmpty} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
