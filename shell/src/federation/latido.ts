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

/** A storage that is closed holds no marks, and is heard of elsewhere. */
function leerMarcas(): Map<string, Marca> {
  const marcas = new Map<string, Marca>();
  try {
    for (const llave of Object.keys(localStorage)) {
      if (!llave.startsWith(LLAVE) || llave === propia) continue;
      const marca = JSON.parse(localStorage.getItem(llave) ?? 'null') as Marca | null;
      if (marca) marcas.set(llave, marca);
    }
  } catch (error) {
    console.warn('federation: marks of other pages not read', error);
  }
  return marcas;
}

let puede = true;

function guardar(marca: Marca): void {
  if (!puede) return;
  try {
    localStorage.setItem(propia, JSON.stringify(marca));
  } catch (error) {
    puede = false; // said once, not each second
    console.warn('federation: this page leaves no mark', error);
  }
}

function quitar(llave: string): void {
  if (puede) localStorage.removeItem(llave);
}
