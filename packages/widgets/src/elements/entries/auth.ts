import element from '../auth.element.tsx';
import { define } from './define.ts';

define(element);
