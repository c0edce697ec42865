import type en from '../en/register.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  groups: {
    person: 'Sobre usted',
    work: 'Su trabajo',
    link: 'Su enlace',
    password: 'Su contraseña',
  },
  isLicensed: 'Soy agente de bienes raíces con licencia',
  company: 'Empresa o agencia',
  licenseNumber: 'Número de licencia',
  pay: {
    fixed: 'En su estado, un agente con licencia recibe un monto fijo que acordamos con usted.',
    none: 'En su estado no podemos pagar nada a un agente con licencia por un referido.',
    undecided: 'Para los agentes con licencia de su estado aún no está decidido qué podemos pagar.',
  },
  state: 'Estado',
  code: {
    label: 'Código de referido',
    hint: 'De 3 a 20 letras, números, guiones o guiones bajos. Después no se puede cambiar.',
    malformed: 'Use solo letras sin acento, números, guiones y guiones bajos',
    free: '{code} está disponible',
    taken: '{code} ya está en uso',
    reserved: '{code} está reservado',
    proposal: 'Este está disponible:',
    use: 'Usar {code}',
    link: 'Su enlace:',
    yours: 'SU_CODIGO',
  },
  password: {
    label: 'Contraseña',
    again: 'Confirme la contraseña',
    hint: 'Al menos 8 caracteres. Tres palabras que no tengan nada que ver entre sí funcionan bien. No se guarda en este dispositivo.',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
  },
  agreement:
    'Al registrarse, usted acepta los términos de uso. Toda comisión es una estimación hasta que nuestro equipo la apruebe y requiere un acuerdo de colaboración firmado.',
  agreementAlone: 'Al registrarse, usted acepta los términos de uso.',
  submit: 'Crear mi cuenta',
  pending: 'Creando su cuenta…',
  failedTitle: 'Error',
  failed: 'No se pudo completar el registro. Inténtelo de nuevo.',
  tooMany: 'Hubo demasiados registros desde esta red. Inténtelo de nuevo en media hora o llámenos.',
  welcome: {
    title: '¡Le damos la bienvenida al equipo!',
    text: 'Su cuenta está lista y su sesión ya está iniciada.',
    link: 'Su enlace personal. Quien envíe una solicitud con él quedará registrado como referido suyo:',
    copy: 'Copiar el enlace',
    copied: '¡Copiado!',
    notCopied: 'Copie el enlace a mano.',
    dashboard: 'Ir a su panel',
    mail: 'También le enviamos un correo con su enlace.',
  },
} satisfies Shape<typeof en>;
