export { useApp, useLoaded, useTexts, VesalioProvider } from './provider.tsx';
