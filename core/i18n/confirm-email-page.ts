import type { Language } from '../domain/language.ts';

/** The page on which a person confirms the address that staff entered; with `{email}`. */
interface ConfirmEmailTexts {
  readonly title: string;
  readonly told: string;
  readonly yes: string;
  readonly no: string;
  readonly doneTitle: string;
  readonly done: string;
}

export const confirmEmailTexts: Readonly<Record<Language, ConfirmEmailTexts>> = {
  en: {
    title: 'Is {email} your address now?',
    told: 'If it is, links to your own page that we send there open the whole page: your figures, your data and your choices.',
    yes: 'Yes, it is my address',
    no: 'If it is not, close this page: nothing changes. Tell us, so that we correct it.',
    doneTitle: 'Thank you',
    done: 'From now on, links that we send to {email} open your whole page.',
  },
  es: {
    title: '¿{email} es ahora su correo?',
    told: 'Si lo es, los enlaces a su página que enviemos allí abren la página completa: sus cifras, sus datos y sus decisiones.',
    yes: 'Sí, es mi dirección',
    no: 'Si no lo es, cierre esta página: no cambia nada. Avísenos para que lo corrijamos.',
    doneTitle: 'Gracias',
    done: 'Desde ahora, los enlaces que enviemos a {email} abren su página completa.',
  },
  pt: {
    title: '{email} é o seu e-mail agora?',
    told: 'Se for, os links para a sua página que enviarmos para lá abrem a página inteira: os seus números, os seus dados e as suas escolhas.',
    yes: 'Sim, é o meu endereço',
    no: 'Se não for, feche esta página: nada muda. Avise-nos para corrigirmos.',
    doneTitle: 'Obrigado',
    done: 'A partir de agora, os links que enviarmos para {email} abrem a sua página inteira.',
  },
};
