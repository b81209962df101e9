import type { Talonario } from '@comanda/shared/contracts/ventas/talonarios';
import { DIAS_DE_AVISO, PORCENTAJE_DE_AVISO } from '@comanda/shared/domain/ley/notasDeVenta';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';

export type TalonarioRow = Omit<Talonario, 'estado' | 'desde' | 'hasta' | 'siguiente'> & {
  desde: string | number;
  hasta: string | number;
  siguiente: string | number;
  retirado: Date | null;
};

export function toTalonario({ retirado, ...fila }: TalonarioRow, hoy: string): Talonario {
  const [desde, hasta, siguiente] = [fila.desde, fila.hasta, fila.siguiente].map(Number);
  const numeros = { desde: desde ?? 0, hasta: hasta ?? 0, siguiente: siguiente ?? 0 };
  return {
    ...fila,
    ...numeros,
    estado: estadoDe({ ...numeros, retirado, caduca: fila.caduca }, hoy),
  };
}

type Estado = Pick<Talonario, 'hasta' | 'siguiente' | 'caduca'> & { retirado: Date | null };

function estadoDe(
  { retirado, siguiente, hasta, caduca }: Estado,
  hoy: string,
): Talonario['estado'] {
  if (retirado) return 'RETIRADO';
  if (siguiente > hasta) return 'AGOTADO';
  return caduca < hoy ? 'CADUCADO' : 'VIGENTE';
}

/** What a company should do before it may not sell; null: nothing yet. */
export function avisoDeTalonarios(talonarios: readonly Talonario[], hoy: string): string | null {
  if (talonarios.length === 0)
    return 'Registre su talonario: mientras no lo haga, vende con tickets sin número de nota de venta';
  const vigentes = talonarios.filter(({ estado }) => estado === 'VIGENTE');
  if (vigentes.length === 0)
    return 'No hay números de notas de venta vigentes: no se puede vender hasta que registre un talonario';
  const quedan = vigentes.reduce((suma, { hasta, siguiente }) => suma + hasta - siguiente + 1, 0);
  const todos = vigentes.reduce((suma, { hasta, desde }) => suma + hasta - desde + 1, 0);
  if (quedan * 100 < todos * PORCENTAJE_DE_AVISO)
    return `Notas de venta que quedan: ${quedan}. Registre el siguiente talonario`;
  const ultimo = vigentes.reduce((dia, { caduca }) => (caduca > dia ? caduca : dia), '');
  return ultimo < sumarDias(hoy, DIAS_DE_AVISO)
    ? `El talonario vence el ${formatFecha(ultimo)}: registre el siguiente`
    : null;
}
