import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { createRevision, updateRevision } from '#core/contract/revisions.ts';
import { adminRevisionPath } from '#core/contract/site.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/shell/use-write.ts';
import type { Revision } from '../api-types.ts';
import { revisionKeys } from '../queries/revisions.ts';
import styles from './revision.module.css';
import { TermList } from './TermList.tsx';
import type { RevisionEditing } from './use-revision-editor.ts';

interface RevisionEditorProps {
  editing: RevisionEditing;
  revision: Revision | null;
}

function useSave({ forget }: RevisionEditing) {
  const t = useTranslations('admin.revision.editor');
  const navigate = useNavigate();
  const setup = {
    makesStale: [revisionKeys.all],
    onSuccess({ id }: Revision) {
      forget();
      toastSuccess({ title: t('saved'), description: t('savedText') });
      void navigate(adminRevisionPath(id), { replace: true });
    },
    onError(error: Error) {
      toastError({
        title: t('saveFailed'),
        description: refusalText(error),
      });
    },
  };
  const create = useWrite(createRevision, setup);
  const update = useWrite(updateRevision, setup);
  return { create, update, isPending: create.isPending || update.isPending };
}

/** The fields of a draft, checked as they are typed; saving changes nothing on the site. */
export function RevisionEditor({ editing, revision }: RevisionEditorProps) {
  const t = useTranslations('admin.revision.editor');
  const [wasTried, setWasTried] = useState(false);
  const { create, update, isPending } = useSave(editing);
  const { drafted, change, found, sent, isChanged } = editing;
  const heads = found.errors.filter(({ key }) => key === null).map(({ message }) => message);
  const headOf = (pattern: RegExp) =>
    wasTried ? heads.find((message) => pattern.test(message)) : undefined;

  const save = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (found.errors.length > 0) {
      toastError({ title: t('saveFailed'), description: t('fix') });
      return;
    }
    const body = { ...sent, terms: { ...sent.terms } };
    if (revision) {
      update.mutate({
        params: { id: revision.id },
        body: { ...body, updatedAt: revision.updatedAt },
      });
    } else {
      create.mutate({ body });
    }
  };
  return (
    <Card
      title={t('title')}
      aside={isChanged && <Badge tone="amber">{t('unsaved')}</Badge>}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={save}
      >
        <div className={styles.head}>
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
        <div className={styles.actions}>
          {wasTried && heads.length > 0 && <p className={styles.warning}>{heads.join(' ')}</p>}
          <Button
            type="submit"
            variant="ink"
            disabled={isPending}
          >
            {isPending ? t('saving') : t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
