import pg from 'pg';

import { ROL_APP, ROL_IDENTIDAD } from '@comanda/kit/base/rolApp';

const LOS_SUYOS: readonly unknown[] = [ROL_APP, ROL_IDENTIDAD];

type Preguntar = (this: pg.Client, ...args: unknown[]) => unknown;

/**
 * Keeps the text of every statement the services' roles send, from now on and on connections made from now on;
 * `dejar` ends it. Where the text is not the driver's to say (a prepared one, by name) it was said the first time.
 */
export function escuchar(): { textos: ReadonlySet<string>; dejar(): void } {
  const textos = new Set<string>();
  const cliente = pg.Client.prototype as unknown as { query: Preguntar }; // its overloads are one function
  const preguntar = cliente.query;
  cliente.query = function (...args) {
    const texto = textoDe(args[0]);
    if (texto && LOS_SUYOS.includes(this.user)) textos.add(texto);
    return preguntar.apply(this, args);
  };
  return {
    textos,
    dejar: () => {
      cliente.query = preguntar;
    },
  };
}

function textoDe(que: unknown): string | undefined {
  return typeof que === 'string' ? que : (que as { text?: string } | null)?.text;
}
