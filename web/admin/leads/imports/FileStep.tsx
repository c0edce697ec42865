import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { createImport, type readImport } from '#core/contract/leads/imports.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Upload } from '#web/kit/icons.tsx';
import { sendForm } from '#web/kit/send-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';

/** A file that was read; `sent` only where this page has it, to be read again. */
export type Uploaded = AnswerOf<typeof readImport> & {
  name: string;
  sent?: Pick<AnswerOf<typeof createImport>, 'headerLine' | 'firstLines'> & { file: File };
};

interface Wanted {
  file: File;
  /** Read again, with another line for the names of the columns. */
  again?: { headerLine: string; insteadOf: number };
}

export function useUpload(onUploaded: (file: Uploaded) => void) {
  return useMutation({
    async mutationFn({ file, again }: Wanted): Promise<Uploaded> {
      const body = new FormData();
      Object.entries(again ?? {}).forEach(([name, value]) => body.append(name, String(value)));
      body.append('file', file);
      const { headerLine, firstLines, ...read } = await sendForm(createImport, { body });
      return { ...read, name: file.name, sent: { headerLine, firstLines, file } };
    },
    onSuccess: onUploaded,
  });
}

export function FileStep({ onUploaded }: { onUploaded: (file: Uploaded) => void }) {
  const t = useTranslations('admin.imports.file');
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, variables } = useUpload(onUploaded);
  return (
    <div className={shared.stack}>
      <p>{t('text')}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('choose')}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) {
            mutate({ file });
          }
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <div>
        <ToolButton variant="ink" disabled={isPending} onClick={() => input.current?.click()}>
          <Upload size={18} />
          {isPending ? t('reading', { name: variables.file.name }) : t('choose')}
        </ToolButton>
      </div>
      {error && (
        <div className={shared.notice} role="alert">
          <p>
            <strong>{t('failed')}.</strong> {refusalText(error)}
          </p>
        </div>
      )}
    </div>
  );
}
