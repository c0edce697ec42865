import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { part } from '../parts/part.ts';

export const namespaces = [] as const;
/** The landing page fits the first round trip without them. */
export const texts = {
  en: () => import('../messages/answer-en.ts'),
  es: () => import('../messages/answer-es.ts'),
  pt: () => import('../messages/answer-pt.ts'),
};

// Its code loads once the card is in view, to keep the page light.
const WholeAnswer = part(() => import('../parts/answer/WholeAnswer.tsx'));

/**
 * The effect of solar on a bill, before any question. Until its code loads, and without scripts, it
 * is a button that posts the usual bill and leads to a page.
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
