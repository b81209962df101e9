import { ERRORES } from '../../errors/catalogo';
import { dePalabras } from '../../domain/texto/palabras';

/** All ours: the specification gives these settings no sentences. */
export const emisionMensajes = {
  titulo: 'Emision electronica',
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
  guardado: 'Emision guardada',
  sinProduccion: ERRORES.AMBIENTE_NO_DISPONIBLE.msg,
  numero: 'Es un numero de 1 a 999999999',
  haciaAdelante: 'Solo se puede adelantar',
  cambiar: {
    titulo: '¿Cambiar la numeracion?',
    texto: '',
    aceptar: 'Cambiar la numeracion',
  },
  aProduccion: {
    titulo: '¿Pasar a produccion?',
    texto:
      'Desde la proxima venta las facturas se envian al SRI con validez tributaria y no se pueden borrar.',
    aceptar: 'Pasar a produccion',
  },
  aPruebas: {
    titulo: '¿Pasar a pruebas?',
    texto:
      'Desde la proxima venta las facturas no tienen validez tributaria, y no se las puede validar despues.',
    aceptar: 'Pasar a pruebas',
  },
  proxima: {
    siguiente_factura: (numero: string) => `La proxima factura sera ${numero}.`,
    siguiente_nota_credito: (numero: string) => `La proxima nota de credito sera ${numero}.`,
  },
  sinVuelta: (numero: string) =>
    `No se puede volver a un numero anterior: los que faltan desde el ${numero} quedan sin usar.`,
  salto: {
    titulo: '¿Saltar mas de 1,000 numeros?',
    aceptar: 'Saltar los numeros',
  },
  modo: dePalabras(
    {
      sandbox:
        'Este servidor usa el Simulador del SRI: nada de lo que se emite llega al SRI ni tiene validez tributaria.',
      pruebas:
        'Este servidor emite en Pruebas del SRI: nada de lo que se emite tiene validez tributaria.',
      produccion: 'Este servidor emite en Produccion.',
    },
    (modo) => `Este servidor emite en ${modo}.`,
  ),
  enProduccionSinSalida:
    'La empresa esta en produccion y este servidor no emite en produccion: sus facturas esperan. Pida al operador pasar a produccion, o vuelva a pruebas.',
  sinDeshacer: 'Lo que se emita asi no se puede deshacer.',
} as const;
