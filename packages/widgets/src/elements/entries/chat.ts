import element from '../chat/chat.element.tsx';
import { define } from './define.ts';

define(element);
