import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import { ANDINA, PUERTO } from '../empresas';
import { DEMO, type MundoDemo } from '../sembrarDemo';

import type { JornadaViva } from './jornada';

/** Six weeks, so that a week and a month have one before them to be compared with. */
const DIAS = 43;

/** The demo that `npm start` shows: a restaurant at work, a small one, and one on its first day. */
export const demoViva = (jornada: JornadaViva): MundoDemo => ({
  ...DEMO,
  viva: {
    jornada,
    facturasDesde: `${haceUnaSemana(jornada.dia).slice(0, 7)}-01`,
    ritmos: {
      [PUERTO.empresa]: { dias: DIAS, ventasPorDia: 18, abre: 8, cierra: 20 },
      [ANDINA.empresa]: { dias: DIAS, ventasPorDia: 7, abre: 8, cierra: 20 },
    },
  },
});

/** Of a month that has just begun there is nothing to declare yet. */
const haceUnaSemana = (dia: string) =>
  new Date(Date.parse(dia) - 7 * DIA_MS).toISOString().slice(0, 10);
