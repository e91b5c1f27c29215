import { hostHintTexts, tokenHintTexts, unaddressedText } from '@vesalio/core';
import { useEffect, useLayoutEffect, useState } from 'react';
import { elementChatFeatures } from '../../chat/chat-features.ts';
import type { ElementHost, ElementRow } from '../element-model.ts';
import { type ElementTag, registry } from '../registry.ts';
import { adoptStyles } from '../rendering/adopt-styles.ts';
import { givenAddress, isInvalidAddress } from './gateway-address.ts';
import css from './host-hints.css?inline';
import { hasTokenAttribute, isInvalidToken, unknownFeatures, unknownValues } from './host-mistakes.ts';
import { isOtherServer } from './page-server.ts';

const logged = new WeakMap<HTMLElement, Set<string>>();

/** Warns on the console, once per element. */
function warn({ element }: ElementHost, hint: string): void {
  const before = logged.get(element) ?? new Set();
  logged.set(element, before);
  if (before.has(hint)) return;
  before.add(hint);
  console.warn(hint);
}

/**
 * Warns the host on the console about settings that have no effect. In an element without a gateway, shows one line.
 */
export function HostHints({ host }: { host: ElementHost }) {
  const { root } = host;
  useLayoutEffect(() => adoptStyles(root, css), [root]);
  useEffect(() => {
    warnOfToken(host);
    warnOfValues(host);
  });
  return useUnaddressed(host) ? (
    <p className="vs-element__failure vs-unaddressed" role="alert">
      {unaddressedText}
    </p>
  ) : null;
}

/** `getToken` must be a function, and an attribute holds only text. */
function warnOfToken(host: ElementHost): void {
  const { localName } = host.element;
  if (isInvalidToken(host)) warn(host, tokenHintTexts.other(localName, typeof host.properties.getToken));
  else if (hasTokenAttribute(host)) warn(host, tokenHintTexts.attribute(localName));
}

function warnOfValues(host: ElementHost): void {
  const { localName } = host.element;
  const row: ElementRow | undefined = registry[localName as ElementTag];
  for (const name of unknownValues(host)) {
    const known = [row?.attributes[name] ?? []].flat();
    const given = host.element.getAttribute(name) ?? '';
    warn(host, hostHintTexts.unknown(localName, name, given, known.join(', ')));
  }
  const tokens = Object.keys(elementChatFeatures).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  for (const token of unknownFeatures(host))
    warn(host, hostHintTexts.unknown(localName, 'features', token, tokens.join(', ')));
}

/** Whether the page gives no gateway address. Reports this once to the host. */
function useUnaddressed(host: ElementHost): boolean {
  const [isNone, setNone] = useState(false);
  const given = givenAddress(host);
  const isWrong = isInvalidAddress(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the host object changes at each render
  useEffect(() => {
    let isGone = false;
    const { localName } = host.element;
    const fail = (hint: string) => {
      if (isGone) return;
      setNone(true);
      warn(host, hint);
      host.emit('vesalio-error', { code: 'base-url' });
    };
    if (isWrong) fail(hostHintTexts.address(localName, given));
    else if (!given)
      void isOtherServer().then((isOther) => {
        if (isOther) fail(hostHintTexts.noAddress(localName));
      });
    return () => {
      isGone = true;
      setNone(false);
    };
  }, [given, isWrong]);
  return isNone;
}
