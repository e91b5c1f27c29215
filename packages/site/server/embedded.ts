import type { ServerConfig } from './config.ts';
import type { Db } from './db.ts';
import type { Sandbox } from './gateway-upstreams.ts';
import { createChatService } from './sandbox/chat.ts';
import { createGeo } from './sandbox/geo.ts';
import { createSandbox } from './sandbox/sandbox.ts';

/** The embedded backend, whole: product API, AI service, postal codes and localities. */
export async function createEmbedded(options: {
  db: Db;
  config: ServerConfig;
  now: () => Date;
}): Promise<Sandbox> {
  const { db, config, now } = options;
  const sandbox = await createSandbox(options);
  const chat = createChatService({
    db,
    config: {
      messagePath: config.chatMessagePath,
      freePlanMessages: config.freePlanMessages,
      llm: config.llm,
    },
    now,
  });
  return {
    ...sandbox,
    ...createGeo(),
    chat,
    seed: async () => {
      await sandbox.seed();
      await chat.prepare();
    },
  };
}
