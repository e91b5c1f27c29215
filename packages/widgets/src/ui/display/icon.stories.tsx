import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BookOpenText,
  Check,
  CircleAlert,
  CircleCheck,
  CreditCard,
  Globe,
  Info,
  type LucideIcon,
  MessageSquarePlus,
  Mic,
  Paperclip,
  Printer,
  Search,
  ShieldCheck,
  Stethoscope,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react';
import { Icon } from './icon.tsx';

const icons: [LucideIcon, string][] = [
  [MessageSquarePlus, 'Nova conversa'],
  [Stethoscope, 'Assistente'],
  [Paperclip, 'Anexar'],
  [Mic, 'Ditar'],
  [Globe, 'Web'],
  [BookOpenText, 'Referências'],
  [Search, 'Buscar'],
  [Printer, 'Imprimir'],
  [CreditCard, 'Cartão'],
  [ShieldCheck, 'Privacidade'],
  [Check, 'Incluído'],
  [Info, 'Informação'],
  [CircleCheck, 'Sucesso'],
  [TriangleAlert, 'Aviso'],
  [CircleAlert, 'Erro'],
  [Trash2, 'Excluir'],
  [X, 'Fechar'],
];

const meta: Meta<typeof Icon> = { title: 'Partes/Ícone', component: Icon };
export default meta;

/** The icons in use and what each one means; one icon has one meaning. */
export const Every: StoryObj<typeof Icon> = {
  name: 'Todos os ícones',
  render: () => (
    <div className="stage-row">
      {icons.map(([icon, meaning]) => (
        <figure key={meaning} className="stage-figure">
          <Icon as={icon} size={24} />
          <figcaption>{meaning}</figcaption>
        </figure>
      ))}
    </div>
  ),
};
