/** Targets of hostile links. */
export const ADDRESSES = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java&#x09;script:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61vascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg/onload=alert(1)>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://a.com/x',
  '//evil.com/x',
  '/api/auth/delete-account',
  'https://user:pass@evil.com/',
  'https://good.com@evil.com/',
  'https://a.com/\u202efdp.exe',
  'https://good.com\\@evil.com',
  'intent://x',
];

/** Forms of hostile links. */
export const FORMS: readonly ((url: string) => string)[] = [
  (url) => `[x](${url})`,
  (url) => `[x](<${url}>)`,
  (url) => `[x](${url} "título")`,
  (url) => `![x](${url})`,
  (url) => `[![x](${url})](${url})`,
  (url) => `<${url}>`,
  (url) => `[x][r] ![x][r]\n\n[r]: ${url}`,
  (url) => `[r]\n\n[r]: <${url}>`,
  (url) => `<a href="${url}">x</a>`,
  (url) => `<img src="${url}" onerror=alert(1)>`,
  (url) => `<iframe src='${url}'></iframe>`,
  (url) => `<svg><a xlink:href="${url}"><text>x</text></a></svg>`,
  (url) => `| a |\n|---|\n| [x](${url}) |`,
  (url) => `> - # [x](${url})`,
  (url) => `\`\`\`mermaid\ngraph TD; A-->B; click A "${url}"\n\`\`\``,
  (url) => `**[*x*](${url})**`,
];

/** HTML that must stay text. */
export const HTML = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.com></ScRiPt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<math><mtext></math>',
  '<style>*{display:none}</style>',
  '<!-- <script> -->',
  '<![CDATA[x]]>',
  '<?php x ?>',
  '<body onload=alert(1)>',
  '<form action=/x><button>y</button></form>',
  '<details open ontoggle=alert(1)>',
  '<base href=//evil.com>',
  '<meta http-equiv=refresh content=0>',
  '<x onclick=alert(1)>y</x>',
];

/** Every target in every form. */
export const payloads: readonly string[] = FORMS.flatMap((form) => ADDRESSES.map(form));
