import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Language, languages } from '#core/domain/language.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../api-types.ts';
import { previewQuery } from '../queries/revisions.ts';
import { EffectList } from './Effects.tsx';
import { PageChanges } from './Effects.tsx';
import styles from './revision.module.css';

export function PreviewCard({ revision }: { revision: Revision }) {
  const t = useTranslations('admin.revision.preview');
  const names = useTranslations('admin.languages');
  const [language, setLanguage] = useState<Language>('en');
  const query = useQuery(previewQuery(revision.id, revision.updatedAt, language));
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div
          role="group"
          aria-label={t('language')}
          className={`${shared.row} ${styles.languages}`}
        >
          {languages.map((name) => (
            <ToolButton
              key={name}
              variant={name === language ? 'ink' : 'outline'}
              aria-pressed={name === language}
              onClick={() => setLanguage(name)}
            >
              {names(name)}
            </ToolButton>
          ))}
        </div>
      }
    >
      <Loaded
        query={query}
        failure={t('failed')}
        lines={10}
      >
        {(preview) => (
          <>
            <PageChanges
              id={revision.id}
              language={language}
              pages={preview.pages}
            />
            <EffectList preview={preview} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
