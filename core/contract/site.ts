import type { KeptMonths } from '../domain/operations/kept-data.ts';
import type { Language } from '../domain/language.ts';
import type { ServicePromise } from '../domain/office/service-promise.ts';
import type { NoticeWay } from '../domain/visitor/notice.ts';
import type { ProgrammeTerms } from '../domain/programme/programme-terms.ts';
import type { StaffRole } from '../domain/accounts/staff-role.ts';
import type { OwnPage } from './buyer/own-page.ts';
import type {
  PostedAnswer,
  PostedCode,
  PostedEligibility,
  PostedEstimate,
  PostedForm,
  PostedResume,
} from './visitor/forms/posted-form.ts';

/** The public pages by path. `indexed` pages are in the sitemap; the others send noindex. */
export const sitePages = {
  '/': { name: 'landing', indexed: true },
  '/calculator': { name: 'calculator', indexed: true },
  '/qualify': { name: 'qualify', indexed: true },
  '/eligibility-results': { name: 'results', indexed: false },
  '/apply': { name: 'apply', indexed: true },
  '/open-house': { name: 'openHouse', indexed: false },
  '/thank-you': { name: 'thankYou', indexed: false },
  '/resume': { name: 'resume', indexed: false },
  '/marketing': { name: 'marketing', indexed: false },
  '/affiliate/register': { name: 'affiliates', indexed: true },
  '/privacy': { name: 'privacy', indexed: true },
  '/terms': { name: 'terms', indexed: true },
} as const satisfies Record<
  string,
  {
    name: string;
    indexed: boolean;
  }
>;

/** A buyer's own page, by its link; without a link, for the browser that opened one. */
export const buyerPaths = {
  own: '/my',
  ask: '/my/link',
  call: '/my/call',
  page: '/my/:token',
} as const;

export function buyerPath(token: string): string {
  return buyerPaths.page.replace(':token', token);
}

/** Where a client confirms that a partner may name them. */
export const confirmPath = '/confirm/:token';

/** The public page where an affiliate registers; the portal links there. */
export const registerPath = '/affiliate/register' satisfies keyof typeof sitePages;

/** Paths of the CRM's screens: the server sends one document for all, the browser routes. */
export const adminPaths = {
  login: '/admin/login',
  invitation: '/admin/invitation',
  dashboard: '/admin/dashboard',
  lead: '/admin/contact/:id',
  affiliate: '/admin/affiliates/:id',
  profile: '/admin/profile',
  revision: '/admin/programme/:id',
  statement: '/admin/payouts/:id/statements/:affiliateId',
  payRules: '/admin/pay-rules',
  lender: '/admin/lender',
  heroMedia: '/admin/hero-media',
  imports: '/admin/imports',
  erasure: '/admin/erasures/:id',
  exposure: '/admin/exposure',
  notices: '/admin/notices',
} as const;

// No dots, no empty segment, no other host: however a browser resolves the address, it stays in the
// CRM.
const screenAddress = /^\/admin(\/[\w-]+)+(\?[\x21-\x7e]*)?$/;

/** The letter of one notice; the screen lists them all without a number. */
export function adminNoticePath(id: number): string {
  return `${adminPaths.notices}?letter=${id}`;
}

/** The screen after signing in: the requested one, or the dashboard for any other address. */
export function staffScreenOf(address: string | null | undefined): string {
  const isScreen = screenAddress.test(address ?? '') && !address!.startsWith(adminPaths.login);
  return isScreen ? address! : adminPaths.dashboard;
}

/** Paths of the portal's screens: the server sends one document for all, the browser routes. */
export const portalPaths = {
  login: '/affiliate/login',
  forgotPassword: '/affiliate/forgot-password',
  resetPassword: '/affiliate/reset-password',
  undoEmail: '/affiliate/undo-email',
  dashboard: '/affiliate/dashboard',
  agreement: '/affiliate/agreement',
  tasks: '/affiliate/tasks',
  statement: '/affiliate/statements/:id',
  lead: '/affiliate/contact/:id',
  openHouse: '/affiliate/open-house',
} as const;

/** The page from which a partner prints; the server itself makes it. */
export const flyerPath = '/affiliate/flyer';

/** The code of an open house, for guests who read this language. */
export function portalOpenHousePath(linkId: number, language: Language): string {
  return `${portalPaths.openHouse}?link=${linkId}&for=${language}`;
}

export function portalStatementPath(id: number): string {
  return portalPaths.statement.replace(':id', String(id));
}

export function portalLeadPath(id: number): string {
  return portalPaths.lead.replace(':id', String(id));
}

export function adminLeadPath(id: number): string {
  return adminPaths.lead.replace(':id', String(id));
}

export function adminErasurePath(id: number): string {
  return adminPaths.erasure.replace(':id', String(id));
}

/** The page that lists what a session or a staff account was able to read. */
export function adminExposurePath(of: 'session' | 'account', id: number): string {
  return `${adminPaths.exposure}?${of}=${id}`;
}

export function adminAffiliatePath(id: number): string {
  return adminPaths.affiliate.replace(':id', String(id));
}

export function adminStatementPath(id: number, affiliateId: number): string {
  const { statement } = adminPaths;
  return statement.replace(':id', String(id)).replace(':affiliateId', String(affiliateId));
}

/** The path of one revision of the terms; `new` is an unsaved one. */
export function adminRevisionPath(id: number | 'new'): string {
  return adminPaths.revision.replace(':id', String(id));
}

export type SitePath = keyof typeof sitePages;
/**
 * `answer`, `estimate`: landing page and calculator were posted without a script. `noApplication`:
 * the visitor has not applied.
 */
export type SitePageName =
  | (typeof sitePages)[SitePath]['name']
  | 'notFound'
  | 'answer'
  | 'estimate'
  | 'noApplication'
  | 'my';

