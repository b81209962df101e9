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
  cuenta: {
    titulo,
    exito: 'Cuenta enviada a la impresora',
    fallo:
      'La cuenta no se imprimió: la impresora de este equipo no contesta. La orden sigue abierta',
  },
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
  enviado: (donde: string) => `Enviado a cocina: ${donde}`,
  paso: (donde: string) => `La orden pasó a ${donde}`,
  seUnio: (donde: string) => `La orden se unió a la de ${donde}`,
  yaSeCobro: (venta: string) => `La orden ya se cobró: venta ${venta}`,
  allaOOtra: '¿Enviar allá o abrir otra aquí?',
  allaOAca: '¿Enviar allá, o a quienes están aquí ahora?',
  abrirOtra: '¿Abrir otra aquí?',
  enviarAca: '¿Enviar a quienes están aquí ahora?',
  enviarAlla: '¿Enviar allá?',
  abraOtra: 'Abra otra orden para lo que falta enviar.',
  sinRonda: 'Todavía no se ha enviado nada',
  rondaRepetida: 'Se repitió la última ronda',
  anular: { titulo, exito: 'Línea anulada' },
  curso: { titulo },
} as const;
