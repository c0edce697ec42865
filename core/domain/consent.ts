import { type Language, languages } from './language.ts';

const purposes = ['application', 'eligibility'] as const;

/** What a consent is given for. */
export type ConsentPurpose = (typeof purposes)[number];

/** A way of contact a consent covers. */
export type ConsentChannel = 'phone' | 'sms' | 'email';

/**
 * One published wording; it is never edited, a change is a new version. `{lender}` stands for the
 * lender's name.
 */
export interface ConsentText {
  readonly version: string;
  readonly purpose: ConsentPurpose;
  readonly language: Language;
  readonly channels: readonly ConsentChannel[];
  readonly text: string;
}

/** The version shown to visitors now. */
export const currentConsentVersion = '2026-11-21.1';

type Wordings = Readonly<
  Record<
    Language,
    {
      action: Readonly<Record<ConsentPurpose, string>>;
      terms: string;
    }
  >
>;

const firstWordings: Wordings = {
  en: {
    action: {
      application: 'By checking this box and submitting my application, I agree',
      eligibility: 'By checking my eligibility, I agree',
    },
    terms:
      'that {lender} and its loan specialists may contact me by phone call, text message (SMS) and email at the phone number and ' +
      'email address I provide, including with automated technology and artificial or prerecorded voice messages, about my request and ' +
      'this program. My consent is not a condition of any purchase or loan. Message frequency varies; message and data rates may apply. ' +
      'I can reply STOP to end text messages or HELP for help, and I can withdraw my consent at any time.',
  },
  es: {
    action: {
      application: 'Al marcar esta casilla y enviar mi solicitud, acepto',
      eligibility: 'Al verificar mi elegibilidad, acepto',
    },
    terms:
      'que {lender} y sus especialistas en préstamos se comuniquen conmigo por llamada telefónica, mensaje de texto (SMS) y correo ' +
      'electrónico al número de teléfono y a la dirección de correo electrónico que proporciono, incluso con tecnología automatizada ' +
      'y mensajes de voz artificial o pregrabada, acerca de mi solicitud y de este programa. Mi consentimiento no es condición para ' +
      'ninguna compra ni préstamo. La frecuencia de los mensajes varía; pueden aplicarse tarifas de mensajes y datos. Puedo responder ' +
      'STOP para dejar de recibir mensajes de texto o HELP para recibir ayuda, y puedo retirar mi consentimiento en cualquier momento.',
  },
  pt: {
    action: {
      application: 'Ao marcar esta caixa e enviar minha solicitação, autorizo',
      eligibility: 'Ao verificar minha elegibilidade, autorizo',
    },
    terms:
      'a {lender} e seus especialistas em financiamento a entrar em contato comigo por ligação telefônica, mensagem de texto (SMS) ' +
      'e e-mail, no número de telefone e no endereço de e-mail que informo, inclusive com tecnologia automatizada e mensagens de voz ' +
      'artificial ou pré-gravada, sobre a minha solicitação e este programa. Meu consentimento não é condição para nenhuma compra ou ' +
      'empréstimo. A frequência das mensagens varia; podem ser cobradas tarifas de mensagens e dados. Posso responder STOP para não ' +
      'receber mais mensagens de texto ou HELP para obter ajuda, e posso retirar meu consentimento a qualquer momento.',
  },
};

// Said in half the words, so that it can be read on a phone: who, how, what about, and how to stop.
const wordings: Wordings = {
  en: {
    action: firstWordings.en.action,
    terms:
      'that {lender} may call, text (SMS) and email me at the number and address I provide about my request and this program, also ' +
      'with automated technology and artificial or prerecorded voices. This is not a condition of any purchase or loan. Message ' +
      'frequency varies; message and data rates may apply. I can reply STOP to end texts, HELP for help, and withdraw at any time.',
  },
  es: {
    action: firstWordings.es.action,
    terms:
      'que {lender} me llame y me envíe mensajes de texto (SMS) y correos electrónicos al número y a la dirección que proporciono, sobre mi ' +
      'solicitud y este programa, también con tecnología automatizada y voces artificiales o pregrabadas. Mi consentimiento no es condición para ninguna ' +
      'compra ni préstamo. La frecuencia varía; pueden aplicarse tarifas de mensajes y datos. Puedo responder ' +
      'STOP (cancelar) o HELP (ayuda) y retirar mi consentimiento cuando quiera.',
  },
  pt: {
    action: firstWordings.pt.action,
    terms:
      'a {lender} a me ligar e enviar mensagens de texto (SMS) e e-mails no número e no endereço que informo, sobre a minha ' +
      'solicitação e este programa, também com tecnologia automatizada e vozes artificiais ou pré-gravadas. Meu consentimento não é condição para ' +
      'nenhuma compra ou empréstimo. A frequência varia; podem ser cobradas tarifas de mensagens e dados. Posso responder ' +
      'STOP (cancelar) ou HELP (ajuda) e retirar meu consentimento quando quiser.',
  },
};

const published: Readonly<Record<string, Wordings>> = {
  '2026-11-20.1': firstWordings,
  [currentConsentVersion]: wordings,
};

/** Every wording ever published, for all purposes and languages. */
export const consentTexts: readonly ConsentText[] = Object.entries(published).flatMap(
  ([version, texts]) =>
    languages.flatMap((language) => textsOf(version, language, texts[language])),
);

function textsOf(
  version: string,
  language: Language,
  { action, terms }: Wordings[Language],
): ConsentText[] {
  return purposes.map((purpose) => ({
    version,
    purpose,
    language,
    channels: ['phone', 'sms', 'email'],
    text: `${action[purpose]} ${terms}`,
  }));
}

/**
 * The wording for a purpose and language in a version (the current one by default); null when that
 * version was never published.
 */
export function consentText(
  purpose: ConsentPurpose,
  language: Language,
  version = currentConsentVersion,
): ConsentText | null {
  return (
    consentTexts.find(
      (text) => text.purpose === purpose && text.language === language && text.version === version,
    ) ?? null
  );
}

/**
 * The wording somebody agreed to: of the version their page named, else the current one. The version
 * is confirmed when the page named one that was published.
 */
export function agreedConsent(
  purpose: ConsentPurpose,
  language: Language,
  namedVersion: string | null | undefined,
): { consent: ConsentText; isVersionConfirmed: boolean } {
  const named = namedVersion ? consentText(purpose, language, namedVersion) : null;
  return {
    consent: named ?? consentText(purpose, language)!,
    isVersionConfirmed: named !== null,
  };
}

/** The exact sentence shown and kept as proof, with the lender's name filled in. */
export function renderConsent(consent: ConsentText, lenderName: string): string {
  return consent.text.replaceAll('{lender}', () => lenderName);
}
