import { execFileSync } from 'node:child_process';

/** Whether a program is on this machine. The runner lists the missing ones at its end. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
