import { connect } from 'node:net';

interface RawAnswer {
  status: number;
  /** Keys are lowercase. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Sends a raw request that no HTTP client would send. */
export function rawRequest(
  url: string,
  method: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: new URL(url).host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return rawBytes(url, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** Sends these characters, and reads until the server closes the connection. */
export function rawBytes(url: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      const [status = '', ...fields] = head.split('\r\n');
      resolve({
        status: Number(status.split(' ')[1]),
        headers: new Map(
          fields.map((field) => {
            const [name = '', ...value] = field.split(': ');
            return [name.toLowerCase(), value.join(': ')];
          }),
        ),
        body: Buffer.from(body.join('\r\n\r\n'), 'latin1').toString('utf8'),
      });
    });
    socket.write(Buffer.from(text, 'latin1'));
  });
}
