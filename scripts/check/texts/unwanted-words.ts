import type { Language } from '#core/domain/language.ts';

interface UnwantedWord {
  readonly found: RegExp;
  readonly instead: string;
  /** Keys of texts, or beginnings of them, where the word means something else. */
  readonly except?: readonly string[];
}

// A grid credits electricity, so the word stays allowed there.
const energy = ['estimate.exports', 'estimate.exportNotes'];
const ofWord = (inner: string) => new RegExp(`(?<![\\p{L}-])(?:${inner})(?![\\p{L}])`, 'iu');

/** One idea has one word in each language (docs/words.md); these may not come back. */
const unwantedWords: Readonly<Record<Language, readonly UnwantedWord[]>> = {
  en: [
    {
      found: ofWord('e-mails?|mails|(?:an?|the|this|that|each|no|new|test) mail(?! server)'),
      instead: 'email',
    },
    { found: ofWord('films?'), instead: 'video' },
    { found: ofWord('(?<!Permit |Idaho |Electric )power(?!-)'), instead: 'electricity' },
    { found: ofWord('somebody|nobody|everybody|anybody'), instead: 'someone, no one, anyone' },
    { found: ofWord('whoever'), instead: 'anyone who' },
    { found: ofWord('credited'), instead: 'counts as your referral', except: energy },
    { found: ofWord('anew|all the same|meanwhile'), instead: 'again, anyway, in the meantime' },
  ],
  es: [
    { found: ofWord('(?<!\\()enganches?'), instead: 'pago inicial' },
    { found: ofWord('gastos de cierre'), instead: 'costos de cierre' },
    { found: ofWord('recibos?(?! de luz)'), instead: 'factura de electricidad' },
    { found: ofWord('ingresos por educación'), instead: 'incentivo por el curso' },
    { found: ofWord('precio normal'), instead: 'tarifa que usted paga (minorista)' },
    {
      found: ofWord('inmobiliari[ao]s?|profesionales de bienes raíces'),
      instead: 'agente de bienes raíces',
    },
    { found: ofWord('alianzas?|colabor[ea] con'), instead: 'socio, programa de socios' },
    { found: ofWord('se (?:le )?acredit[aó]'), instead: 'cuenta como referido', except: energy },
    { found: ofWord('domicilios?'), instead: 'dirección' },
    { found: ofWord('negad[ao]s?'), instead: 'denegado' },
    { found: /^Califique$|^¡?Califique!?$/u, instead: 'Vea si califica' },
    { found: /^(?:Volver al inicio|Inicio)$/u, instead: 'panel', except: ['thankYou.home'] },
    { found: ofWord('mails?|e-mails?'), instead: 'correo' },
  ],
  pt: [
    { found: ofWord('pontuação'), instead: 'score de crédito' },
    { found: ofWord('auxílios?'), instead: 'subsídio' },
    { found: ofWord('ganhos com a educação'), instead: 'incentivo pelo curso' },
    { found: ofWord('preço normal'), instead: 'tarifa cheia' },
    { found: ofWord('alugue(?:l|is) solar(?:es)?|locadoras?'), instead: 'leasing solar' },
    { found: ofWord('instituiç(?:ão|ões)(?! financeiras?)'), instead: 'instituição financeira' },
    {
      found: ofWord('mercado imobiliário|quem vende imóveis|corretagem'),
      instead: 'corretor de imóveis',
    },
    { found: ofWord('parcerias|uma parceria'), instead: 'parceiro, programa de parceiros' },
    { found: ofWord('creditad[oa]s? a'), instead: 'conta como sua indicação', except: energy },
    { found: ofWord('filmes?'), instead: 'vídeo' },
    { found: ofWord('recusad[oa]s?'), instead: 'negado' },
    { found: ofWord('aparelhos?'), instead: 'dispositivo' },
    { found: ofWord('Qualifique-se'), instead: 'Veja se você se qualifica' },
    { found: /^(?:Voltar ao início|Início)$/u, instead: 'painel', except: ['thankYou.home'] },
  ],
};

export function* wordErrors(language: Language, path: string, words: string): Generator<string> {
  for (const { found, instead, except = [] } of unwantedWords[language]) {
    const said = found.exec(words);
    if (said && !except.some((key) => path === key || path.startsWith(`${key}.`))) {
      yield `says “${said[0]}”; one word per idea: ${instead}`;
    }
  }
}
