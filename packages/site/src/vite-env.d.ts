/// <reference types="vite/client" />

/** Year in which the site was built, as four digits. */
declare const __BUILD_YEAR__: string;
