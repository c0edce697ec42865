import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { calculateSavings } from '#core/contract/public-calls.ts';
import { call } from '#web/kit/api.ts';
import {
  dropEstimate,
  keepEstimate,
  keptEstimate,
  watchEstimate,
  type Estimate,
  type SavingsInput,
} from '../browser/storage/kept-estimate.ts';
import { prefersLessMotion } from '../browser/effects/motion.ts';
import { pixelEvent } from '../browser/calls/pixel.ts';
import { playSuccess, prepareSuccess } from '../browser/effects/sound.ts';
import { showToast } from '../browser/effects/toast.ts';
import { track, visitorSession } from '../browser/calls/tracking.ts';
import {
  CalculatorForm,
  type Answers,
  type CalculatorFormHandle,
  type BrowserErrors,
} from '../parts/estimate/CalculatorForm.tsx';
import { fetchAhead, part } from '../parts/part.ts';

export const namespaces = ['calculator', 'estimate', 'site'] as const;
export const needsFigures = true;

const loadOverlay = () => import('../parts/LoadingOverlay.tsx');
const loadDialog = () => import('../parts/estimate/ResultsDialog.tsx');
const loadConfetti = () => import('../browser/effects/confetti.ts');
const LoadingOverlay = part(loadOverlay);
const ResultsDialog = part(loadDialog);
const ResultSummary = part(() => import('../parts/estimate/ResultSummary.tsx'));

const overlayMs = 4000;
const celebrationMs = 600;
const answerWithinMs = 30_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

// The credit score is not among them: no figure of an estimate depends on it.
const deciding = ['homePrice', 'electricBill', 'propertyState'] as const;
const isOutdated = (estimate: Estimate, answers: Answers | null) =>
  answers !== null && deciding.some((name) => answers[name] !== String(estimate[name]));

const begin = () => fetchAhead(loadOverlay);

interface CalculatorProps {
  errors: BrowserErrors;
  creditFootnote: string | null;
}

/** The calculator: form, overlay while it works, results dialog, and the summary that stays. */
export default function Calculator({ errors, creditFootnote }: CalculatorProps) {
  const t = useTranslations('calculator');
  const estimate = useSyncExternalStore(watchEstimate, keptEstimate, () => null);
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [work, setWork] = useState<AbortController | null>(null);
  const form = useRef<CalculatorFormHandle>(null);

  useEffect(() => {
    if (location.hash !== '#calculator-form') {
      return;
    }
    const timer = setTimeout(() => {
      if (navigator.userActivation?.hasBeenActive) {
        return;
      }
      document
        .getElementById('calculator-form')
        ?.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth' });
    }, 100);
    return () => clearTimeout(timer);
  }, []);
  // A disabled button cannot hold the focus; it gets it back when the work has come to nothing.
  const isBusy = work !== null;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isOpen) {
      form.current?.focusSubmit();
    }
    wasBusy.current = isBusy;
  }, [isBusy, isOpen]);

  const ask = async (question: SavingsInput) => {
    const controller = new AbortController();
    setWork(controller);
    prepareSuccess();
    fetchAhead(loadDialog);
    fetchAhead(loadConfetti);
    try {
      const [answer] = await Promise.all([
        call(calculateSavings, {
          body: { ...question, sessionId: visitorSession() },
          signal: AbortSignal.any([controller.signal, AbortSignal.timeout(answerWithinMs)]),
        }),
        pause(overlayMs),
      ]);
      if (controller.signal.aborted) {
        return;
      }
      keepEstimate({ ...answer, ...question } as Estimate);
      setIsOpen(true);
      track('calculate_savings');
      pixelEvent('CalculateSavings', {
        electricBill: question.electricBill,
        homePrice: question.homePrice,
      });
      setTimeout(() => {
        playSuccess();
        void loadConfetti()
          .then(({ burst }) => burst())
          .catch((error: unknown) => console.debug('no confetti', error));
      }, celebrationMs);
    } catch (error) {
      if (controller.signal.aborted) {
        return;
      }
      console.error('Calculation failed', error);
      showToast({
        title: t('failed.title'),
        text: t('failed.text'),
        tone: 'destructive',
      });
    } finally {
      setWork((now) => (now === controller ? null : now));
    }
  };

  const cancel = () => {
    work?.abort();
    setWork(null);
  };
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[data-result] button')?.focus(),
    );
  };

  return (
    <>
      <CalculatorForm
        ref={form}
        errors={errors}
        isBusy={isBusy}
        onAsk={(question) => void ask(question)}
        onBegin={begin}
        onClear={dropEstimate}
        onAnswers={setAnswers}
      />
      <Suspense fallback={null}>
        {estimate && (
          <ResultSummary
            estimate={estimate}
            isOutdated={isOutdated(estimate, answers)}
            creditFootnote={creditFootnote}
            onShowAgain={() => setIsOpen(true)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {work && (
          <LoadingOverlay
            title={t('loading.title')}
            messages={[t('loading.sun'), t('loading.price'), t('loading.roof'), t('loading.sum')]}
            onEscape={cancel}
            escapeLabel={t('loading.cancel')}
          />
        )}
        {estimate && isOpen && (
          <ResultsDialog
            estimate={estimate}
            creditFootnote={creditFootnote}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
