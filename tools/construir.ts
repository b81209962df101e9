// Builds the shell and the remotes whose content changed, two at a time.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { capturar, decir, fallar, raiz } from './ejecutar';
import { buildId } from './federation/buildId.cjs';

const A_LA_VEZ = 2;

export async function construir(): Promise<void> {
  const pendientes = readdirSync(raiz)
    .filter((nombre) => nombre === 'shell' || nombre.startsWith('remote-'))
    .filter(
      (nombre) => !existsSync(path.join(raiz, nombre, 'dist', buildId(nombre), 'hashes.json')),
    )
    .sort()
    .reverse(); // the shell first: it takes longest
  if (pendientes.length === 0) return;

  decir(`Construyendo ${pendientes.join(', ')}`);
  const total = pendientes.length;
  let hechos = 0;
  const obrero = async () => {
    for (let nombre = pendientes.shift(); nombre; nombre = pendientes.shift()) {
      const { codigo, texto } = await capturar(process.execPath, [
        'tools/comando.mjs',
        'build',
        nombre,
      ]);
      if (codigo !== 0) fallar(`${texto}\nNo se pudo construir ${nombre}.`);
      hechos += 1;
      console.log(`  ${hechos}/${total} ${texto.trim().split('\n').at(-1) ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, obrero));
}
