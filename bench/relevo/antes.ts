// A version before: its sources, what its `npm run migrar` does, and its builds, published as its `npm start` did, by its own code past
// its own gate.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { conservados } from '../../e2e/apoyo/conservados';
import { sacarFuentes } from '../../e2e/apoyo/fuentes';

import type { Base } from '../arnes/base';

const PUBLICAR = `
import { openDb } from './services/kit/src/db';
import { registrarBuilds } from './services/platform/src/registrar';
const db = openDb({ url: process.env.DATABASE_APP_URL });
await registrarBuilds({ db, raiz: process.env.BUILDS, carpeta: process.env.LANZAMIENTOS, quien: 'relevo' });
await db.close();
`;

export type Antes = {
  raiz: string;
  /** Makes a base as it was then. */
  migrar: () => void;
  publicar: (urlApp: string, lanzamientos: string) => Promise<void>;
};

export async function sacarAntes(
  commit: string,
  carpeta: string,
  { url, urlApp }: Base,
): Promise<Antes> {
  const raiz = path.join(carpeta, 'antes');
  await mkdir(raiz);
  await sacarFuentes(commit, raiz);
  const correr = (programa: string, env: Record<string, string>) =>
    execFileSync(process.execPath, ['--import', 'tsx', programa], {
      cwd: raiz,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
  return {
    raiz,
    migrar: () =>
      void correr('services/local/src/migrar.ts', { DATABASE_URL: url, DATABASE_APP_URL: urlApp }),
    async publicar(deLaApp, lanzamientos) {
      const builds = path.join(raiz, 'builds');
      await reunirBuilds(commit, builds);
      const programa = path.join(raiz, 'publicar-relevo.mts');
      writeFileSync(programa, PUBLICAR);
      correr(programa, { DATABASE_APP_URL: deLaApp, BUILDS: builds, LANZAMIENTOS: lanzamientos });
    },
  };
}

/** Of that commit, where the publishing of a checkout looks for them; made the first time, and kept. */
async function reunirBuilds(commit: string, builds: string): Promise<void> {
  const suyos = await conservados(commit);
  if (suyos === null) throw new Error(`relevo: this checkout does not hold ${commit}`);
  for (const { paquete, build, version, carpeta } of suyos) {
    mkdirSync(path.join(builds, paquete, 'dist'), { recursive: true });
    cpSync(carpeta, path.join(builds, paquete, 'dist', build), { recursive: true });
    writeFileSync(path.join(builds, paquete, 'package.json'), JSON.stringify({ version }));
  }
}
