import type { emisionCalls, EmisionEmpresa } from '../../contracts/facturacion/emision';
import type { CallInput } from '../../contracts/defineCall';

import { emisionMensajes as mensajes } from './emisionMensajes';

export type Numeracion = CallInput<typeof emisionCalls.guardarEmision>;

type Serie = Pick<EmisionEmpresa, 'ambiente' | 'establecimiento' | 'punto_emision'>;
type Siguientes = Record<'siguiente_factura' | 'siguiente_nota_credito', number>;

export const SIGUIENTES = ['siguiente_factura', 'siguiente_nota_credito'] as const;

export const AMBIENTES = [
  { value: '1', label: 'Pruebas' },
  { value: '2', label: 'Producción' },
] as const;

/** The numbers the next documents of a series take: 1 where it was never used. */
export function siguientesDeSerie({ series }: EmisionEmpresa, serie: Serie): Siguientes {
  const siguiente = (tipo: 'FACTURA' | 'NOTA_CREDITO') =>
    series.find(
      (una) =>
        una.tipo === tipo &&
        una.ambiente === serie.ambiente &&
        una.establecimiento === serie.establecimiento &&
        una.punto_emision === serie.punto_emision,
    )?.siguiente ?? 1;
  return {
    siguiente_factura: siguiente('FACTURA'),
    siguiente_nota_credito: siguiente('NOTA_CREDITO'),
  };
}

export const soloDigitos = (texto: string) => texto.replace(/\D/g, '').slice(0, 3);

/** What the call's schema cannot know: a number is asked for, and goes forward only. */
export function revisarSeries(numeracion: Numeracion, emision: EmisionEmpresa) {
  const actuales = siguientesDeSerie(emision, numeracion);
  const fallos: Partial<Record<keyof Siguientes, string>> = {};
  for (const campo of SIGUIENTES) {
    const numero = numeracion[campo];
    if (numero === undefined) fallos[campo] = mensajes.numero;
    else if (numero < actuales[campo]) fallos[campo] = mensajes.haciaAdelante;
  }
  return fallos;
}

/** What the call takes: a number goes along only where it was moved. */
export function aGuardar(numeracion: Numeracion, emision: EmisionEmpresa): Numeracion {
  const actuales = siguientesDeSerie(emision, numeracion);
  const quietos = SIGUIENTES.filter((campo) => numeracion[campo] === actuales[campo]);
  return { ...numeracion, ...Object.fromEntries(quietos.map((campo) => [campo, undefined])) };
}
