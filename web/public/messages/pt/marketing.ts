import type en from '../en/marketing.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  eyebrow: 'Página interna da equipe',
  title: 'Campanhas de anúncios',
  held: 'Estes textos dizem algo que a instituição financeira não confirmou. Eles voltam assim que a lista de lançamento do CRM for concluída.',
  intro: 'Seis campanhas, cada uma para um leitor diferente. Copie um texto ou leve todos.',
  totals: {
    label: 'As seis campanhas juntas',
    reach: 'Alcance',
    engagement: 'Engajamento',
    ctr: 'CTR',
    conversions: 'Conversões',
    sample:
      'Resultados de exemplo, até que os seus os substituam. As taxas são ponderadas pelo alcance.',
  },
  exports: {
    json: 'Exportar tudo em JSON',
    csv: 'Exportar em CSV',
    note: 'No idioma desta página.',
  },
  fields: {
    headline: 'Título',
    primary: 'Texto principal',
    callToAction: 'Chamada para ação',
    targeting: 'Segmentação',
    budget: 'Orçamento',
    placement: 'Posicionamento',
    link: 'Leva a',
    config: 'JSON de configuração',
  },
  results: 'Resultados desta campanha',
  budget: '{amount} por dia',
  sponsored: 'Patrocinado',
  pages: {
    landing: 'Página inicial',
    calculator: 'Calculadora de economia',
    qualify: 'Verificação de elegibilidade',
    apply: 'Solicitação',
    affiliates: 'Página de parceiros',
  },
  copy: {
    label: 'Copiar',
    copied: 'Copiado',
    failed: 'O navegador não permitiu. Copie o texto manualmente.',
  },
  runsIn: {
    es: 'Esta campanha é veiculada em espanhol.',
    pt: 'Esta campanha é veiculada em português do Brasil.',
    open: 'Abrir esses textos',
  },
  callToAction: {
    LEARN_MORE: 'Saiba mais',
    GET_QUOTE: 'Obter cotação',
    SIGN_UP: 'Cadastre-se',
    CONTACT_US: 'Fale conosco',
    APPLY_NOW: 'Solicitar agora',
  },
  placement: {
    facebook_feed: 'Feed do Facebook',
    facebook_marketplace: 'Marketplace do Facebook',
    facebook_story: 'Stories do Facebook',
    instagram_stream: 'Feed do Instagram',
    instagram_story: 'Stories do Instagram',
    instagram_reels: 'Reels do Instagram',
  },
  targeting: {
    category:
      'Special Ad Category: Housing/Credit (categoria de anúncio especial: moradia, e produtos e serviços financeiros)',
    place:
      'Lugares: estados elegíveis inteiros, ou uma cidade com pelo menos 15 milhas ao redor; sem códigos postais',
    people:
      'Pessoas: adultos de todas as idades e gêneros; sem exclusões nem públicos semelhantes, como exige a categoria',
  },
  disclosure:
    'Sujeito a solicitação, análise e aprovação; nem todos vão se qualificar. Os valores são estimativas e não um compromisso de empréstimo. {lender}{hasLicense, select, yes {, licença {license}} other {}}. Equal Housing Lender (igualdade de oportunidades na habitação). Não é um órgão do governo nem tem o endosso do HUD nem da FHA.',
  campaigns: {
    firstHome: {
      title: 'Primeira casa, primeira luz',
      audience: 'Quem compra o primeiro imóvel',
      headline: 'Um subsídio para a sua primeira casa',
      primary:
        'Juntar o dinheiro da entrada leva anos. Este programa une um financiamento FHA a um subsídio de até {grantCap} para a entrada e os custos de fechamento, e a painéis solares financiados para o telhado.\n\nUm curso educativo de {educationLow} a {educationHigh} horas faz parte do programa. A estimativa online leva dois minutos e não afeta o seu crédito.',
      targeting: 'Público: amplo, sem interesses.',
    },
    highBills: {
      title: 'O mês em que a conta chega',
      audience: 'Quem aluga e paga conta de luz alta',
      headline: 'Uma casa cujo telhado ajuda na conta',
      primary:
        'Você paga aluguel todo mês, e ainda vem a conta de luz. Este programa une um financiamento FHA a um subsídio de até {grantCap} e a painéis solares financiados. A economia típica na conta de luz é estimada em {savingsLow} a {savingsHigh}; depende do seu telhado, do seu consumo e das tarifas locais.\n\nInforme o valor da sua conta e veja uma estimativa, com cada premissa e sua fonte.',
      targeting:
        'Público: amplo, sem interesses.\nHorário: à noite, nos meses de contas mais altas.',
    },
    spanish: {
      title: 'Uma casa, explicada em espanhol',
      audience: 'Famílias de língua espanhola',
      headline: 'Sua casa, explicada em espanhol',
      primary:
        'Comprar uma casa tem uma língua própria. Nós explicamos em espanhol: um financiamento FHA, um subsídio de até {grantCap} para a entrada e os custos de fechamento, e painéis solares financiados.\n\nVerifique em um minuto se você pode se qualificar: score de crédito a partir de {minimumScore}, imóveis a partir de {minHomePrice}. Alguns documentos do empréstimo só existem em inglês; pergunte sobre eles antes de assinar.',
      targeting:
        'Público: amplo, anúncio em espanhol. Sem limitar por origem nem pelo idioma do perfil.',
    },
    brazilian: {
      title: 'Longe do Brasil, perto de casa',
      audience: 'A comunidade brasileira',
      headline: 'Sua casa, explicada em português',
      primary:
        'Como funciona comprar uma casa nos Estados Unidos? O programa inteiro é explicado em português do Brasil, da calculadora à solicitação: um financiamento FHA, um subsídio de até {grantCap} para a entrada e os custos de fechamento, e painéis solares financiados.\n\nAs regras da FHA, inclusive as de residência, são verificadas em cada solicitação. Alguns documentos do empréstimo só existem em inglês; pergunte sobre eles antes de assinar.',
      targeting:
        'Público: amplo, anúncio em português do Brasil. Sem limitar por origem nem pelo idioma do perfil.',
    },
    realtors: {
      title: 'Para quem entrega as chaves',
      audience: 'Corretores de imóveis',
      headline: 'Um programa para os seus compradores',
      primary:
        'É na entrada que muitas buscas terminam. Mostre aos seus compradores um programa que une um financiamento FHA a um subsídio de até {grantCap} e a painéis solares financiados: score de crédito a partir de {minimumScore}, imóveis a partir de {minHomePrice}, {stateCountText} estados elegíveis e DC.\n\nVocê recebe um link próprio e vê o que aconteceu com cada indicação. Seus clientes continuam livres para escolher qualquer instituição financeira.',
      targeting:
        'Público: lista própria de corretores que deram permissão, e visitantes da página de parceiros.',
    },
    returning: {
      title: 'De onde você parou',
      audience: 'Quem já nos visitou',
      headline: 'Quando você quiser, estamos aqui',
      primary:
        'Boas decisões merecem um segundo olhar. A calculadora continua lá, com cada premissa e sua fonte, e também o subsídio de até {grantCap} para a entrada e os custos de fechamento.\n\nA solicitação leva alguns minutos. Um especialista responde em até {responseHours} horas, e perguntar não compromete você a nada.',
      targeting:
        'Público: visitantes das últimas oito semanas. O nome do público não diz nada sobre crédito nem renda.',
    },
  },
  rules: {
    title: 'Antes de publicar um anúncio',
    claims:
      'Cada valor vem dos termos do programa. Se eles mudam, esta página muda; substitua os anúncios já publicados.',
    credit: 'Nenhum anúncio menciona o crédito fiscal: é uma pergunta para um contador.',
    fair: 'As leis de habitação justa e de crédito justo valem também para imagens, comentários e páginas de destino. Não exclua nenhum grupo de leitores.',
    line: 'Mantenha as linhas finais (aprovação, licença, Equal Housing Lender) em cada anúncio.',
    record:
      'Peça a aprovação de conformidade e guarde cada anúncio por dois anos depois da última veiculação (12 CFR 1014.5).',
  },
  guide: {
    title: 'Guia de importação',
    intro: 'Desta página ao Gerenciador de Anúncios da Meta.',
    export: {
      title: 'Exportar',
      text: 'Abra esta página no idioma do anúncio e escolha “Exportar em CSV”. O JSON é para as suas próprias ferramentas.',
    },
    import: {
      title: 'Importar',
      text: 'No Gerenciador de Anúncios abra Importar e exportar, depois Importar anúncios em massa, e escolha o arquivo. Deixe de fora as colunas que ele não reconhecer.',
    },
    category: {
      title: 'Categoria e lugares',
      text: 'Confira se as categorias de anúncio especial estão marcadas, para os Estados Unidos. Escolha os estados elegíveis pela coluna; não defina idade, gênero nem código postal.',
    },
    picture: {
      title: 'Imagem e link',
      text: 'Mostre uma casa, não um tipo de comprador. Abra o link uma vez: ele deve chegar à página certa, no idioma certo.',
    },
    start: {
      title: 'Ativar',
      text: 'As campanhas chegam pausadas. Leia a prévia em um celular, obtenha a aprovação e ative.',
    },
    results: {
      title: 'Resultados',
      text: 'As visitas levam o nome da campanha (utm_campaign) ao CRM: assim cada lead é ligado ao seu anúncio.',
    },
  },
} satisfies Shape<typeof en>;
