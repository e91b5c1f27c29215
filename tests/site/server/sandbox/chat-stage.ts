import {
  type ChatServiceConfig,
  type ChatServiceOptions,
  createChatService,
} from '../../../../packages/site/server/sandbox/chat/chat.ts';
import { openStage } from './sandbox-stage.ts';

export interface Reference {
  id: string;
  title: string;
  text: string;
  source: string;
  journal: string;
  year: string;
  type: string;
  authors?: string[];
}

export interface StreamEvent {
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: wire data, asserted field by field
  data: any;
}

export interface AskOptions {
  conversationId?: number;
  userId?: number;
  topK?: number | string;
  web?: boolean;
  files?: Record<string, string>;
  /** The content of files, by name. All other files contain one letter. */
  contents?: Record<string, BlobPart>;
  key?: string;
  accept?: string;
  signal?: AbortSignal;
}

/** The AI service with its own database and one person on the free plan. */
export async function openChat(
  url: string | undefined,
  config: Partial<ChatServiceConfig> = {},
  search?: ChatServiceOptions['search'],
) {
  const stage = await openStage(url);
  const person = await stage.join();
  const build = (changes: Partial<ChatServiceConfig> = {}) =>
    createChatService({
      db: stage.db,
      now: () => stage.clock.now,
      ...(search ? { search } : {}),
      config: { freePlanMessages: 100_000, paceMs: 0, ...config, ...changes },
    });
  const chat = {
    stage,
    person,
    service: build(),
    rebuild: (changes: Partial<ChatServiceConfig>) => {
      chat.service = build(changes);
    },
    send: (path: string, { signal, ...init }: RequestInit = {}) => {
      const request = new Request(`http://chat${path}`, init);
      // Use the caller's own signal. A request's own copy may be garbage-collected and then never aborts.
      if (signal) Object.defineProperty(request, 'signal', { value: signal });
      return chat.service(request);
    },
    async open(owner = person.userId, titulo = 'Pergunta') {
      const response = await chat.send('/api/conversas', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ codigoCliente: owner, titulo }),
      });
      const body = await response.json();
      return body.data.codigoConversa as number;
    },
    async post(prompt: string, options: AskOptions = {}): Promise<Response> {
      const form = new FormData();
      if (options.userId !== undefined) form.append('userId', String(options.userId));
      form.append('conversationId', String(options.conversationId ?? (await chat.open())));
      form.append('prompt', prompt);
      form.append('topK', String(options.topK ?? 10));
      form.append('web', String(options.web ?? false));
      for (const [name, type] of Object.entries(options.files ?? {})) {
        form.append(
          type === 'application/pdf' ? 'pdfs' : 'images',
          new Blob([options.contents?.[name] ?? 'x'], { type }),
          name,
        );
      }
      return chat.send('/api/mensagens', {
        method: 'POST',
        body: form,
        ...(options.signal ? { signal: options.signal } : {}),
        headers: {
          Accept: options.accept ?? 'application/json',
          ...(options.key ? { 'Idempotency-Key': options.key } : {}),
        },
      });
    },
    async ask(prompt: string, options: AskOptions = {}) {
      const response = await chat.post(prompt, options);
      const { data } = await response.json();
      return data as {
        resposta: string;
        referencias: Reference[];
        codigoConversaCliente: number;
        codigoMensagem: number;
        sugestoes?: string[];
        modelo?: { nome: string; versao?: string };
      };
    },
    async history(conversationId: number, query = '') {
      const response = await chat.send(`/api/mensagens/conversa/${conversationId}${query}`);
      return { status: response.status, items: (await response.json()).data };
    },
    close: () => stage.close(),
  };
  return chat;
}

export type Chat = Awaited<ReturnType<typeof openChat>>;

export async function readEvents(response: Response): Promise<StreamEvent[]> {
  return (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });
}

export const EVENTS = 'text/event-stream, application/json';
