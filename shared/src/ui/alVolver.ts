/** In the state of the entry that is put over the page's own while a dialog is open. */
const MARCA = 'dialogo';

type Abierto = { cerrar: () => void };

const abiertos: Abierto[] = [];
/** The entry that Back takes away instead of the page. */
let puesta: string | null = null;
let cuantas = 0;
/** Asked of the browser by us and not there yet: it goes from whatever entry is there by then. */
let volviendo = false;

const marcaDe = (): unknown => (history.state as Record<string, unknown> | null)?.[MARCA];

function poner(): void {
  if (volviendo || (puesta !== null && marcaDe() === puesta)) return;
  const yaHay = puesta === null && marcaDe() !== undefined; // of this page before it was loaded anew
  cuantas += 1;
  puesta = `${Math.trunc(performance.timeOrigin)}-${cuantas}`;
  const estado = { ...(history.state as object | null), [MARCA]: puesta };
  if (yaHay) history.replaceState(estado, '');
  else history.pushState(estado, '');
}

function volver(): void {
  volviendo = true;
  history.back();
}

/** Once nothing is open any more; where the page went on meanwhile, the entry lies under it and is passed over later. */
function quitar(): void {
  if (abiertos.length > 0 || puesta === null) return;
  const encima = marcaDe() === puesta;
  puesta = null;
  if (encima) volver();
}

function alIr(): void {
  const pedido = volviendo;
  volviendo = false;
  const marca = marcaDe();
  if (marca !== undefined && marca !== puesta) {
    volver(); // the entry of a dialog that is gone
  } else if (pedido) {
    if (abiertos.length > 0) poner(); // one that opened meanwhile
  } else if (puesta !== null && marca === undefined) {
    puesta = null;
    abiertos.at(-1)?.cerrar();
    // what asks before it closes, or cannot be closed, is still open
    setTimeout(() => abiertos.length > 0 && poner());
  }
}

/**
 * Back, of the browser and of a phone, closes the dialog on top and leaves the page where it is. `cerrar` is what its cross does; answers
 * what ends it, once the dialog is gone.
 */
export function cerrarAlVolver(cerrar: () => void): () => void {
  const suyo: Abierto = { cerrar };
  if (abiertos.length === 0) addEventListener('popstate', alIr);
  abiertos.push(suyo);
  poner();
  return () => {
    abiertos.splice(abiertos.indexOf(suyo), 1);
    setTimeout(quitar); // not where another follows in the same breath
  };
}
