import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { auditar } from '@comanda/kit/auditoria/auditoria';
import type { Caller } from '@comanda/kit/acceso/tenant';
import { enCampo } from '@comanda/kit/http/enCampo';

import type { QuienAprueba } from '../aprobaciones/quienAprueba';

import { tomar, unaVez, type Entrada } from './cambiarOrden';
import type { Mundo } from './enOrden';
import { anotarMovimientos } from './operaciones';
import type { LineaRow } from './ordenRow';

export type LineaPorAnular = Omit<Entrada<'anularLinea'>, 'aprobacion'> & {
  caller: Caller;
  /** An Administrador who said yes to who is none. */
  aprobador: QuienAprueba | null;
};

/** Takes units of a line back, and says why. What the kitchen had ready is food that was made: somebody else says yes. */
export const anularLinea = (
  mundo: Mundo,
  { caller, aprobador, ...entrada }: LineaPorAnular,
): Promise<Orden> =>
  unaVez(mundo, { ...entrada, tipo: 'ANULACION' }, async (orden) => {
    const { client, empresa, hecho, fila } = orden;
    const { linea, cantidad, clave, motivo } = entrada;
    const cual = tomar(orden, { linea, cantidad });
    const aprueba = quienLoAprueba(cual, { caller, aprobador });
    await aprueba?.reclamar(client);
    const quita = { orden: fila.id, linea, cantidad: -cantidad };
    await anotarMovimientos(client, empresa, clave, [quita]);
    const antes = { orden: fila.orden, producto: cual.producto, cantidad: Number(cual.saldo) };
    await auditar(client, 'pedidos', empresa, {
      ...hecho,
      accion: 'linea anulada',
      entidad: linea,
      antes: { ...antes, ...(estuvoLista(cual) && { lista: true }) },
      despues: { anulada: cantidad, motivo, ...(aprueba && { aprobado_por: aprueba.nombre }) },
    });
  });

/** Who marks it unready first takes no right back: it was made. */
const estuvoLista = ({ lista, estuvo_lista }: LineaRow): boolean =>
  lista !== null || estuvo_lista !== null;

function quienLoAprueba(
  cual: LineaRow,
  { caller, aprobador }: Pick<LineaPorAnular, 'caller' | 'aprobador'>,
): QuienAprueba | null {
  if (!estuvoLista(cual) || caller.perfil === 'Administrador') return null;
  if (aprobador) return aprobador;
  const msg = `La cocina ya marcó listo ${cual.producto}: para anularlo, pida la aprobación de un Administrador`;
  throw enCampo('ANULACION_SIN_APROBACION', 'aprobacion', { msg });
}
