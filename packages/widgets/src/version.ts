import { version as packageVersion } from '../package.json';

/** The version of this package, read from package.json at build time. */
export const version: string = packageVersion;
