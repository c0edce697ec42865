import type { Language } from '../../domain/language.ts';
import type { ChosenMail } from '../../domain/mail/chosen-mail.ts';

interface ChoiceTexts {
  /** The link in a mail. */
  readonly manage: string;
  readonly title: string;
  readonly intro: string;
  readonly kinds: Readonly<Record<ChosenMail, string>>;
  readonly always: string;
  readonly save: string;
  readonly saved: string;
  readonly unknownTitle: string;
  readonly unknown: string;
}

/** The page on which a reader says which mails they want. */
export const choiceTexts: Readonly<Record<Language, ChoiceTexts>> = {
  en: {
    manage: 'Choose which mails you get',
    title: 'Your mails',
    intro: 'Which mails would you like to get?',
    kinds: {
      affiliate_notification: 'When somebody applies with my link',
      milestone: 'When a client of mine gets a step further',
    },
    always: 'Mails about your account, such as a new password, come in any case.',
    save: 'Save',
    saved: 'Your choice is saved.',
    unknownTitle: 'This link does not work',
    unknown:
      'The link is incomplete, or the account is closed. Please use the link of a newer mail.',
  },
  es: {
    manage: 'Elija qué correos recibe',
    title: 'Sus correos',
    intro: '¿Qué correos desea recibir?',
    kinds: {
      affiliate_notification: 'Cuando alguien presente una solicitud con mi enlace',
      milestone: 'Cuando la solicitud de un cliente mío avance',
    },
    always: 'Los correos sobre su cuenta, como los de una contraseña nueva, llegan siempre.',
    save: 'Guardar',
    saved: 'Su elección quedó guardada.',
    unknownTitle: 'Este enlace no funciona',
    unknown:
      'El enlace está incompleto o la cuenta está cerrada. Use el enlace de un correo más reciente.',
  },
  pt: {
    manage: 'Escolha quais e-mails você recebe',
    title: 'Seus e-mails',
    intro: 'Quais e-mails você quer receber?',
    kinds: {
      affiliate_notification: 'Quando alguém enviar uma solicitação pelo meu link',
      milestone: 'Quando a solicitação de um cliente meu avançar',
    },
    always: 'Os e-mails sobre a sua conta, como os de nova senha, chegam sempre.',
    save: 'Salvar',
    saved: 'Sua escolha foi salva.',
    unknownTitle: 'Este link não funciona',
    unknown:
      'O link está incompleto ou a conta foi encerrada. Use o link de um e-mail mais recente.',
  },
};
