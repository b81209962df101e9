import { ARRIENDO_HORAS, type Dispositivo } from '@comanda/shared/contracts/admin/dispositivos';
import type { MarcaSinLinea } from '@comanda/shared/contracts/ventas/sinLinea';
import { pidePersona } from '@comanda/shared/domain/sinLinea/sinLinea';
import { dichoDe, esVenta, type FilaDeSalida } from '@comanda/shared/sinLinea';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

const titulo = 'Ventas sin línea';
type PorRevocar = Pick<Dispositivo, 'nombre' | 'por_enviar' | 'visto'>;
/** A till with a line speaks every five minutes. */
const CALLADO_MS = 15 * 60_000;

/** All ours. */
export const sinlineaMensajes = {
  titulo,
  sinRegistrar:
    'Este equipo no está registrado para vender sin línea: si se va la línea, las órdenes esperan.',
  queEs:
    'Un equipo registrado vende con números de factura propios, también sin línea, y envía sus ventas cuando la línea vuelve. Necesita un punto de emisión que nadie más use.',
  fechaDeFactura:
    'Cada factura lleva la fecha en que se vendió, y el SRI pide transmitirla de inmediato: la que llega tarde puede ser devuelta, así que envíe lo vendido en cuanto vuelva la línea.',
  pidaloA: 'Lo registra un Administrador, en este mismo equipo.',
  horaDudosa:
    'La hora de este equipo cambió. Si es la correcta, confírmela; si no, corríjala en el equipo. Mientras tanto no se cobra sin línea.',
  sinPersistencia:
    'El navegador puede borrar lo guardado si el disco se llena. Instale Comanda como aplicación o agréguela a favoritos.',
  sinVentas: 'No hay ventas ni movimientos guardados en este equipo',
  sinEquipos: 'Ningún equipo registrado. Registre el primero en el equipo que venda',
  sinMarcadas: 'No hay ventas sin línea por revisar',
  enUso: 'Es este equipo: revóquelo si no venderá más sin línea',
  yaRevocado: 'Ya está revocado',
  registrar: { titulo, exito: 'Equipo registrado' },
  renombrar: { titulo, exito: 'Equipo actualizado' },
  ajustes: { titulo, exito: 'Ajustes guardados' },
  revocar: { titulo, exito: 'Equipo revocado' },
  devolver: { titulo, exito: 'Números devueltos' },
  aceptar: { titulo, exito: 'Venta aceptada' },
  revisar: { titulo, exito: 'Venta revisada' },
  descartar: { titulo, exito: 'Descartado' },
  alDescartar:
    'No quedará registrado: si se hizo, regístrelo de nuevo. El motivo y su nombre quedan en la auditoría.',
  alDescartarVenta:
    'No quedará registrada ni facturada: si se cobró, véndala de nuevo y entregue el comprobante nuevo. Lo vendido, el motivo y su nombre quedan en la auditoría.',
  reenviar: { titulo, exito: 'Orden enviada con nombre' },
  alReenviar: 'Va a cocina como una orden aparte, sin mesa. Lo que se cobró de ella va con ella.',
  reintentar: { titulo },
  contacto: { titulo },
  confirmarRevocar: ({ nombre, por_enviar, visto }: PorRevocar, ahora: number) => ({
    titulo: `¿Revocar ${nombre}?`,
    texto: [
      por_enviar > 0 &&
        `Tenía ${por_enviar} por enviar: un Administrador tendrá que aceptar sus ventas una a una y registrar de nuevo lo demás.`,
      visto !== null && ahora - Date.parse(visto) > CALLADO_MS
        ? `Habló por última vez el ${formatFechaHora(visto)}: lo que haya vendido desde entonces está solo en él, y sin línea sigue vendiendo hasta ${ARRIENDO_HORAS} horas después. Sus números se devuelven: no registre otro con su punto de emisión antes.`
        : 'No venderá más sin línea y sus números se devuelven.',
    ]
      .filter(Boolean)
      .join(' '),
    aceptar: 'Revocar',
    peligro: true,
  }),
  confirmarDevolver: (nombre: string) => ({
    titulo: `¿Devolver los números de ${nombre}?`,
    texto:
      'Hágalo si el equipo no volverá. Lo que haya vendido sin enviar podría necesitar otro número.',
    aceptar: 'Devolver',
    peligro: true,
  }),
} as const;

/** Why the server does not have it, where that is for somebody to look at. */
export const motivoDeSalida = (fila: FilaDeSalida): string | undefined =>
  fila.fallo?.msg ?? (pidePersona(fila) ? fallaCon(fila) : undefined);

function fallaCon(fila: FilaDeSalida): string {
  if (esVenta(fila)) return 'El servidor falla con esta venta';
  const { una, femenino } = dichoDe(fila);
  return `El servidor falla con ${femenino ? 'esta' : 'este'} ${una}`;
}

export const MARCA_DICHA: Record<MarcaSinLinea, string> = dePalabras(
  {
    PRECIO_CAMBIADO: 'Precio que cambió',
    PRECIO_NUNCA_VIGENTE: 'Precio que no hubo',
    PRODUCTO_RETIRADO: 'Producto retirado',
    PRODUCTO_AGOTADO: 'Producto agotado',
    VENDEDOR_RETIRADO: 'Vendedor retirado',
    DISPOSITIVO_REVOCADO: 'Equipo revocado',
    RELOJ: 'Hora del equipo dudosa',
    CAJA_CUADRADA: 'Caja ya cuadrada',
    OTRO_NUMERO: 'Con otro número',
    CLIENTE_DISTINTO: 'Cliente con otros datos',
    AUTOR_SIN_PROBAR: 'Sin firma de quien dice',
    FECHA_SIN_PROBAR: 'Fecha que no coincide',
    MES_CERRADO: 'De un mes que ya terminó',
    CAJA_DISTINTA: 'Caja que no existe',
    SIN_APROBACION: 'Sin la aprobación que pedía',
  },
  talCual,
);
