import { deMaquina, Guardado, llaveDeSesion } from '@comanda/shared/session';

import { escuchar } from '../pagina';

type Ajustes = {
  /** Of whoever is in, and gone once they go out. */
  usuario?: string;
  /** What these names began with before they began with the area: kept as well while builds of then may come back. */
  antes?: string;
  /** The browser's, or that of this window alone. */
  en?: Guardado | (() => Storage);
};

/** What an area keeps in a browser, under names that no other area has. */
export type Almacen = {
  leer: (llave: string) => string | null;
  /** Null takes it away. Where the browser does not keep it, this page alone remembers. */
  guardar: (llave: string, texto: string | null) => void;
  llaves: () => string[];
  /** Tells what another tab changed, until the function it answers is called. */
  alCambiar: (hacer: (llave: string, texto: string | null) => void) => () => void;
};

/**
 * A part of what an area keeps: `almacenDe('eventos', 'menu.')` names its own `eventos:menu.…`. What a build of before wrote later
 * under `antes` counts more than what is kept here, since this one writes both.
 */
export function almacenDe(
  area: string,
  parte: string,
  { usuario, antes, en }: Ajustes = {},
): Almacen {
  const donde = guardadoDe(en);
  const propio = `${area}:${parte}`;
  const prefijos = (antes === undefined ? [propio] : [antes, propio]).map((uno) =>
    usuario === undefined ? uno : llaveDeSesion(usuario, uno),
  );
  const sinPrefijo = (llave: string) => {
    const suyo = prefijos.find((prefijo) => llave.startsWith(prefijo));
    return suyo === undefined ? [] : [llave.slice(suyo.length)];
  };

  return {
    leer(llave) {
      const [primero = null] = prefijos.flatMap((prefijo) => donde.leer(prefijo + llave) ?? []);
      return primero;
    },
    guardar(llave, texto) {
      for (const prefijo of prefijos) donde.guardar(prefijo + llave, texto);
    },
    llaves: () => [...new Set(donde.llaves().flatMap(sinPrefijo))],
    alCambiar: (hacer) =>
      escuchar('storage', ({ key, newValue }) => {
        for (const llave of sinPrefijo(key ?? '')) hacer(llave, newValue);
      }),
  };
}

function guardadoDe(en: Ajustes['en']): Guardado {
  if (en === undefined) return deMaquina;
  return en instanceof Guardado ? en : new Guardado(en);
}
