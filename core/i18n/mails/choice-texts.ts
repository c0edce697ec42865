import type { Language } from '../../domain/language.ts';
import type { ApplicantMail, ChosenMail } from '../../domain/mail/chosen-mail.ts';

interface ChoiceTexts {
  /** The link in a mail. */
  readonly manage: string;
  readonly title: string;
  readonly intro: string;
  readonly kinds: Readonly<Record<ChosenMail | ApplicantMail, string>>;
  readonly always: string;
  /** The same to applicants. */
  readonly alwaysApplicant: string;
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
      follow_up: 'Reminders about my application when you could not reach me',
    },
    always: 'Mails about your account, such as a new password, come in any case.',
    alwaysApplicant: 'The confirmation of an application that you send comes in any case.',
    save: 'Save',
    saved: 'Your choice is saved.',
    unknownTitle: 'This link does not work',
    unknown: 'The link is incomplete, or no longer holds. Please use the link of a newer mail.',
  },
  es: {
    manage: 'Elija qué correos recibe',
    title: 'Sus correos',
    intro: '¿Qué correos desea recibir?',
    kinds: {
      affiliate_notification: 'Cuando alguien presente una solicitud con mi enlace',
      milestone: 'Cuando la solicitud de un cliente mío avance',
      follow_up: 'Recordatorios sobre mi solicitud cuando no logren comunicarse conmigo',
    },
    always: 'Los correos sobre su cuenta, como los de una contraseña nueva, llegan siempre.',
    alwaysApplicant: 'La confirmación de una solicitud que usted envíe llega siempre.',
    save: 'Guardar',
    saved: 'Su elección quedó guardada.',
    unknownTitle: 'Este enlace no funciona',
    unknown:
      'El enlace está incompleto o ya no es válido. Use el enlace de un correo más reciente.',
  },
  pt: {
    manage: 'Escolha quais e-mails você recebe',
    title: 'Seus e-mails',
    intro: 'Quais e-mails você quer receber?',
    kinds: {
      affiliate_notification: 'Quando alguém enviar uma solicitação pelo meu link',
      milestone: 'Quando a solicitação de um cliente meu avançar',
      follow_up: 'Lembretes sobre a minha solicitação quando não conseguirem falar comigo',
    },
    always: 'Os e-mails sobre a sua conta, como os de nova senha, chegam sempre.',
    alwaysApplicant: 'A confirmação de uma solicitação que você enviar chega sempre.',
    save: 'Salvar',
    saved: 'Sua escolha foi salva.',
    unknownTitle: 'Este link não funciona',
    unknown: 'O link está incompleto ou não vale mais. Use o link de um e-mail mais recente.',
  },
};
