import type { TipoIdentificacion } from '@comanda/shared/contracts/clientes';
import type { ComprobanteDetalle } from '@comanda/shared/contracts/documentos';
import { esConsumidorFinal, TIPO } from '@comanda/shared/domain/identificacion';
import { ERRORES } from '@comanda/shared/errors/catalogo';
import { faltaDe, tipoDe } from '@comanda/shared/piezas/identificacion';

/** The buyer as the invoice has it; of the final consumer nothing is kept. */
export function compradorInicial({
  identificacion,
  ...comprador
}: ComprobanteDetalle['comprador']) {
  if (esConsumidorFinal(identificacion)) return { tipo_identificacion: TIPO.CEDULA };
  const { tipo_identificacion: tipo } = comprador;
  return { ...comprador, tipo_identificacion: tipoDe(tipo), cedula: identificacion };
}

type Identificado = { tipo_identificacion: TipoIdentificacion; cedula: string };

/** What the call's schema cannot know of a buyer: whether the number is one of its type, and that it is somebody's. */
export function revisarComprador({ tipo_identificacion: tipo, cedula }: Identificado) {
  if (!cedula) return {};
  if (esConsumidorFinal(cedula)) return { cedula: ERRORES.CORRECCION_SIN_COMPRADOR.msg };
  return { cedula: faltaDe(tipo, cedula) ?? undefined };
}
