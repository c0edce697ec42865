import type { Language } from '#core/domain/language.ts';

/**
 * The texts and buttons on a visitor's way, in each language; duplicated here on purpose, so that a
 * lost translation is noticed.
 */
export const texts: Record<
  Language,
  Record<
    | 'calculate'
    | 'calculating'
    | 'estimate'
    | 'next'
    | 'check'
    | 'checking'
    | 'congratulations'
    | 'reserve'
    | 'submit'
    | 'submitting'
    | 'success'
    | 'within24'
    | 'thanks'
    | 'clear',
    string
  >
> = {
  en: {
    calculate: 'Calculate savings',
    calculating: 'Calculating your savings',
    estimate: 'Your solar estimate',
    next: 'Check eligibility',
    check: 'Check my eligibility',
    checking: 'Checking your eligibility',
    congratulations: 'Congratulations',
    reserve: 'Reserve Your Funds',
    submit: 'Submit my application',
    submitting: 'Submitting Your Application',
    success: 'Success!',
    within24: 'A solar specialist will contact you within 24 hours',
    thanks: 'Thank you. Your application is with us.',
    clear: 'Clear my answers',
  },
  es: {
    calculate: 'Calcular mi ahorro',
    calculating: 'Calculando su ahorro',
    estimate: 'Su estimación solar',
    next: 'Verificar elegibilidad',
    check: 'Verificar mi elegibilidad',
    checking: 'Verificando su elegibilidad',
    congratulations: '¡Felicidades',
    reserve: 'Reserve la ayuda',
    submit: 'Enviar mi solicitud',
    submitting: 'Enviando su solicitud',
    success: '¡Listo!',
    within24: 'Un especialista solar se comunicará con usted en un plazo de 24 horas',
    thanks: 'Gracias. Ya recibimos su solicitud.',
    clear: 'Borrar mis respuestas',
  },
  pt: {
    calculate: 'Calcular minha economia',
    calculating: 'Calculando sua economia',
    estimate: 'Sua estimativa solar',
    next: 'Verificar elegibilidade',
    check: 'Verificar minha elegibilidade',
    checking: 'Verificando sua elegibilidade',
    congratulations: 'Parabéns',
    reserve: 'Reserve o subsídio',
    submit: 'Enviar minha solicitação',
    submitting: 'Enviando sua solicitação',
    success: 'Solicitação enviada!',
    within24: 'Um especialista solar vai falar com você em até 24 horas',
    thanks: 'Agradecemos! Recebemos sua solicitação.',
    clear: 'Apagar minhas respostas',
  },
};
