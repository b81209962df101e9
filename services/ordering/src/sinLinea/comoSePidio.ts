import { ARRIENDO_HORAS } from '@comanda/shared/contracts/dispositivos';
import type { ActoSinLinea } from '@comanda/shared/contracts/actoSinLinea';
import { fechaNegocio } from '@comanda/shared/domain/fecha';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

import { exigirDispositivo } from './exigirArriendo';
import type { ArriendoRow, VendedorRow } from './leerSinLinea';
import { ARRIENDO, VENDEDOR } from './sinLineaSql';

/** A till's lease is shorter: a clock that says more is wrong. */
const MAXIMO_MS = (ARRIENDO_HORAS + 24) * 3_600_000;

/**
 * Who asked the kitchen for something, and when: of a till that took it down without a line, whoever did there and then, which
 * is since when it waits. Of one who is no more of the company it is whoever sends it.
 */
export async function comoSePidio(
  client: Pick<PoolClient, 'query'>,
  { empresa, hecho }: { empresa: EmpresaId; hecho: Hecho },
  sinLinea: ActoSinLinea | undefined,
): Promise<Hecho> {
  if (!sinLinea) return hecho;
  const { dispositivo, token, quien } = sinLinea;
  const pedida = new Date(sinLinea.hecho);
  const arriendo = await client.query<ArriendoRow>(ARRIENDO, [
    empresa,
    dispositivo,
    null,
    fechaNegocio(pedida),
    pedida,
  ]);
  exigirDispositivo(arriendo.rows[0] ?? null, token);
  const { rows } = await client.query<VendedorRow>(VENDEDOR, [empresa, quien]);
  const [fila] = rows;
  const { usuario, ahora } = hecho;
  const espera = ahora.getTime() - pedida.getTime();
  return {
    ahora: espera > 0 && espera < MAXIMO_MS ? pedida : ahora,
    usuario: fila?.vende ? { id: fila.id, nombreCompleto: fila.nombre_completo } : usuario,
  };
}
