/** Counts the CPU time of this process and all its descendants, including Chromium's detached renderers. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mount points of Linux control groups, this process's line in /proc/self/cgroup, and the file with the CPU time. */
const HIERARCHIES = [
  {
    mount: '/sys/fs/cgroup',
    line: /^0::(.*)$/m,
    file: 'cpu.stat',
    seconds: (text) => Number(/^usage_usec (\d+)/m.exec(text)?.[1]) / 1e6,
  },
  {
    mount: '/sys/fs/cgroup/cpuacct',
    line: /:(?:cpu,)?cpuacct(?:,cpu)?:(.*)$/m,
    file: 'cpuacct.usage',
    seconds: (text) => Number(text) / 1e9,
  },
];

/**
 * Moves this process into its own control group, which requires Linux and root.
 * @returns {{ isWhole: boolean, seconds(): number }} `isWhole` is false if only processes that have ended and were
 * waited for are counted; `seconds()` is NaN if nothing is known
 */
export function countCpuTime() {
  for (const { mount, line, file, seconds } of HIERARCHIES) {
    const own = line.exec(existsSync('/proc/self/cgroup') ? readFileSync('/proc/self/cgroup', 'utf8') : '');
    const parent = join(mount, own?.[1] ?? '');
    // In some containers, the kernel's path does not exist in the file system.
    if (!own || !existsSync(join(parent, 'cgroup.procs'))) continue;
    const group = join(parent, `vesalio-tests-${process.pid}`);
    try {
      mkdirSync(group);
      const time = () => seconds(readFileSync(join(group, file), 'utf8'));
      if (Number.isNaN(time())) throw new Error('no time');
      writeFileSync(join(group, 'cgroup.procs'), String(process.pid));
      const began = ownTime() ?? 0;
      process.on('exit', () => leave(parent, group));
      return { isWhole: true, seconds: () => began + time() };
    } catch {
      leave(parent, group);
    }
  }
  return { isWhole: false, seconds: () => ownTime() ?? Number.NaN };
}

/** CPU seconds of this process and of its children that have ended. */
function ownTime() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    // User and system time of this process, then of its children, in ticks of 10 ms.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  } catch {
    return undefined;
  }
}

function leave(parent, group) {
  try {
    const left = readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean);
    for (const pid of left) writeFileSync(join(parent, 'cgroup.procs'), pid);
    rmdirSync(group);
  } catch {
    // The group was not created, or a process has not ended yet.
  }
}
