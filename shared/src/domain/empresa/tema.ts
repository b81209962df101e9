/** How the product looks on this machine: by day, by night, or as the machine itself does. */
export const TEMAS = ['claro', 'oscuro', 'equipo'] as const;
export type Tema = (typeof TEMAS)[number];

const COOKIE = 'comanda.tema';
const DIAS = 400; // browsers keep nothing longer

export const esTema = (valor: unknown): valor is Tema => TEMAS.some((tema) => tema === valor);

/** What the user has chosen, by the cookies of a page or of its request: the server has to know before any code runs. */
export function temaDeCookies(cookies: string): Tema {
  const [, valor] =
    cookies
      .split(/; */)
      .map((cookie) => cookie.split('='))
      .find(([nombre]) => nombre === COOKIE) ?? [];
  return esTema(valor) ? valor : 'equipo';
}

/** The cookie that remembers a choice; as the machine does is no choice, and takes it away. */
export function cookieDeTema(tema: Tema): string {
  const segundos = tema === 'equipo' ? 0 : DIAS * 24 * 60 * 60;
  return `${COOKIE}=${tema}; path=/; max-age=${segundos}; samesite=lax`;
}
