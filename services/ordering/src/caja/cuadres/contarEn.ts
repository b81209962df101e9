import type { Comparacion } from '@comanda/shared/contracts/caja/cuadres';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import { ajustesCajaDe } from '../ajustesCaja';
import { cajaDe } from '../cajaDe';
import { exigirPeriodo, tomarCaja } from '../periodo';

import { compararConteo, type ContadoPedido } from './contar';
import { anotarConteo, type QuienCuentaOtraVez } from './conteos';
import { periodoDe } from './periodoDe';
import { transferenciasDe } from './transferenciasDe';
import type { PoolClient } from 'pg';

export type ConteoPedido = {
  caller: Caller;
  caja: number | undefined;
  ahora: Date;
  clave: string | null;
  contado: ContadoPedido;
  /** The period that was shown; null where none was. */
  visto: number | null;
  /** An Administrador who said yes with what is their own. */
  aprobador: QuienCuentaOtraVez | null;
};

/** What was counted, written down, against what there should be. The drawer is held: of many at once one is the first. */
export async function contarEn(
  client: PoolClient,
  empresa: EmpresaId,
  { caller, ahora, clave, contado, visto, aprobador, ...conteo }: ConteoPedido,
): Promise<Comparacion> {
  const caja = await cajaDe(client, empresa, { caja: conteo.caja, usuario: caller.id });
  const abierto = await tomarCaja(client, empresa, { caja, ahora });
  exigirPeriodo({ caja, periodo: abierto }, visto);
  const periodo = await periodoDe(client, empresa, { caja });
  const id = await anotarConteo(client, empresa, {
    clave,
    contado,
    periodo,
    aprobador: aprobador ?? deAdministrador(caller),
    hecho: { usuario: caller, ahora },
  });
  const ajustes = await ajustesCajaDe(client, empresa);
  const transferencias = await transferenciasDe(client, empresa, periodo);
  return { ...compararConteo({ id, contado, periodo, ajustes }), ...transferencias };
}

/** An Administrador sees what there should be at any time: their count needs nobody else, and says whose it is. */
const deAdministrador = ({ perfil, nombreCompleto }: Caller): QuienCuentaOtraVez | null =>
  perfil === 'Administrador' ? { nombre: nombreCompleto, reclamar: async () => undefined } : null;
