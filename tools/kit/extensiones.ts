import { existsSync } from 'node:fs';
import path from 'node:path';

/** `from './x'`, `import './x'`, `import('./x')`, also with a note for webpack before the name. */
const RELATIVO =
  /((?:\bfrom|\bimport)\s*\(?\s*(?:\/\*.*?\*\/\s*)?)(['"])([.]{1,2}\/[^'"\n$]*|[.]{1,2})\2/g;
const FINALES = ['.js', '/index.js'];

/**
 * What a compiled module imports beside it, with the ending that Node and webpack ask of a package of modules. `archivo`: where it stands.
 * A declaration names its neighbours by the module they declare.
 */
export function conExtensiones(texto: string, archivo: string): string {
  return texto.replace(RELATIVO, (_todo, antes: string, comilla: string, pedido: string) => {
    const base = path.resolve(path.dirname(archivo), pedido);
    const final = existsSync(base) && path.extname(base) !== '' ? '' : finalDe(base);
    if (final === undefined) throw new Error(`${archivo}: ${pedido} no es un archivo del paquete`);
    const limpio = pedido.replace(/\/$/, '');
    return `${antes}${comilla}${limpio}${final}${comilla}`;
  });
}

const finalDe = (base: string) => FINALES.find((final) => existsSync(base + final));
