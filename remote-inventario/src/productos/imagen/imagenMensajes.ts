import { ERRORES } from '@comanda/shared/errors/catalogo';

export const imagenMensajes = {
  noEs: ERRORES.IMAGEN_NO_RECONOCIDA.msg,
  demasiado: 'La imagen admite hasta 12 MB',
  ilegible: 'No se pudo leer el archivo. Elíjalo de nuevo',
  ayuda: 'JPEG, PNG o WebP. Se guarda pequeña, para los botones del punto de venta.',
  enviando: 'Guardando el producto y su imagen',
  sinImagen: (porque: string) => `El producto se guardó, pero su imagen no: ${porque}`,
} as const;
