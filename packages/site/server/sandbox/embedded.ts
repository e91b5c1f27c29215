import type { ServerConfig } from '../config.ts';
import type { Sandbox } from '../gateway/upstream/upstreams.ts';
import type { Db } from '../platform/database.ts';
import { createChatService } from './chat/chat.ts';
import { searchTexts } from './chat/search-texts.ts';
import { CORPUS_UPDATED_AT, passages } from './corpus/index.ts';
import { createGeo } from './geo/geo.ts';
import { createProductSandbox } from './product-sandbox.ts';
import { sandboxTexts as texts } from './texts.ts';

/** The hashing cost of a demonstration without storage, where password hashes disappear with the process. */
const PASSING_COST = 10;

/** The embedded backend: product API, AI service, postal codes and localities. */
export async function createEmbedded(options: {
  db: Db;
  config: ServerConfig;
  now: () => Date;
}): Promise<Sandbox> {
  const { db, config, now } = options;
  const keepsNothing = !config.databaseUrl && config.dataDir === 'memory' && config.sandbox === 'local';
  const sandbox = await createProductSandbox({
    ...options,
    config: { ...config, passwordCost: keepsNothing ? PASSING_COST : undefined },
  });
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
    facts: {
      model: config.llm?.model ?? texts.extractor,
      corpus: { name: texts.corpus(passages.length), updatedAt: CORPUS_UPDATED_AT },
    },
    searchTexts: (ownerId, query) => searchTexts(db, ownerId, query),
    seed: async () => {
      await sandbox.seed();
      await chat.prepare();
    },
  };
}
