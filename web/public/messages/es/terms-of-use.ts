import type en from '../en/terms-of-use.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Términos de uso',
  intro: 'Qué puede esperar de este sitio y qué no puede prometer. Lo opera {lender}, {address}.',
  version: 'Versión del {date}',
  site: {
    title: 'Qué es este sitio',
    text: 'Solar Grant Home es un programa de {lender}, un prestamista privado. No es una agencia del gobierno ni está afiliado al HUD o a la FHA ni cuenta con su respaldo. Lo que lee aquí es información y publicidad: no es una oferta ni un compromiso de préstamo, ni asesoría legal, fiscal o financiera.',
  },
  estimate: {
    title: 'Estimaciones',
    text: 'La calculadora trabaja con promedios de su estado y con lo que usted escribe; cada supuesto y su fuente están en “Cómo lo calculamos”. Su ahorro, sus costos y sus impuestos serán distintos. Lo que se suma a la hipoteca por los paneles se paga con intereses.',
    credit:
      'El crédito fiscal federal residencial (26 USC 25D) terminó para los sistemas concluidos después del 31\u00a0de\u00a0diciembre de\u00a02025. Sus cifras son solo una ilustración; consulte a un asesor fiscal.',
    rate: 'Los pagos mensuales son ilustraciones con tasas de {rates}{typed, select, yes { o con la que usted escriba} other {}}. No son tasas que ofrecemos.',
  },
  check: {
    title: 'Verificación y solicitud',
    text: 'La verificación compara tres respuestas con los requisitos del programa. No es una aprobación y no afecta su crédito. Una solicitud es una petición de contacto; todo préstamo está sujeto a evaluación de crédito y aprobación. La ayuda se paga como incentivo después de completar un curso de {educationLow} a {educationHigh} horas.',
    truth:
      'Escriba solo datos verdaderos y suyos, y no use programas automáticos para enviar formularios.',
  },
  contact: {
    title: 'Llamadas, mensajes y correos',
    text: 'Si usted acepta, nos comunicamos con usted por teléfono, mensaje de texto y correo electrónico sobre su petición. No es condición para comprar nada ni para obtener un préstamo. Responda STOP para no recibir más mensajes de texto y HELP para recibir ayuda; pueden aplicarse tarifas de mensajes y datos.',
  },
  partners: {
    title: 'Socios',
    text: 'Agentes de bienes raíces y otros socios pueden invitarle a este sitio con su propio enlace y recibir un pago por ello donde la ley lo permite. Usted elige con libertad a su prestamista{freeChoice, select, allThree {, su agente y su instalador} realtorToo { y a su agente} other {}}.',
  },
  law: {
    title: 'Igualdad en la vivienda y la ley',
    text: '{lender} trabaja conforme a las leyes de préstamo justo y de igualdad de oportunidades en la vivienda. Estos términos no limitan los derechos que la ley le da.',
  },
  change: {
    title: 'Cambios y contacto',
    text: 'Si estos términos cambian, cambia también la fecha de arriba. Preguntas: {phone}, {email}.',
  },
} satisfies Shape<typeof en>;
