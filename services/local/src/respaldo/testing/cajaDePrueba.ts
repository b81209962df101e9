import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { BillingDeps } from '@comanda/billing/app';
import { sriCliente } from '@comanda/billing/entrega/sriCliente';
import { darCertificado } from '@comanda/billing/testing/mundo';
import { openDb } from '@comanda/kit/base/db';
import { darEntrada, urlDeIdentidad } from '@comanda/kit/base/rolApp';
import { buildServer } from '@comanda/kit/http/server';
import { ADMIN_OTRA, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { sesionDe } from '@comanda/kit/testing/sesion';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { makeSolicitudDeOtra } from '@comanda/ordering/testing/ventas';

import { reservarCarpeta } from '../../carpeta/reservarCarpeta';
import { componer } from '../../componer';
import { migrarTodo } from '../../migrarTodo';
import { startPostgres } from '../../postgres/startPostgres';
import { prefijoDe } from '../../testing/abandonadas';
import { MEMORIA } from '../../testing/memoria';
import { sembrarPrueba } from '../../testing/sembrarPrueba';

export type CajaDePrueba = Awaited<ReturnType<typeof abrirCajaDePrueba>>;

/** A folder to put things in, gone at the end. */
async function carpetaDePrueba(): Promise<string> {
  const base = await mkdtemp(path.join(MEMORIA, prefijoDe(process.pid)));
  await chmod(base, 0o755); // the server may run as another user
  return base;
}

/** A sale of a company that issues invoices, past what sells: its number is all that it asks for. */
export const VENTA_DE_OTRA = `
  insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial,
    forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion)
  values ($1, gen_random_uuid(), gen_random_uuid(), '', '009', '009', $2, 'EFECTIVO', $3, 'x', '9999999999999',
          'CONSUMIDOR FINAL', '', 10, 1.5, 11.5, '2026-11-20', now())`;
const ventaDeOtra = (secuencial: number) => [PUERTO.id, secuencial, CAJERO.id];

/** A data folder as `npm start` leaves it, in use: its server, a company's certificate and its key, and files of others. */
export async function abrirCajaDePrueba() {
  const base = await carpetaDePrueba();
  const dataDir = path.join(base, 'datos');
  const reserva = await reservarCarpeta(dataDir);
  const opciones = { dataDir: path.join(dataDir, 'postgres'), rapido: true };
  const postgres = await startPostgres(opciones);
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  const claveMaestra = randomBytes(32);
  await writeFile(path.join(dataDir, 'facturacion.clave'), claveMaestra.toString('base64'));
  await mkdir(path.join(dataDir, 'lanzamientos/uno/vacia'), { recursive: true });
  await writeFile(path.join(dataDir, 'lanzamientos/uno/remoteEntry.js'), 'lo publicado');

  const db = openDb({ url: postgres.urlApp });
  await darEntrada({ url: postgres.url, urlApp: urlDeIdentidad(postgres.urlApp) });
  const identidad = openDb({ url: urlDeIdentidad(postgres.urlApp) });
  const billing: BillingDeps = {
    db,
    claveMaestra,
    reloj: () => new Date(),
    rucProveedor: PUERTO.ruc,
    sri: sriCliente({ direccion: () => 'http://127.0.0.1:65530' }),
    correo: { enviar: () => Promise.resolve() },
  };
  const { url } = postgres;
  await darCertificado({ deps: billing }, PUERTO);
  const app = await buildServer({ nombre: 'comanda', log: false });
  const direcciones = { ordering: '/', billing: '/facturacion', print: '' };
  const platform = { carpeta: path.join(dataDir, 'lanzamientos'), direcciones };
  await componer(app, { billing, identidad, platform });
  const headers = await sesionDe(url, ADMIN_OTRA);

  return {
    base,
    dataDir,
    url,
    claveMaestra,
    /** Of one company, through the door that a till uses. */
    async vender(): Promise<void> {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/v1/crear_venta',
        payload: makeSolicitudDeOtra(),
        headers: { ...headers, 'idempotency-key': randomUUID() },
      });
      if (statusCode !== 200) throw new Error(`crear_venta: ${statusCode} ${body}`);
    },
    /** Of another, written as it is. */
    venderDeOtra: (secuencial: number) => comoDueno(url, VENTA_DE_OTRA, ventaDeOtra(secuencial)),
    ventaDeOtra,
    /** As one that is stopped; its folder stays. */
    async apagar(): Promise<void> {
      await app.close();
      await Promise.all([db.close(), identidad.close()]);
      await postgres.stop();
      await reserva.soltar();
    },
    borrar: () => rm(base, { recursive: true, force: true }),
  };
}
