const titulo = 'Clientes';

/** Ours: the specification gives the seller's button no behaviour (docs/adr/0072). */
export const prospectosMensajes = {
  titulo,
  vacio: {
    dibujo: 'personas',
    titulo: 'Aún no ha registrado clientes',
    como: 'Lo que registre lo recibe el operador, que hace su empresa',
  },
  listar: 'No se pudo leer los clientes',
  crear: { titulo, exito: 'Cliente registrado. El operador ya lo ve' },
  editar: { titulo, exito: 'Datos Actualizados' },
  descartar: { titulo, exito: 'Cliente descartado' },
  ayudaMotivo: 'Lo lee el vendedor que lo registró',
  buscandoRuc: 'Buscando el RUC…',
} as const;
