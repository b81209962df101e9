const titulo = 'Punto de Venta';

export const enMesaMensajes = {
  titulo,
  vacia: 'Toque un producto y envielo a cocina',
  sinEnviar: (lineas: number) => ({
    titulo:
      lineas === 1 ? 'Hay 1 linea sin enviar a cocina' : `Hay ${lineas} lineas sin enviar a cocina`,
    texto: 'Se envia y despues se cobra toda la orden.',
    aceptar: 'Enviar y pagar',
  }),
  enviando: 'Enviando a cocina',
  reintentando: 'Sin conexion: lo pendiente se envia en cuanto vuelva',
  sinLinea: 'Anular lo enviado y disparar cursos esperan la linea',
  anotada: 'Guardada en este equipo, por enviar',
  sinPapel: 'No se imprimio en cocina: lleve la orden',
  noAceptada: (motivo: string) => `El servidor no acepto lo que se pidio sin linea. ${motivo}`,
  ventaNoAceptada: (venta: string, motivo: string) =>
    `Se cobro sin linea con la venta ${venta} y el servidor no la acepto. ${motivo}`,
  cobradaAparte: 'La orden se cobro o se movio en otro equipo',
  cobradaConAbonos: (monto: string) =>
    `La orden se cobro o se movio en otro equipo. Aqui ya se habian cobrado ${monto}: devuelvalos o revise la venta`,
  pagada: (venta: string) => `Orden pagada: venta ${venta}`,
  cerrada: 'La orden ya se cerro',
  nadaPorPagar: 'La orden no tiene productos por pagar',
  yaListo: 'La cocina ya lo marcó listo: lo aprueba un Administrador',
  anular: { titulo, exito: 'Linea anulada' },
  curso: { titulo },
} as const;
