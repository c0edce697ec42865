import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/referrals.ts';

export default {
  stats: {
    title: 'Sus cifras',
    totalReferrals: 'Clientes en total',
    todayLeads: 'Clientes de hoy',
    referralTraffic: 'Visitas por su enlace',
    conversionRate: 'Tasa de conversión',
    trafficHint: 'Visitas que llegaron con su enlace',
    failed: 'No pudimos cargar sus cifras',
  },
  title: 'Referidos recientes',
  refresh: 'Actualizar datos',
  failed: 'No pudimos cargar sus referidos',
  shown: '{count} de {total}',
  more: 'Mostrar más',
  none: 'Todavía no tiene referidos',
  noneText:
    'Aquí aparecerá quien envíe su solicitud después de abrir su enlace. Ábralo una vez para ver lo que ven sus clientes.',
  test: 'Probar su enlace de referido',
  notProvided: 'No indicado',
  notSpecified: 'Sin especificar',
  tools: {
    search: 'Buscar nombre, correo o teléfono',
    status: 'Situación',
    allStatuses: 'Todas las situaciones',
    order: 'Orden',
    orders: {
      newest: 'Más recientes primero',
      oldest: 'Más antiguos primero',
      name: 'Por nombre',
      status: 'Por situación',
      price: 'Precio más alto primero',
    },
    export: 'Descargar CSV',
    nothing: 'Ningún referido coincide',
    nothingText: 'Busque otro nombre o elija otra situación.',
    showAll: 'Mostrar todos',
  },
  columns: {
    name: 'Cliente',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    state: 'Estado (EE. UU.)',
    status: 'Situación',
    price: 'Precio de venta',
    timeframe: 'Cuándo quiere comprar',
    date: 'Fecha',
  },
} satisfies Shape<typeof en>;
