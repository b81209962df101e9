import type { Asistencia, DeTurno } from '@comanda/shared/contracts/admin/asistencia';
import { formatHora } from '@comanda/shared/domain/texto/fecha';
import { palabraDeMes } from '@comanda/shared/domain/texto/periodo';

export type FilaAsistencia = {
  id: string;
  nombre: string;
  /** 'YYYY-MM-DD' */
  dia: string;
  ingreso: Date;
  salida: Date | null;
  motivo: string | null;
  corregida_por: string | null;
};

export type FilaDeTurno = Pick<FilaAsistencia, 'id' | 'nombre' | 'ingreso'> & { perfil: string };

export const toDeTurno = ({ id, nombre, perfil, ingreso }: FilaDeTurno): DeTurno => ({
  id,
  nombreCompleto: nombre,
  perfil,
  hora_ingreso: formatHora(ingreso),
});

const MINUTO_MS = 60_000;

/** `hoy`: the business day that runs; who has not logged out of one before forgot to. */
export function toAsistencia(fila: FilaAsistencia, hoy: string): Asistencia {
  const { id, nombre, dia, ingreso, salida, corregida_por: por } = fila;
  return {
    id,
    nombreCompleto: nombre,
    mes: palabraDeMes(dia.slice(0, 7)),
    dia: dia.slice(8),
    hora_ingreso: formatHora(ingreso),
    hora_salida: salida && formatHora(salida),
    fecha: dia,
    minutos: salida && Math.floor((salida.getTime() - ingreso.getTime()) / MINUTO_MS),
    sin_salida: salida === null && dia < hoy,
    correccion: por === null ? null : { por, motivo: fila.motivo ?? '' },
  };
}
