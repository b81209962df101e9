import type { EmisionEmpresa } from '@comanda/shared/contracts/emision';

import type { Fallos, Valores } from '../formulario/useFormulario';

import { emisionMensajes as mensajes } from './emisionMensajes';

export type CampoSerie =
  | 'ambiente'
  | 'establecimiento'
  | 'punto_emision'
  | 'siguiente_factura'
  | 'siguiente_nota_credito';

type Serie = Pick<EmisionEmpresa, 'ambiente' | 'establecimiento' | 'punto_emision'>;
type Siguientes = Record<'siguiente_factura' | 'siguiente_nota_credito', string>;

export const AMBIENTES = [
  { value: '1', label: 'Pruebas' },
  { value: '2', label: 'Produccion' },
] as const;

const ambienteDe = (valor: string): '1' | '2' => (valor === '2' ? '2' : '1');

/** The numbers the next documents of a series take: 1 where it was never used. */
export function siguientesDe({ series }: EmisionEmpresa, serie: Serie): Siguientes {
  const siguiente = (tipo: 'FACTURA' | 'NOTA_CREDITO') =>
    String(
      series.find(
        (una) =>
          una.tipo === tipo &&
          una.ambiente === serie.ambiente &&
          una.establecimiento === serie.establecimiento &&
          una.punto_emision === serie.punto_emision,
      )?.siguiente ?? 1,
    );
  return {
    siguiente_factura: siguiente('FACTURA'),
    siguiente_nota_credito: siguiente('NOTA_CREDITO'),
  };
}

export const serieDe = (valores: Valores<CampoSerie>): Serie => ({
  ambiente: ambienteDe(valores.ambiente),
  establecimiento: valores.establecimiento,
  punto_emision: valores.punto_emision,
});

export const soloDigitos = (max: number) => (texto: string) =>
  texto.replace(/\D/g, '').slice(0, max);

export function revisarSeries(
  valores: Valores<CampoSerie>,
  emision: EmisionEmpresa,
): Fallos<CampoSerie> {
  const fallos: Fallos<CampoSerie> = {};
  for (const campo of ['establecimiento', 'punto_emision'] as const)
    if (!/^(?!000)\d{3}$/.test(valores[campo])) fallos[campo] = mensajes.tresCifras;
  const actuales = siguientesDe(emision, serieDe(valores));
  for (const campo of ['siguiente_factura', 'siguiente_nota_credito'] as const) {
    const numero = Number(valores[campo]);
    if (!(numero >= 1 && numero <= 999_999_999)) fallos[campo] = mensajes.numero;
    else if (numero < Number(actuales[campo])) fallos[campo] = mensajes.haciaAdelante;
  }
  return fallos;
}

/** What the call takes: a number goes along only where it was moved. */
export function aGuardar(valores: Valores<CampoSerie>, emision: EmisionEmpresa) {
  const serie = serieDe(valores);
  const actuales = siguientesDe(emision, serie);
  const movido = (campo: keyof Siguientes) =>
    valores[campo] === actuales[campo] ? {} : { [campo]: Number(valores[campo]) };
  return { ...serie, ...movido('siguiente_factura'), ...movido('siguiente_nota_credito') };
}
