export { useApp, useLoaded, useTexts, VesalioProvider } from './provider.tsx';
export { Button, ButtonLink, buttonClass, IconButton } from './ui/button.tsx';
export { classNames } from './ui/class-names.ts';
export { Icon } from './ui/icon.tsx';
export { Notices } from './ui/notices.tsx';
export { Spinner } from './ui/spinner.tsx';
export { VisuallyHidden } from './ui/visually-hidden.tsx';
