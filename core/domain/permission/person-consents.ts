import { type ContactChannel, contactChannels } from './consent-ticked.ts';

/** An application of a person; `mergedAt` is when it was merged into another one. */
export interface PersonApplication {
  readonly id: number;
  readonly mergedAt: Date | null;
}

interface Consent {
  readonly leadId: number | null;
  readonly channels: readonly ContactChannel[];
  readonly recordedAt: Date;
}

/**
 * The consents of a person with the channels they grant: after a merge, only channels agreed to in
 * every application. A newer consent counts alone.
 */
export function agreedInEach<T extends Consent>(
  consents: readonly T[],
  applications: readonly PersonApplication[],
): T[] {
  const merges = applications.flatMap(({ mergedAt }) => mergedAt?.getTime() ?? []);
  if (merges.length === 0) {
    return [...consents];
  }
  const lastMerge = Math.max(...merges);
  const isEarlier = ({ recordedAt }: Consent) => recordedAt.getTime() <= lastMerge;
  const earlier = consents.filter(isEarlier);
  const agreed = contactChannels.filter((channel) =>
    applications.every(({ id }) =>
      earlier.some(({ leadId, channels }) => leadId === id && channels.includes(channel)),
    ),
  );
  return consents.map((consent) => {
    return isEarlier(consent)
      ? { ...consent, channels: consent.channels.filter((channel) => agreed.includes(channel)) }
      : consent;
  });
}
