/** Of what is published and let out (docs/adr/0029): part of the catalogue. */
// @ts-nocheck

export const ERRORES_DE_PLATAFORMA = {
  LLAVE_NO_VALE: { status: 401, msg: 'La llave del equipo no vale o fue revocada' },
  LLAVE_DE_OTRA_AREA: { status: 403, msg: 'La llave es de otra area' },
  PARTE_FUERA_DE_LUGAR: {
    status: 409,
    msg: 'La parte no sigue a lo recibido. Pregunte cuanto llego y siga desde ahi',
  },
  SUBIDA_INCOMPLETA: { status: 409, msg: 'Faltan partes del archivo o su huella no coincide' },
  PUBLICACION_RECHAZADA: { status: 422, msg: 'La publicacion no paso las reglas' },
  BUILD_NO_COMBINA: { status: 409, msg: 'Ese build no combina con lo que esta en uso' },
  BUILD_RETIRADO: { status: 410, msg: 'Los archivos de ese build ya se retiraron' },
  SIN_BUILD_ANTERIOR: { status: 409, msg: 'No hay un build anterior al cual volver' },
} as const;
