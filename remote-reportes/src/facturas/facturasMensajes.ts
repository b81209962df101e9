import type { Pausa } from '@comanda/shared/contracts/facturacion/emision';
import type { PaginaDeEmisiones } from '@comanda/shared/contracts/facturacion/emisiones';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';

const titulo = 'Facturas electronicas';

/** All ours: the specification gives this screen no sentences. */
export const facturasMensajes = {
  titulo,
  vacio: 'Esta empresa aun no tiene facturas electronicas',
  vacioDe: (ruc: string) => `No hay facturas de ${ruc}. Borre la busqueda para ver todas`,
  vacioEstado: 'Ninguna factura esta en este estado',
  vacioFechas: 'No hay facturas de esas fechas',
  todasLasFechas: 'Todas',
  buscador: 'Numero, cliente, cedula, clave o monto',
  resumen: ({ total, suma }: PaginaDeEmisiones) =>
    `${conMiles(String(total))} ${total === 1 ? 'documento' : 'documentos'} · ${formatMonto(suma)}`,
  sinXml: 'El documento aun no esta firmado',
  copiar: { titulo, exito: 'Clave de acceso copiada', fallo: 'Seleccione la clave y copiela' },
  autorizada: 'Factura autorizada',
  enviada: 'La factura se envia de nuevo',
  noAceptada: 'El SRI no acepto la factura',
  otroNumero: (numero: string) => `La venta se emitio con el numero ${numero}. `,
  confirmarOtroNumero: (documento: string) => ({
    titulo: '¿Emitir con otro numero?',
    texto: `El SRI tiene otro documento con el numero de la ${documento}: esta se retira, y la misma venta se emite con el siguiente numero y fecha de hoy. No se puede deshacer.`,
    aceptar: 'Emitir con otro numero',
    peligro: true,
  }),
  reanudar: { titulo, exito: 'La emision sigue' },
  confirmarReanudar: ({ pendientes }: Pausa) => ({
    titulo: '¿Reanudar la emision?',
    texto: `Se enviaran al SRI los documentos que esperan: ${pendientes}. Si el motivo sigue, se pausara de nuevo.`,
    aceptar: 'Reanudar',
  }),
  pausaDesconocida: 'No se pudo comprobar si la emision esta en pausa',
  conCliente: 'Cambiar tambien los datos del cliente',
  clienteActualizado: 'Los datos del cliente se actualizaron',
  clienteSinActualizar: (motivo: string) =>
    `La factura se corrigio, pero los datos del cliente no se actualizaron: ${motivo}`,
  emailInvalido: 'El email no es valido',
  correo: {
    enviado: (email: string) => `Enviada a ${email}`,
    pendiente: (email: string) => `Correo por enviar a ${email}`,
    fallido: (motivo: string | null) =>
      `No se pudo enviar el correo${motivo === null ? '' : `: ${motivo}`}`,
  },
  queSeEnvia: 'Se envian el XML autorizado y su RIDE en PDF.',
  motivoVacio: 'Escriba el motivo',
  motivoEnNota: 'Se imprime en la nota de credito',
  anuladaConNota: 'Venta anulada con nota de credito',
  retirada: 'Venta anulada y factura retirada',
} as const;
