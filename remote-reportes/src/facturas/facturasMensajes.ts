import type { Pausa } from '@comanda/shared/contracts/facturacion/emision';
import type { PaginaDeEmisiones } from '@comanda/shared/contracts/facturacion/emisiones';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';

const titulo = 'Facturas electrónicas';

/** All ours: the specification gives this screen no sentences. */
export const facturasMensajes = {
  titulo,
  vacio: 'Esta empresa aún no tiene facturas electrónicas',
  vacioEstado: 'Ninguna factura está en este estado',
  vacioFechas: 'No hay facturas de esas fechas',
  todasLasFechas: 'Todas',
  buscador: 'Número, cliente, cédula, clave o monto',
  resumen: ({ total, suma }: PaginaDeEmisiones) =>
    `${conMiles(String(total))} ${total === 1 ? 'documento' : 'documentos'} · ${formatMonto(suma)}`,
  sinXml: 'El documento aún no está firmado',
  copiar: { titulo, exito: 'Clave de acceso copiada', fallo: 'Seleccione la clave y cópiela' },
  autorizada: 'Factura autorizada',
  enviada: 'La factura se envía de nuevo',
  noAceptada: 'El SRI no aceptó la factura',
  otroNumero: (numero: string) => `Se emitió con el número ${numero}. `,
  confirmarOtroNumero: (documento: string) => ({
    titulo: '¿Emitir con otro número?',
    texto: `La ${documento} se retira, y lo mismo se emite con el siguiente número y fecha de hoy. No se puede deshacer.`,
    aceptar: 'Emitir con otro número',
    peligro: true,
  }),
  reanudar: { titulo, exito: 'La emisión sigue' },
  confirmarReanudar: ({ pendientes }: Pausa) => ({
    titulo: '¿Reanudar la emisión?',
    texto: `Se enviarán al SRI los documentos que esperan: ${pendientes}. Si el motivo sigue, se pausará de nuevo.`,
    aceptar: 'Reanudar',
  }),
  pausaDesconocida: 'No se pudo comprobar si la emisión está en pausa',
  conCliente: 'Cambiar también los datos del cliente',
  clienteActualizado: 'Los datos del cliente se actualizaron',
  clienteSinActualizar: (motivo: string) =>
    `La factura se corrigió, pero los datos del cliente no se actualizaron: ${motivo}`,
  emailInvalido: 'El email no es válido',
  queSeEnvia: 'Se envían el XML autorizado y su RIDE en PDF.',
  motivoVacio: 'Escriba el motivo',
  nadaPorDevolver: 'Elija qué se devuelve',
  valorDeMas: 'Un valor es mayor que lo que queda del producto',
  devuelta: 'Devolución registrada: la nota de crédito se está enviando',
  yaDevuelto: (monto: string) =>
    `. No saque ${monto} de la caja: ya salieron con una nota que se anuló en el SRI`,
  confirmarDevolver: (monto: string, cliente: string, aCredito: boolean) => ({
    titulo: `¿Devolver ${monto}?`,
    texto: `Se emite una nota de crédito a ${cliente}${aCredito ? ', y primero baja lo que debe' : ' y el dinero sale de la caja'}. La venta sigue en vigor por lo demás. No se puede deshacer.`,
    aceptar: `Devolver ${monto}`,
    peligro: true,
  }),
  devuelveACredito:
    'Esta venta fue a crédito: lo devuelto baja primero lo que el cliente debe, y solo el resto sale en dinero',
  motivoEnNota: 'Se imprime en la nota de crédito',
  anuladaConNota: 'Venta anulada con nota de crédito',
  retirada: 'Venta anulada y factura retirada',
  fechaVacia: 'Escriba la fecha en que la anuló en el portal',
  anuladaEnSri: 'Venta anulada: su factura consta como anulada en el SRI',
  notaAnuladaEnSri: 'Nota anotada como anulada en el SRI: su factura vuelve a contar',
  plazoDeNotaEnSri: (ultimo: string) =>
    `El SRI admite anularla en su portal hasta el ${ultimo}. Aquí se anota lo que ya hizo allí`,
  restaurada: 'El documento vuelve a estar autorizado',
  restauradaConNota: 'La factura vuelve a estar autorizada y su nota de crédito se está enviando',
  confirmarSigueVigente: (documento: string, esNota: boolean) => ({
    titulo: '¿Sigue vigente en el SRI?',
    texto: esNota
      ? `La ${documento} vuelve a estar autorizada y se declara.`
      : `La ${documento} vuelve a estar autorizada, y se emite una nota de crédito por su valor. La venta sigue anulada y la caja no cambia. No se puede deshacer.`,
    aceptar: esNota ? 'Volver a autorizada' : 'Emitir la nota de crédito',
    peligro: true,
  }),
  plazoEnSri: (ultimo: string) =>
    `El SRI admite anularla en su portal hasta el ${ultimo}. Aquí se anota lo que ya hizo allí; no se emite nota de crédito`,
} as const;
