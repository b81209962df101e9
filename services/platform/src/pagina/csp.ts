import type { Arranque } from '@comanda/shared/contracts/plataforma';

/** Scripts are ours, from files alone: none inline, no eval. Styles need the nonce of the answer (antd writes them). */
export function csp(nonce: string, direcciones: Arranque['direcciones']): string {
  const apis = [
    ...new Set(
      Object.values(direcciones)
        .filter(esAbsoluta)
        .map((url) => new URL(url).origin),
    ),
  ];
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', 'https:', ...apis].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...apis].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

const esAbsoluta = (url: string) => /^https?:/.test(url);
