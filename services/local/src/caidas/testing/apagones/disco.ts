import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';

export type Disco = {
  carpeta: string;
  llenar(): Promise<void>;
  vaciar(): Promise<void>;
  desmontar(): void;
};

/** A small disk of its own, in memory. Null where nobody may mount one: it takes root. */
export function montarDisco(carpeta: string, megas: number): Disco | null {
  const montado = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megas}m,mode=755`,
    'comanda',
    carpeta,
  ]);
  if (montado.status !== 0) return null;
  const relleno = path.join(carpeta, 'relleno');
  return {
    carpeta,
    async llenar() {
      const archivo = await open(relleno, 'w');
      try {
        for (const bytes of [8 * 1024 * 1024, 64 * 1024, 4096])
          await escribirHastaQueNoQuepa(archivo, bytes);
      } finally {
        await archivo.close();
      }
    },
    vaciar: () => rm(relleno),
    desmontar() {
      spawnSync('umount', [carpeta]);
    },
  };
}

type Archivo = Awaited<ReturnType<typeof open>>;

async function escribirHastaQueNoQuepa(archivo: Archivo, bytes: number): Promise<void> {
  const trozo = Buffer.alloc(bytes, 1);
  try {
    for (;;) await archivo.appendFile(trozo);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // appendFile throws nothing else
  }
}
