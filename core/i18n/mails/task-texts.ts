import type { Language } from '../../domain/language.ts';

export const taskTexts: Readonly<
  Record<Language, Readonly<Record<'agreement' | 'license' | 'payee' | 'w9', string>>>
> = {
  en: {
    agreement: 'Accept the partner agreement',
    license: 'Complete your license',
    payee: 'Say who is paid',
    w9: 'Send the form W-9',
  },
  es: {
    agreement: 'Acepte el acuerdo para socios',
    license: 'Complete su licencia',
    payee: 'Díganos a quién le pagamos',
    w9: 'Envíe el formulario W-9',
  },
  pt: {
    agreement: 'Aceite o contrato de parceria',
    license: 'Complete sua licença',
    payee: 'Diga quem recebe',
    w9: 'Envie o formulário W-9',
  },
};
