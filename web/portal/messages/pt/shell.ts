import type { Shape } from '#web/kit/messages.ts';
import type en from '../en/shell.ts';

export default {
  app: 'Solar Grant Home, portal de parceiros',
  portal: 'Portal de parceiros',
  failed: 'Não conseguimos verificar quem está conectado',
  checking: 'Verificando sua sessão...',
  welcome: 'Olá, {name}',
  code: 'código',
  referralLink: 'Seu link de indicação',
  copyLink: 'Copiar link',
  language: 'Idioma',
  tabs: {
    dashboard: 'Painel',
    earnings: 'Ganhos',
    kit: 'Materiais',
    profile: 'Perfil',
  },
  shortcuts: {
    list: 'Ver os atalhos de teclado',
    note: 'Nova anotação sobre o cliente aberto',
  },
  impersonation: {
    label: 'Em nome de um parceiro',
    text: 'Você está agindo em nome de {name}. O que você fizer aqui fica registrado na sua própria conta.',
    return: 'Voltar à administração',
    failed: 'Não foi possível voltar ao modo de administração.',
  },
} satisfies Shape<typeof en>;
