const titulo = 'Clientes';

/** Ours: the specification gives the seller's button no behaviour (docs/adr/0072). */
export const prospectosMensajes = {
  titulo,
  vacio: 'Aún no ha registrado clientes. Lo que registre lo recibe el operador',
  nadieEspera: 'Ningún vendedor espera por una empresa',
  listar: 'No se pudo leer los clientes',
  crear: { titulo, exito: 'Cliente registrado. El operador ya lo ve' },
  editar: { titulo, exito: 'Datos Actualizados' },
  descartar: { titulo, exito: 'Cliente descartado' },
  ayudaMotivo: 'Lo lee el vendedor que lo registró',
  buscandoRuc: 'Buscando el RUC…',
} as const;
