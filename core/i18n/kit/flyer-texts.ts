import type { Language } from '../../domain/language.ts';
import type { payValues } from '../format.ts';

/**
 * Texts of printed flyers and signs, and of the page for an aged one. `{names}` are filled in; no
 * text spells a figure itself.
 */
export interface FlyerTexts {
  readonly title: string;
  readonly lead: string;
  /** Lines about the program, each with figures of the terms. */
  readonly grant: string;
  readonly score: string;
  readonly price: string;
  readonly states: string;
  /** Beside the four figures of the sheet. */
  readonly told: Readonly<Record<'grant' | 'grantNote' | 'score' | 'price' | 'states', string>>;
  readonly eligible: string;
  readonly scan: string;
  readonly scanSign: string;
  readonly licensed: string;
  readonly asOf: string;
  readonly goodUntil: string;
  readonly notOffer: string;
  readonly private: string;
  readonly license: string;
  readonly nmls: string;
  readonly call: string;
  /** By the unit of the pay; `other` while the figure is withheld. */
  readonly paid: Readonly<Record<ReturnType<typeof payValues>['unit'], string>>;
  readonly equalHousing: string;
  readonly print: string;
  readonly inLanguage: string;
  readonly back: string;
  readonly flyer: string;
  readonly sign: string;
  readonly aged: {
    readonly title: string;
    readonly text: string;
    readonly was: string;
    readonly is: string;
    readonly added: string;
    readonly gone: string;
    readonly go: string;
  };
}

