import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { again } from '../browser/again.ts';

export const namespaces = [] as const;
/** The landing page fits the first round trip without them. */
export const texts = {
  en: () => import('../messages/answer-en.ts'),
  es: () => import('../messages/answer-es.ts'),
  pt: () => import('../messages/answer-pt.ts'),
};

// Its code loads once the card is in view, to keep the page light.
function loadAnswer() {
  return import('../parts/answer/WholeAnswer.tsx');
}

/**
 * The effect of solar on a bill, before any question. Until its code loads, and without scripts, it
 * is a button that posts the usual bill and leads to a page. While the button has the focus it
 * stays, and pressed it hands the focus on: whoever uses a keyboard never loses their place.
 */
export default function AnswerCard() {
  const t = useTranslations('answer');
  const form = useRef<HTMLFormElement>(null);
  const [Answer, setAnswer] = useState<ComponentType<{ takesFocus: boolean }> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [focus, setFocus] = useState<'elsewhere' | 'button' | 'answer'>('elsewhere');
  useEffect(() => {
    if (form.current!.contains(document.activeElement)) {
      setFocus('button');
    }
    again(loadAnswer).then(
      (loaded) => setAnswer(() => loaded.default),
      (error: unknown) => {
        console.error('A part of the page cannot be loaded', error);
        setFailed(true);
      },
    );
  }, []);
  if (Answer && focus !== 'button') {
    return <Answer takesFocus={focus === 'answer'} />;
  }
  return (
    <form
      ref={form}
      method="post"
      onFocus={() => setFocus('button')}
      onBlur={() => setFocus('elsewhere')}
      onSubmit={(event) => {
        if (!hasFailed) {
          event.preventDefault();
          setFocus('answer');
        }
      }}
    >
      <Button
        type="submit"
        size="large"
      >
        {t('ask')}
      </Button>
    </form>
  );
}
