import { version } from '../../version.ts';
import { defineElement } from '../define-element.tsx';
import { plansElement } from '../plans.element.tsx';

defineElement(plansElement, version);