export const flyerTexts: Readonly<Record<Language, FlyerTexts>> = {
  en: {
    title: 'A home of your own, with solar on the roof',
    lead: 'One program: an FHA mortgage, a grant and solar panels.',
    grant:
      'A grant of {grantRate} of the purchase price, up to {grantCap}, for down payment and closing costs',
    score: 'Credit score from {minimumScore}',
    price: 'Homes from {minHomePrice}',
    states: '{stateCountAlone} eligible states and DC',
    told: {
      grant: 'A grant up to',
      grantNote: '{grantRate} of the purchase price, for down payment and closing costs',
      score: 'Credit score from',
      price: 'Homes from',
      states: 'Eligible states',
    },
    eligible: '{count} and DC',
    scan: 'Scan the code. See what solar could save you and whether you may qualify.',
    scanSign: 'Scan me',
    licensed: 'Licensed realtor',
    asOf: 'Program terms as of {date}.',
    goodUntil: 'Good until {date}.',
    notOffer:
      'This is not an offer of credit or a commitment to lend. Every application is subject to underwriting and approval. Not everyone will qualify.',
    private:
      'A program of {lender}, a private lender. Not a government agency, and not affiliated with or endorsed by HUD or FHA.',
    license: 'License number {license}',
    nmls: 'NMLS ID {nmls}',
    call: 'Questions to the lender: {phone}.',
    paid: {
      percent: '{name} may be paid for your referral: up to {amount} of the home price.',
      fixed: '{name} may be paid for your referral: up to {amount}.',
      other: '{name} may be paid for your referral.',
    },
    equalHousing: 'Equal Housing Opportunity',
    print: 'Print',
    inLanguage: 'Language of the page',
    back: 'Back to the kit',
    flyer: 'Flyer',
    sign: 'Sign',
    aged: {
      title: 'This flyer is out of date',
      text: 'It shows the program as of {date}. This has changed since:',
      was: 'On the flyer',
      is: 'Today',
      added: 'Not on the flyer',
      gone: 'No longer part of the program',
      go: 'See the program as it is today',
    },
  },
  es: {
    title: 'Su propia casa, con energía solar en el techo',
    lead: 'Un solo programa: una hipoteca FHA, una ayuda económica y paneles solares.',
    grant:
      'Una ayuda del {grantRate} del precio de compra, hasta {grantCap}, para el pago inicial (enganche) y los costos de cierre',
    score: 'Puntaje de crédito desde {minimumScore}',
    price: 'Viviendas desde {minHomePrice}',
    states: '{stateCountAlone} estados elegibles y DC',
    told: {
      grant: 'Una ayuda de hasta',
      grantNote:
        '{grantRate} del precio de compra, para el pago inicial (enganche) y los costos de cierre',
      score: 'Puntaje de crédito desde',
      price: 'Viviendas desde',
      states: 'Estados elegibles',
    },
    eligible: '{count} y DC',
    scan: 'Escanee el código. Vea cuánto podría ahorrar con energía solar y si podría calificar.',
    scanSign: 'Escanéeme',
    licensed: 'Agente con licencia',
    asOf: 'Términos vigentes al {date}.',
    goodUntil: 'Válido hasta el {date}.',
    notOffer:
      'Esto no es una oferta de crédito ni un compromiso de préstamo. Toda solicitud está sujeta a evaluación de crédito y aprobación. No todas las personas calificarán.',
    private:
      'Un programa de {lender}, un prestamista privado. No es una agencia del gobierno ni está afiliado al HUD o a la FHA ni cuenta con su respaldo.',
    license: 'Licencia número {license}',
    nmls: 'NMLS ID {nmls}',
    call: 'Preguntas al prestamista: {phone}.',
    paid: {
      percent:
        '{name} puede recibir un pago por referirle a usted: hasta el {amount} del precio de la vivienda.',
      fixed: '{name} puede recibir un pago por referirle a usted: hasta {amount}.',
      other: '{name} puede recibir un pago por referirle a usted.',
    },
    equalHousing: 'Igualdad de oportunidades en la vivienda (Equal Housing Opportunity)',
    print: 'Imprimir',
    inLanguage: 'Idioma de la página',
    back: 'Volver a los materiales',
    flyer: 'Volante',
    sign: 'Letrero',
    aged: {
      title: 'Este volante ya no está al día',
      text: 'Muestra el programa como era el {date}. Esto ha cambiado desde entonces:',
      was: 'En el volante',
      is: 'Hoy',
      added: 'No está en el volante',
      gone: 'Ya no es parte del programa',
      go: 'Vea el programa como es hoy',
    },
  },
  pt: {
    title: 'A sua casa própria, com energia solar no telhado',
    lead: 'Um só programa: um financiamento FHA, um subsídio (grant) e painéis solares.',
    grant:
      'Um subsídio de {grantRate} do preço de compra, até {grantCap}, para a entrada (down payment) e os custos de fechamento (closing costs)',
    score: 'Score de crédito a partir de {minimumScore}',
    price: 'Imóveis a partir de {minHomePrice}',
    states: '{stateCountAlone} estados elegíveis e DC',
    told: {
      grant: 'Um subsídio (grant) de até',
      grantNote:
        '{grantRate} do preço de compra, para a entrada (down payment) e os custos de fechamento (closing costs)',
      score: 'Score de crédito desde',
      price: 'Imóveis a partir de',
      states: 'Estados elegíveis',
    },
    eligible: '{count} e DC',
    scan: 'Escaneie o código. Veja quanto a energia solar pode economizar e se você pode se qualificar.',
    scanSign: 'Escaneie aqui',
    licensed: 'Com licença de corretor de imóveis',
    asOf: 'Condições em vigor em {date}.',
    goodUntil: 'Válido até {date}.',
    notOffer:
      'Isto não é uma oferta de crédito nem um compromisso de empréstimo. Toda solicitação está sujeita a análise de crédito e aprovação. Nem todos vão se qualificar.',
    private:
      'Um programa da {lender}, uma instituição financeira privada. Não é um órgão do governo, não é ligado ao HUD nem à FHA e não tem o endosso deles.',
    license: 'Licença número {license}',
    nmls: 'NMLS ID {nmls}',
    call: 'Dúvidas à instituição financeira: {phone}.',
    paid: {
      percent:
        '{name} pode receber um pagamento por indicar você: até {amount} do preço do imóvel.',
      fixed: '{name} pode receber um pagamento por indicar você: até {amount}.',
      other: '{name} pode receber um pagamento por indicar você.',
    },
    equalHousing: 'Igualdade de oportunidades na habitação (Equal Housing Opportunity)',
    print: 'Imprimir',
    inLanguage: 'Idioma da página',
    back: 'Voltar aos materiais',
    flyer: 'Folheto',
    sign: 'Placa',
    aged: {
      title: 'Este folheto está desatualizado',
      text: 'Ele mostra o programa como era em {date}. Isto mudou desde então:',
      was: 'No folheto',
      is: 'Hoje',
      added: 'Não está no folheto',
      gone: 'Não faz mais parte do programa',
      go: 'Veja o programa como é hoje',
    },
  },
};

export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
