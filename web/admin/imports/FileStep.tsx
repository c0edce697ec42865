import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { createImport } from '#core/contract/lead/imports.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Upload } from '#web/kit/icons.tsx';
import { sendForm } from '#web/kit/send-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';

export type Uploaded = AnswerOf<typeof createImport> & { name: string };

/** The first step: a file is chosen, sent and read. */
export function FileStep({ onUploaded }: { onUploaded: (file: Uploaded) => void }) {
  const t = useTranslations('admin.imports.file');
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, variables } = useMutation({
    async mutationFn(file: File) {
      const body = new FormData();
      body.append('file', file);
      return { ...(await sendForm(createImport, { body })), name: file.name };
    },
    onSuccess: onUploaded,
  });
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
            mutate(file);
          }
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <div>
        <ToolButton
          variant="ink"
          disabled={isPending}
          onClick={() => input.current?.click()}
        >
          <Upload size={18} />
          {isPending ? t('reading', { name: variables.name }) : t('choose')}
        </ToolButton>
      </div>
      {error && (
        <div
          className={shared.notice}
          role="alert"
        >
          <p>
            <strong>{t('failed')}.</strong> {refusalText(error)}
          </p>
        </div>
      )}
    </div>
  );
}
