import { setTimeout as esperar } from 'node:timers/promises';

const ENTRE_PAGINAS_MS = 100;

/** Somebody who opens the page of `url` again and again, if there is one; `terminar` answers how often it came. */
export function visitar(url: string | null, fallidas: string[]) {
  let terminado = url === null;
  let paginas = 0;
  const trabajo = (async () => {
    while (!terminado) {
      const respuesta = await fetch(`${url}/auth/login`).catch(() => null);
      const texto = await respuesta?.text().catch(() => '');
      if (respuesta?.ok && texto?.includes('</html>')) paginas += 1;
      else fallidas.push(`/auth/login ${respuesta?.status ?? 0}`);
      await esperar(ENTRE_PAGINAS_MS);
    }
  })();
  return {
    async terminar(): Promise<number> {
      terminado = true;
      await trabajo;
      return paginas;
    },
  };
}
