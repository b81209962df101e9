import { deMaquina } from '@comanda/shared/session';

import { contarFallo } from './contarFallo';
import { dondeEsta, type Donde } from './dondeEsta';

const CADA_MS = 1_000;
/** A page that says nothing for so long does not live any more. */
const CALLADA_MS = 4_000;
/** Whoever sees a page hang loads it anew; what is older may be a machine that was switched off. */
const RECIENTE_MS = 120_000;
const LLAVE = 'comanda.latido.';

const propia = LLAVE + Math.random().toString(36).slice(2);

type Marca = Donde & { cuando: number };

/**
 * While it is looked at, a page leaves a mark each second and takes it away as it goes. One that hangs, or dies of what it holds, can do
 * neither, and the next page tells of it. It says nothing of slowness: a page that came back took its mark along.
 */
export function latir(): void {
  const anteriores = leerMarcas();
  setTimeout(() => decirCalladas(anteriores), CALLADA_MS);
  let imprimiendo = false;
  const marcar = () => {
    if (document.visibilityState !== 'visible' || imprimiendo) quitar(propia);
    else guardar({ ...dondeEsta(), cuando: Date.now() });
  };
  const imprimir = (ahora: boolean) => () => {
    imprimiendo = ahora; // a page waits for as long as the dialog of the printer is open
    marcar();
  };
  setInterval(marcar, CADA_MS);
  document.addEventListener('visibilitychange', marcar);
  window.addEventListener('beforeprint', imprimir(true));
  window.addEventListener('afterprint', imprimir(false));
  window.addEventListener('pagehide', () => quitar(propia));
}

/** Of other tabs one that lives has gone on meanwhile. */
function decirCalladas(anteriores: ReadonlyMap<string, Marca>): void {
  const ahora = leerMarcas();
  for (const [llave, { cuando, ...donde }] of anteriores) {
    if (ahora.get(llave)?.cuando !== cuando) continue;
    quitar(llave);
    if (Date.now() - cuando <= RECIENTE_MS) contarFallo({ ...donde, fase: 'colgado', mensaje: '' });
  }
}

function leerMarcas(): Map<string, Marca> {
  const marcas = new Map<string, Marca>();
  for (const llave of deMaquina.llaves()) {
    if (!llave.startsWith(LLAVE) || llave === propia) continue;
    const marca = leerMarca(llave);
    if (marca) marcas.set(llave, marca);
  }
  return marcas;
}

function leerMarca(llave: string): Marca | null {
  try {
    return JSON.parse(deMaquina.leer(llave) ?? 'null') as Marca | null;
  } catch (error) {
    console.warn('federation: a mark of another page not read', error);
    return null;
  }
}

const guardar = (marca: Marca): void => deMaquina.guardar(propia, JSON.stringify(marca));

const quitar = (llave: string): void => deMaquina.guardar(llave, null);
