import { labels } from './shared/labels.ts';
import { accountParts, pageNames } from './shared/page-names.ts';
import { newConversation } from './shared/sentences.ts';
import { stateTexts } from './states.ts';

/** Texts of every screen: frame, sidebar, states, notifications. */
export const generalTexts = {
  ...stateTexts,
  breadcrumbs: {
    ...pageNames,
    label: 'Você está em',
    home: labels.home,
    login: 'Login',
    register: 'Cadastro',
    choosePlan: pageNames.plans,
  },
  sidebar: {
    label: 'Menu principal',
    sections: 'Partes do produto',
    open: labels.openMenu,
    close: labels.closeMenu,
    myAccount: 'Minha Conta',
    ...accountParts,
    newConversation,
    assistant: (brand: string) => `Assistente ${brand}`,
    consultation: pageNames.consultation,
    calculator: pageNames.calculator,
    explore: pageNames.explore,
    logout: labels.logout,
    planTag: (tag: string) => `Plano ${tag}`,
  },
  placeholders: {
    consultation: "Funcionalidade 'Consulta IA' em desenvolvimento.",
    calculator: "Funcionalidade 'Calculadora MED' em desenvolvimento.",
    generic: 'Funcionalidade em desenvolvimento.',
  },
  legal: {
    terms: pageNames.terms,
    privacy: pageNames.privacy,
    updatedAt: (date: string) => `Atualizado em ${date}`,
    accessibility: labels.accessibility,
  },
} as const;
