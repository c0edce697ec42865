import { lazy, Suspense, useEffect, useState } from 'react';
import { onStepUp } from '#web/office/cache/step-up.ts';

const Form = lazy(async () => ({ default: (await import('./StepUpDialog.tsx')).StepUpDialog }));

export function StepUp() {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => onStepUp(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  if (!answer) {
    return null;
  }
  return (
    <Suspense fallback={null}>
      <Form
        onAnswer={(isProved) => {
          answer(isProved);
          setAnswer(null);
        }}
      />
    </Suspense>
  );
}
