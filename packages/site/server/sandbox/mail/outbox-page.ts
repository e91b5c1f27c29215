import { brand } from '@vesalio/site/brand';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Db } from '../../platform/database.ts';
import css from './outbox.css?raw';
import { fontFaces } from './outbox-fonts.ts';
import { outboxTexts as texts } from './outbox-texts.ts';

/** A mail that is shown instead of sent. */
interface OutboxMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
  link: string | null;
  createdAt: Date;
}

const SHOWN = 100;

const readOutbox = (db: Db): Promise<OutboxMail[]> =>
  db.query<OutboxMail>(
    `select id, recipient as "to", subject, body_text as text, body_html as html, code, link,
       created_at as "createdAt"
     from outbox order by id desc limit ${SHOWN}`,
  );

const time = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/**
 * Shows the mails of the sandbox, newest first. `/outbox` is a page, `/outbox.json` a list of `{to, subject, text,
 * code?, link?}`, and `/outbox/{id}` one mail as a mail program shows it.
 * @param settled resolves when pending mails have arrived
 */
export function createOutbox(db: Db, settled: () => Promise<void>): Hono {
  const routes = new Hono();
  routes.use(async (c, next) => {
    await settled();
    await next();
    c.header('Cache-Control', 'no-store');
  });

  routes.get('/outbox.json', async (c) => {
    const mails = await readOutbox(db);
    return c.json(
      mails.map(({ to, subject, text, code, link, createdAt }) => ({
        to,
        subject,
        text,
        ...(code ? { code } : {}),
        ...(link ? { link } : {}),
        createdAt,
      })),
    );
  });

  routes.get('/outbox.css', async (c) =>
    c.body(`${await fontFaces()}\n${css}`, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );

  routes.get('/outbox', async (c) => c.html(page(await readOutbox(db))));

  routes.get('/outbox/:id{[0-9]{1,9}}', async (c) => {
    const [mail] = await db.query<{ html: string }>('select body_html as html from outbox where id = $1', [
      Number(c.req.param('id')),
    ]);
    if (!mail) return c.notFound();
    // A mail needs inline styles. This policy allows them and nothing else.
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`,
    );
    return c.html(mail.html);
  });
  return routes;
}

const page = (mails: readonly OutboxMail[]) => html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${texts.title} · ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/outbox.css">
</head>
<body>
<header class="bar">
<a class="brand" href="/">
<svg viewBox="0 0 32 32" width="28" height="28" fill="none" stroke="currentColor" stroke-width="3.1" stroke-linecap="round" aria-hidden="true">${brand.mark.strokes.map((d) => html`<path d="${d}"/>`)}<circle class="dot" cx="${brand.mark.point.cx}" cy="${brand.mark.point.cy}" r="${brand.mark.point.r}"/></svg>
<span>${brand.name}</span>
</a>
<a class="reload" href="/sandbox/outbox">${texts.reload}</a>
</header>
<main>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
${mails.length === 0 ? html`<p class="empty">${texts.empty}</p>` : ''}
<ol class="mails">${mails.map(entry)}</ol>
</main>
</body>
</html>`;

const entry = (mail: OutboxMail) => html`<li>
<article class="mail" aria-labelledby="mail-${mail.id} meta-${mail.id}">
<header>
<h2 id="mail-${mail.id}">${mail.subject.replace(' ·', '\u00a0·')}</h2>
<p class="meta" id="meta-${mail.id}"><span>${texts.to} <strong>${mail.to}</strong></span> <time datetime="${mail.createdAt.toISOString()}">${time.format(mail.createdAt)}</time></p>
</header>
${
  mail.code
    ? html`<p class="code-line"><span class="label" id="code-${mail.id}">${texts.code}</span> <input class="code" readonly aria-labelledby="code-${mail.id}" value="${mail.code}" size="5"></p>`
    : ''
}
${
  mail.link
    ? html`<p class="link-line"><span class="label">${texts.link}</span> <a href="${mail.link}">${mail.link}</a></p>`
    : ''
}
<details>
<summary>${texts.whole}</summary>
<div class="text">${mail.text
  .split('\n\n')
  .filter((paragraph) => paragraph !== mail.code && paragraph !== mail.link)
  .map((paragraph) => html`<p>${paragraph}</p>`)}</div>
<p><a href="/sandbox/outbox/${mail.id}">${texts.asMail}</a></p>
</details>
</article>
</li>`;
