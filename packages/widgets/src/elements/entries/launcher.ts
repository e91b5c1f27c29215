import element from '../chat/launcher.element.tsx';
import { define } from './define.ts';

define(element);
