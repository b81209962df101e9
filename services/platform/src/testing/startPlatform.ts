import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { cookieDe } from '@comanda/kit/testing/sesion';
import { abrirServicio } from '@comanda/kit/testing/servicio';
import { testDb } from '@comanda/kit/testing/testDb';

import { buildApp } from '../app';
import { lanzamientosRepository } from '../lanzamientos/lanzamientosRepository';

type Ajustes = { sinTrabajador?: boolean; contencion?: boolean };

/** The service on a database of its own and an empty folder of releases. */
export async function startPlatform(ajustes: Ajustes = {}) {
  const base = await testDb();
  const raiz = await mkdtemp(path.join(os.tmpdir(), 'comanda-platform-'));
  const carpeta = path.join(raiz, 'lanzamientos');
  const paquetes = path.join(raiz, 'kit');
  const direcciones = { ordering: '/', billing: '/facturacion', print: 'http://localhost:8000' };
  let minutos = 0;
  const reloj = () => new Date(Date.UTC(2026, 10, 20) + minutos++ * 60_000); // every look is a minute later: nothing cached stays
  const servicio = await abrirServicio(
    buildApp,
    { carpeta, paquetes, direcciones, reloj, ...ajustes },
    { base },
  );

  return {
    ...servicio,
    db: base.db,
    raiz,
    carpeta,
    paquetes,
    /** Of its database, as the services enter. */
    urlApp: base.urlApp,
    lanzamientos: lanzamientosRepository(base.db),
    /** So many hours go by at once. */
    pasar: (horas: number) => {
      minutos += horas * 60;
    },
    cookieDe: (usuario: { id: string }) => cookieDe(base.url, usuario),
    terminar: async () => {
      await servicio.cerrar();
      await rm(raiz, { recursive: true });
    },
  };
}
