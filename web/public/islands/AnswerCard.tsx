import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { Button } from '#web/kit/Button.tsx';
import { part } from '../parts/part.ts';

const texts = {
  en: () => import('../messages/answer-en.ts'),
  es: () => import('../messages/answer-es.ts'),
  pt: () => import('../messages/answer-pt.ts'),
} satisfies Record<Language, () => Promise<unknown>>;

export const namespaces = [] as const;
/** The landing page fits the first round trip without them. */
export async function loadTexts(language: Language): Promise<object> {
  const { default: messages } = await texts[language]();
  return messages;
}

// Its code comes once the card is in view: the page is light before.
const WholeAnswer = part(() => import('../parts/answer/WholeAnswer.tsx'));

/**
 * What solar does to a bill, before anything is asked. Until its code is here, and where no script
 * runs, a button that posts the usual bill and is answered with a page.
 */
export default function AnswerCard() {
  const t = useTranslations('answer');
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const ask = (
    <form method="post">
      <Button
        type="submit"
        size="large"
      >
        {t('ask')}
      </Button>
    </form>
  );
  return isAwake ? (
    <Suspense fallback={ask}>
      <WholeAnswer />
    </Suspense>
  ) : (
    ask
  );
}
