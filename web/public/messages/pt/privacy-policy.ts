import type en from '../en/privacy-policy.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  title: 'Política de privacidade',
  intro:
    'O que este site guarda sobre você, para quê, por quanto tempo e quem vê, em palavras simples. A {lender} opera o site e é responsável pelos seus dados.',
  version: 'Versão de {date}',
  who: {
    title: 'Quem é responsável',
    text: '{lender}, {address}. Telefone {phone}, e-mail {email}.',
    notice:
      'Como instituição financeira, também entregamos aos nossos clientes um <link>aviso de privacidade conforme a lei federal</link>.',
  },
  kept: {
    title: 'O que guardamos no nosso servidor',
    what: 'O quê',
    why: 'Para quê',
    long: 'Por quanto tempo',
    visits: {
      title: 'Sua visita',
      what: 'As páginas que você abre e o que faz nelas (por exemplo, um cálculo ou o campo em que deixou um formulário, não o que digitou nele), a hora, um número aleatório para esta aba, a descrição que o navegador dá de si, o seu endereço de internet sem a última parte, e o lugar, a rede e o fuso horário que ele indica. Se você enviar uma solicitação, a visita fica ligada a ela.',
      why: 'Para ver o que funciona, encontrar falhas e distinguir pessoas de robôs.',
      long: '{months} meses; depois é apagado. Se você enviar uma solicitação, guardamos por {pageMonths} meses quais das nossas páginas você viu, e uma cópia das páginas que fizemos só para você. Se o seu navegador não executa JavaScript, guardamos também uma cópia de cada resposta a um formulário: {checkMonths, plural, one {# mês} other {# meses}}.',
    },
    calculations: {
      title: 'Cálculos',
      what: 'Preço do imóvel, conta de luz, faixa do score de crédito, estado, a estimativa e o número da aba. Sem nome.',
      why: 'Para mostrar depois quais números você viu e com quais termos.',
      long: '{calculationMonths, plural, one {# mês} other {# meses}}, depois é apagado. Se você enviar uma solicitação, guardamos junto com ela.',
    },
    checks: {
      title: 'Verificações de elegibilidade',
      what: 'Nome, celular, preço do imóvel, faixa do score de crédito, estado, se é a sua primeira casa, a conta e a estimativa da calculadora, o número da aba e a resposta. Se você pedir um e-mail para quando o programa mudar, também o seu e-mail e o seu score. Se a lei exigir um aviso da nossa resposta, esse aviso e o e-mail ou endereço postal que você der para recebê-lo. Não consultamos nenhuma agência de crédito (credit bureau).',
      why: 'Para responder, poder ligar para você sobre isso e enviar o e-mail que você pediu.',
      long: '{checkMonths, plural, one {# mês} other {# meses}}, depois suas respostas são apagadas ou, se houver uma solicitação, junto com ela; o nome, o número e o resultado ficam com a prova do seu consentimento. Um pedido de e-mail espera no máximo {watchMonths} meses; {evaluationMonths} meses depois de atendido ou cancelado, é apagado. Um aviso: {evaluationMonths} meses depois do prazo ou do envio.',
    },
    applications: {
      title: 'Solicitações',
      what: 'Tudo o que você digita no formulário, o que a calculadora e a verificação mostraram antes, o seu idioma, como você chegou até nós (campanha, primeira página, página de onde veio), sinais de que um robô preencheu o formulário e, depois, a situação, as anotações e o histórico do nosso trabalho. Por pouco tempo, também um código calculado a partir das suas respostas, para que um clique duplo não crie duas solicitações.',
      why: 'Para cuidar da sua solicitação.',
      long: 'Enquanto cuidamos dela e enquanto as leis de crédito exigirem; esse código, {days} dias no máximo.',
    },
    consents: {
      title: 'Seu consentimento',
      what: 'O texto exato ao lado da caixa ou do botão, o idioma, se a caixa já vinha marcada, se foi você que a marcou ou se ficou vazia, as formas de contato que você aceitou, o endereço para um e-mail que você pediu, a hora, a página, o seu endereço de internet completo e a descrição do navegador; quais e-mails você não quer mais receber, com a hora e o endereço de internet; e se você nos pediu para parar: para qual telefone ou e-mail, como e quando.',
      why: 'Para comprovar o que você aceitou e o que não aceitou, e respeitar isso.',
      long: 'Guardado como prova e nunca alterado, a não ser que você peça a exclusão dos seus dados.',
    },
    referrals: {
      title: 'Quem indicou você',
      what: 'Os links de parceiros que você seguiu, quando, a qual parceiro a indicação é atribuída e o que você informou. Se um parceiro indicar você como cliente, ou se você deixar seus dados ao visitar um imóvel com um parceiro: o seu nome, e-mail e telefone como foram escritos.',
      why: 'Para atribuir a indicação a quem a fez.',
      long: 'Os links valem {attributionDays} dias; o registro não tem prazo fixo. O que um parceiro escreveu sobre você, ou você deixou em uma visita, é apagado depois de {invitationDays} dias, a menos que você envie uma solicitação.',
    },
    mails: {
      title: 'E-mails',
      what: 'Para quem e quando escrevemos, o texto que enviamos e se o servidor de e-mail o aceitou.',
      why: 'Para confirmar a sua solicitação, escrever a você se não conseguirmos contato e avisar a nossa equipe.',
      long: '{mailMonths, plural, one {# mês} other {# meses}}, depois é apagado.',
    },
    accounts: {
      title: 'Contas de parceiros e da equipe',
      what: 'Dados de contato, empresa, licença, uma foto ou um logotipo se você enviar, código de indicação, taxa de comissão, idioma, senha (só em uma forma que não pode ser lida), dispositivos conectados com o endereço de internet, tentativas de acesso sem sucesso e, por um dia, o e-mail digitado em um cadastro.',
      why: 'Para deixar entrar só quem deve entrar.',
      long: 'Acessos, até terminarem; tentativas sem sucesso, {failureDays, plural, one {# dia} other {# dias}}; dispositivos conhecidos, {knownDays} dias; links para uma senha nova, {tokenDays, plural, one {# dia} other {# dias}} depois de vencerem; a conta, até ser encerrada, o que apaga a foto ou o logotipo de um parceiro. Uma conta encerrada pode ser reaberta por {restorableDays} dias; o registro dela fica guardado por causa das indicações e comissões.',
    },
    records: {
      title: 'O que a equipe fez',
      what: 'Quem mudou ou leu o quê, quando e de qual endereço de internet, com os valores de antes e depois.',
      why: 'Para podermos responder por isso.',
      long: 'Sem prazo fixo.',
    },
  },
  browser: {
    title: 'O que fica no seu navegador',
    text: 'Este site guarda o seguinte no seu próprio navegador. “Apagar minhas respostas”, embaixo de cada formulário, remove as respostas na hora; elas também são apagadas quando você envia uma solicitação e depois de {days} dias.',
    answers: 'Suas respostas e resultados, para que nada do que foi digitado se perca:',
    referral: 'O parceiro cujo link você seguiu:',
    visit:
      'Como você chegou na primeira vez (campanha, página anterior); vai junto com uma solicitação:',
    choices: 'Seu idioma e, onde perguntamos, a sua resposta sobre medir anúncios:',
    tab: 'Até você fechar a aba: o número aleatório dela e o que a próxima página tem a dizer:',
    cookie:
      'Três cookies: <code>{cookie}</code> guarda o seu idioma por {days} dias; <code>{applied}</code> guarda o número da solicitação que você acabou de enviar, para que a confirmação possa ser mostrada de novo, até você fechar o navegador; <code>{own}</code> abre a sua página neste navegador, por {ownDays} dias. Não há outros para quem visita o site.',
  },
  sees: {
    title: 'Quem vê',
    staff: 'Nossa equipe, depois de entrar com senha. O que ela lê e muda fica registrado.',
    partner: {
      all: 'Se a indicação for de um parceiro: ele vê seu nome, e-mail, telefone, endereço, estado, como e quando você quer ser contatado, preço do imóvel, conta de luz, faixa do score de crédito, respostas sobre a moradia atual, a estimativa, a situação da solicitação e as anotações da nossa equipe. Os outros parceiros não veem nada.',
      contact:
        'Se a indicação for de um parceiro: ele vê seu nome, e-mail, telefone, como você quer ser contatado e o andamento da solicitação. Nenhuma outra resposta. Os outros parceiros não veem nada.',
      status:
        'Se a indicação for de um parceiro: ele vê seu primeiro nome, a inicial do seu sobrenome e o andamento da solicitação. Nada mais. Os outros parceiros não veem nada.',
    },
    mail: 'O provedor que transporta os nossos e-mails e o que opera os nossos servidores, por nossa conta.',
    pixel:
      'Uma rede de publicidade, só se você aceitar quando perguntamos: que você visitou o site e quais passos deu; nunca o preço do imóvel, a conta ou o score.',
    pixelAndMoney:
      'Uma rede de publicidade, só se você aceitar quando perguntamos: que você visitou o site e quais passos deu, com o preço do imóvel, a conta de luz e o score de crédito.',
    noPixel: 'Nenhuma rede de publicidade. Este site não carrega nada de nenhuma.',
    maps: 'Um serviço de mapas, quando você digita o endereço na solicitação: o que você digita ali.',
    law: 'Autoridades e tribunais, quando a lei nos obriga.',
    nobody: 'O site não passa os seus dados a mais ninguém.',
  },
  rights: {
    title: 'O que você pode decidir',
    copy: 'Peça uma cópia, uma correção ou a exclusão dos seus dados: escreva para {email} ou ligue para {phone}. Talvez tenhamos de guardar o que as leis de crédito e a prova do consentimento exigem; se for o caso, avisaremos.',
    erased:
      'Quando você pede a exclusão dos seus dados, bloqueamos a sua solicitação para todos na hora. As leis de crédito nos obrigam a guardá-la por {evaluationMonths} meses após a nossa última resposta; depois ela também é excluída. Durante {doNotContactYears, plural, one {# ano} other {# anos}} guardamos um código calculado a partir do seu telefone e e-mail, para que ninguém entre em contato, e números que não apontam mais para você.',
    stop: 'Para não receber mais mensagens: responda STOP a um SMS, use o link de um e-mail ou avise por e-mail ou telefone. Aceitar contato nunca é condição para um financiamento.',
    signal:
      'Se o seu navegador envia o sinal “não vender nem compartilhar” (GPC), nem perguntamos sobre medir anúncios.',
  },
  safety: {
    title: 'Como é protegido',
    text: 'Suas respostas viajam criptografadas quando o site é acessado por https. As senhas ficam guardadas só em uma forma que não pode ser lida, o acesso é limitado a quem precisa e os registros técnicos não trazem nomes.',
  },
} satisfies Shape<typeof en>;
