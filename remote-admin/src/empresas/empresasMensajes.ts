import { FUENTE_DE_SERVICIO, PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';

const titulo = 'Empresas';

/** Spec section 8, Companies; the rest is ours. */
export const empresasMensajes = {
  titulo,
  vacio: {
    dibujo: 'lista',
    titulo: 'Aún no hay empresas',
    como: 'Con su RUC y su serie una empresa puede vender; sus áreas dicen qué ve.',
  },
  crear: { titulo, exito: 'Datos Registrados', fallo: 'No se pudo registrar los datos' },
  editar: { titulo, exito: 'Datos Actualizados', fallo: 'No se pudo actualizar los datos' },
  eliminar: { titulo, exito: 'Empresa eliminada' },
  confirmarEliminar: (empresa: string) => ({
    titulo: '¿Estás seguro?',
    texto: `${empresa} deja de verse y su gente deja de entrar. Lo que emitió se conserva. ¡No podrás revertir esto!`,
    aceptar: '¡Sí, eliminar!',
    peligro: true,
  }),
  confirmarSerie: (serie: string) => ({
    titulo: '¿Cambiar la serie?',
    texto: `Desde la próxima venta la empresa emite en la serie ${serie}, con su propia numeración. Lo que se emita así no se puede deshacer.`,
    aceptar: 'Cambiar la serie',
    peligro: true,
  }),
  archivoGrande: 'El archivo es demasiado grande para ser un certificado',
  leyendo: 'Guardando la empresa y su certificado. Puede tardar unos segundos',
  administrador: {
    titulo: 'Crear Administrador',
    ayuda: (empresa: string) =>
      `Esta persona administrará ${empresa}. Entra con su correo y cambia la contraseña la primera vez.`,
    ayudaDeNueva: (empresa: string) =>
      `${empresa} aún no tiene quien la administre. Esta persona entra con su correo y cambia la contraseña la primera vez.`,
    conCuenta:
      'Ya hay una cuenta con ese correo. Si es de otra empresa, edítela en Usuarios y agréguele esta',
    mensajes: { titulo, exito: 'El usuario ha sido registrado.' },
  },
  registroDeTurismo:
    'Su número, mientras esté activo: con él rige el IVA de los decretos en sus días y lugares',
  servicio: `Servicio del ${PORCENTAJE_DE_SERVICIO}%`,
  servicioAyuda: `Se suma al consumo sin IVA y es de los trabajadores. Fuente: ${FUENTE_DE_SERVICIO}`,
  servicioObligatorio: `Los establecimientos turísticos de lujo, primera y segunda cobran el servicio del ${PORCENTAJE_DE_SERVICIO}% (${FUENTE_DE_SERVICIO})`,
  emite: (hasta: string) =>
    `La empresa emite facturas electrónicas: su certificado vale hasta el ${hasta}`,
  vencido: (desde: string) =>
    `El certificado venció el ${desde}: las facturas esperan hasta que cargue otro`,
  noEmite: 'La empresa no emite facturas electrónicas',
  sinCertificado:
    'La empresa emite facturas electrónicas, pero esperan hasta que cargue su certificado',
  emiteNotas: 'La empresa vende con notas de venta, sin IVA desglosado',
  emiteDeDos:
    'La empresa vende con notas de venta lo de su régimen, y con factura electrónica los productos marcados como fuera de él',
  notasDeVenta: 'Notas de venta por lo de su régimen',
  notasDeVentaAyuda:
    'Lo que vende va con nota de venta, sin IVA, y con factura solo los productos marcados Fuera del régimen RIMPE',
  negocioPopular:
    'Un negocio popular vende con notas de venta, sin IVA: se apaga la factura electrónica y se registra un talonario',
  talonarios: {
    titulo: 'Talonario de notas de venta',
    ayuda:
      'Cada venta toma el número que sigue. Sin línea no se numera: la venta toma su número cuando llega al servidor.',
    registrar: { titulo: 'Talonario de notas de venta' },
    retirar: { titulo: 'Talonario de notas de venta', exito: 'Talonario retirado' },
    confirmarRetiro: (serie: string) => ({
      titulo: '¿Retirar el talonario?',
      texto: `No se toman más números del talonario ${serie}. Las notas que ya salieron se conservan.`,
      aceptar: 'Retirar',
      peligro: true,
    }),
  },
  logo: {
    titulo: 'Logo',
    exito: 'Logo guardado',
    quitado: 'Logo quitado',
    ayuda: 'JPEG, PNG o WebP. Sale en el menú, en el ticket y en las facturas.',
    ilegible: 'No se pudo leer el archivo. Elíjalo de nuevo',
    demasiado: 'La imagen admite hasta 12 MB',
  },
} as const;
