import type { ConGancho } from './commits';
import { contarFallo } from './contarFallo';
import { dondeEsta } from './dondeEsta';

const VENTANA_MS = 1_000;
/** In use it is 26 at most, and 60 where something follows each frame; in a loop it is hundreds. */
const POR_SEGUNDO = 100;
/** Windows in a row. */
const SEGUIDAS = 2;

/** From now on each commit of React is told. What stood there before, as a tool of developers does, goes on. */
function alConfirmar(hacer: () => void): void {
  const gancho = (globalThis as ConGancho).__REACT_DEVTOOLS_GLOBAL_HOOK__;
  if (!gancho) return;
  const antes = gancho.onCommitFiberRoot;
  gancho.onCommitFiberRoot = (...dichos) => {
    antes?.apply(gancho, dichos);
    hacer();
  };
}

/** Tells of a screen that React draws again without end, which throws nothing and shows in nothing but the heat of the machine. */
export function vigilarBucles(): void {
  let desde = performance.now();
  let cuantos = 0;
  let seguidas = 0;
  alConfirmar(() => {
    cuantos += 1;
    const pasado = performance.now() - desde;
    if (pasado < VENTANA_MS) return;
    seguidas = (cuantos * 1_000) / pasado >= POR_SEGUNDO ? seguidas + 1 : 0;
    cuantos = 0;
    desde = performance.now();
    if (seguidas === SEGUIDAS) contarFallo({ ...dondeEsta(), fase: 'bucle', mensaje: '' });
  });
}
