import { conMiles } from '@comanda/shared/domain/dinero/dinero';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

const documentos = (cuantos: number) =>
  cuantos === 1 ? '1 documento' : `${conMiles(String(cuantos))} documentos`;

/** All ours. */
export const seleccionMensajes = {
  titulo: 'Documentos elegidos',
  documentos,
  elegidos: (cuantos: number) => `${documentos(cuantos)} ${cuantos === 1 ? 'elegido' : 'elegidos'}`,
  todos: (cuantos: number) => `Elegir los ${conMiles(String(cuantos))}`,
  noTodas: (cuantos: number) =>
    `Se eligieron los ${conMiles(String(cuantos))} más recientes. Acote las fechas para los demás`,
  demasiados: (maximo: number) => `Elija hasta ${conMiles(String(maximo))} para reenviar`,
  descargar: 'Descargar ZIP',
  queSeDescarga: 'El XML de cada documento, y el RIDE de los autorizados',
  demasiadosParaZip: (maximo: number) => `Elija hasta ${conMiles(String(maximo))} para descargar`,
  descargados: (cuantos: number) =>
    `${documentos(cuantos)} ${cuantos === 1 ? 'descargado' : 'descargados'}`,
  via: {
    CORREO: {
      boton: 'Reenviar por correo',
      titulo: 'Reenviar por correo',
      explica: (cuantos: number) =>
        cuantos === 1
          ? 'Se envían el XML y el RIDE de 1 documento a su comprador, al correo que consta en el documento.'
          : `Se envían el XML y el RIDE de ${documentos(cuantos)} a sus compradores, al correo que consta en cada documento.`,
    },
    SRI: {
      boton: 'Reintentar en el SRI',
      titulo: 'Reintentar en el SRI',
      explica: (cuantos: number) =>
        `${cuantos === 1 ? 'Va' : 'Van'} de nuevo al SRI ${documentos(cuantos)}, con su misma clave y su número.`,
    },
  },
  pidiendo: (hechos: number, total: number) =>
    `Pedidos ${conMiles(String(hechos))} de ${conMiles(String(total))}`,
  llegando: (listos: number, total: number) =>
    `Listos ${conMiles(String(listos))} de ${conMiles(String(total))}`,
  listo: (total: number) => `Listo: ${documentos(total)}`,
  detenido: (hechos: number, total: number) =>
    `Detenido: se pidieron ${conMiles(String(hechos))} de ${conMiles(String(total))}`,
  siguenSolos: 'Puede cerrar: lo que ya se pidió sigue solo.',
  sinNoticias: 'No se pudo comprobar cómo van. Se intenta de nuevo',
  desenlace: dePalabras(
    {
      ENVIADO: 'Enviados',
      AUTORIZADO: 'Autorizados por el SRI',
      EN_CAMINO: 'En camino',
      PAUSADO: 'Esperan: la emisión está en pausa',
      REPETIDO: 'Enviados hace poco: no se repiten',
      SIN_DIRECCION: 'Sin correo del comprador',
      NO_APLICA: 'Ya no se pueden reenviar',
      RECHAZADO: 'No salieron',
    },
    talCual,
  ),
} as const;
