import { bundleServer } from './server-process.ts';

/** Once for all files, which run at the same time. */
export default bundleServer;
