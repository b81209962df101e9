/** The part of the catalogue about tills that sell without a line. What is refused stays at its till, so each sentence says what may be done. */
export const ERRORES_DE_SIN_LINEA = {
  DISPOSITIVO_DESCONOCIDO: {
    status: 403,
    msg: 'Este equipo no está registrado para vender sin línea. Regístrelo en Ventas sin línea',
  },
  DISPOSITIVO_REVOCADO: {
    status: 409,
    msg: 'Este equipo ya no puede vender sin línea. Un Administrador puede aceptar sus ventas',
  },
  LLAVE_INVALIDA: {
    status: 400,
    msg: 'La llave de este equipo no es válida. Recargue la página y entre de nuevo',
  },
  LLAVE_DE_OTRO: {
    status: 409,
    msg: 'Esa llave de este equipo no es suya. Recargue la página y entre de nuevo',
  },
  LLAVES_DE_MAS: {
    status: 409,
    msg: 'Hoy registró demasiadas llaves en este equipo. Puede seguir vendiendo; lo que haga sin línea quedará por revisar',
  },
  DISPOSITIVO_REPETIDO: { status: 409, msg: 'Otro equipo ya tiene ese nombre' },
  PUNTO_EN_USO: {
    status: 409,
    msg: 'Ese punto de emisión ya lo usa la empresa u otro equipo. Elija otro',
  },
  SIN_PUNTOS_LIBRES: {
    status: 409,
    msg: 'La empresa ya usó todos los puntos de emisión de su establecimiento',
  },
  PUNTO_DE_DISPOSITIVO: {
    status: 409,
    msg: 'Un equipo que vende sin línea usa ese punto de emisión. Elija otro',
  },
  NUMERO_DE_OTRO: {
    status: 409,
    msg: 'El número de esta venta no es de este equipo. Un Administrador puede aceptarla con un número nuevo',
  },
  NUMERO_DE_OTRA_SERIE: {
    status: 409,
    msg: 'La empresa ya no emite con el número de esta venta: es de pruebas, o de otro establecimiento o RUC. Un Administrador puede aceptarla con un número nuevo',
  },
  NUMERO_YA_USADO: {
    status: 409,
    msg: 'El número de esta venta ya es de otra. Un Administrador puede aceptarla con un número nuevo',
  },
  CLAVE_DE_OTRO_DIA: {
    status: 422,
    msg: 'La clave de acceso no es la de ese número en la fecha de la venta. Un Administrador puede aceptarla con un número nuevo',
  },
  VENTA_FUERA_DE_ARRIENDO: {
    status: 422,
    msg: 'La venta se hizo cuando este equipo ya no tenía ese número. Un Administrador puede aceptarla con un número nuevo',
  },
  VENTA_EN_EL_FUTURO: {
    status: 422,
    msg: 'La hora de la venta aún no llega. Corrija la hora de este equipo',
  },
  PRECIO_NUNCA_VIGENTE: {
    status: 409,
    msg: 'Un producto no tenía ese precio cuando se vendió. Un Administrador puede aceptar la venta',
  },
  VENDEDOR_NO_PERMITIDO: {
    status: 409,
    msg: 'Quien hizo la venta ya no vende en la empresa. Un Administrador puede aceptarla',
  },
  ACTO_DE_REVOCADO: {
    status: 409,
    msg: 'Este equipo ya no puede trabajar sin línea. Un Administrador puede registrarlo de nuevo y descartar este',
  },
  ACTO_FUERA_DE_ARRIENDO: {
    status: 422,
    msg: 'Se hizo cuando este equipo llevaba más de dos días sin línea. Un Administrador puede registrarlo de nuevo y descartar este',
  },
  ACTO_EN_EL_FUTURO: {
    status: 422,
    msg: 'La hora en que se hizo aún no llega. Corrija la hora de este equipo',
  },
  AUTOR_NO_PERMITIDO: {
    status: 409,
    msg: 'Quien lo hizo ya no puede hacerlo en la empresa. Un Administrador puede registrarlo de nuevo y descartar este',
  },
  ACTO_YA_HECHO: {
    status: 409,
    msg: 'Ya quedó registrado: no hay que descartarlo. Toque Reintentar',
  },
} as const;
