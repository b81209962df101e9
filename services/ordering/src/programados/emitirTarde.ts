import { AppError } from '@comanda/shared/errors/AppError';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import type { VentasRepository } from '../ventas/ventasRepository';

import { anotarTardia, type CorridasRepository } from './corridasRepository';
import { emitirVez } from './emitirVez';

import type { ResultadoRow } from './programadoRow';

type Repositorios = { corridas: CorridasRepository; ventas: VentasRepository };
type Pedido = { empresa: EmpresaId; id: string; previsto: Date; caller: Caller; ahora: Date };

/** Issues what was not issued in its time, today and by whoever asks. What is issued already is answered as it is. */
export async function emitirTarde(
  { corridas, ventas }: Repositorios,
  { empresa, id, previsto, caller, ahora }: Pedido,
): Promise<ResultadoRow> {
  const programado = await corridas.leer(empresa, id);
  if (!programado) throw new AppError('NO_ENCONTRADO', { id });
  const vez = { empresa, programado: programado.id, previsto };
  try {
    await emitirVez(ventas, {
      vez,
      programado,
      ahora,
      quien: caller,
      reclamar: (client, venta) => anotarTardia(client, vez, venta),
    });
  } catch (error) {
    if (error instanceof AppError) await corridas.decir(vez, error.message, ahora);
    throw error;
  }
  const [resultado] = await corridas.resultados(empresa, programado.id, previsto);
  if (!resultado) throw new AppError('NO_ENCONTRADO', { id, previsto });
  return resultado;
}
