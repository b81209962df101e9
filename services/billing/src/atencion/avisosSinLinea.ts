import type { AvisoAtencion } from '@comanda/shared/contracts/facturacion/emision';
import { formatFechaHora, formatHace } from '@comanda/shared/domain/texto/fecha';

import type { EquiposSinLinea } from './atencionRepository';

type Aviso = Omit<AvisoAtencion, 'empresa'>;

const equipos = (cuantos: number) => (cuantos === 1 ? '1 equipo' : `${cuantos} equipos`);

/** What of the tills that sell without a line a person should look at. */
export function avisosSinLinea(
  { equipos: cuantos, ventas: esperan, desde, callados, callado, ...demas }: EquiposSinLinea,
  ahora: Date,
): Aviso[] {
  const { por_vencer, vence, marcadas } = demas;
  const sinEnviar = [
    desde &&
      `${equipos(cuantos)} sin línea con ${esperan} por enviar, desde ${formatHace(desde, ahora)}`,
    callado &&
      `${equipos(callados)} sin contacto desde ${formatHace(callado, ahora)}: puede haber ventas sin enviar`,
  ].filter((frase) => frase !== null);
  const avisos: (Aviso | false | null)[] = [
    sinEnviar.length > 0 && {
      tipo: 'SIN_ENVIAR',
      cuantos: cuantos + callados,
      texto: sinEnviar.join('. '),
    },
    vence && {
      tipo: 'ARRIENDO',
      cuantos: por_vencer,
      texto: `${equipos(por_vencer)} sin contacto: sus números se devuelven desde el ${formatFechaHora(vence)}`,
    },
    marcadas > 0 && {
      tipo: 'SIN_LINEA',
      cuantos: marcadas,
      texto: `${marcadas} por revisar de lo hecho sin línea`,
    },
  ];
  return avisos.filter((aviso) => aviso !== null && aviso !== false);
}
