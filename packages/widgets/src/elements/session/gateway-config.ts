import { ApiError, type Configuration, readConfiguration, readEmbedOrigin } from '@vesalio/core';
import { useEffect, useState } from 'react';
import type { ElementSurface } from '../element-surface.ts';
import { isOwnServer } from '../origin-refusals.ts';
import { explainFailure } from './gateway-status.ts';

/** The gateway's configuration; undefined until it is known, if it cannot be read, or while `isWanted` is false. */
export function useGatewayConfig({ app }: ElementSurface, isWanted = true): Configuration | undefined {
  const [config, setConfig] = useState<Configuration>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    readConfiguration(app.http).then(
      (known) => isGone || setConfig(known),
      () => {},
    );
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
  const isOwn = isOwnServer(app.baseUrl);
  const isWanted = host.attributes.allowSensitive === true;
  const [isListed, setListed] = useState<boolean>();
  const { emit } = host;
  useEffect(() => {
    if (isOwn || !isWanted) return;
    let isGone = false;
    readEmbedOrigin(app.http)
      .then(({ allowed }) => {
        if (!allowed) throw new ApiError('network');
      })
      .then(
        () => isGone || setListed(true),
        async (refusal) => {
          if (isGone) return;
          setListed(false);
          emit('vesalio-error', { code: await explainFailure(refusal, app.baseUrl) });
        },
      );
    return () => {
      isGone = true;
    };
  }, [app, isOwn, isWanted, emit]);
  if (isOwn) return true;
  return isWanted ? isListed : false;
}
