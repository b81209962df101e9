import { z } from 'zod';

import { esRuc } from './comprador';
import { rechazo, si, type RechazoDelSri, type ReglaId } from './tabla';

import type { Comprobante } from './comprobante';

const estadoDeContribuyente = z.enum([
  'ACTIVO',
  'SUSPENDIDO',
  'SIN_AUTORIZACION',
  'AUTORIZACION_SUSPENDIDA',
  'CLAUSURADO',
]);
const estadoDeEstablecimiento = z.enum(['ABIERTO', 'CERRADO', 'CLAUSURADO']);

/** What the register says of a taxpayer: how it stands, and its establishments by number. */
export const contribuyenteSchema = z.strictObject({
  contribuyente: z.string().regex(/^\d{13}$/),
  estado: estadoDeContribuyente.default('ACTIVO'),
  establecimientos: z.record(z.string().regex(/^\d{3}$/), estadoDeEstablecimiento),
});

type Contribuyente = z.output<typeof contribuyenteSchema>;

const POR_ESTADO: Record<Contribuyente['estado'], ReglaId | null> = {
  ACTIVO: null,
  SUSPENDIDO: 'rucInactivo',
  SIN_AUTORIZACION: 'rucSinAutorizacion',
  AUTORIZACION_SUSPENDIDA: 'autorizacionSuspendida',
  CLAUSURADO: 'rucClausurado',
};
const POR_ESTABLECIMIENTO: Record<z.output<typeof estadoDeEstablecimiento>, ReglaId | null> = {
  ABIERTO: null,
  CERRADO: 'establecimientoCerrado',
  CLAUSURADO: 'establecimientoClausurado',
};

/** Who may issue, and from where. One it was told nothing of is active, with every establishment from 001 on. */
export function abrirRegistro() {
  const porRuc = new Map<string, Contribuyente>();
  return {
    inscribir(uno: Contribuyente): void {
      porRuc.set(uno.contribuyente, uno);
    },

    rechazoDe({ ruc, establecimiento }: Comprobante): RechazoDelSri | null {
      if (!esRuc(ruc)) return rechazo('rucInexistente', ruc);
      const suyo = porRuc.get(ruc);
      const regla = suyo ? POR_ESTADO[suyo.estado] : null;
      if (regla) return rechazo(regla, ruc);
      if (!suyo) return si(establecimiento === '000', 'establecimientoInexistente', '000');
      const estado = suyo.establecimientos[establecimiento];
      if (!estado) return rechazo('establecimientoInexistente', establecimiento);
      const cerrado = POR_ESTABLECIMIENTO[estado];
      return cerrado && rechazo(cerrado, establecimiento);
    },
  };
}

export type RegistroDeContribuyentes = ReturnType<typeof abrirRegistro>;
