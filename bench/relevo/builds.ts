// The builds of a version before, published as that version's `npm start` did: by its own code, past its own gate.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { conservados } from '../../e2e/conservados';

const PROGRAMA = `
import { openDb } from './services/kit/src/db';
import { registrarBuilds } from './services/platform/src/registrar';
const db = openDb({ url: process.env.DATABASE_APP_URL });
await registrarBuilds({ db, raiz: process.env.BUILDS, carpeta: process.env.LANZAMIENTOS, quien: 'relevo' });
await db.close();
`;

/** Of the commit whose sources stand in `fuentes`; its builds are made the first time, and kept. */
export async function publicarDe({ fuentes, commit, urlApp, lanzamientos }) {
  process.env.COMANDA_PUBLICADO = commit;
  const builds = path.join(fuentes, 'builds');
  for (const { paquete, build, version, carpeta } of await conservados()) {
    mkdirSync(path.join(builds, paquete, 'dist'), { recursive: true });
    cpSync(carpeta, path.join(builds, paquete, 'dist', build), { recursive: true });
    writeFileSync(path.join(builds, paquete, 'package.json'), JSON.stringify({ version }));
  }
  const programa = path.join(fuentes, 'publicar-relevo.mts');
  writeFileSync(programa, PROGRAMA);
  execFileSync(process.execPath, ['--import', 'tsx', programa], {
    ...{ cwd: fuentes, stdio: 'inherit' },
    env: {
      ...process.env,
      ...{ DATABASE_APP_URL: urlApp, BUILDS: builds, LANZAMIENTOS: lanzamientos },
    },
  });
}
