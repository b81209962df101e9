import { crearBucle } from '@comanda/kit/bucle';
import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import { devolverEn } from './devolverEn';

type Registro = { error(detalle: object, mensaje: string): void };
type Vencido = { empresa_id: EmpresaId; dispositivo_id: string };

type DepsDeVencimientos = {
  db: Db;
  reloj: () => Date;
  log: Registro;
  /** How long it sleeps when no lease has ended. */
  pausaMs?: number;
};

/** How long a lease that could not be ended is left alone. */
const APARTE_MS = 10 * 60_000;

/**
 * Gives back what devices hold that were out of reach for too long. Any number of these may run on one database and be
 * killed: a lease is ended in one transaction, under its device's row, and who comes second finds it ended.
 */
export function crearVencimientos({ db, reloj, log, pausaMs = 60_000 }: DepsDeVencimientos) {
  const aparte = new Map<string, number>();

  async function tomar(cuantos: number): Promise<Vencido[]> {
    const ahora = reloj();
    const { rows } = await db.pool.query<Vencido>(
      'select empresa_id, dispositivo_id from facturacion.tomar_arriendos_vencidos($1, $2)',
      [cuantos + aparte.size, ahora],
    );
    const espera = ({ dispositivo_id: id }: Vencido) => (aparte.get(id) ?? 0) > ahora.getTime();
    return rows.filter((vencido) => !espera(vencido)).slice(0, cuantos);
  }

  async function procesar(vencido: Vencido): Promise<void> {
    try {
      await terminar(db, vencido, reloj());
      aparte.delete(vencido.dispositivo_id);
    } catch (error) {
      aparte.set(vencido.dispositivo_id, reloj().getTime() + APARTE_MS);
      log.error({ err: error, vencido }, 'lease of numbers not ended; put off');
    }
  }

  return crearBucle<Vencido>({
    tomar,
    procesar,
    alFallar: (error) => log.error({ err: error }, 'round of leases failed'),
    pausaMs,
    simultaneos: 1,
  });
}

const terminar = (db: Db, { empresa_id: empresa, dispositivo_id: id }: Vencido, ahora: Date) =>
  enEmpresa(db, empresa, async ({ client }) => {
    const { rows } = await client.query<{ nombre: string }>(
      `select nombre from facturacion.dispositivos
        where empresa_id = $1 and id = $2 and arriendo_hasta <= $3 for no key update`,
      [empresa, id, ahora],
    );
    const [vivo] = rows; // in touch meanwhile, or ended by another
    if (!vivo) return;
    await devolverEn(client, empresa, { id, ...vivo, por: null, porque: 'VENCIDO', ahora });
  });
