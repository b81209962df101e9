import { crearBucle } from '@comanda/kit/bucle';
import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';
import { HORA_CORTE_MAXIMA } from '@comanda/shared/contracts/cajas';
import { fechaNegocio } from '@comanda/shared/domain/fecha';

type Registro = { error(detalle: object, mensaje: string): void };
type Dia = { empresa_id: EmpresaId; fecha: string };

type DepsDeTotalizador = {
  db: Db;
  reloj: () => Date;
  log: Registro;
  /** How long it sleeps when nothing is pending. */
  pausaMs?: number;
};

/** How long a day that failed is left alone. */
const APARTE_MS = 10 * 60_000;

/**
 * Adds up days that have ended (ADR 32). Any number of these may run on one database and be killed: a day is added up in
 * one transaction, and until then read from its sales.
 */
export function crearTotalizador({ db, reloj, log, pausaMs = 60_000 }: DepsDeTotalizador) {
  const aparte = new Map<string, number>();
  const claveDe = ({ empresa_id, fecha }: Dia) => `${empresa_id} ${fecha}`;

  /** Those before a day that may still go on, whatever hour a company ends its own at. */
  async function tomar(cuantos: number): Promise<Dia[]> {
    const ahora = reloj();
    const { rows } = await db.pool.query<Dia>(
      'select empresa_id, fecha from pedidos.dias_por_totalizar($1, $2)',
      [cuantos + aparte.size, fechaNegocio(ahora, HORA_CORTE_MAXIMA)],
    );
    const esperan = (dia: Dia) => (aparte.get(claveDe(dia)) ?? 0) > ahora.getTime();
    return rows.filter((dia) => !esperan(dia)).slice(0, cuantos);
  }

  async function procesar(dia: Dia): Promise<void> {
    try {
      await totalizar(db, dia);
      aparte.delete(claveDe(dia));
    } catch (error) {
      aparte.set(claveDe(dia), reloj().getTime() + APARTE_MS);
      log.error({ err: error, dia }, 'day not added up; put off');
    }
  }

  return crearBucle<Dia>({
    tomar,
    procesar,
    alFallar: (error) => log.error({ err: error }, 'round of totals failed'),
    pausaMs,
    simultaneos: 1,
  });
}

const totalizar = (db: Db, { empresa_id, fecha }: Dia) =>
  enEmpresa(db, empresa_id, ({ client }) =>
    client.query('select pedidos.totalizar_dia($1)', [fecha]),
  );
