import type { HojaCaja } from '../../../contracts/caja/papel';

/** A Z of La Cevichería, cut short. */
export const makeHoja = (over: Partial<HojaCaja> = {}): HojaCaja => ({
  empresa: 'La Cevichería del Puerto',
  titulo: 'REPORTE Z',
  cabecera: ['Caja, periodo 3', 'Responsable: Carla Cañarte'],
  secciones: [
    {
      titulo: 'Efectivo',
      filas: [
        { texto: 'Apertura', valor: '$100.00' },
        { texto: 'Debería haber', valor: '$114.75', fuerte: true },
      ],
    },
    { titulo: 'Cuadre', filas: [{ texto: 'Motivo: se dio mal un vuelto', valor: '' }] },
  ],
  firma: 'Carla Cañarte',
  ...over,
});
