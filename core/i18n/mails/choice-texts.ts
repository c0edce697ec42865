import type { Language } from '../../domain/language.ts';
import type { MailSwitch } from '../../domain/mail/chosen-mail.ts';

/** Texts for an applicant: one kind of mail, one button. */
interface ApplicantTexts {
  readonly title: string;
  readonly wanted: string;
  /** The heading above mails that stay as they are. */
  readonly still: string;
  readonly goesOn: string;
  readonly confirmed: string;
  /** With `{phone}`, the lender's number; `callsByMail` with `{email}` where it is withheld. */
  readonly calls: string;
  readonly callsByMail: string;
  readonly stop: string;
  readonly stoppedTitle: string;
  readonly stopped: string;
  readonly again: string;
  /** Where the link cannot bring them back; with `{phone}` and `{email}` as above. */
  readonly againByCall: string;
  readonly againByMail: string;
  readonly isBack: string;
}

/** Texts for a visitor who asked to be told once the rules change. */
interface WatchTexts {
  readonly title: string;
  readonly wanted: string;
  readonly stop: string;
  readonly stoppedTitle: string;
  readonly stopped: string;
}

interface ChoiceTexts {
  readonly manage: string;
  /** The link to the applicant's own page in the confirmation, and what it opens with. */
  readonly ownPage: string;
  readonly ownPageHint: string;
  readonly title: string;
  readonly intro: string;
  /** Before each box. */
  readonly kinds: Readonly<Record<MailSwitch, string>>;
  readonly always: string;
  readonly applicant: ApplicantTexts;
  readonly watch: WatchTexts;
  readonly save: string;
  readonly saved: string;
  readonly unknownTitle: string;
  /** With `{phone}`, the lender's number; `unknownByMail` with `{email}` where it is withheld. */
  readonly unknown: string;
  readonly unknownByMail: string;
  readonly privacy: string;
}

