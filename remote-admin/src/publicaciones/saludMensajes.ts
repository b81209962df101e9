export const saludMensajes = {
  titulo: 'Salud',
  vacio: 'Nadie ha usado esta área en los últimos siete días',
  conFallo: 'Visitas con fallo, 24 h',
  gastado: 'Presupuesto gastado, 7 días',
  consumo: 'Ritmo de gasto, 1 h / 6 h',
  carga: 'Carga (p75)',
  lcp: 'LCP (p75)',
  inp: 'INP (p75)',
  bucles: 'Bucles / cuelgues, 24 h',
  objetivo: (objetivo: string, visitas: number, malas: number) =>
    `Se espera que ${objetivo} de las visitas no falle. En siete días fallaron ${malas} de ${visitas}.`,
  enUso: 'En uso:',
  abrir: 'Ver por empresa y los fallos más frecuentes',
  cerrar: 'Ocultar',
  fallos: 'Fallos más frecuentes, 24 h',
  sinFallos: 'Nadie ha dicho un fallo en las últimas 24 horas',
  empresas: 'Por empresa, 24 h',
  sinEmpresas: 'Ninguna empresa la usó en las últimas 24 horas',
  deEmpresa: (visitas: number, malas: number) =>
    `${malas} de ${visitas} ${visitas === 1 ? 'visita' : 'visitas'} con fallo`,
} as const;
