import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { logOutAffiliate } from '#core/contract/affiliate/account.ts';
import { portalPaths } from '#core/contract/site.ts';
import { call } from '#web/kit/api.ts';
import { Frame } from '#web/office/shell/Frame.tsx';
import type { FrameAccount } from '#web/office/shell/FrameHeader.tsx';
import { SignedIn } from '#web/office/shell/SignedIn.tsx';
import type { AffiliateSession } from '../api-types.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { sessionQuery } from '../queries/session.ts';
import { SessionContext } from '../session-context.ts';
import { Greeting } from './Greeting.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { usePortalShortcuts } from './use-portal-shortcuts.ts';

function PortalFrame({ session }: { session: AffiliateSession }) {
  const t = useTranslations('portal.shell');
  const shortcuts = usePortalShortcuts();
  const { affiliate, isImpersonation } = session;
  const account: FrameAccount = {
    home: portalPaths.dashboard,
    app: t('portal'),
    wayOut: {
      room: 'portal',
      endSession: () => call(logOutAffiliate),
      leadsTo: portalPaths.login,
    },
  };
  return (
    <Frame
      account={account}
      shortcuts={shortcuts}
      tools={<LanguageMenu />}
      banner={isImpersonation && <ImpersonationBanner affiliate={affiliate} />}
      greeting={<Greeting affiliate={affiliate} />}
    />
  );
}

export function PortalShell() {
  const t = useTranslations('portal.shell');
  const session = useQuery(sessionQuery);
  return (
    <SignedIn
      session={session}
      failure={t('failed')}
      checking={t('checking')}
    >
      {(found) => (
        <SessionContext value={found}>
          <PortalFrame session={found} />
        </SessionContext>
      )}
    </SignedIn>
  );
}
