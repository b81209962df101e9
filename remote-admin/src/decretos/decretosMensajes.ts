const titulo = 'Decretos de IVA';

export const decretosMensajes = {
  titulo,
  vacio: {
    dibujo: 'lista',
    titulo: 'Aún no hay decretos',
    como: 'Un decreto da otra tarifa a los establecimientos de turismo en unos días y lugares.',
  },
  listar: 'No se pudo leer los decretos',
  agregar: { titulo, exito: 'Decreto agregado' },
  terminar: { titulo, exito: 'Decreto terminado' },
  ayudaProvincias: 'Sin provincias ni cantones rige en todo el país',
  ayudaCantones: 'Uno en cada línea. Por ejemplo, Pichincha: Cayambe',
  paraTodas:
    'Vale para todas las empresas con registro de turismo, desde su primer día y sin publicar nada. No se puede borrar: se termina con otra fila.',
} as const;
