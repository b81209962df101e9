import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { AnotacionSinLinea } from './decidirVentaSinLinea';
import { ANOTAR_SIN_LINEA, AUDITAR_SIN_LINEA, REGISTRAR_COMPRADOR } from './sinLineaSql';

type Sentencia = [name: string, text: string, values: unknown[]];

/** What is written with a sale of a till that may sell without a line. */
export function anotacionDe(
  empresa: EmpresaId,
  venta: string,
  una: AnotacionSinLinea,
): readonly Sentencia[] {
  const { dispositivo, aceptada, compradorNuevo } = una;
  const { dicho, enviado, prueba } = una.autoria;
  const valores = [
    empresa,
    venta,
    dispositivo.id,
    dispositivo.nombre,
    una.vendida,
    una.recibida,
    enviado.id,
    una.marcas,
    JSON.stringify(una.detalle),
    aceptada && enviado.nombreCompleto,
    aceptada?.motivo ?? '',
    dicho.id,
    prueba,
    una.caja,
  ];
  const traza = [empresa, venta, enviado.nombreCompleto, dicho.nombre, una.caja];
  const anotar: readonly Sentencia[] = [
    ['anotarSinLinea', ANOTAR_SIN_LINEA, valores],
    ['auditarSinLinea', AUDITAR_SIN_LINEA, traza],
  ];
  if (!compradorNuevo) return anotar;
  const comprador = [empresa, venta, JSON.stringify(compradorNuevo)];
  return [...anotar, ['registrarComprador', REGISTRAR_COMPRADOR, comprador]];
}
