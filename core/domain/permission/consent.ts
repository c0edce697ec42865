import { type ConsentTicked, type ContactChannel, contactChannels } from './consent-ticked.ts';
import { nearMissWordings } from './near-miss-consent.ts';
import { noticeWordings } from './notice-consent.ts';
import { ownPageWordings } from './own-page-consent.ts';
import { type Language, languages } from '../language.ts';

const purposes = [
  'application',
  'eligibility',
  'spoken',
  'near_miss',
  'own_page',
  'notice_by_email',
] as const;

export type ConsentPurpose = (typeof purposes)[number];

/** One published wording, never edited: a change is a new version. `{lender}` is filled in. */
export interface ConsentText {
  readonly version: string;
  readonly purpose: ConsentPurpose;
  readonly language: Language;
  readonly channels: readonly ContactChannel[];
  readonly text: string;
}

export const currentConsentVersion = '2026-11-23.1';

/** The version for a check of eligibility with a box that may stay empty. */
export const boxConsentVersion = '2026-11-23.2';

/** Read aloud by staff: no written consent, it covers manual calls and messages alone. */
export const spokenConsentVersion = '2026-11-24.1';

/** The version for one email once the rules change; its button is the consent. */
export const nearMissConsentVersion = '2026-11-26.1';

/** The version beside the switches of a buyer's own page. */
const ownPageConsentVersion = '2026-11-26.2';

/** The version of the box with which a notice of a negative answer comes by email. */
export const noticeConsentVersion = '2026-11-26.3';

type Wordings = Readonly<
  Record<
    Language,
    {
      action: Readonly<Partial<Record<ConsentPurpose, string>>>;
      terms: string;
    }
  >
>;

const firstWordings = {
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
} as const satisfies Wordings;

