import type { MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { alCambiarEstado } from '@comanda/shared/domain/caja/movimientoCaja';

const titulo = 'Caja';

/** Spec sections 2, 5 and 8; the rest is ours. */
export const cajaMensajes = {
  titulo,
  sinListar: 'Ocurrió un error al listar las empresas',
  prestamos: '¡Esta opción no está habilitada por el momento!',
  vacio: 'Aún no hay movimientos hoy',
  movimiento: { titulo },
  registrado: 'Movimiento registrado',
  guardado: 'Movimiento guardado en este equipo: se enviará cuando vuelva la línea',
  anticipoGuardado: 'Anticipo guardado en este equipo: se enviará cuando vuelva la línea',
  mucho: 'Es más de lo que suele tener una caja. Revise que no sobre un cero.',
  esperaLinea: 'Sin línea no se puede: espere a que vuelva',
  cuadresEsperan: 'Los cuadres se ven cuando vuelva la línea',
  sinLinea: 'No hay línea con el servidor',
  sinLineaDe: (cuando: string) => `Sin línea: esto es lo último que se supo, del ${cuando}`,
  sigueSinLinea:
    'Puede registrar movimientos y anticipos y abrir el cajón: se envían cuando vuelva la línea. Cuadrar y administrar cajas espera a la línea.',
  eliminar: { titulo, exito: 'Movimiento eliminado' },
  activar: { titulo, exito: 'Movimiento activado' },
  actualizar: { titulo, exito: 'Caja actualizada', fallo: '¡Error al actualizar la caja!' },
  anticipoPropio: 'Un anticipo para usted lo aprueba otro Administrador',
  anticipoSinAprobacion: 'Falta la aprobación de un Administrador',
  anticipoPropioSinLinea:
    'Un anticipo para usted lo aprueba otra persona: espere a que vuelva la línea',
  anticipo: { titulo, fallo: '¡Error al registrar el anticipo!' },
  turno: (caja: string) => ({ titulo, exito: `Ahora trabaja con ${caja}` }),
} as const;

/** What taking a movement off, or taking it back, does to the cash, before it is done. */
export function preguntaDeMovimiento(movimiento: MovimientoCaja) {
  const gana = alCambiarEstado(movimiento);
  const monto = formatMonto(Math.abs(gana));
  const quita = movimiento.estado === 'A';
  return {
    titulo: '¿Estás seguro?',
    texto: `${gana > 0 ? `Entran ${monto} a` : `Salen ${monto} de`} la caja: se ${quita ? 'elimina' : 'activa'} "${movimiento.detalle}". Cuenta en el periodo abierto, aunque el movimiento sea de uno ya cuadrado.`,
    aceptar: quita ? '¡Sí, eliminar!' : 'Sí, activar',
    peligro: quita,
  };
}
