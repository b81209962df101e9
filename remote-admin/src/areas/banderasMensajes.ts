const titulo = 'Banderas por empresa';

export const banderasMensajes = {
  titulo,
  que: 'Partes de un área que se prueban en algunas empresas. Las pestañas abiertas las toman en menos de un minuto.',
  cambiar: { titulo, fallo: undefined },
  encendida: (bandera: string) => `${bandera} está encendida en 1 empresa`,
  apagada: (bandera: string) => `${bandera} está apagada en 1 empresa`,
  sinArea: (area: string) => `No tiene ${area}`,
} as const;
