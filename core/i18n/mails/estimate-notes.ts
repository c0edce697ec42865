import type { Language } from '../../domain/language.ts';

interface EstimateNotes {
  /** Beside a credit whose basis has ended. */
  readonly creditEnded: string;
  readonly sources: string;
  readonly notAvailable: string;
  /** Where no figures were shown: what the program gives at most, and where to ask. */
  readonly grant: string;
  readonly none: string;
  /** Why the program does not cover a home, while its minimums or the grant may not be mentioned. */
  readonly outside: Readonly<Record<'credit' | 'homePrice' | 'so', string>>;
}

/** Texts about an estimate in mails that the pages do not have; arguments in braces. */
export const estimateNotes: Readonly<Record<Language, EstimateNotes>> = {
  en: {
    creditEnded:
      'The federal residential credit ({basis}) ended for systems completed after {date}. It is shown here as a program illustration; ask a tax advisor about your situation.',
    sources: 'Sources: {names}.',
    notAvailable: 'Not available',
    grant: 'The program’s grant is up to {grant}.',
    none: 'Our calculator shows the figures for your home: {link}',
    outside: {
      credit: 'The program asks for a higher credit score than the one you chose.',
      homePrice: 'The program asks for a higher home price than the one you chose.',
      so: 'With these answers it does not finance the panels.',
    },
  },
  es: {
    creditEnded:
      'El crédito federal residencial ({basis}) terminó para los sistemas concluidos después del {date}. Aquí es una ilustración del programa; consulte a un asesor fiscal sobre su caso.',
    sources: 'Fuentes: {names}.',
    notAvailable: 'No disponible',
    grant: 'La ayuda del programa es de hasta {grant}.',
    none: 'Nuestra calculadora muestra las cifras para su vivienda: {link}',
    outside: {
      credit: 'El programa pide un puntaje de crédito más alto que el que eligió.',
      homePrice: 'El programa pide un precio de la vivienda más alto que el que eligió.',
      so: 'Con estas respuestas, no financia los paneles.',
    },
  },
  pt: {
    creditEnded:
      'O crédito federal residencial ({basis}) terminou para os sistemas concluídos depois de {date}. Aqui ele é uma ilustração do programa; fale com um contador ou consultor tributário sobre o seu caso.',
    sources: 'Fontes: {names}.',
    notAvailable: 'Não disponível',
    grant: 'O subsídio do programa é de até {grant}.',
    none: 'A nossa calculadora mostra os valores para o seu imóvel: {link}',
    outside: {
      credit: 'O programa pede um score de crédito mais alto do que o que você escolheu.',
      homePrice: 'O programa pede um preço do imóvel mais alto do que o que você escolheu.',
      so: 'Com estas respostas, ele não financia os painéis.',
    },
  },
};
