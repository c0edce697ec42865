import type en from '../en/resume.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Continúe aquí',
  text: 'Escriba el código de su otro dispositivo. Vale por un día.',
  code: 'Código',
  digits: 'Últimos cuatro dígitos de su teléfono',
  digitsHint:
    'En el otro dispositivo escribió un teléfono. Así sus respuestas siguen siendo suyas.',
  open: 'Traer mis respuestas',
  opening: 'Trayendo sus respuestas…',
  found: 'Sus respuestas están aquí',
  goOn: 'Continuar',
  failed: 'Sus respuestas no llegaron. Inténtelo de nuevo.',
  button: 'Continuar en otro dispositivo',
  making: 'Creando un código…',
  shown:
    'En el otro dispositivo, abra {address} y escriba este código. O léaselo a la persona que le ayuda por teléfono.',
  digitsNote: 'Se le pedirán los últimos cuatro dígitos de su teléfono.',
  until: 'Válido hasta el {time}',
  link: 'Enlace para el otro dispositivo',
  nothing: 'Responda primero al menos una pregunta.',
} satisfies Shape<typeof en>;
