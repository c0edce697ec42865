import type en from '../en/marketing.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  eyebrow: 'Página interna del equipo',
  title: 'Campañas publicitarias',
  held: 'Estos textos dicen algo que el prestamista no ha confirmado. Vuelven en cuanto se complete la lista de lanzamiento del CRM.',
  intro: 'Seis campañas, cada una para un lector distinto. Copie un texto o lléveselos todos.',
  totals: {
    label: 'Las seis campañas en conjunto',
    reach: 'Alcance',
    engagement: 'Interacción',
    ctr: 'CTR',
    conversions: 'Conversiones',
    sample:
      'Resultados de muestra, hasta que los suyos los reemplacen. Las tasas se ponderan por alcance.',
  },
  exports: {
    json: 'Exportar todo en JSON',
    csv: 'Exportar en CSV',
    note: 'En el idioma de esta página.',
  },
  fields: {
    headline: 'Titular',
    primary: 'Texto principal',
    callToAction: 'Llamado a la acción',
    targeting: 'Segmentación',
    budget: 'Presupuesto',
    placement: 'Ubicación',
    link: 'Lleva a',
    config: 'JSON de configuración',
  },
  results: 'Resultados de esta campaña',
  budget: '{amount} al día',
  sponsored: 'Publicidad',
  pages: {
    landing: 'Página de inicio',
    calculator: 'Calculadora de ahorro',
    qualify: 'Verificación de elegibilidad',
    apply: 'Solicitud',
    affiliates: 'Página de socios',
  },
  copy: {
    label: 'Copiar',
    copied: 'Copiado',
    failed: 'El navegador no lo permitió. Copie el texto a mano.',
  },
  runsIn: {
    es: 'Esta campaña se publica en español.',
    pt: 'Esta campaña se publica en portugués de Brasil.',
    open: 'Abrir esos textos',
  },
  callToAction: {
    LEARN_MORE: 'Más información',
    GET_QUOTE: 'Obtener cotización',
    SIGN_UP: 'Registrarse',
    CONTACT_US: 'Contáctenos',
    APPLY_NOW: 'Solicitar ahora',
  },
  placement: {
    facebook_feed: 'Feed de Facebook',
    facebook_marketplace: 'Marketplace de Facebook',
    facebook_story: 'Historias de Facebook',
    instagram_stream: 'Feed de Instagram',
    instagram_story: 'Historias de Instagram',
    instagram_reels: 'Reels de Instagram',
  },
  targeting: {
    category:
      'Special Ad Category: Housing/Credit (categoría especial de anuncios: vivienda, y productos y servicios financieros)',
    place:
      'Lugares: estados elegibles completos, o una ciudad con al menos 15 millas a la redonda; sin códigos postales',
    people:
      'Personas: adultos de cualquier edad y género; sin exclusiones ni públicos similares, como exige la categoría',
  },
  disclosure:
    'Sujeto a solicitud, evaluación de crédito y aprobación; no todas las personas calificarán. Las cifras son estimaciones y no un compromiso de préstamo. {lender}{hasLicense, select, yes {, licencia {license}} other {}}. Equal Housing Lender (igualdad de oportunidades en vivienda). No es una agencia del gobierno ni cuenta con el respaldo del HUD ni de la FHA.',
  campaigns: {
    firstHome: {
      title: 'La primera casa, la primera luz',
      audience: 'Compradores de primera vivienda',
      headline: 'Una ayuda para su primera casa',
      primary:
        'Ahorrar para el pago inicial (enganche) toma años. Este programa une una hipoteca FHA con una ayuda de hasta {grantCap} para el pago inicial y los costos de cierre, y con paneles solares financiados para el techo.\n\nIncluye un curso educativo de {educationLow} a {educationHigh} horas. El cálculo en línea toma dos minutos y no afecta su crédito.',
      targeting: 'Público: amplio, sin segmentar por intereses.',
    },
    highBills: {
      title: 'El mes en que llega la factura',
      audience: 'Inquilinos con facturas de electricidad altas',
      headline: 'Una casa cuyo techo ayuda con la factura',
      primary:
        'Usted paga renta cada mes, y además llega la factura de electricidad. Este programa une una hipoteca FHA con una ayuda de hasta {grantCap} y con paneles solares financiados. El ahorro típico de electricidad se estima entre el {savingsLow} y el {savingsHigh}; depende de su techo, su consumo y las tarifas locales.\n\nEscriba el monto de su factura y vea una estimación, con cada supuesto y su fuente.',
      targeting:
        'Público: amplio, sin segmentar por intereses.\nHorario: por la noche, en los meses de facturas más altas.',
    },
    spanish: {
      title: 'Una casa, explicada en español',
      audience: 'Familias hispanohablantes',
      headline: 'Su casa, explicada en español',
      primary:
        'Comprar casa tiene su propio idioma. Nosotros se lo explicamos en español: una hipoteca FHA, una ayuda de hasta {grantCap} para el pago inicial y los costos de cierre, y paneles solares financiados.\n\nVerifique en un minuto si podría calificar: puntaje de crédito desde {minimumScore}, viviendas desde {minHomePrice}. Algunos documentos del préstamo solo existen en inglés; pregúntenos por ellos antes de firmar.',
      targeting:
        'Público: amplio, anuncio en español. Sin limitar por origen ni por el idioma del perfil.',
    },
    brazilian: {
      title: 'Lejos de Brasil, cerca de casa',
      audience: 'La comunidad brasileña',
      headline: 'Su casa, explicada en portugués',
      primary:
        '¿Cómo se compra una casa en Estados Unidos? Todo el programa está explicado en portugués de Brasil, desde la calculadora hasta la solicitud: una hipoteca FHA, una ayuda de hasta {grantCap} para el pago inicial y los costos de cierre, y paneles solares financiados.\n\nLas reglas de la FHA, incluidas las de residencia, se revisan con cada solicitud. Algunos documentos del préstamo solo existen en inglés; pregúntenos por ellos antes de firmar.',
      targeting:
        'Público: amplio, anuncio en portugués de Brasil. Sin limitar por origen ni por el idioma del perfil.',
    },
    realtors: {
      title: 'Para quienes entregan las llaves',
      audience: 'Agentes de bienes raíces',
      headline: 'Un programa para sus compradores',
      primary:
        'En el pago inicial (enganche) terminan muchas búsquedas. Muestre a sus clientes un programa que une una hipoteca FHA con una ayuda de hasta {grantCap} y con paneles solares financiados: puntaje de crédito desde {minimumScore}, viviendas desde {minHomePrice}, {stateCountText} estados elegibles y DC.\n\nUsted recibe su propio enlace y ve qué pasó con cada referido. Sus clientes siguen siendo libres de elegir cualquier prestamista.',
      targeting:
        'Público: lista propia de agentes que dieron su permiso, y visitantes de la página de socios.',
    },
    returning: {
      title: 'Donde usted se quedó',
      audience: 'Personas que ya nos visitaron',
      headline: 'Cuando usted quiera, aquí estamos',
      primary:
        'Las buenas decisiones merecen una segunda mirada. La calculadora sigue ahí, con cada supuesto y su fuente, y también la ayuda de hasta {grantCap} para el pago inicial y los costos de cierre.\n\nLa solicitud toma unos minutos. Un especialista responde en un plazo de {responseHours} horas, y preguntar no le compromete a nada.',
      targeting:
        'Público: visitantes de las últimas ocho semanas. El nombre del público no dice nada sobre crédito ni ingresos.',
    },
  },
  rules: {
    title: 'Antes de publicar un anuncio',
    claims:
      'Cada cifra viene de los términos del programa. Si cambian, esta página cambia; reemplace los anuncios ya publicados.',
    credit: 'Ningún anuncio menciona el crédito fiscal: es una pregunta para un asesor fiscal.',
    fair: 'Las leyes de vivienda justa y de crédito justo valen también para imágenes, comentarios y páginas de destino. No excluya a ningún grupo de lectores.',
    line: 'Conserve las líneas finales (aprobación, licencia, Equal Housing Lender) en cada anuncio.',
    record:
      'Pida la aprobación de cumplimiento y guarde cada anuncio dos años después de su última publicación (12 CFR 1014.5).',
  },
  guide: {
    title: 'Guía de importación',
    intro: 'De esta página al Administrador de anuncios de Meta.',
    export: {
      title: 'Exportar',
      text: 'Abra esta página en el idioma del anuncio y elija “Exportar en CSV”. El JSON es para sus propias herramientas.',
    },
    import: {
      title: 'Importar',
      text: 'En el Administrador de anuncios abra Importar y exportar, luego Importar anuncios en bloque, y elija el archivo. Omita las columnas que no reconozca.',
    },
    category: {
      title: 'Categoría y lugares',
      text: 'Compruebe que estén marcadas las categorías especiales, para Estados Unidos. Elija los estados elegibles de su columna; no fije edad, género ni código postal.',
    },
    picture: {
      title: 'Imagen y enlace',
      text: 'Muestre una casa, no un tipo de comprador. Abra el enlace una vez: debe llegar a la página correcta, en el idioma correcto.',
    },
    start: {
      title: 'Activar',
      text: 'Las campañas llegan en pausa. Lea la vista previa en un teléfono, obtenga la aprobación y actívelas.',
    },
    results: {
      title: 'Resultados',
      text: 'Las visitas llevan el nombre de la campaña (utm_campaign) al CRM: así cada prospecto se relaciona con su anuncio.',
    },
  },
} satisfies Shape<typeof en>;