// Half as long, so that it can be read on a phone: who, how, about what, and how to stop.
const secondWordings: Wordings = {
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

// In short sentences at grade eight, naming what the consent covers.
const shortTerms: Readonly<Record<Language, string>> = {
  en:
    'that {lender} may contact me about my request and this program. It may call, text (SMS), and email me at any phone number and email ' +
    'address I provide. Calls and texts may use automated technology and artificial or prerecorded voices. My consent is not a condition ' +
    'of any purchase or loan. Message frequency varies. Message and data rates may apply. I can reply STOP to end texts or HELP for help. ' +
    'I can withdraw my consent at any time.',
  es:
    'que {lender} se comunique conmigo sobre mi consulta o solicitud y este programa. Puede llamarme y enviarme mensajes de texto (SMS) y ' +
    'correos electrónicos al número de teléfono y al correo electrónico que proporcione. Las llamadas y los mensajes pueden usar tecnología ' +
    'automatizada y voces artificiales o pregrabadas. Mi consentimiento no es condición para ninguna compra ni préstamo. La frecuencia de ' +
    'los mensajes varía. Pueden aplicarse tarifas de mensajes y datos. Puedo responder STOP para no recibir más mensajes de texto o HELP ' +
    'para recibir ayuda. Puedo retirar mi consentimiento cuando quiera.',
  pt:
    'a {lender} a entrar em contato comigo sobre o meu pedido e este programa. Ela pode me ligar e enviar mensagens de texto (SMS) e e-mails ' +
    'para o telefone e o e-mail que eu informar. As ligações e mensagens podem usar tecnologia automatizada e vozes artificiais ou ' +
    'pré-gravadas. Meu consentimento não é condição para nenhuma compra ou empréstimo. A frequência das mensagens varia. Podem ser cobradas ' +
    'tarifas de mensagens e dados. Posso responder STOP para não receber mais mensagens de texto ou HELP para ter ajuda. Posso retirar meu ' +
    'consentimento quando quiser.',
};

const wordings: Wordings = {
  en: { action: firstWordings.en.action, terms: shortTerms.en },
  es: { action: firstWordings.es.action, terms: shortTerms.es },
  pt: { action: firstWordings.pt.action, terms: shortTerms.pt },
};

// If the box may stay empty, sending the form is no consent; ticking the box is.
const boxWordings: Wordings = {
  en: { action: { eligibility: 'By checking this box, I agree' }, terms: shortTerms.en },
  es: { action: { eligibility: 'Al marcar esta casilla, acepto' }, terms: shortTerms.es },
  pt: { action: { eligibility: 'Ao marcar esta caixa, autorizo' }, terms: shortTerms.pt },
};

const spokenWordings: Wordings = {
  en: {
    action: {
      spoken: 'May {lender} call, text, and email you about your request and this program?',
    },
    terms:
      'We will use the number and the email address you just gave me. A person will make each call and send each text. You do not have ' +
      'to say yes to buy a home or get a loan. You can tell us to stop at any time. What is fine with you: calls, texts, emails?',
  },
  es: {
    action: {
      spoken:
        '¿Puede {lender} llamarle y enviarle mensajes de texto y correos sobre su solicitud y este programa?',
    },
    terms:
      'Usaremos el número y el correo que me acaba de dar. Una persona hará cada llamada y enviará cada mensaje. No tiene que decir que sí ' +
      'para comprar una casa ni para recibir un préstamo. Puede decirnos que paremos cuando quiera. ¿Qué acepta: llamadas, mensajes, correos?',
  },
  pt: {
    action: {
      spoken:
        'A {lender} pode ligar para você e mandar mensagens de texto e e-mails sobre o seu pedido e este programa?',
    },
    terms:
      'Vamos usar o número e o e-mail que você acabou de me dar. Uma pessoa vai fazer cada ligação e mandar cada mensagem. Você não precisa ' +
      'dizer sim para comprar uma casa nem para ter um empréstimo. Pode pedir para parar quando quiser. O que você aceita: ligações, mensagens, e-mails?',
  },
};

const published: Readonly<Record<string, Wordings>> = {
  '2026-11-20.1': firstWordings,
  '2026-11-21.1': secondWordings,
  [currentConsentVersion]: wordings,
  [boxConsentVersion]: boxWordings,
  [spokenConsentVersion]: spokenWordings,
  [nearMissConsentVersion]: nearMissWordings,
  [ownPageConsentVersion]: ownPageWordings,
  [noticeConsentVersion]: noticeWordings,
};

const byEmailAlone: readonly ConsentPurpose[] = ['near_miss', 'notice_by_email'];

export const consentTexts: readonly ConsentText[] = Object.entries(published).flatMap(
  ([version, texts]) =>
    languages.flatMap((language) => textsOf(version, language, texts[language])),
);

function textsOf(
  version: string,
  language: Language,
  { action, terms }: Wordings[Language],
): ConsentText[] {
  return purposes
    .filter((purpose) => action[purpose] !== undefined)
    .map((purpose) => ({
      version,
      purpose,
      language,
      channels: byEmailAlone.includes(purpose) ? ['email'] : contactChannels,
      text: `${action[purpose]} ${terms}`,
    }));
}

const currentVersions: Readonly<Record<ConsentPurpose, string>> = {
  application: currentConsentVersion,
  eligibility: currentConsentVersion,
  spoken: spokenConsentVersion,
  near_miss: nearMissConsentVersion,
  own_page: ownPageConsentVersion,
  notice_by_email: noticeConsentVersion,
};

/** The wording in a version (the current one by default); null if it was never published. */
export function consentText(
  purpose: ConsentPurpose,
  language: Language,
  version = currentVersions[purpose],
): ConsentText | null {
  return (
    consentTexts.find(
      (text) => text.purpose === purpose && text.language === language && text.version === version,
    ) ?? null
  );
}

/** The exact sentence shown and kept as proof, with the lender's name filled in. */
export function renderConsent(consent: ConsentText, lenderName: string): string {
  return consent.text.replaceAll('{lender}', () => lenderName);
}

/** The ways of contact as they stand in the wording of the application. */
const waysInText: Readonly<Record<Language, readonly string[]>> = {
  en: ['call,', 'text (SMS), and', 'email me'],
  es: ['llamarme y', 'enviarme mensajes de texto (SMS) y', 'correos electrónicos'],
  pt: ['me ligar e', 'enviar mensagens de texto (SMS) e', 'e-mails'],
};

/**
 * The text in parts, to show its ways as a list: what stands before them, each way, and the rest.
 * Joined by spaces they are the text, which is one part if it has other ways.
 */
export function consentParts(text: string, language: Language): readonly string[] {
  const ways = waysInText[language];
  const [before, after] = text.split(` ${ways.join(' ')} `);
  return before === undefined || after === undefined ? [text] : [before, ...ways, after];
}

export interface ClaimedConsent {
  readonly version: string | null | undefined;
  readonly ticked: ConsentTicked | null | undefined;
}

export interface ConsentFacts {
  readonly version: string;
  /** The exact words shown; empty if the version was never published. */
  readonly text: string;
  /** The channels agreed to; empty if no published text was shown or the box is empty. */
  readonly channels: readonly ContactChannel[];
  readonly isVersionConfirmed: boolean;
  readonly granted: boolean;
  readonly ticked: ConsentTicked | null;
}

/**
 * What the page's claims prove. A consent counts as granted only with a text published for this
 * purpose and language, and with a ticked box or none to tick. Null if the page named no version:
 * no consent is on record.
 */
export function consentFacts(
  purpose: ConsentPurpose,
  language: Language,
  { version, ticked = null }: ClaimedConsent,
  lenderName: string,
): ConsentFacts | null {
  if (!version) {
    return null;
  }
  const wording = consentText(purpose, language, version);
  const granted = wording !== null && ticked !== 'none';
  return {
    version,
    text: wording ? renderConsent(wording, lenderName) : '',
    channels: granted ? wording.channels : [],
    isVersionConfirmed: wording !== null,
    granted,
    ticked,
  };
}

/** If consent is not required, no box is ticked in advance. */
export function consentBox(terms: { consentRequired: boolean; consentDefault: boolean }) {
  return {
    isRequired: terms.consentRequired,
    isPrechecked: terms.consentRequired && terms.consentDefault,
  };
}