/** The URLs of one picture in two formats, by width in pixels. */
export interface SitePicture {
  readonly avif: Readonly<Record<number, string>>;
  readonly webp: Readonly<Record<640 | 1280, string>>;
}

/** The hero's film or picture as the page needs it; null shows the product's own film. */
export interface SiteHeroMedia {
  readonly mediaType: 'video' | 'image';
  readonly filePath: string;
  readonly mimeType: string;
  /** The picture, or the poster of the film; null for a file that was not made by this server. */
  readonly picture: SitePicture | null;
}

/** Changes that a buyer's own page confirms. */
export const ownPageSaved = [
  'on',
  'off',
  'partner',
  'language',
  'withdrawn',
  'erasure',
  'unshared',
  'unwatched',
  'refused',
] as const;

export type OwnPageSaved = (typeof ownPageSaved)[number];

/** The part of the page that confirms the change; the others are confirmed at its top. */
export const savedPlaces: Readonly<Partial<Record<OwnPageSaved, string>>> = {
  on: 'contact',
  off: 'contact',
  partner: 'partner',
  language: 'language',
  erasure: 'data',
  unshared: 'share',
};

/** A buyer's own page as it is shown; without anyone's data unless this browser opened it. */
export type OwnPageView =
  | {
      readonly state: 'open';
      readonly token: string;
      readonly page: OwnPage;
      readonly saved: OwnPageSaved | null;
      /** A link for someone else that was just made. */
      readonly shared?: string;
    }
  | {
      readonly state: 'digits';
      readonly token: string;
      readonly isWrong: boolean;
      readonly isLocked: boolean;
    }
  | {
      /** A new link may be asked for; `typed` is an invalid email address. */
      readonly state: 'gone' | 'elsewhere' | 'revoked' | 'closed' | 'ask';
      readonly typed?: string;
      readonly meant?: string | null;
    }
  | {
      readonly state: 'sent';
      /** The address that the typed one may have been meant as. */
      readonly meant?: string | null;
    };

/** The input of a rendered page. Equal input must give equal HTML, so that pages can be cached. */
export interface SiteData {
  readonly page: SitePageName;
  readonly path: string;
  readonly language: Language;
  readonly terms: ProgrammeTerms;
  /** The lender's date, YYYY-MM-DD. */
  readonly today: string;
  /** True while a credit figure needs its footnote (its legal basis has ended). */
  readonly needsCreditFootnote: boolean;
  readonly heroMedia: SiteHeroMedia | null;
  /** How soon a person answers, as measured; null if that says too little. */
  readonly servicePromise: ServicePromise | null;
  /** Public origin without a trailing slash. */
  readonly origin: string;
  readonly timeZone: string;
  readonly pixelId: string | null;
  readonly mapsApiKey: string | null;
  readonly mayShareFinancial: boolean;
  readonly keptMonths: KeptMonths;
  /** A language offered by a line at the top of the page. */
  readonly offer?: Language;
  /** The answer of landing page and comparison: to the usual bill, or to what was posted without a script. */
  readonly answer?: PostedAnswer;
  // Set if the page answers a form posted without a script; such a page is never cached.
  readonly posted?: PostedForm;
  readonly resumed?: PostedResume;
  readonly kept?: PostedCode;
  readonly estimate?: PostedEstimate;
  readonly eligibility?: PostedEligibility;
  readonly registered?: { readonly referralLink: string };
  readonly watched?: { readonly email: string; readonly stopToken: string };
  /** What became of the details of a guest of an open house. */
  readonly welcomed?: 'sent' | 'over';
  readonly noticed?: { readonly way: NoticeWay; readonly text: string };
  readonly own?: OwnPageView;
}

export interface SiteAssets {
  /** The style sheet that these source modules need together, to be inlined. */
  cssOf(modules: readonly string[]): string;
  /**
   * Module script to start after load, first; the others are fetched with it: what it needs, and
   * what these source modules need together.
   */
  scriptsOf(modules: readonly string[]): readonly string[];
  /** The style sheet for systems set to dark. */
  readonly dark: string;
  /** What the start script of the landing page loads after the first paint. */
  readonly landingStart: string;
  readonly head: string;
}

export interface SiteRenderer {
  render(data: SiteData, assets: SiteAssets): Promise<string>;
}

/** The first screen of a back office as the server renders it. */
export interface RenderedScreen {
  readonly path: string;
  readonly language: Language;
  readonly timeZone: string;
  /** When it was rendered, in milliseconds: the moment of the times in it. */
  readonly renderedAt: number;
  /** Answers to the calls that the screen makes at once, by address. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Values that the document has before any call, by the names of its `meta` elements. */
  readonly marks: Readonly<Record<string, string>>;
}

/** A screen of a back office, as an address asks for it. */
export interface AskedScreen {
  readonly path: string;
  readonly tab: string | undefined;
  readonly language: Language;
  /** Undefined if it is not known, or of an affiliate. */
  readonly role: StaffRole | undefined;
}

/** What a screen needs at first, which a document can ask for before the app has started. */
export interface FirstNeeds {
  readonly modules: readonly string[];
  /** Addresses of calls; the first is to be answered before the others are asked. */
  readonly calls: readonly string[];
  /** Whether the server can render the screen from their answers. */
  readonly isRendered: boolean;
}

export interface ScreenRenderer {
  /** What the screen of this address needs at first; nothing if there is none. */
  firstNeeds(screen: AskedScreen): FirstNeeds;
  /** The markup inside the root of the document. */
  renderScreen(screen: RenderedScreen): Promise<string>;
  /** Code for the document that starts these module scripts, in order, once it was painted. */
  startScript(scripts: readonly string[], language: Language): string;
}
