import { conNumero } from '@comanda/kit/base/conNumero';
import { preguntar, type Db } from '@comanda/kit/base/db';
import { porTandas } from '@comanda/kit/base/tandas';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { deSerie, serieDeOtra, type SerieDeNumeros } from '../emision/contadores';

export type ReservaDeNumero = { secuencial: number; clave_acceso: string };

type Pedido = {
  serie: SerieDeNumeros;
  idempotencia: string;
  /** The day of the document in Ecuador, a part of its key. */
  fecha: string;
  ahora: Date;
};
type DeEmpresa = Pedido & { empresa: EmpresaId };

/** How many tills that ask at one moment get their numbers in one transaction. */
const A_LA_VEZ = 32;

const REPARTIR = {
  name: 'repartir-numeros',
  text: 'select * from facturacion.repartir_numeros($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};

export type ReservasRepository = ReturnType<typeof reservasRepository>;

/**
 * Numbers without gaps or duplicates: every sale passes here. The row of a series is held until its
 * transaction is on disk, so those who ask meanwhile go together.
 */
export function reservasRepository(db: Db<Database>) {
  const repartir = async (
    pedidos: readonly [DeEmpresa, ...DeEmpresa[]],
  ): Promise<ReservaDeNumero[]> => {
    const [{ empresa, serie, fecha, ahora }] = pedidos; // of one company, series and day
    const claves = pedidos.map(({ idempotencia }) => idempotencia);
    const filas = await conNumero(
      preguntar<ReservaDeNumero>(db, empresa, {
        ...REPARTIR,
        values: [...deSerie(empresa, serie), claves, fecha, ahora],
      }),
    );
    if (filas.length === 0) throw serieDeOtra(serie);
    return filas;
  };
  const pedir = porTandas({ maximo: A_LA_VEZ, hacer: repartir });

  return {
    reservar: (empresa: EmpresaId, pedido: Pedido): Promise<ReservaDeNumero> =>
      pedir([...deSerie(empresa, pedido.serie), pedido.fecha].join(' '), { ...pedido, empresa }),
  };
}
