import { textoDeMes, type Periodo } from '@comanda/shared/domain/texto/periodo';
import { formatFecha, formatHora } from '@comanda/shared/domain/texto/fecha';

/** '22/11/2026', or '16/11/2026 a 22/11/2026'. */
export const textoDeDias = ({ desde, hasta }: Periodo): string =>
  desde === hasta ? formatFecha(desde) : `${formatFecha(desde)} a ${formatFecha(hasta)}`;

/** '09' is '09:00 a 09:59'. */
export const textoDeHora = (hora: string): string => `${hora}:00 a ${hora}:59`;

/** Ours: the specification names the screen and says nothing of it. */
export const reporteMensajes = {
  titulo: 'Reporte de ventas',
  soloSuyas: 'Solo sus ventas',
  actualizando: 'Actualizando el reporte',
  datosHasta: (instante: string) => `Datos hasta las ${formatHora(instante)}`,
  comparar: {
    anterior: 'el periodo anterior',
    semana: 'la semana anterior',
    anio: 'el año anterior',
  },
  deTodos: 'Todos',
  vacio: ({ desde, hasta }: Periodo) =>
    desde === hasta
      ? `No hay ventas el ${formatFecha(desde)}`
      : `No hay ventas entre ${formatFecha(desde)} y ${formatFecha(hasta)}`,
  reparto: {
    titulo: 'Reparto del servicio',
    delMes: (mes: string) => `Servicio de ${textoDeMes(mes).toLowerCase()}`,
    boton: 'Repartir el servicio',
    suma: 'Los trabajadores se reparten',
    deVentas: (cuantas: number) => `de ${cuantas} ${cuantas === 1 ? 'venta' : 'ventas'} en vigor`,
    exito: 'Días guardados',
    fallo: 'No se guardaron los días',
  },
  sinDetras: 'No hay ventas detrás de esta cifra',
  calorComo:
    'Total de las ventas en vigor de cada día de la semana y hora. A más color, más ventas; toque una cifra para ver las suyas',
} as const;
