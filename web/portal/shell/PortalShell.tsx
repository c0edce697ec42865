import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { logOutAffiliate } from '#core/contract/partners/affiliate/account.ts';
import { returnFromImpersonation } from '#core/contract/partners/affiliate/impersonation.ts';
import { adminPaths, portalPaths } from '#core/contract/site.ts';
import { call } from '#web/kit/api.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { dropAllDrafts } from '#web/office/form/draft.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { Frame } from '#web/office/shell/Frame.tsx';
import type { FrameAccount } from '#web/office/shell/FrameHeader.tsx';
import { SignedIn } from '#web/office/shell/SignedIn.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import type { Shortcuts } from '#web/office/shell/shortcuts.ts';
import type { AffiliateSession, OwnAffiliate } from '../api-types.ts';
import { pathOf, type TabName } from '../dashboard/tabs.ts';
import { LanguageMenu } from '../language/LanguageMenu.tsx';
import { SessionContext } from '../session-context.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './shell.module.css';
import { sessionQuery } from './session-query.ts';
import { Link, useLocation } from 'react-router';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { tabOf, tabs } from '../tabs.ts';

/** The open tab; null on screens that belong to none. */
function useOpenTab(): TabName | null {
  const { pathname, search } = useLocation();
  return pathname === portalPaths.dashboard
    ? tabOf(new URLSearchParams(search).get('tab')).name
    : null;
}

/** The navigation: in the head on a wide screen, at the thumb on a phone. */
function PortalTabs() {
  const t = useTranslations('portal.shell');
  const open = useOpenTab();
  const { data: earnings } = useAnswer(readEarnings);
  // The earnings link is hidden while the program pays none.
  const isOff = earnings?.isOn === false;
  const shown = tabs.filter(({ name }) => name !== 'earnings' || !isOff);
  return (
    <nav className={styles.bar} aria-label={t('portal')}>
      <ul className={styles.list}>
        {shown.map(({ name, Icon }) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
              className={`${shared.inlineCentered} ${styles.tab}`}
              aria-current={name === open ? 'page' : undefined}
            >
              <Icon size={20} className={styles.icon} />
              {t(`tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Greeting({ affiliate }: { affiliate: OwnAffiliate }) {
  const t = useTranslations('portal.shell');
  const id = useId();
  const { firstName, lastName, company, referralCode } = affiliate;
  return (
    <section className={styles.greeting} aria-labelledby={id}>
      <p id={id} className={styles.welcome}>
        {t('welcome', { name: `${firstName} ${lastName}` })}
      </p>
      <p className={`${shared.small} ${styles.code}`}>
        {company && <span className={styles.company}>{company}</span>}
        <span>
          {t('code')} <strong translate="no">{referralCode}</strong>
        </span>
      </p>
    </section>
  );
}

function ImpersonationBanner({ affiliate }: { affiliate: OwnAffiliate }) {
  const t = useTranslations('portal.shell.impersonation');
  const queries = useQueryClient();
  const back = useWrite(returnFromImpersonation, {
    makesStale: 'nothing',
    onSuccess() {
      queries.clear();
      dropAllDrafts('portal');
      location.assign(adminPaths.dashboard);
    },
    onError: () => toastError({ title: t('failed') }),
  });
  const { firstName, lastName } = affiliate;
  return (
    <aside className={`${shared.wrapCentered} ${styles.impersonation}`} aria-label={t('label')}>
      <p>{t('text', { name: `${firstName} ${lastName}` })}</p>
      <ToolButton
        variant="ink"
        disabled={back.isPending || back.isSuccess}
        onClick={() => back.mutate({})}
      >
        {t('return')}
      </ToolButton>
    </aside>
  );
}

function usePortalShortcuts(): Shortcuts {
  const t = useTranslations('portal.shell');
  return {
    list: [
      { keys: ['?'], label: t('shortcuts.list') },
      { keys: ['n'], label: t('shortcuts.note') },
      { keys: ['g', 'd'], label: t('tabs.dashboard'), to: pathOf('dashboard') },
      { keys: ['g', 'p'], label: t('tabs.profile'), to: pathOf('profile') },
    ],
    searchAt: pathOf('dashboard'),
    storageKey: 'portal_shortcuts',
  };
}

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
      nav={<PortalTabs />}
    />
  );
}

export function PortalShell() {
  const t = useTranslations('portal.shell');
  const session = useQuery(sessionQuery);
  return (
    <SignedIn session={session} failure={t('failed')} checking={t('checking')}>
      {(found) => (
        <SessionContext value={found}>
          <PortalFrame session={found} />
        </SessionContext>
      )}
    </SignedIn>
  );
}
