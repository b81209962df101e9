import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { AnotacionSinLinea } from './decidirSinLinea';
import { ANOTAR_SIN_LINEA, REGISTRAR_COMPRADOR } from './sinLineaSql';

type Sentencia = [name: string, text: string, values: unknown[]];

/** What is written with a sale of a till that may sell without a line. */
export function anotacionDe(
  empresa: EmpresaId,
  venta: string,
  una: AnotacionSinLinea,
): readonly Sentencia[] {
  const { dispositivo, enviada, aceptada, compradorNuevo } = una;
  const valores = [
    empresa,
    venta,
    dispositivo.id,
    dispositivo.nombre,
    una.vendida,
    una.recibida,
    enviada.id,
    enviada.nombreCompleto,
    una.marcas,
    JSON.stringify(una.detalle),
    aceptada && enviada.nombreCompleto,
    aceptada?.motivo ?? '',
  ];
  const anotar: Sentencia = ['anotarSinLinea', ANOTAR_SIN_LINEA, valores];
  if (!compradorNuevo) return [anotar];
  const comprador = [empresa, venta, JSON.stringify(compradorNuevo)];
  return [anotar, ['registrarComprador', REGISTRAR_COMPRADOR, comprador]];
}
