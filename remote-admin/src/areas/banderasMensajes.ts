const titulo = 'Banderas por empresa';

const deEmpresas = (cuantas: number) => (cuantas === 1 ? '1 empresa' : `${cuantas} empresas`);

export const banderasMensajes = {
  titulo,
  que: 'Partes de un área que se prueban en algunas empresas. Las pestañas abiertas las toman en menos de un minuto.',
  cambiar: { titulo, fallo: undefined },
  encendida: (bandera: string, empresas: number) =>
    `${bandera} está encendida en ${deEmpresas(empresas)}`,
  apagada: (bandera: string, empresas: number) =>
    `${bandera} está apagada en ${deEmpresas(empresas)}`,
  sinArea: (area: string) => `No tiene ${area}`,
} as const;
