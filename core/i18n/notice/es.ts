import type { NoticeTexts } from './notice-texts.ts';

export const es: NoticeTexts = {
  title: 'Aviso de la decisión tomada',
  from: 'Acreedor: {lender}, {address}',
  date: 'Fecha: {date}',
  action:
    'Decisión tomada: El {date} usted preguntó si cumple los requisitos básicos del programa de ayuda solar de {lender}. Con las respuestas que dio, no pudimos aprobar esta consulta.',
  reasonsTitle: 'Razones principales:',
  reasons: {
    state: 'El programa se ofrece en ciertos estados. Su respuesta: {state}.',
    credit:
      'El programa pide un puntaje de crédito de {minimumScore} o más. Su respuesta: {score}.',
    homePrice:
      'El programa pide un precio de vivienda de {minHomePrice} o más. Su respuesta: {price}.',
  },
  rules:
    'Son las reglas del programa del {rulesDate} (versión {version}). Usamos las respuestas que usted dio y ningún informe de crédito.',
  apply:
    'Usted puede presentar una solicitud de todos modos. Un especialista revisa entonces toda la solicitud.',
  law:
    'La ley federal de igualdad de oportunidades de crédito (Equal Credit Opportunity Act) prohíbe a los acreedores discriminar a los solicitantes ' +
    'de crédito por motivos de raza, color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante tenga la capacidad de ' +
    'celebrar un contrato vinculante); porque todos o parte de los ingresos del solicitante provienen de algún programa de asistencia pública; o ' +
    'porque el solicitante ha ejercido de buena fe algún derecho que le da la ley de protección del crédito al consumidor (Consumer Credit ' +
    'Protection Act). La agencia federal que vigila el cumplimiento de esta ley por parte de este acreedor es {agency}.',
  questions:
    '¿Preguntas sobre este aviso? Escriba a {lender} a la dirección de arriba o a {email}.',
  call: 'También puede llamar al {phone}.',
  english: 'Este aviso también está disponible en inglés, si usted lo pide.',
};
