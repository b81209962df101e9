/** The part of the catalogue about the right to open a cash drawer, as the till's print service and the server say it. */
export const ERRORES_DE_CAJON = {
  CAJON_SIN_BOLETO: {
    status: 403,
    msg: 'El cajón se abre solo desde Comanda, con el permiso de quien lo abre',
  },
  BOLETO_INVALIDO: {
    status: 403,
    msg: 'El permiso para abrir el cajón no es de esta caja',
  },
  BOLETO_VENCIDO: {
    status: 403,
    msg: 'El permiso para abrir el cajón venció. Intente de nuevo y revise la hora del equipo',
  },
  BOLETO_USADO: {
    status: 409,
    msg: 'Ese permiso para abrir el cajón ya se usó',
  },
  CAJON_SIN_ANOTAR: {
    status: 507,
    msg: 'Este equipo no pudo anotar el permiso para abrir el cajón. Revise si su disco está lleno',
  },
  VINCULO_SIN_FIRMA: {
    status: 403,
    msg: 'El servicio de impresión ya está vinculado y no reconoce esta firma. Borre vinculos.json en su carpeta de datos para empezar de nuevo',
  },
  IMPRESORAS_SIN_FIRMA: {
    status: 403,
    msg: 'Las impresoras de este equipo las cambia un Administrador de la empresa con que está vinculado',
  },
  IMPRESORAS_CAMBIARON: {
    status: 409,
    msg: 'Alguien más cambió las impresoras de este equipo. Vuelva a abrirlas y revise',
  },
  IMPRESION_DESCONOCIDA: {
    status: 422,
    msg: 'La empresa no vinculó ese servicio de impresión. Vincúlelo en Caja, Impresoras',
  },
  VENTA_SIN_CAJON: {
    status: 422,
    msg: 'El cajón se abre una vez por venta en efectivo: quien la cobró, en su caja y hasta diez minutos después',
  },
} as const;
