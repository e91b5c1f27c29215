import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Accessibility,
  ArrowDown,
  ArrowLeft,
  ArrowUp,
  BookText,
  Calculator,
  Camera,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  Circle,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleUserRound,
  ClipboardList,
  ClipboardPen,
  ClipboardPlus,
  Clock,
  Compass,
  Copy,
  CornerDownRight,
  CreditCard,
  Download,
  Ellipsis,
  EqualNot,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Globe,
  HardDrive,
  Image,
  Info,
  Keyboard,
  KeyRound,
  Lock,
  LogOut,
  Mail,
  Menu,
  MessageCircle,
  MessageCircleDashed,
  MessageSquareQuote,
  Mic,
  MicOff,
  Minus,
  Monitor,
  Moon,
  PanelLeft,
  Paperclip,
  Pause,
  Pencil,
  Pin,
  PinOff,
  Play,
  Plus,
  Printer,
  Quote,
  ReceiptText,
  RotateCcw,
  Scale,
  Search,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  Square,
  SquarePen,
  Stethoscope,
  Sun,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide';
import { Icon, type IconDrawing } from './icon.tsx';

const groups: [name: string, icons: [icon: IconDrawing, name: string, meaning: string][]][] = [
  [
    'Agir',
    [
      [SquarePen, 'SquarePen', 'Nova conversa'],
      [ArrowUp, 'ArrowUp', 'Enviar'],
      [Square, 'Square', 'Parar'],
      [RotateCcw, 'RotateCcw', 'Tentar novamente, repetir'],
      [Copy, 'Copy', 'Copiar'],
      [Quote, 'Quote', 'Copiar em Vancouver/ABNT'],
      [MessageSquareQuote, 'MessageSquareQuote', 'Perguntar sobre um trecho'],
      [CornerDownRight, 'CornerDownRight', 'Próxima pergunta'],
      [Pencil, 'Pencil', 'Editar, renomear'],
      [Trash2, 'Trash2', 'Excluir'],
      [Plus, 'Plus', 'Acrescentar, abrir'],
      [X, 'X', 'Fechar, remover'],
      [Search, 'Search', 'Buscar'],
      [Printer, 'Printer', 'Imprimir'],
      [ReceiptText, 'ReceiptText', 'Ver recibo'],
      [Download, 'Download', 'Baixar'],
      [ThumbsUp, 'ThumbsUp', 'Útil'],
      [ThumbsDown, 'ThumbsDown', 'Não útil'],
      [Pin, 'Pin', 'Fixar no topo'],
      [PinOff, 'PinOff', 'Desafixar'],
      [ClipboardPen, 'ClipboardPen', 'Registro de uso de IA'],
      [ClipboardPlus, 'ClipboardPlus', 'Inserir no prontuário'],
      [Camera, 'Camera', 'Alterar foto'],
      [KeyRound, 'KeyRound', 'Alterar senha'],
      [LogOut, 'LogOut', 'Sair'],
      [Play, 'Play', 'Continuar'],
      [Pause, 'Pause', 'Pausar'],
    ],
  ],
  [
    'Mensagem e anexos',
    [
      [Paperclip, 'Paperclip', 'Anexar'],
      [HardDrive, 'HardDrive', 'Anexar do Google Drive'],
      [Mic, 'Mic', 'Ditar'],
      [MicOff, 'MicOff', 'Ditado desativado'],
      [Globe, 'Globe', 'Pesquisar na web'],
      [SlidersHorizontal, 'SlidersHorizontal', 'Opções de pesquisa'],
      [Image, 'Image', 'Imagem'],
      [FileText, 'FileText', 'Arquivo'],
      [MessageCircle, 'MessageCircle', 'Abrir o chat, mensagem externa'],
      [MessageCircleDashed, 'MessageCircleDashed', 'Conversa temporária'],
      [Mail, 'Mail', 'Escrever um e-mail'],
    ],
  ],
  [
    'Chegar e navegar',
    [
      [Stethoscope, 'Stethoscope', 'Assistente'],
      [CircleUserRound, 'CircleUserRound', 'Minha Conta'],
      [ClipboardList, 'ClipboardList', 'Consulta IA'],
      [Calculator, 'Calculator', 'Calculadora MED'],
      [Compass, 'Compass', 'Explorar'],
      [PanelLeft, 'PanelLeft', 'Barra lateral'],
      [Menu, 'Menu', 'Menu do site'],
      [Ellipsis, 'Ellipsis', 'Mais ações'],
      [BookText, 'BookText', 'Referências'],
      [Keyboard, 'Keyboard', 'Atalhos do teclado'],
      [ExternalLink, 'ExternalLink', 'Abre em nova aba'],
      [ArrowLeft, 'ArrowLeft', 'Voltar'],
      [ArrowDown, 'ArrowDown', 'Ir para o fim'],
      [ChevronDown, 'ChevronDown', 'Abrir, próximo'],
      [ChevronUp, 'ChevronUp', 'Anterior na busca'],
      [ChevronLeft, 'ChevronLeft', 'Afirmação anterior'],
      [ChevronRight, 'ChevronRight', 'Próxima afirmação'],
    ],
  ],
  [
    'Dizer um estado',
    [
      [Check, 'Check', 'Incluído, cumprido, confere'],
      [Circle, 'Circle', 'Ainda não cumprido'],
      [Minus, 'Minus', 'Não comparável'],
      [EqualNot, 'EqualNot', 'Diverge da fonte'],
      [Info, 'Info', 'Informação'],
      [CircleCheck, 'CircleCheck', 'Sucesso'],
      [TriangleAlert, 'TriangleAlert', 'Aviso'],
      [CircleAlert, 'CircleAlert', 'Erro'],
      [CircleHelp, 'CircleHelp', 'Ainda não se sabe'],
      [Clock, 'Clock', 'Em breve'],
    ],
  ],
  [
    'Segurança e pagamento',
    [
      [ShieldCheck, 'ShieldCheck', 'Privacidade, dados ocultados'],
      [ShieldAlert, 'ShieldAlert', 'Dados que identificam'],
      [Lock, 'Lock', 'Código de segurança'],
      [Eye, 'Eye', 'Mostrar caracteres'],
      [EyeOff, 'EyeOff', 'Ocultar caracteres'],
      [CreditCard, 'CreditCard', 'Cartão'],
      [Scale, 'Scale', 'Direito de arrependimento'],
    ],
  ],
  [
    'Tema e acesso',
    [
      [Monitor, 'Monitor', 'Tema do sistema'],
      [Sun, 'Sun', 'Tema claro'],
      [Moon, 'Moon', 'Tema escuro'],
      [Accessibility, 'Accessibility', 'Acessibilidade'],
    ],
  ],
];

const meta: Meta<typeof Icon> = { title: 'Partes/Ícone', component: Icon };
export default meta;

/** Every icon in use, with its lucide name and its meaning here. */
export const Every: StoryObj<typeof Icon> = {
  name: 'Todos os ícones',
  render: () => (
    <div className="stage-icons">
      {groups.map(([name, icons]) => (
        <section key={name}>
          <h3>{name}</h3>
          <div className="stage-icons__grid">
            {icons.map(([icon, lucide, meaning]) => (
              <figure key={lucide} className="stage-icon">
                <Icon as={icon} size={24} />
                <figcaption>
                  {meaning}
                  <code>{lucide}</code>
                </figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};
