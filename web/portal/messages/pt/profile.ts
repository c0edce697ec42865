import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/profile.ts';

export default {
  information: {
    title: 'Informações do perfil',
    firstName: 'Nome *',
    lastName: 'Sobrenome *',
    email: 'E-mail *',
    emailOfPartner: 'Só o parceiro pode alterar este endereço.',
    currentPassword: 'Senha atual',
    currentPasswordHint:
      'Para trocar de e-mail, precisamos da sua senha. Avisamos o endereço antigo, que pode desfazer a troca por 72 horas.',
    referralCode: 'Código de indicação',
    referralCodeHint: 'Não pode ser alterado: já há links com ele em circulação.',
    copyLink: 'Copiar link',
    phone: 'Telefone',
    emailMeant: 'Você quis dizer {address}?',
    phoneWithout: 'Guardamos só o número, sem {cut}',
    company: 'Empresa ou imobiliária',
    state: 'Estado',
    noState: 'Escolha um estado',
    licenseNumber: 'Número da licença',
    licenseExpires: 'Último dia de validade',
    isLicensed: 'Você tem licença de corretor de imóveis?\u00a0*',
    isLicensedHint:
      'Se você mudar isto, sua comissão volta ao valor padrão e nossa equipe fará uma revisão.',
    language: 'Idioma dos nossos e-mails',
    optional: 'opcional',
    submit: 'Atualizar perfil',
    pending: 'Atualizando...',
    done: 'Perfil atualizado!',
    doneText: 'Suas alterações foram salvas.',
    failed: 'Não foi possível atualizar',
    changedElsewhere:
      'Este perfil foi alterado depois que você o abriu aqui, em outra janela ou pela nossa equipe.',
    failedText: 'Ocorreu um erro ao atualizar seu perfil. Tente novamente.',
  },
  commission: {
    title: 'Estrutura de comissões',
    licensed:
      'Corretores de imóveis licenciados recebem {licensedRate} do preço de compra do imóvel.',
    others: 'Os demais parceiros recebem um valor fixo de {flatFee} por fechamento qualificado.',
    own: 'Sua comissão',
    ownLicensed: '{rate} do preço de compra do imóvel',
    ownOther: '{fee} por fechamento qualificado',
    estimate: 'Todo valor é uma estimativa até ser aprovado por nossa equipe.',
    review:
      'Nossa equipe está analisando o que você informou. Até lá, os visitantes veem só o seu nome.',
  },
  mails: {
    title: 'E-mails',
    notifyReferrals: 'Alguém envia uma solicitação pelo meu link',
    notifyMilestones: 'A solicitação de um cliente meu avança',
    notifyCommissions: 'Uma comissão minha é aprovada, paga ou corrigida',
    always: 'Os e-mails sobre a sua conta, como os de nova senha, chegam sempre.',
    done: 'Sua escolha foi salva',
    failed: 'Não conseguimos carregar suas preferências de e-mail',
    notSaved: 'Sua escolha não foi salva',
    notSavedText: 'Tente novamente.',
  },
  password: {
    title: 'Alterar senha',
    current: 'Senha atual',
    new: 'Nova senha',
    hint: 'Pelo menos 8 caracteres. Sua sessão será encerrada nos outros dispositivos.',
    confirm: 'Confirme a nova senha',
    submit: 'Alterar senha',
    pending: 'Alterando...',
    done: 'Senha atualizada!',
    doneText: 'Use a nova senha a partir de agora.',
    failed: 'Não foi possível alterar a senha',
    failedText: 'Sua senha continua a mesma. Tente novamente.',
    notYours:
      'Você está agindo em nome de {name}. Só o parceiro pode alterar a senha da própria conta.',
  },
} satisfies Shape<typeof en>;
