import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../browser/effects/toast.ts';
import { goTo } from '../browser/go-to.ts';
import { askForCredit, chooseCode, creditIsKnown } from '../browser/referral/ask-for-credit.ts';
import { leaveToast } from '../browser/storage/next-page.ts';
import { ApplicationParts } from '../parts/application/ApplicationParts.tsx';
import { PartnerSees } from '../parts/application/ReferralField.tsx';
import {
  noteStart,
  reportApplication,
  sendApplication,
} from '../parts/application/send-application.ts';
import { ScoreNote } from '../parts/application/ScoreNote.tsx';
import { type ApplicationProps, useApplication } from '../parts/application/use-application.ts';
import { SendingForm } from '../parts/form/SendingForm.tsx';
import { useSending } from '../parts/form/use-sending.ts';
import { fetchOverlay } from '../parts/overlay.ts';
import { useSite } from '../runtime/site-context.tsx';

export const namespaces = ['fields', 'form', 'received'] as const;
export const needsFigures = true;

/** Milliseconds between the server's answer and the next page. */
const overlayMs = 4000;
/** Milliseconds the thanks wait, at most, for the name of the partner whose code was just typed. */
const namingMs = 3000;
/** Milliseconds a message is shown here that the next page cannot show. */
const toastMs = 1500;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export default function ApplicationForm(props: ApplicationProps) {
  const { partnerSees, consent, posted } = props;
  const t = useTranslations('form');
  const received = useTranslations('received');
  const { figures } = useSite();
  const application = useApplication(props, fetchOverlay);
  const { form, clear } = application;
  useEffect(noteStart, []);

  const finish = async (lead: Awaited<ReturnType<typeof sendApplication>>) => {
    const toast = {
      title: received('title'),
      text: received('text', figures),
      tone: 'success',
    } as const;
    const isLeft = leaveToast(toast);
    reportApplication(lead.homePrice);
    clear();
    if (!isLeft) {
      showToast(toast);
      await pause(toastMs);
    }
    goTo(`/thank-you?leadId=${lead.id}`);
  };

  const clearAll = () => {
    clear();
    chooseCode(null);
    void askForCredit();
  };

  const sending = useSending({
    step: 'apply',
    form,
    send: async (answers) => {
      const besides = application.besides(answers);
      if (besides.referralChoice !== undefined) {
        // Enter submits without leaving the field: the last page needs the credited partner.
        void askForCredit();
      }
      const lead = await sendApplication(answers, besides);
      await Promise.race([creditIsKnown(), pause(namingMs)]);
      return lead;
    },
    overlayMs,
    onAnswer: (lead) => void finish(lead),
    failed: () => ({ title: t('errorTitle'), text: t('application.failed') }),
  });

  return (
    <SendingForm
      sending={sending}
      submitLabel={sending.isPending ? t('application.pending') : t('application.submit')}
      overlay={{
        title: t('application.overlayTitle'),
        messages: [t('application.overlayText')],
      }}
      id="apply-form"
      hidden={application.hidden}
      isStill={posted !== undefined}
      onFocus={application.begin}
      onClear={clearAll}
      told={<PartnerSees level={partnerSees} />}
    >
      <ApplicationParts
        of={application}
        consent={consent}
        posted={posted}
      >
        <ScoreNote />
      </ApplicationParts>
    </SendingForm>
  );
}
