import type { Abono } from '@comanda/shared/contracts/caja/cuentas';
import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

/** As much as a line of the paper takes. */
const LARGO = 120;

/** The receipt of what a customer paid of what they owe. */
export function hojaAbono(abono: Abono, empresa: string, copia: boolean): HojaCaja {
  const { nombre, cedula, usuario, creado, monto, forma_pago, debe } = abono;
  const fila = (texto: string, dolares: number) => ({ texto, valor: formatMonto(dolares) });
  return {
    empresa,
    titulo: 'Abono de cliente',
    cabecera: [
      formatFechaHora(creado),
      ...[`Paga: ${nombre}`, `CI/RUC: ${cedula}`, `Recibe: ${usuario}`].map((linea) =>
        linea.slice(0, LARGO),
      ),
    ],
    secciones: [
      {
        titulo: '',
        filas: [
          { ...fila(`Abono, ${formaDicha(forma_pago)}`, monto), fuerte: true },
          fila('Queda debiendo', debe),
        ],
      },
    ],
    firma: usuario.slice(0, LARGO),
    copia,
  };
}
