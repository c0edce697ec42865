import type en from '../en/register.ts';
import type { Shape } from '#web/kit/messages.ts';

export default {
  groups: {
    person: 'Sobre você',
    work: 'Seu trabalho',
    link: 'Seu link',
    password: 'Sua senha',
  },
  isLicensed: 'Tenho licença de corretor de imóveis',
  company: 'Empresa ou imobiliária',
  licenseNumber: 'Número da licença',
  pay: {
    fixed: 'No seu estado, um corretor licenciado recebe um valor fixo, combinado com você.',
    none: 'No seu estado, não podemos pagar nada a um corretor licenciado por uma indicação.',
    undecided:
      'Para corretores licenciados do seu estado, ainda não está decidido o que podemos pagar.',
  },
  state: 'Estado',
  code: {
    label: 'Código de indicação',
    hint: 'De 3 a 20 letras, números, hifens ou sublinhados. Não muda depois.',
    malformed: 'Use apenas letras sem acento, números, hifens e sublinhados',
    free: '{code} está disponível',
    taken: '{code} já está em uso',
    reserved: '{code} é reservado',
    proposal: 'Este está disponível:',
    use: 'Usar {code}',
    link: 'Seu link:',
    yours: 'SEU_CODIGO',
  },
  password: {
    label: 'Senha',
    again: 'Confirme a senha',
    hint: 'Pelo menos 8 caracteres. Três palavras soltas funcionam bem. Não fica guardada aqui.',
    show: 'Mostrar a senha',
    hide: 'Ocultar a senha',
  },
  agreement:
    'Ao se cadastrar, você aceita os termos de uso. Toda comissão é uma estimativa até a nossa equipe aprovar e depende de um contrato de parceria assinado.',
  agreementAlone: 'Ao se cadastrar, você aceita os termos de uso.',
  submit: 'Criar minha conta',
  pending: 'Criando sua conta…',
  failedTitle: 'Erro',
  failed: 'Não foi possível concluir o cadastro. Tente novamente.',
  tooMany:
    'Houve muitos cadastros a partir desta rede. Tente novamente em meia hora ou ligue para nós.',
  welcome: {
    title: 'Boas-vindas à equipe!',
    text: 'Sua conta está pronta e a sua sessão já está aberta.',
    link: 'Seu link pessoal. Quem enviar uma solicitação por ele conta como sua indicação:',
    copy: 'Copiar o link',
    copied: 'Copiado!',
    notCopied: 'Copie o link manualmente.',
    dashboard: 'Acessar o seu painel',
    mail: 'Também enviamos a você um e-mail com o seu link.',
  },
} satisfies Shape<typeof en>;
