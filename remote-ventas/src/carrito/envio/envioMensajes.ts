export const envioMensajes = {
  titulo: 'Punto de Venta',
  fueAOtra: (donde: string) => `La orden está en ${donde}: se envió allá`,
  noFue: (donde: string, motivo: string) => `${donde}: quedó sin enviar a cocina. ${motivo}`,
} as const;
