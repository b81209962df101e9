const REINTENTO_S = 3;

/** While it cannot be known whose page it is: it asks again by itself. */
export const paginaDeEspera = (nonce: string): string =>
  [
    '<!doctype html>',
    '<html lang="es">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="${REINTENTO_S}">`,
    '<title>Comanda</title>',
    `<style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.45 system-ui;color-scheme:light dark}</style>`,
    '</head>',
    '<body>',
    '<p role="status">Comanda no responde por un momento. Se intenta de nuevo sola.</p>',
    '</body>',
    '</html>',
  ].join('\n');

/** It loads nothing. */
export const cspDeEspera = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
