import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../packages');

/** Names of functions and properties that turn a text into markup or code. */
const SINKS =
  /^(?:innerHTML|outerHTML|srcdoc|dangerouslySetInnerHTML|insertAdjacentHTML|setHTML|setHTMLUnsafe|parseFromString|createContextualFragment|eval|Function|Worker|importScripts)$/;
interface Node {
  type?: string;
  name?: string;
  start?: number;
  end?: number;
  callee?: Node & { object?: Node; property?: Node };
  property?: Node;
  left?: Node;
  arguments?: (Node & { value?: unknown })[];
}

/** The sinks that a source file uses. */
function sinksOf(file: string): string[] {
  const source = readFileSync(join(packages, file), 'utf8');
  const found: string[] = [];
  JSON.stringify(parseSync(file, source).program, (_, node: Node | null) => {
    const called =
      node?.type === 'CallExpression' || node?.type === 'NewExpression' ? node.callee : undefined;
    const name = called?.property?.name ?? called?.name ?? '';
    const argument = node?.arguments?.[0]?.value;
    const text = called ? source.slice(called.start, called.end) : '';
    if (SINKS.test(name) || /^document\.write/.test(text)) found.push(name);
    if (name === 'createElement' && /^(script|style)$/.test(String(argument))) found.push(`<${argument}>`);
    const assigned = node?.type === 'AssignmentExpression' ? node.left?.property?.name : undefined;
    if (assigned && SINKS.test(assigned)) found.push(assigned);
    if (node?.type === 'JSXIdentifier' && SINKS.test(node.name ?? '')) found.push(node.name ?? '');
    return node;
  });
  return found;
}

test('every place where a text could become markup or code is known (catalogue 9)', () => {
  const sources = ['core', 'widgets', 'site'].flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d|\.stories|\.test)\.tsx?$/.test(file))
      .map((file) => join(name, 'src', file)),
  );
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((file) => sinksOf(file).map((sink) => `${file}: ${sink}`));
  // The loader of Google's two scripts, under a policy that lists their addresses.
  expect(found).toEqual(['widgets/src/load-script.ts: <script>']);
});
