import { textoDeMes } from '@comanda/shared/domain/texto/periodo';

import { cuantosDocumentos } from '../cifras/contar';

export { textoDeMes };

/** Ours: the specification names the screen and says nothing of it. */
export const reporteriaMensajes = {
  titulo: 'Reportería',
  pruebas: 'Los documentos de este mes son de pruebas: no tienen validez tributaria.',
  faltan: (cuantos: number) =>
    cuantos === 1
      ? '1 documento del mes no está autorizado por el SRI: no está en estas cifras y la declaración no lo tendría.'
      : `${cuantosDocumentos(cuantos)} del mes no están autorizados por el SRI: no están en estas cifras y la declaración no los tendría.`,
  vacio: (mes: string) => `No hay documentos de ${textoDeMes(mes)}`,
  sinDetras: 'No hay documentos detrás de esta cifra',
  sinVentas: 'No hay ventas detrás de esta cifra',
  ventas: 'Ventas del punto de venta',
  comoVentas:
    'Lo vendido en los días de negocio del mes, con factura electrónica o sin ella. No tiene por qué ser igual a lo facturado: hay ventas sin factura, facturas por autorizar, notas de crédito de otros meses y propinas de ventas anuladas, que aquí no cuentan y una nota de crédito no devuelve.',
  porTarifa: 'Por tarifa de IVA',
  formulario: 'Para el formulario 104 (IVA)',
  comoFormulario:
    'Valor bruto: facturas autorizadas. Valor neto e impuesto: menos las notas de crédito autorizadas en el mes.',
  ceroConCredito: 'Si la venta con 0% da derecho a crédito tributario, va en 405 y 415.',
  sinCasillero: 'Confirme el casillero en el formulario vigente.',
  negativo:
    'Las notas de crédito superan a las facturas: en el formulario el neto no baja de cero y lo que sobra se compensa el mes siguiente.',
  ice: 'ICE de fundas',
  comoIce:
    'De las facturas autorizadas menos las notas de crédito autorizadas en el mes. Se declara en el formulario 105 (ICE), no en el 104, y está en la base imponible.',
  deQuien: 'De quién es el mes',
  todoElRuc: 'Todo el RUC',
  seDeclaran: (ruc: string, cuantos: number) =>
    `El RUC ${ruc} tiene ${cuantos} establecimientos: se declaran juntos`,
  ajenos: (ruc: string, cuantos: number) =>
    cuantos === 1
      ? `El RUC ${ruc} tiene otro establecimiento que usted no ve: la declaración lo lleva, y estas cifras no.`
      : `El RUC ${ruc} tiene otros ${cuantos} establecimientos que usted no ve: la declaración los lleva, y estas cifras no.`,
  porEstablecimiento: 'Por establecimiento',
  deTodoElRuc: (mes: string) => `${textoDeMes(mes)}, de todo el RUC`,
  ventasDeCadaUno: 'Las ventas del punto de venta se ven en cada establecimiento.',
  bajados: (cuantos: number) => `${cuantosDocumentos(cuantos)} en el archivo`,
  ayuda: {
    xml: 'El XML de cada documento del mes, con su autorización. LEEME.txt dice lo que falte',
    ride: 'Además el RIDE en PDF de cada documento autorizado: tarda más',
    ats: 'Una fila por documento, como el anexo transaccional de ventas, y las retiradas al final',
  },
} as const;
