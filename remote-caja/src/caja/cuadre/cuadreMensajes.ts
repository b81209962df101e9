import { formatDiferencia, type Resultado } from '@comanda/shared/domain/caja/cuadre';

const titulo = 'Cuadre de caja';

/** Spec section 5: a missing count is a plain 'Error'. The rest is ours. */
export const cuadreMensajes = {
  titulo,
  falta: { tipo: 'error', titulo: 'Error' },
  conteo: 'Ingrese el conteo de la caja',
  monto: 'Escriba un monto, como 12.50',
  entero: 'Sin decimales',
  ciego: 'Cuente primero lo que hay: después se compara con lo que debería haber.',
  recontar: 'Para contar otra vez hace falta la aprobación de otra persona',
  mayor: (diferencia: number) =>
    `La diferencia mayor no es de efectivo: ${formatDiferencia(diferencia)} en vouchers o transferencias`,
  motivo: 'Escriba el motivo de la diferencia, con tres letras al menos',
  aprobacion: 'Falta quien aprueba, con su PIN o con su correo y contraseña',
  yaCuadrada:
    'Otra persona ya cuadró esta caja. Cierre esta ventana y ábrala de nuevo: lo que contó aquí no vale para el periodo que está abierto',
  cambio: 'La caja cambió mientras contaba. Esto debería haber ahora:',
  resultado: { SOBRA: 'Sobra', FALTA: 'Falta', CUADRA: 'Cuadra' },
  faltaOtra: (empresa: string) =>
    `Falta cuadrar ${empresa}. Su sesión se cierra después de la última.`,
  salida: 'Al aceptar se cierra su sesión. Lo que tenga abierto en las ventas queda guardado.',
  imprimir: { titulo: 'Reporte de caja', exito: 'Reporte enviado a la impresora' },
  pdf: { titulo: 'Reporte de caja' },
  vacio: 'No hay cuadres en estas fechas',
  revisar: { titulo: 'Cuadres', exito: 'Diferencia revisada' },
  confirmarRevisar: (responsable: string, diferencia: string) => ({
    titulo: '¿Marcar la diferencia como revisada?',
    texto: `El cuadre de ${responsable} tiene una diferencia de ${diferencia}. Deja de aparecer entre lo pendiente.`,
    aceptar: 'Revisado',
  }),
} as const satisfies Record<string, unknown> & { resultado: Record<Resultado, string> };
