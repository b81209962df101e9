import { ERRORES } from '../../errors/catalogo';
import { dePalabras } from '../../domain/texto/palabras';

/** All ours: the specification gives these settings no sentences. */
export const emisionMensajes = {
  titulo: 'Emisión electrónica',
  sinCertificado:
    'La empresa no tiene certificado de firma: sus facturas esperan hasta que cargue uno',
  archivoGrande: 'El archivo es demasiado grande para ser un certificado',
  leyendo: 'Leyendo el certificado. Puede tardar unos segundos',
  cargado: 'Certificado cargado',
  deOtro: {
    titulo: '¿Cargar un certificado de otro RUC?',
    texto: (que: string) =>
      `${que}. El SRI rechaza lo que firme si no es de la empresa o de su representante.`,
    aceptar: 'Cargarlo de todos modos',
  },
  guardado: 'Emisión guardada',
  sinProduccion: ERRORES.AMBIENTE_NO_DISPONIBLE.msg,
  numero: 'Es un número de 1 a 999999999',
  haciaAdelante: 'Solo se puede adelantar',
  cambiar: {
    titulo: '¿Cambiar la numeración?',
    texto: '',
    aceptar: 'Cambiar la numeración',
  },
  aProduccion: {
    titulo: '¿Pasar a producción?',
    texto:
      'Desde la próxima venta las facturas se envían al SRI con validez tributaria y no se pueden borrar.',
    aceptar: 'Pasar a producción',
  },
  aPruebas: {
    titulo: '¿Pasar a pruebas?',
    texto:
      'Desde la próxima venta las facturas no tienen validez tributaria, y no se las puede validar después.',
    aceptar: 'Pasar a pruebas',
  },
  proxima: {
    siguiente_factura: (numero: string) => `La próxima factura será ${numero}.`,
    siguiente_nota_credito: (numero: string) => `La próxima nota de crédito será ${numero}.`,
  },
  sinVuelta: (numero: string) =>
    `No se puede volver a un número anterior: los que faltan desde el ${numero} quedan sin usar.`,
  salto: {
    titulo: '¿Saltar más de 1,000 números?',
    aceptar: 'Saltar los números',
  },
  modo: dePalabras(
    {
      sandbox:
        'Este servidor usa el Simulador del SRI: nada de lo que se emite llega al SRI ni tiene validez tributaria.',
      pruebas:
        'Este servidor emite en Pruebas del SRI: nada de lo que se emite tiene validez tributaria.',
      produccion: 'Este servidor emite en Producción.',
    },
    (modo) => `Este servidor emite en ${modo}.`,
  ),
  enProduccionSinSalida:
    'La empresa está en producción y este servidor no emite en producción: sus facturas esperan. Pida al operador pasar a producción, o vuelva a pruebas.',
  sinDeshacer: 'Lo que se emita así no se puede deshacer.',
} as const;
