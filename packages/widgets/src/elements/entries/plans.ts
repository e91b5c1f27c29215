import element from '../plans.element.tsx';
import { define } from './define.ts';

define(element);
