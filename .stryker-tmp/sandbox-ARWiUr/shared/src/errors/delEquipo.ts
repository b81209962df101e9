/** What a till says of itself when it cannot sell without a line: part of the catalogue that no server answers with. */
// @ts-nocheck

export const ERRORES_DEL_EQUIPO = {
  EQUIPO_SIN_REGISTRAR: {
    status: 0,
    msg: 'Este equipo no esta registrado para vender sin linea. Podra cobrar en cuanto vuelva',
  },
  EQUIPO_REVOCADO: {
    status: 0,
    msg: 'Este equipo ya no puede vender sin linea. Pida a un Administrador que lo registre otra vez',
  },
  EQUIPO_SIN_NUMEROS: {
    status: 0,
    msg: 'Este equipo no tiene mas numeros de factura. Podra cobrar en cuanto vuelva la linea',
  },
  ARRIENDO_VENCIDO: {
    status: 0,
    msg: 'Los numeros de este equipo vencieron: paso mucho tiempo sin linea. Podra cobrar en cuanto vuelva',
  },
  ACTO_SIN_EQUIPO: {
    status: 0,
    msg: 'Este equipo no esta registrado para trabajar sin linea. Podra hacerlo en cuanto vuelva',
  },
  EQUIPO_SIN_CONTACTO: {
    status: 0,
    msg: 'Este equipo lleva mas de dos dias sin linea. Podra hacerlo en cuanto vuelva',
  },
  HORA_POR_CONFIRMAR: {
    status: 0,
    msg: 'La hora de este equipo cambio. Confirmela en Ventas sin linea para seguir cobrando',
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
