import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/kit.ts';

export default {
  failed: 'No pudimos cargar sus materiales',
  links: {
    title: 'Enlaces',
    text: 'Con un enlace para cada canal o propiedad usted ve qué funciona. Todos cuentan como referidos suyos.',
    name: 'Nombre',
    nameHint: 'Por ejemplo, “Letrero del jardín” o “Instagram”',
    listing: 'Propiedad (opcional)',
    listingHint: 'Aparece en el volante, por ejemplo una dirección',
    make: 'Crear enlace',
    made: 'Su enlace está listo',
    notMade: 'No se creó el enlace',
    none: 'Todavía no hay enlaces. Su propio enlace cuenta como siempre.',
    figures:
      '{visits, plural, one {# visita} other {# visitas}}, {applications, plural, one {# solicitud} other {# solicitudes}}',
    guests:
      '{guests, plural, one {# visitante dejó} other {# visitantes dejaron}} sus datos en una casa abierta',
    others:
      'Su código solo y los enlaces eliminados: {visits, plural, one {# visita} other {# visitas}}, {applications, plural, one {# solicitud} other {# solicitudes}}.',
    total:
      'En total: {visits, plural, one {# visita} other {# visitas}}, {applications, plural, one {# solicitud} other {# solicitudes}}.',
    copy: 'Copiar',
    copyOf: 'Copiar el enlace {name}',
    flyer: 'Volante',
    flyerOf: 'Volante para {name}',
    sign: 'Letrero',
    signOf: 'Letrero para {name}',
    openHouse: 'Casa abierta',
    openHouseOf: 'Casa abierta con {name}',
    notOpened: 'No se pudo comenzar la casa abierta',
    keep: 'Conservar',
    delete: 'Eliminar',
    deleteOf: 'Eliminar el enlace {name}',
    deleteQuestion:
      'El enlace sale de esta lista. Donde esté impreso o publicado sigue funcionando, y lo que traiga cuenta como referido suyo.',
    deleted: 'Se eliminó el enlace',
    notDeleted: 'No se eliminó el enlace',
  },
  picture: {
    title: 'Su foto o logotipo',
    text: 'Aparece en su volante y su letrero cuando nuestro equipo la haya revisado. Hasta 10 MB.',
    alt: 'Su foto o logotipo',
    choose: 'Elegir una imagen',
    sending: 'Enviando…',
    remove: 'Quitarla',
    waits: 'En espera de revisión',
    failed: 'No se cambió la imagen',
  },
  print: {
    title: 'Volante y letrero',
    text: 'Imprímalos en tres idiomas. Las cifras son las de hoy, con los avisos que les corresponden. Para una propiedad, use los botones de su enlace.',
    flyer: 'Imprimir un volante',
    sign: 'Imprimir un letrero',
  },
  aged: {
    title: 'Hay volantes impresos que ya no están al día',
    printed: 'Impresos el {day}, con el programa como era el {asOf}:',
    change: '{before} → {after}',
    nothing: '(nada)',
    scanned:
      'Imprima otros nuevos. A quien escanea un volante viejo le decimos qué cambió antes de abrir el programa.',
  },
  openHouse: {
    title: 'Casa abierta',
    scan: 'Escanee y deje sus datos',
    code: 'Código QR del formulario para sus visitantes',
    offline: 'Sus visitantes necesitan conexión para abrir el formulario, pero no para llenarlo.',
    until: 'Abierta hasta el {until}.',
    over: 'La casa abierta terminó. Comiéncela de nuevo en sus materiales.',
    fill: 'Pantalla completa',
    end: 'Volver a los materiales',
    none: 'Ese enlace no existe',
  },
} satisfies Shape<typeof en>;
