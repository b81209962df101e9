import type { PuntoDeExistencia } from '@comanda/shared/contracts/mermas';

const DIA_MS = 24 * 60 * 60 * 1000;

/** Every day from the first to the last, or to `hoy`: what nothing moved stays as it was, and a week is as wide as a week. */
export function diasSeguidos(dias: readonly PuntoDeExistencia[], hoy: string): PuntoDeExistencia[] {
  const [primero] = dias;
  if (!primero) return [];
  const saldos = new Map(dias.map(({ fecha, saldo }) => [fecha, saldo]));
  const seguidos: PuntoDeExistencia[] = [];
  const ultimo = [dias.at(-1)?.fecha ?? hoy, hoy].sort().at(-1) ?? hoy;
  let { fecha, saldo } = primero;
  for (; fecha <= ultimo; fecha = diaSiguiente(fecha)) {
    saldo = saldos.get(fecha) ?? saldo;
    seguidos.push({ fecha, saldo });
  }
  return seguidos;
}

const diaSiguiente = (dia: string): string =>
  new Date(Date.parse(dia) + DIA_MS).toISOString().slice(0, 10);
