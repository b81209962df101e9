import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { programadosCalls } from '@comanda/shared/contracts/ventas/programados';

import type { Solicitud } from '../ventas/revisarLinea';

import { makeSolicitud } from './ventas';

type Entrada = CallInput<typeof programadosCalls.crearProgramado>;

/** A sale to be scheduled, at one in the afternoon of the day of the tests. */
export function makeProgramado(
  over: Partial<Entrada> = {},
  solicitud: Solicitud = makeSolicitud(),
): Entrada {
  const { secuencial: _, clave_acceso: __, ...json_structura } = solicitud;
  return {
    empresa: solicitud.empresa,
    cliente: 'CONSUMIDOR FINAL',
    fecha: '2026-11-20',
    hora: '13:00',
    valor: solicitud.total,
    repetir: false,
    mensaje: '',
    json_structura,
    ...over,
  };
}
