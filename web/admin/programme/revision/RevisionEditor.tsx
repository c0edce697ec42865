import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { ConflictNote } from '#web/office/edit-conflicts/ConflictNote.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../../api-types.ts';
import { ruleName } from '../rule-texts.ts';
import { termOf } from './drafted.ts';
import styles from './revision.module.css';
import { TermList } from './TermList.tsx';
import { typedInWords } from './typed-terms.ts';
import { type RevisionEditing, useSaveRevision } from './use-revision-editor.ts';

interface RevisionEditorProps {
  editing: RevisionEditing;
  revision: Revision | null;
}

function DraftConflict({ editing }: { editing: ReturnType<typeof useSaveRevision> }) {
  const t = useTranslations('admin.revision.editor');
  const programme = useTranslations('admin.programme');
  const label = (name: string) => {
    const term = termOf(name);
    const heads = { effectiveFrom: t('from'), source: t('source'), basis: t('basis') };
    return term === null ? heads[name as keyof typeof heads] : ruleName(programme, term);
  };
  const inWords = (name: string, value: string) => {
    const term = termOf(name);
    if (term === null) {
      return value;
    }
    return value === '' ? t('untouched') : typedInWords(programme, term, value);
  };
  return <ConflictNote editing={editing} label={label} inWords={inWords} />;
}

export function RevisionEditor({ editing, revision }: RevisionEditorProps) {
  const t = useTranslations('admin.revision.editor');
  const [wasTried, setWasTried] = useState(false);
  const saving = useSaveRevision(editing, revision);
  const { drafted, change, found, isChanged } = editing;
  const heads = found.errors.filter(({ key }) => key === null).map(({ message }) => message);
  const headOf = (pattern: RegExp) =>
    wasTried ? heads.find((message) => pattern.test(message)) : undefined;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (found.errors.length > 0) {
      saving.sayFailed(t('fix'));
      return;
    }
    saving.save();
  };
  return (
    <Card title={t('title')} aside={isChanged && <Badge tone="amber">{t('unsaved')}</Badge>}>
      <form noValidate className={`${shared.stack} ${styles.form}`} onSubmit={save}>
        <DraftConflict editing={saving} />
        <div className={`${shared.rows} ${styles.head}`}>
          <TextInput
            label={t('from')}
            hint={t('fromHint')}
            type="date"
            error={headOf(/day/)}
            value={drafted.effectiveFrom}
            onChange={(event) => change({ effectiveFrom: event.target.value })}
          />
          <TextInput
            label={t('source')}
            hint={t('sourceHint')}
            error={headOf(/come from|hidden/)}
            maxLength={500}
            autoComplete="off"
            value={drafted.source}
            onChange={(event) => change({ source: event.target.value })}
          />
          <TextInput
            label={t('basis')}
            optional={t('optional')}
            maxLength={500}
            autoComplete="off"
            value={drafted.basis}
            onChange={(event) => change({ basis: event.target.value })}
          />
        </div>
        <TermList editing={editing} />
        <div className={`${shared.ends} ${styles.ends}`}>
          {wasTried && heads.length > 0 && <p className={styles.warning}>{heads.join(' ')}</p>}
          <Button type="submit" variant="ink" disabled={saving.isPending}>
            {saving.isPending ? t('saving') : t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
