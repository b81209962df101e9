import { formatEntero } from '../formatEntero';

const documentos = (cuantos: number) =>
  cuantos === 1 ? '1 documento' : `${formatEntero(cuantos)} documentos`;

/** All ours. */
export const seleccionMensajes = {
  titulo: 'Documentos elegidos',
  documentos,
  elegidos: (cuantos: number) => `${documentos(cuantos)} ${cuantos === 1 ? 'elegido' : 'elegidos'}`,
  todos: (cuantos: number) => `Elegir los ${formatEntero(cuantos)}`,
  noTodas: (cuantos: number) =>
    `Se eligieron los ${formatEntero(cuantos)} mas recientes. Acote las fechas para los demas`,
  demasiados: (maximo: number) => `Elija hasta ${formatEntero(maximo)} para reenviar`,
  via: {
    CORREO: {
      boton: 'Reenviar por correo',
      titulo: 'Reenviar por correo',
      explica: (cuantos: number) =>
        cuantos === 1
          ? 'Se envian el XML y el RIDE de 1 documento a su comprador, al correo que consta en el documento.'
          : `Se envian el XML y el RIDE de ${documentos(cuantos)} a sus compradores, al correo que consta en cada documento.`,
    },
    SRI: {
      boton: 'Reintentar en el SRI',
      titulo: 'Reintentar en el SRI',
      explica: (cuantos: number) =>
        `${cuantos === 1 ? 'Va' : 'Van'} de nuevo al SRI ${documentos(cuantos)}, con su misma clave y su numero.`,
    },
  },
  pidiendo: (hechos: number, total: number) =>
    `Pedidos ${formatEntero(hechos)} de ${formatEntero(total)}`,
  llegando: (listos: number, total: number) =>
    `Listos ${formatEntero(listos)} de ${formatEntero(total)}`,
  listo: (total: number) => `Listo: ${documentos(total)}`,
  detenido: (hechos: number, total: number) =>
    `Detenido: se pidieron ${formatEntero(hechos)} de ${formatEntero(total)}`,
  siguenSolos: 'Puede cerrar: lo que ya se pidio sigue solo.',
  sinNoticias: 'No se pudo comprobar como van. Se intenta de nuevo',
  desenlace: {
    ENVIADO: 'Enviados',
    AUTORIZADO: 'Autorizados por el SRI',
    EN_CAMINO: 'En camino',
    PAUSADO: 'Esperan: la emision esta en pausa',
    REPETIDO: 'Enviados hace poco: no se repiten',
    SIN_DIRECCION: 'Sin correo del comprador',
    NO_APLICA: 'Ya no se pueden reenviar',
    RECHAZADO: 'No salieron',
  },
} as const;
