import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const MAPA = /[.]js[.]map$/;

/** Takes the source maps out of a folder that was built and leaves them compressed in another, with nothing else beside them. */
export function apartarMapas(construida: string, destino: string): void {
  rmSync(path.dirname(destino), { recursive: true, force: true }); // those of the builds before, which dist has no more
  mkdirSync(destino, { recursive: true });
  for (const nombre of readdirSync(construida).filter((uno) => MAPA.test(uno))) {
    const mapa = path.join(construida, nombre);
    writeFileSync(path.join(destino, `${nombre}.gz`), gzipSync(readFileSync(mapa), { level: 9 }));
    rmSync(mapa);
  }
}
