import type { Anticipo } from '@comanda/shared/contracts/caja/anticipos';
import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

/** As much as a line of the paper takes. */
const LARGO = 120;

type DeRecibo = { caja: string; copia: boolean };

/** What of an advance is on its receipt; one of another hour is printed without what has changed since. */
export type Recibible = Pick<Anticipo, 'empresa' | 'empleado' | 'usuario' | 'creado' | 'monto'> &
  Partial<Pick<Anticipo, 'anticipado' | 'sueldo'>>;

/** The receipt that who was given an advance signs. */
export function hojaAnticipo(anticipo: Recibible, { caja, copia }: DeRecibo): HojaCaja {
  const { empresa, empleado, usuario, creado, monto, anticipado, sueldo = 0 } = anticipo;
  const fila = (texto: string, dolares: number) => ({ texto, valor: formatMonto(dolares) });
  return {
    empresa,
    titulo: 'Anticipo de personal',
    cabecera: [
      formatFechaHora(creado),
      caja,
      ...[`Recibe: ${empleado}`, `Entrega: ${usuario}`].map((linea) => linea.slice(0, LARGO)),
    ],
    secciones: [
      {
        titulo: '',
        filas: [
          { ...fila('Anticipo', monto), fuerte: true },
          ...(anticipado === undefined ? [] : [fila('Anticipado en el mes', anticipado)]),
          ...(sueldo > 0 ? [fila('Sueldo', sueldo)] : []),
        ],
      },
    ],
    firma: empleado.slice(0, LARGO),
    copia,
  };
}
