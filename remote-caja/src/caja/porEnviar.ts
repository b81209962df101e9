import type { MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sinEnviar, type ActoEnSalida } from '@comanda/shared/sinLinea';

/** A movement of the list; `porEnviar`: what is said of one that the server does not have. */
export type FilaDeMovimiento = MovimientoCaja & { porEnviar?: string };

/** What this till has moved and not sent, as the list shows it, the last first. One that names no drawer is of the user's. */
export const filasPorEnviar = (
  actos: readonly ActoEnSalida[],
  empresa: string,
  caja: { id: number; suya: boolean },
): FilaDeMovimiento[] =>
  actos
    .filter((acto) => acto.empresa === empresa && sinEnviar(acto))
    .filter(mueve)
    .filter(({ cuerpo }) => (cuerpo.caja === undefined ? caja.suya : cuerpo.caja === caja.id))
    .map((acto) => filaDe(acto, caja.id))
    .reverse();

type Movido = Extract<ActoEnSalida, { tipo: 'movimiento' | 'anticipo' }>;

const mueve = (acto: ActoEnSalida): acto is Movido =>
  acto.tipo === 'movimiento' || acto.tipo === 'anticipo';

function filaDe(acto: Movido, caja: number): FilaDeMovimiento {
  const monto = aDolares(acto.monto ?? centavos(0));
  const entra = acto.tipo === 'movimiento' && (acto.cuerpo.ingreso ?? 0) > 0;
  return {
    id: acto.idempotencia,
    empresa: acto.empresa,
    caja,
    usuario: acto.quien.nombre,
    creado: acto.hecho,
    fecha: fechaNegocio(new Date(acto.hecho)),
    estado: 'A',
    tipo: tipoDe(acto),
    empleado: null,
    detalle: acto.tipo === 'movimiento' ? acto.cuerpo.detalle : acto.dicho,
    ingreso: entra ? monto : 0,
    salida: entra ? 0 : monto,
    porEnviar: acto.estado === 'RECHAZADA' ? `Rechazado: ${acto.fallo?.msg ?? ''}` : 'Por enviar',
  };
}

function tipoDe(acto: Movido): MovimientoCaja['tipo'] {
  if (acto.tipo !== 'movimiento') return 'ANTICIPO';
  if ((acto.cuerpo.ingreso ?? 0) > 0) return 'INGRESO';
  return acto.cuerpo.a_caja_fuerte ? 'RETIRO' : 'SALIDA';
}
