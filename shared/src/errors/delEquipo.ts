/** What a till says of itself when it cannot sell without a line: part of the catalogue that no server answers with. */
export const ERRORES_DEL_EQUIPO = {
  EQUIPO_SIN_REGISTRAR: {
    status: 0,
    msg: 'Este equipo no está registrado para vender sin línea. Podrá cobrar en cuanto vuelva',
  },
  EQUIPO_REVOCADO: {
    status: 0,
    msg: 'Este equipo ya no puede vender sin línea. Pida a un Administrador que lo registre otra vez',
  },
  EQUIPO_SIN_NUMEROS: {
    status: 0,
    msg: 'Este equipo no tiene más números de factura. Podrá cobrar en cuanto vuelva la línea',
  },
  ARRIENDO_VENCIDO: {
    status: 0,
    msg: 'Los números de este equipo vencieron: pasó mucho tiempo sin línea. Podrá cobrar en cuanto vuelva',
  },
  ACTO_SIN_EQUIPO: {
    status: 0,
    msg: 'Este equipo no está registrado para trabajar sin línea. Podrá hacerlo en cuanto vuelva',
  },
  EQUIPO_SIN_CONTACTO: {
    status: 0,
    msg: 'Este equipo lleva más de dos días sin línea. Podrá hacerlo en cuanto vuelva',
  },
  HORA_POR_CONFIRMAR: {
    status: 0,
    msg: 'La hora de este equipo cambió. Confírmela en Ventas sin línea para seguir cobrando',
  },
  EQUIPO_SIN_ESPACIO: {
    status: 0,
    msg: 'Este equipo no tiene espacio para guardarlo. Libere espacio en el disco e intente de nuevo',
  },
  EQUIPO_NO_GUARDA: {
    status: 0,
    msg: 'Este equipo no pudo guardarlo. Intente de nuevo; si se repite, cierre y abra el navegador',
  },
} as const;
