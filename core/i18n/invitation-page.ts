import type { Language } from '../domain/language.ts';

/** The page on which a client reads who named them, before an application of their own. */
interface InvitationPageTexts {
  /** With `{partner}`. */
  readonly title: string;
  readonly told: string;
  /** For a guest of an open house, who left the details themselves. */
  readonly guestTitle: string;
  readonly guestTold: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly next: string;
  readonly go: string;
  /** With `{day}`. */
  readonly nothing: string;
  readonly stop: string;
  readonly stoppedTitle: string;
  readonly stopped: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly apply: string;
}

export const invitationPageTexts: Readonly<Record<Language, InvitationPageTexts>> = {
  en: {
    title: '{partner} named you as a client',
    told: 'This is what we were told about you:',
    guestTitle: 'After your visit with {partner}',
    guestTold: 'This is what you left at the open house:',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    next: 'In the application you can change all of it, and there you are asked whether we may contact you. Once you send it, {partner} counts as the person who referred you.',
    go: 'Go to the application',
    nothing: 'Not interested? Close this page. We delete these details on {day}.',
    stop: 'Do not write to me about this',
    stoppedTitle: 'We will not write to you',
    stopped: 'We deleted these details. If a partner names you again, we do not write to you.',
    goneTitle: 'This link no longer works',
    gone: 'It was used, or it is older than it may be. You can still apply at any time.',
    apply: 'Go to the application',
  },
  es: {
    title: '{partner} le mencionó como cliente',
    told: 'Esto es lo que nos dijeron de usted:',
    guestTitle: 'Después de su visita con {partner}',
    guestTold: 'Estos son los datos que dejó en la visita:',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    next: 'En la solicitud puede cambiarlo todo, y allí le preguntamos si podemos comunicarnos con usted. Cuando la envíe, {partner} cuenta como la persona que le refirió.',
    go: 'Ir a la solicitud',
    nothing: '¿No le interesa? Cierre esta página. El {day} borramos estos datos.',
    stop: 'No me escriban sobre esto',
    stoppedTitle: 'No le escribiremos',
    stopped: 'Borramos estos datos. Si un socio le menciona otra vez, no le escribiremos.',
    goneTitle: 'Este enlace ya no funciona',
    gone: 'Ya se usó, o venció. Usted puede presentar una solicitud cuando quiera.',
    apply: 'Ir a la solicitud',
  },
  pt: {
    title: '{partner} indicou você como cliente',
    told: 'Foi isto que nos passaram sobre você:',
    guestTitle: 'Depois da sua visita com {partner}',
    guestTold: 'Estes são os dados que você deixou na visita:',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    next: 'Na solicitação você pode mudar tudo, e lá perguntamos se podemos entrar em contato. Quando você enviar, {partner} conta como quem indicou você.',
    go: 'Ir para a solicitação',
    nothing: 'Não tem interesse? Feche esta página. Em {day} apagamos esses dados.',
    stop: 'Não me escrevam sobre isso',
    stoppedTitle: 'Não escreveremos a você',
    stopped: 'Apagamos esses dados. Se um parceiro indicar você de novo, não escreveremos.',
    goneTitle: 'Este link não funciona mais',
    gone: 'Ele já foi usado ou venceu. Você pode fazer uma solicitação quando quiser.',
    apply: 'Ir para a solicitação',
  },
};
