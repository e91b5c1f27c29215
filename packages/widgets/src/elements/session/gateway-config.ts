import type { App } from '@vesalio/core';
import { useEffect, useState } from 'react';
import type { ElementSurface } from '../element-surface.ts';
import { explainRefusal } from './gateway-status.ts';

/** The part of the gateway's configuration that elements need. */
interface GatewayConfig {
  salesWhatsappNumber: string | null;
  googleClientId: string | null;
  googleApiKey: string | null;
  sandbox: boolean;
}

const record = {
  safeParse: (value: unknown) =>
    typeof value === 'object' && value !== null
      ? { success: true as const, data: value as Record<string, unknown> }
      : { success: false as const, error: new Error('not an object') },
};

/** Requests a JSON object from the gateway. */
export const askGateway = async (app: App, path: string) => (await app.http()).gateway('GET', path, record);

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** The gateway's configuration; undefined until it is known, or while `isWanted` is false. */
export function useGatewayConfig({ app }: ElementSurface, isWanted = true): GatewayConfig | undefined {
  const [config, setConfig] = useState<GatewayConfig>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    askGateway(app, '/config.json')
      .catch(() => ({}) as Record<string, unknown>)
      .then(({ salesWhatsappNumber, googleClientId, googleApiKey, sandbox }) => {
        if (isGone) return;
        setConfig({
          salesWhatsappNumber: text(salesWhatsappNumber),
          googleClientId: text(googleClientId),
          googleApiKey: text(googleApiKey),
          sandbox: sandbox === true,
        });
      });
    return () => {
      isGone = true;
    };
  }, [app, isWanted]);
  return config;
}

/**
 * Whether passwords and cards may be entered here: on the product's own origin, or if the element allows it and the
 * gateway lists this origin. Undefined until the gateway answers; false without an answer.
 */
export function useSensitiveEntry({ app, host }: ElementSurface): boolean | undefined {
  const isOwn = new URL(app.baseUrl, location.href).origin === location.origin;
  const isWanted = host.attributes.allowSensitive === true;
  const [isListed, setListed] = useState<boolean>();
  const { emit } = host;
  useEffect(() => {
    if (isOwn || !isWanted) return;
    let isGone = false;
    const refuse = async () => {
      setListed(false);
      emit('vesalio-error', { code: await explainRefusal(app.baseUrl) });
    };
    askGateway(app, '/gateway/embed-origin')
      .then(({ allowed }) => allowed === true)
      .catch(() => false)
      .then((allowed) => {
        if (isGone) return;
        if (allowed) setListed(true);
        else void refuse();
      });
    return () => {
      isGone = true;
    };
  }, [app, isOwn, isWanted, emit]);
  if (isOwn) return true;
  return isWanted ? isListed : false;
}
