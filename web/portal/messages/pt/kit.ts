import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/kit.ts';

export default {
  failed: 'Não foi possível carregar seus materiais',
  links: {
    title: 'Links',
    text: 'Com um link para cada canal ou imóvel, você vê o que funciona. Todos contam como indicações suas.',
    name: 'Nome',
    nameHint: 'Por exemplo, “Placa do jardim” ou “Instagram”',
    listing: 'Imóvel (opcional)',
    listingHint: 'Aparece no folheto, por exemplo um endereço',
    make: 'Criar link',
    made: 'Seu link está pronto',
    notMade: 'O link não foi criado',
    none: 'Ainda não há links. O seu próprio link conta como antes.',
    figures:
      '{visits, plural, =0 {# visitas} one {# visita} other {# visitas}}, {applications, plural, =0 {# solicitações} one {# solicitação} other {# solicitações}}',
    guests:
      '{guests, plural, one {# visitante deixou} other {# visitantes deixaram}} os dados em um open house',
    others:
      'Só o seu código e links excluídos: {visits, plural, =0 {# visitas} one {# visita} other {# visitas}}, {applications, plural, =0 {# solicitações} one {# solicitação} other {# solicitações}}.',
    total:
      'No total: {visits, plural, =0 {# visitas} one {# visita} other {# visitas}}, {applications, plural, =0 {# solicitações} one {# solicitação} other {# solicitações}}.',
    copy: 'Copiar',
    copyOf: 'Copiar o link {name}',
    flyer: 'Folheto',
    flyerOf: 'Folheto para {name}',
    sign: 'Placa',
    signOf: 'Placa para {name}',
    openHouse: 'Open house',
    openHouseOf: 'Open house com {name}',
    notOpened: 'O open house não começou',
    keep: 'Manter',
    delete: 'Excluir',
    deleteOf: 'Excluir o link {name}',
    deleteQuestion:
      'O link sai desta lista. Onde estiver impresso ou publicado ele continua funcionando, e o que trouxer conta como indicação sua.',
    deleted: 'O link foi excluído',
    notDeleted: 'O link não foi excluído',
  },
  picture: {
    title: 'Sua foto ou logotipo',
    text: 'Aparece no seu folheto e na sua placa depois que nossa equipe revisar. Até 10 MB.',
    alt: 'Sua foto ou logotipo',
    choose: 'Escolher uma imagem',
    sending: 'Enviando…',
    remove: 'Remover',
    waits: 'Aguardando revisão',
    failed: 'A imagem não foi alterada',
  },
  print: {
    title: 'Folheto e placa',
    text: 'Imprima em três idiomas. Os números são os de hoje, com os avisos que os acompanham. Para um imóvel, use os botões do link dele.',
    flyer: 'Imprimir um folheto',
    sign: 'Imprimir uma placa',
  },
  aged: {
    title: 'Há folhetos impressos desatualizados',
    printed: 'Impressos em {day}, com o programa como era em {asOf}:',
    change: '{before} → {after}',
    nothing: '(nada)',
    scanned:
      'Imprima novos. Quem escaneia um folheto antigo fica sabendo o que mudou antes de abrir o programa.',
  },
  openHouse: {
    title: 'Open house',
    scan: 'Escaneie e deixe seus dados',
    code: 'Código QR do formulário para os visitantes',
    offline: 'Os visitantes precisam de conexão para abrir o formulário, mas não para preenchê-lo.',
    until: 'Aberto até {until}.',
    over: 'O open house terminou. Comece de novo nos seus materiais.',
    fill: 'Tela cheia',
    end: 'Voltar aos materiais',
    none: 'Esse link não existe',
  },
} satisfies Shape<typeof en>;
