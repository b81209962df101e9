import type { PaginaDeEmitidos } from '@comanda/shared/contracts/reportes/emitidos';
import type { FormaPago } from '@comanda/shared/contracts/ventas/ventas';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';

const titulo = 'Emitidos';
const cuantas = (ventas: number, anuladas: boolean) => {
  const dicho = ventas === 1 ? 'venta' : 'ventas';
  const deCuales = ventas === 1 ? 'anulada' : 'anuladas';
  return `${conMiles(String(ventas))} ${dicho}${anuladas ? ` ${deCuales}` : ''}`;
};

/** All ours but the printer's: the specification gives this screen no sentences. */
export const emitidosMensajes = {
  titulo,
  vacioHoy: 'Hoy aún no hay ventas',
  comoHoy: 'Cada venta aparece aquí al cobrarla. Las de otros días se ven por sus fechas.',
  vacio: 'No hay ventas de esas fechas y filtros',
  sinHallar: 'Se buscó por número, cliente, cédula o monto, en las fechas y los filtros puestos.',
  buscador: 'Número, cliente, cédula o monto',
  resumen: ({ total, hay_mas, suma }: PaginaDeEmitidos, anuladas: boolean) => {
    const hay = `${hay_mas ? 'Más de ' : ''}${cuantas(total, anuladas)}`;
    return suma === null ? hay : `${hay} · ${formatMonto(suma)}`;
  },
  impresora: 'Error al enviar la factura o la impresora no está conectada', // spec section 8
  copia: 'Copia enviada a la impresora',
  motivoVacio: 'Escriba el motivo',
  sinAprobacion: 'Ingrese el PIN, o el correo y la contraseña, del Administrador',
  motivoEnNota: 'Se imprime en la nota de crédito',
  pago: (forma: FormaPago, frase: string) => ({
    titulo: `¿Cambiar la forma de pago a ${forma}?`,
    texto: frase,
    aceptar: 'Cambiar',
  }),
  activar: (frase: string) => ({ titulo: '¿Activar la venta?', texto: frase, aceptar: 'Activar' }),
} as const;
