const titulo = 'Áreas por empresa';

const deEmpresas = (cuantas: number) => (cuantas === 1 ? '1 empresa' : `${cuantas} empresas`);

export const areasMensajes = {
  titulo,
  vacio: 'Aún no hay empresas. Registre la primera en Empresas',
  cambiar: { titulo, fallo: undefined },
  encendida: (area: string, empresas: number) =>
    `${area} está encendida en ${deEmpresas(empresas)}`,
  apagada: (area: string, empresas: number) => `${area} está apagada en ${deEmpresas(empresas)}`,
  yaEncendida: (area: string) => `${area} ya estaba encendida en todas las elegidas`,
  yaApagada: (area: string) => `${area} ya estaba apagada en todas las elegidas`,
  preguntaApagar: (area: string, empresas: number) => `¿Apagar ${area} en ${deEmpresas(empresas)}?`,
  pantallas: (nombres: string) => `Dejan de verse: ${nombres}.`,
  sinPantallas: 'El área no tiene pantallas publicadas.',
  cuando:
    'Las pestañas abiertas la pierden en menos de un minuto, y desde ahora se niega todo lo que pidan. Nada se borra: al encenderla vuelve como estaba.',
  nadie: 'nadie la usa hoy',
  elegidas: (cuantas: number) => `${deEmpresas(cuantas)} elegida${cuantas === 1 ? '' : 's'}`,
} as const;
