import element from '../payment.element.tsx';
import { define } from './define.ts';

define(element);
