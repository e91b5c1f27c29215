import { version } from '../../version.ts';
import { launcherElement } from '../chat/launcher.element.tsx';
import { defineElement } from '../define-element.tsx';

defineElement(launcherElement, version);
