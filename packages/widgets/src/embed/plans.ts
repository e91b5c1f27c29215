import { defineElement } from '../define-element.tsx';
import { plansElement } from '../plans/plans.element.tsx';
import { version } from '../version.ts';

defineElement(plansElement, version);
