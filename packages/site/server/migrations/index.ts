import type { Migration } from '../db.ts';
import gateway from './001_gateway.sql?raw';

/** Every migration, oldest first. Append only: an applied one is never edited. */
export const migrations: readonly Migration[] = [{ id: '001_gateway', sql: gateway }];
