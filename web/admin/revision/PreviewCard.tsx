import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { languages } from '#core/domain/language.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { Revision } from '../api-types.ts';
import { previewQuery } from '../queries/revisions.ts';
import { EffectList } from './Effects.tsx';
import { PageChanges } from './Effects.tsx';
import styles from './revision.module.css';

interface LanguageChoiceProps {
  chosen: Language;
  onChoose: (language: Language) => void;
}

function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
  const t = useTranslations('admin.revision.preview');
  const names = useTranslations('admin.languages');
  return (
    <div
      role="group"
      aria-label={t('language')}
      className={styles.languages}
    >
      {languages.map((language) => (
        <ToolButton
          key={language}
          variant={language === chosen ? 'ink' : 'outline'}
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
        >
          {names(language)}
        </ToolButton>
      ))}
    </div>
  );
}

export function PreviewCard({ revision }: { revision: Revision }) {
  const t = useTranslations('admin.revision.preview');
  const [language, setLanguage] = useState<Language>('en');
  const query = useQuery(previewQuery(revision.id, revision.updatedAt, language));
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <LanguageChoice
          chosen={language}
          onChoose={setLanguage}
        />
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
