import { execFileSync } from 'node:child_process';

/** Whether a program is installed. The runner lists missing programs at the end. */
export function hasProgram(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