export const choiceTexts: Readonly<Record<Language, ChoiceTexts>> = {
  en: {
    manage: 'Choose which emails you get',
    ownPage: 'See where your application stands',
    ownPageHint:
      'On your own page you also choose who may contact you. It opens with the last four digits of your phone number.',
    title: 'Your emails',
    intro: 'Which emails would you like to get?',
    kinds: {
      notifyReferrals: 'When someone applies with my link',
      notifyMilestones: 'When one of my clients moves to the next step',
      notifyCommissions: 'When a commission of mine is approved, paid or corrected',
    },
    always: 'You will always get emails about your account, such as password resets.',
    applicant: {
      title: 'Emails about your application',
      wanted: 'We email you about your application when we can’t reach you another way.',
      still: 'If you stop these emails',
      goesOn: 'Your application continues as usual.',
      confirmed: 'If you send another application, you still get its confirmation.',
      calls: 'Calls and texts stay as they are. To stop those, call {phone}.',
      callsByMail: 'Calls and texts stay as they are. To stop those, write to {email}.',
      stop: 'Stop these emails',
      stoppedTitle: 'You will get no more of these emails',
      stopped:
        'We will no longer email you when we can’t reach you. This applies to this email address and every application you sent with it.',
      again: 'Get them again',
      againByCall: 'To get them again, call {phone}.',
      againByMail: 'To get them again, write to {email}.',
      isBack: 'Done: you get these emails again.',
    },
    watch: {
      title: 'Your wish to be told',
      wanted:
        'You asked us for one email if the program changes and your answers then meet its requirements.',
      stop: 'Never mind, do not email me',
      stoppedTitle: 'You will get no such email',
      stopped:
        'We no longer wait for a change in your name. If you want to be told after all, check again and ask for the email there.',
    },
    save: 'Save',
    saved: 'Your choice is saved.',
    unknownTitle: 'This link does not work',
    unknown:
      'This link is incomplete or has expired. Use the link in a newer email, or call {phone} and we will do it for you.',
    unknownByMail:
      'This link is incomplete or has expired. Use the link in a newer email, or write to {email} and we will do it for you.',
    privacy: 'Privacy policy',
  },
  es: {
    manage: 'Elija qué correos recibe',
    ownPage: 'Vea cómo va su solicitud',
    ownPageHint:
      'En su página también elige quién puede comunicarse con usted. Se abre con los últimos cuatro dígitos de su teléfono.',
    title: 'Sus correos',
    intro: '¿Qué correos desea recibir?',
    kinds: {
      notifyReferrals: 'Cuando alguien presente una solicitud con mi enlace',
      notifyMilestones: 'Cuando avance la solicitud de uno de mis clientes',
      notifyCommissions: 'Cuando se apruebe, pague o corrija una comisión mía',
    },
    always: 'Los correos sobre su cuenta, como los de una contraseña nueva, llegan siempre.',
    applicant: {
      title: 'Correos sobre su solicitud',
      wanted:
        'Le escribimos sobre su solicitud cuando tratamos de comunicarnos con usted y no lo logramos.',
      still: 'Si deja de recibir estos correos',
      goesOn: 'Su solicitud sigue su curso normal.',
      confirmed: 'Si envía otra solicitud, recibirá de todos modos su confirmación.',
      calls: 'Las llamadas y los mensajes de texto no cambian. Para detenerlos, llame al {phone}.',
      callsByMail:
        'Las llamadas y los mensajes de texto no cambian. Para detenerlos, escriba a {email}.',
      stop: 'No recibir estos correos',
      stoppedTitle: 'Ya no recibirá estos correos',
      stopped:
        'No le escribiremos más cuando no logremos comunicarnos con usted. Vale para esta dirección de correo y para todas las solicitudes que envió con ella.',
      again: 'Volver a recibirlos',
      againByCall: 'Para volver a recibirlos, llame al {phone}.',
      againByMail: 'Para volver a recibirlos, escriba a {email}.',
      isBack: 'Listo: volverá a recibir estos correos.',
    },
    watch: {
      title: 'Su pedido de aviso',
      wanted:
        'Usted nos pidió un correo si el programa cambia y sus respuestas cumplen entonces los requisitos.',
      stop: 'Ya no quiero este correo',
      stoppedTitle: 'Ya no recibirá este correo',
      stopped:
        'Su pedido de aviso terminó. Si más adelante lo quiere otra vez, verifique de nuevo y pida el correo allí.',
    },
    save: 'Guardar',
    saved: 'Su elección quedó guardada.',
    unknownTitle: 'Este enlace no funciona',
    unknown:
      'El enlace está incompleto o ya no es válido. Use el enlace de un correo más reciente, o llame al {phone} y lo hacemos por usted.',
    unknownByMail:
      'El enlace está incompleto o ya no es válido. Use el enlace de un correo más reciente, o escriba a {email} y lo hacemos por usted.',
    privacy: 'Política de privacidad',
  },
  pt: {
    manage: 'Escolha quais e-mails você recebe',
    ownPage: 'Veja como está a sua solicitação',
    ownPageHint:
      'Na sua página você também escolhe quem pode falar com você. Ela abre com os quatro últimos dígitos do seu telefone.',
    title: 'Seus e-mails',
    intro: 'Quais e-mails você quer receber?',
    kinds: {
      notifyReferrals: 'Quando alguém enviar uma solicitação pelo meu link',
      notifyMilestones: 'Quando a solicitação de um dos meus clientes avançar',
      notifyCommissions: 'Quando uma comissão minha for aprovada, paga ou corrigida',
    },
    always: 'Os e-mails sobre a sua conta, como os de nova senha, chegam sempre.',
    applicant: {
      title: 'E-mails sobre a sua solicitação',
      wanted:
        'Escrevemos sobre a sua solicitação quando tentamos falar com você e não conseguimos.',
      still: 'Se você parar de receber estes e-mails',
      goesOn: 'A sua solicitação continua normalmente.',
      confirmed: 'Se você enviar outra solicitação, receberá a confirmação dela mesmo assim.',
      calls: 'As ligações e mensagens de texto não mudam. Para não recebê-las, ligue para {phone}.',
      callsByMail:
        'As ligações e mensagens de texto não mudam. Para não recebê-las, escreva para {email}.',
      stop: 'Não receber estes e-mails',
      stoppedTitle: 'Você não receberá mais estes e-mails',
      stopped:
        'Não enviaremos mais e-mails quando não conseguirmos falar com você. Vale para este endereço de e-mail e para todas as solicitações que você enviou com ele.',
      again: 'Voltar a recebê-los',
      againByCall: 'Para voltar a recebê-los, ligue para {phone}.',
      againByMail: 'Para voltar a recebê-los, escreva para {email}.',
      isBack: 'Pronto: você voltará a receber estes e-mails.',
    },
    watch: {
      title: 'O seu pedido de aviso',
      wanted:
        'Você pediu um e-mail se o programa mudar e as suas respostas passarem a atender aos requisitos.',
      stop: 'Não quero mais este e-mail',
      stoppedTitle: 'Você não receberá este e-mail',
      stopped:
        'O seu pedido de aviso terminou. Se quiser de novo mais tarde, verifique outra vez e peça o e-mail na página da resposta.',
    },
    save: 'Salvar',
    saved: 'Sua escolha foi salva.',
    unknownTitle: 'Este link não funciona',
    unknown:
      'O link está incompleto ou não vale mais. Use o link de um e-mail mais recente ou ligue para {phone}, e fazemos isso por você.',
    unknownByMail:
      'O link está incompleto ou não vale mais. Use o link de um e-mail mais recente ou escreva para {email}, e fazemos isso por você.',
    privacy: 'Política de privacidade',
  },
};
