import { brand } from '@vesalio/site/brand';
import { createLog, createServer, readConfig, StartupError } from './app.ts';
import { warningOf } from './config.ts';

const refuse = (error: unknown): never => {
  if (error instanceof StartupError) console.error(error.message);
  else console.error('O servidor não pôde iniciar:', error);
  process.exit(1);
};

// The process that reads the log may exit. Keep the server running without it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  const config = readConfig(process.env);
  const warning = warningOf(config);
  if (warning) console.warn(warning);
  const server = await createServer(config, { log: createLog() });
  const { url } = await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const shown = process.env.PUBLIC_URL ? config.publicUrl : url.replace('127.0.0.1', 'localhost');
  console.log(`${brand.name} ${config.version} em ${shown}`);
  if (server.sandbox && config.sandbox === 'local') {
    console.log(`Demonstração: ${server.sandbox.demo.email} / ${server.sandbox.demo.password}`);
    if (!config.smtpUrl) console.log(`Caixa de saída de e-mails: ${shown}/sandbox/outbox`);
  }

  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) process.exit(1);
    isEnding = true;
    // Exit anyway if closing hangs.
    setTimeout(() => process.exit(1), 10_500).unref();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end().catch(refuse));
} catch (error) {
  refuse(error);
}
