import element from '../account.element.tsx';
import { define } from './define.ts';

define(element);
