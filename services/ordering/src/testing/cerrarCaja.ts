import type { Servicio } from '@comanda/kit/testing/servicio';
import { cuadresCalls, type Cuadre } from '@comanda/shared/contracts/caja/cuadres';
import type { CallInput } from '@comanda/shared/contracts/defineCall';

type Contado = Omit<CallInput<typeof cuadresCalls.contarCaja>, 'conteo_id' | 'periodo'>;

/** Counts a drawer and closes it with that, whatever the difference is: no transfers but those that are said, for a reason, and with the approval that is given. */
export async function cerrarCaja(
  { dato }: Pick<Servicio, 'dato'>,
  quien: { id: string },
  contado: Contado,
  motivo = 'De la prueba',
): Promise<Cuadre> {
  const dicho = { totalTransferencias: 0, ...contado };
  await dato(cuadresCalls.contarCaja, quien, dicho);
  return dato(cuadresCalls.cuadreCaja, quien, { ...dicho, motivo });
}
