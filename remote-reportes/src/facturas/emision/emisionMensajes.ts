/** All ours: the specification gives these settings no sentences. */
export const emisionMensajes = {
  titulo: 'Emision electronica',
  sinCertificado:
    'La empresa no tiene certificado de firma: sus facturas esperan hasta que cargue uno',
  archivoGrande: 'El archivo es demasiado grande para ser un certificado',
  leyendo: 'Leyendo el certificado. Puede tardar unos segundos',
  cargado: 'Certificado cargado',
  guardado: 'Emision guardada',
  numero: 'Es un numero de 1 a 999999999',
  haciaAdelante: 'Solo se puede adelantar',
  aProduccion: {
    titulo: '¿Pasar a produccion?',
    texto:
      'Desde la proxima venta las facturas se envian al SRI con validez tributaria y no se pueden borrar.',
    aceptar: 'Pasar a produccion',
    peligro: true,
  },
} as const;
