import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/agreement.ts';

export default {
  title: 'Contrato de parceria',
  link: 'Contrato de parceria e o que falta para um pagamento',
  failed: 'Não foi possível carregar o contrato',
  back: 'Voltar para os seus ganhos',
  published: 'Versão {version}, publicada em {date}',
  sample:
    'Este texto é um modelo. Você ainda não pode aceitá-lo: a instituição financeira vai publicar o próprio contrato.',
  accepted: 'Você aceitou em {date}.',
  withdrawn:
    'Você saiu em {date}. {isRequired, select, yes {Nenhuma comissão é aprovada até você aceitar de novo.} other {Nossa equipe vê que ele falta.}}',
  as: 'Assinado como {name}.',
  name: 'Digite seu nome completo',
  kept: 'Guardamos seu nome, a hora, seu endereço de internet abreviado e a versão.',
  withdrawQuestion: 'Sair do contrato? Suas comissões esperam até você aceitar de novo.',
  withdrawYes: 'Sim, sair',
  needs: 'O que ainda falta para as suas comissões',
  complete: 'Não falta nada. Suas comissões podem ser aprovadas.',
  accept: 'Aceitar o contrato',
  withdraw: 'Sair do contrato',
  pending: 'Salvando…',
  acceptDone: 'Contrato aceito',
  withdrawDone: 'Você saiu do contrato',
  notSaved: 'Nada foi salvo',
} satisfies Shape<typeof en>;
