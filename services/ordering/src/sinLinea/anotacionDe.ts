import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { AnotacionSinLinea } from './decidirVentaSinLinea';
import { ANOTAR_SIN_LINEA, CAMBIAR_CODIGO, REGISTRAR_COMPRADOR } from './sinLineaSql';

type Sentencia = [name: string, text: string, values: unknown[]];

/** What is written with a sale of a till that may sell without a line. */
export function anotacionDe(
  empresa: EmpresaId,
  venta: string,
  una: AnotacionSinLinea,
): readonly Sentencia[] {
  const { dispositivo, aceptada, compradorNuevo } = una;
  const { dicho, enviado, prueba } = una.autoria;
  const anotacion = JSON.stringify({
    dispositivo_id: dispositivo.id,
    dispositivo: dispositivo.nombre,
    vendida: una.vendida,
    recibida: una.recibida,
    enviada_por: enviado.id,
    enviado_por: enviado.nombreCompleto,
    hecha_por: dicho.id,
    hecho_por: dicho.nombre,
    prueba,
    marcas: una.marcas,
    detalle: una.detalle,
    aceptada_por: aceptada && enviado.nombreCompleto,
    motivo: aceptada?.motivo ?? '',
    caja: una.caja,
  });
  const sentencias: Sentencia[] = [
    ['anotarSinLinea', ANOTAR_SIN_LINEA, [empresa, venta, anotacion]],
  ];
  if (compradorNuevo)
    sentencias.push([
      'registrarComprador',
      REGISTRAR_COMPRADOR,
      [empresa, venta, JSON.stringify(compradorNuevo)],
    ]);
  if (aceptada?.reemplaza)
    sentencias.push([
      'cambiarCodigo',
      CAMBIAR_CODIGO,
      [empresa, venta, dispositivo.id, aceptada.reemplaza],
    ]);
  return sentencias;
}
