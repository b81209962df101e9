const titulo = 'Punto de Venta';

export const enMesaMensajes = {
  titulo,
  vacia: 'Toque un producto y envíelo a cocina',
  sinEnviar: (lineas: number) => ({
    titulo:
      lineas === 1 ? 'Hay 1 línea sin enviar a cocina' : `Hay ${lineas} líneas sin enviar a cocina`,
    texto: 'Se envía y después se cobra toda la orden.',
    aceptar: 'Enviar y pagar',
  }),
  enviando: 'Enviando a cocina',
  reintentando: 'Sin conexión: lo pendiente se envía en cuanto vuelva',
  sinLinea: 'Anular lo enviado y disparar cursos esperan la línea',
  anotada: 'Guardada en este equipo, por enviar',
  sinPapel: 'No se imprimió en cocina: lleve la orden',
  noAceptada: (motivo: string) => `El servidor no aceptó lo que se pidió sin línea. ${motivo}`,
  ventaNoAceptada: (venta: string, motivo: string) =>
    `Se cobró sin línea con la venta ${venta} y el servidor no la aceptó. ${motivo}`,
  cobradaAparte: 'La orden se cobró o se movió en otro equipo',
  cobradaConAbonos: (monto: string) =>
    `La orden se cobró o se movió en otro equipo. Aquí ya se habían cobrado ${monto}: devuélvalos o revise la venta`,
  pagada: (venta: string) => `Orden pagada: venta ${venta}`,
  cerrada: 'La orden ya se cerró',
  nadaPorPagar: 'La orden no tiene productos por pagar',
  yaListo: 'La cocina ya lo marcó listo: lo aprueba un Administrador',
  anular: { titulo, exito: 'Línea anulada' },
  curso: { titulo },
} as const;
