import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { COOKIE_REFRESCO, hashDe } from '@comanda/kit/sesiones';
import { comoDueno, testDb } from '@comanda/kit/testing/testDb';

import { buildApp } from '../app';
import { lanzamientosRepository } from '../lanzamientos/lanzamientosRepository';

/** The service on a database of its own and an empty folder of releases. */
export async function startPlatform() {
  const base = await testDb();
  const { url, db } = base;
  const raiz = await mkdtemp(path.join(os.tmpdir(), 'comanda-platform-'));
  const carpeta = path.join(raiz, 'lanzamientos');
  const direcciones = { ordering: '/', billing: '/facturacion', print: 'http://localhost:8000' };
  let minutos = 0;
  const reloj = () => new Date(Date.UTC(2026, 10, 20) + minutos++ * 60_000); // every look is a minute later: nothing cached stays
  const app = await buildApp({ db, carpeta, direcciones, reloj }, { log: false });

  return {
    app,
    url,
    raiz,
    carpeta,
    lanzamientos: lanzamientosRepository(db),
    cookieDe: async (usuario: { id: string }) => {
      const token = randomBytes(32).toString('base64url');
      await comoDueno(
        url,
        `with sesion as (insert into plataforma.sesiones (usuario_id) values ($1) returning id)
         insert into plataforma.refrescos (hash, sesion_id, vence) select $2, id, now() + interval '1 day' from sesion`,
        [usuario.id, hashDe(token)],
      );
      return { cookie: `${COOKIE_REFRESCO}=${token}` };
    },
    terminar: async () => {
      await app.close();
      await base.close();
      await rm(raiz, { recursive: true });
    },
  };
}
