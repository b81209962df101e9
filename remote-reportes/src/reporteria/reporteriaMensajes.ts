import { textoDeMes } from '@comanda/shared/domain/texto/periodo';

import { cuantosDocumentos } from '../cifras/contar';

export { textoDeMes };

/** Ours: the specification names the screen and says nothing of it. */
export const reporteriaMensajes = {
  titulo: 'Reporteria',
  pruebas: 'Los documentos de este mes son de pruebas: no tienen validez tributaria.',
  faltan: (cuantos: number) =>
    cuantos === 1
      ? '1 documento del mes no esta autorizado por el SRI: no esta en estas cifras y la declaracion no lo tendria.'
      : `${cuantosDocumentos(cuantos)} del mes no estan autorizados por el SRI: no estan en estas cifras y la declaracion no los tendria.`,
  vacio: (mes: string) => `No hay documentos de ${textoDeMes(mes)}`,
  sinDetras: 'No hay documentos detras de esta cifra',
  sinVentas: 'No hay ventas detras de esta cifra',
  ventas: 'Ventas del punto de venta',
  comoVentas:
    'Lo vendido en los dias de negocio del mes, con factura electronica o sin ella. No tiene por que ser igual a lo facturado: hay ventas sin factura, facturas por autorizar y notas de credito de otros meses.',
  porTarifa: 'Por tarifa de IVA',
  formulario: 'Para el formulario 104 (IVA)',
  comoFormulario:
    'Valor bruto: facturas autorizadas. Valor neto e impuesto: menos las notas de credito autorizadas en el mes.',
  ceroConCredito: 'Si la venta con 0% da derecho a credito tributario, va en 405 y 415.',
  sinCasillero: 'Confirme el casillero en el formulario vigente.',
  negativo:
    'Las notas de credito superan a las facturas: en el formulario el neto no baja de cero y lo que sobra se compensa el mes siguiente.',
  bajados: (cuantos: number) => `${cuantosDocumentos(cuantos)} en el archivo`,
  ayuda: {
    xml: 'El XML de cada documento del mes, con su autorizacion. LEEME.txt dice lo que falte',
    ride: 'Ademas el RIDE en PDF de cada documento autorizado: tarda mas',
    ats: 'Una fila por documento, como el anexo transaccional de ventas, y las retiradas al final',
  },
} as const;
