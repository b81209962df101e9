import { compileFunction } from 'node:vm';

/** Runs a text as if it stood in a file of a build: a stack says so. `con`: the names it is given besides those of the page. */
export function correrDeBuild(
  area: string,
  texto: string,
  con: Record<string, unknown> = {},
): unknown {
  const filename = `http://localhost:3000/areas/${area}/0123456789ab/${area}.333333333333.js`;
  const nombres: Record<string, unknown> = { window, document, ...con };
  const hecha = compileFunction(texto, Object.keys(nombres), { filename });
  return Reflect.apply(hecha, window, Object.values(nombres));
}
