import { launcherElement } from '../chat/launcher.element.tsx';
import { defineElement } from '../define-element.tsx';
import { version } from '../version.ts';

defineElement(launcherElement, version);
